import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { AssumptionView } from '#contract/inquiry/assumptions.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { assumedCosts, quotationAssumptions } from '../tables.ts';

/** What the buyer's side assumes of the quotations of an inquiry. */
export const findAssumptions = async (ctx: Ctx, inquiryId: string): Promise<AssumptionView[]> => {
  const rows = await ctx.db
    .select({
      quotationId: quotationAssumptions.quotationId,
      currency: quotationAssumptions.currency,
      dutyPercent: quotationAssumptions.dutyPercent,
    })
    .from(quotationAssumptions)
    .where(eq(quotationAssumptions.inquiryId, inquiryId));
  const ids = rows.map((r) => r.quotationId);
  const costs = ids.length
    ? await ctx.db
        .select()
        .from(assumedCosts)
        .where(inArray(assumedCosts.quotationId, ids))
        .orderBy(asc(assumedCosts.tier))
    : [];
  const of = Map.groupBy(costs, (c) => c.quotationId);
  return rows.map((r) => {
    const tiers = of.get(r.quotationId) ?? [];
    return { ...r, freight: tiers.map((c) => c.freight), other: tiers.map((c) => c.other) };
  });
};

/** Sets what is assumed of one quotation, whole. */
export const writeAssumption = (
  ctx: Ctx,
  { quotationId, currency, freight, dutyPercent, other }: AssumptionView,
  by: { inquiryId: string; userId: string },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const set = { currency, dutyPercent, updatedBy: by.userId };
    // The row is locked by its writing: of two colleagues at once the later one's costs stay, whole.
    await tx.db
      .insert(quotationAssumptions)
      .values({ quotationId, inquiryId: by.inquiryId, ...set })
      .onConflictDoUpdate({
        target: quotationAssumptions.quotationId,
        set: { ...set, updatedAt: sql`clock_timestamp()` },
      });
    await tx.db.delete(assumedCosts).where(eq(assumedCosts.quotationId, quotationId));
    const tiers = Array.from({ length: Math.max(freight.length, other.length) }, (_, i) => ({
      quotationId,
      tier: i + 1,
      freight: freight[i] ?? null,
      other: other[i] ?? null,
    }));
    if (tiers.length) await tx.db.insert(assumedCosts).values(tiers);
  });

export const deleteAssumption = async (ctx: Ctx, quotationId: string): Promise<void> => {
  await ctx.db.delete(quotationAssumptions).where(eq(quotationAssumptions.quotationId, quotationId));
};
