import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { type ApplicationRecord, columns, flat, type PurchaseRecord } from './store.ts';
import { purchaseApplications, purchases } from './tables.ts';

/** Purchases that a person released, newest first. */
export const findPurchasesBy = async (ctx: Ctx, userId: string): Promise<PurchaseRecord[]> =>
  flat(
    await ctx.db
      .select(columns)
      .from(purchases)
      .where(eq(purchases.buyerId, userId))
      .orderBy(desc(purchases.publishedAt), desc(purchases.id)),
  );

/** Applications for purchases that a person wrote, newest first. */
export const findApplicationsBy = (ctx: Ctx, userId: string): Promise<ApplicationRecord[]> =>
  ctx.db
    .select()
    .from(purchaseApplications)
    .where(eq(purchaseApplications.userId, userId))
    .orderBy(desc(purchaseApplications.createdAt), desc(purchaseApplications.id));
