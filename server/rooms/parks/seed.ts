import type { Ctx } from '#server/platform/context.ts';
import { parks, parkStays } from './tables.ts';

export type SeedParks = { parks: (typeof parks.$inferInsert)[]; stays: (typeof parkStays.$inferInsert)[] };

/** Parks of the demo world and who is in them. */
export const insertParks = async (ctx: Ctx, s: SeedParks): Promise<void> => {
  if (s.parks.length) await ctx.db.insert(parks).values(s.parks);
  if (s.stays.length) await ctx.db.insert(parkStays).values(s.stays);
};
