import type { Ctx } from '#server/platform/context.ts';
import {
  purchaseAnswers,
  purchaseApplications,
  purchaseAwardLines,
  purchaseAwards,
  purchaseCriteria,
  purchaseDocuments,
  purchaseLines,
  purchaseOffers,
  purchasePrices,
  purchases,
} from './tables.ts';

export { agreedOfAward } from './awards/order-of-award.ts';

export { covers, certificateStandings } from './rules.ts';
export type SeedPurchases = {
  purchases: (typeof purchases.$inferInsert)[];
  applications: (typeof purchaseApplications.$inferInsert)[];
  lines: (typeof purchaseLines.$inferInsert)[];
  criteria: (typeof purchaseCriteria.$inferInsert)[];
  answers: (typeof purchaseAnswers.$inferInsert)[];
  offers: (typeof purchaseOffers.$inferInsert)[];
  prices: (typeof purchasePrices.$inferInsert)[];
  documents: (typeof purchaseDocuments.$inferInsert)[];
  awards: (typeof purchaseAwards.$inferInsert)[];
  given: (typeof purchaseAwardLines.$inferInsert)[];
};

/** Purchases of the demo world with their applications. */
export const insertPurchases = async (ctx: Ctx, s: SeedPurchases): Promise<void> => {
  if (s.purchases.length) await ctx.db.insert(purchases).values(s.purchases);
  if (s.applications.length) await ctx.db.insert(purchaseApplications).values(s.applications);
  if (s.lines.length) await ctx.db.insert(purchaseLines).values(s.lines);
  if (s.documents.length) await ctx.db.insert(purchaseDocuments).values(s.documents);
  if (s.criteria.length) await ctx.db.insert(purchaseCriteria).values(s.criteria);
  if (s.answers.length) await ctx.db.insert(purchaseAnswers).values(s.answers);
  if (s.offers.length) {
    await ctx.db.insert(purchaseOffers).values(s.offers);
    await ctx.db.insert(purchasePrices).values(s.prices);
  }
  if (s.awards.length) {
    await ctx.db.insert(purchaseAwards).values(s.awards);
    await ctx.db.insert(purchaseAwardLines).values(s.given);
  }
};
