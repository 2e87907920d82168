import type { Ctx } from '#server/platform/context.ts';
import { parks, parkTenancies } from './tables.ts';

export type SeedParks = { parks: (typeof parks.$inferInsert)[]; tenancies: (typeof parkTenancies.$inferInsert)[] };

/** Parks of the demo world and who is in them. */
export const insertParks = async (ctx: Ctx, s: SeedParks): Promise<void> => {
  if (s.parks.length) await ctx.db.insert(parks).values(s.parks);
  if (s.tenancies.length) await ctx.db.insert(parkTenancies).values(s.tenancies);
};
