import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Platform } from '#server/platform/index.ts';
import { addPlaces, type NewPlace } from './places-store.ts';

/** Places wait so long, or until there are so many, before they are written: a crash loses no more than that of the counts. */
const waitMs = 20_000;
const most = 5_000;

/** What a node has counted and not yet written, by platform. */
const waiting = new WeakMap<Platform, Map<string, NewPlace>>();

/** Writes what waits. */
export const flushPlaces = async (ctx: Ctx): Promise<void> => {
  const places = waiting.get(ctx.platform);
  waiting.delete(ctx.platform);
  if (places?.size) await addPlaces({ ...ctx, db: ctx.platform.db }, [...places.values()]);
};

/** Counts at which place a search showed each company first; the search does not wait, and many searches are one write. */
export const recordPlaces = (ctx: Ctx, term: string, companies: readonly (string | undefined)[]): void => {
  const { platform, person } = ctx;
  let places = waiting.get(platform);
  const write = () =>
    void flushPlaces(ctx).catch((err: Error) => platform.log.warn({ err: err.message }, 'places were not counted'));
  if (!places) {
    places = new Map();
    waiting.set(platform, places);
    setTimeout(write, waitMs).unref();
  }
  const day = chinaDay();
  for (const [i, entId] of companies.entries()) {
    // Once a company and search, at its first place; what a company's own people search for is not counted for it.
    if (!entId || entId === person?.entId || companies.indexOf(entId) !== i) continue;
    const key = `${day} ${term} ${entId}`;
    const before = places.get(key);
    const place = i + 1;
    const add = { shown: (before?.shown ?? 0) + 1, sum: (before?.sum ?? 0) + place };
    places.set(key, { day, term, entId, ...add, best: Math.min(before?.best ?? place, place) });
  }
  if (places.size >= most) write();
};
