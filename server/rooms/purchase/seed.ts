import type { Ctx } from '#server/platform/context.ts';
import { purchaseApplications, purchases } from './tables.ts';

export { covers, certificateStandings } from './rules.ts';
export type SeedPurchases = {
  purchases: (typeof purchases.$inferInsert)[];
  applications: (typeof purchaseApplications.$inferInsert)[];
};

/** Purchases of the demo world with their applications. */
export const insertPurchases = async (ctx: Ctx, s: SeedPurchases): Promise<void> => {
  if (s.purchases.length) await ctx.db.insert(purchases).values(s.purchases);
  if (s.applications.length) await ctx.db.insert(purchaseApplications).values(s.applications);
};
