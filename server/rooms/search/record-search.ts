import type { SearchScope } from '#contract/search/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { noteSearch } from './history-store.ts';
import { recordPlaces } from './record-places.ts';
import { normalise } from './rules.ts';
import { countTerm } from './store.ts';

/** One address counts a term once an hour, so that nobody makes a term hot alone. */
const once = { name: 'search.term', points: 1, seconds: 3600 };

/**
 * Counts a public search that found something, and notes it for the person who searched; the answer doesn't wait for either. In
 * what is counted nobody stands: the address is in the limiter alone, for that hour. `companies` are those whose things it
 * showed, in their order.
 */
export const recordSearch = (
  ctx: Ctx,
  scope: SearchScope,
  q: string | undefined,
  found: number,
  companies: readonly (string | undefined)[] = [],
): void => {
  const term = normalise(q ?? '');
  if (!term) return;
  const { platform, lang, person } = ctx;
  const apart = { ...ctx, db: platform.db };
  const count = async () => {
    if (await platform.limits.take(once, `${ctx.address} ${lang} ${scope} ${term}`)) return;
    recordPlaces(ctx, term, companies);
    await countTerm(apart, { lang, scope, term });
  };
  const note = async () => {
    if (person) await noteSearch(apart, { userId: person.userId, scope, term });
    if (found > 0) await count();
  };
  note().catch((err: Error) => platform.log.warn({ err: err.message }, 'a search was not counted'));
};
