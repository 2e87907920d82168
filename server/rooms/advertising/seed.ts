import type { Ctx } from '#server/platform/context.ts';
import { adEvents, adReaders, advertisements } from './tables.ts';

export type SeedAds = {
  ads: (typeof advertisements.$inferInsert)[];
  events: (typeof adEvents.$inferInsert)[];
  readers: (typeof adReaders.$inferInsert)[];
};

/** Advertisements of the demo world with their course and figures. */
export const insertAds = async (ctx: Ctx, s: SeedAds): Promise<void> => {
  if (s.ads.length) await ctx.db.insert(advertisements).values(s.ads);
  if (s.events.length) await ctx.db.insert(adEvents).values(s.events);
  for (let i = 0; i < s.readers.length; i += 1000) await ctx.db.insert(adReaders).values(s.readers.slice(i, i + 1000));
};
