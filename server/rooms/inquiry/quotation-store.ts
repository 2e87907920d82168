import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import type { QuotationState } from '#contract/inquiry-states.ts';
import { quotationRevisions, quotations } from './tables.ts';

export type QuotationRecord = typeof quotations.$inferSelect;
export type RevisionRecord = typeof quotationRevisions.$inferSelect;

export const findQuotation = async (ctx: Ctx, id: string): Promise<QuotationRecord | undefined> => {
  const [row] = await ctx.db.select().from(quotations).where(eq(quotations.id, id));
  return row;
};

export const findQuotationOf = async (
  ctx: Ctx,
  inquiryId: string,
  entId: string,
): Promise<QuotationRecord | undefined> => {
  const [row] = await ctx.db
    .select()
    .from(quotations)
    .where(and(eq(quotations.inquiryId, inquiryId), eq(quotations.entId, entId)));
  return row;
};

export const findQuotations = (ctx: Ctx, inquiryId: string): Promise<QuotationRecord[]> =>
  ctx.db
    .select()
    .from(quotations)
    .where(eq(quotations.inquiryId, inquiryId))
    .orderBy(asc(quotations.createdAt), asc(quotations.id));

export const findRevisions = async (ctx: Ctx, quotationIds: string[]): Promise<Map<string, RevisionRecord[]>> => {
  const rows = quotationIds.length
    ? await ctx.db
        .select()
        .from(quotationRevisions)
        .where(inArray(quotationRevisions.quotationId, quotationIds))
        .orderBy(asc(quotationRevisions.revision))
    : [];
  return Map.groupBy(rows, (r) => r.quotationId);
};

export const findRevisionByKey = async (ctx: Ctx, clientKey: string): Promise<RevisionRecord | undefined> => {
  const [row] = await ctx.db.select().from(quotationRevisions).where(eq(quotationRevisions.clientKey, clientKey));
  return row;
};

export const writeQuotation = async (ctx: Ctx, row: typeof quotations.$inferInsert): Promise<void> => {
  const { id: _id, number: _number, createdAt: _createdAt, ...rest } = row;
  await ctx.db
    .insert(quotations)
    .values(row)
    .onConflictDoUpdate({ target: quotations.id, set: { ...rest, updatedAt: sql`now()` } });
};

export const writeRevision = async (ctx: Ctx, row: typeof quotationRevisions.$inferInsert): Promise<void> =>
  void (await ctx.db.insert(quotationRevisions).values(row));

/** Decides a quotation that stands so. @returns false when somebody was faster */
export const decideQuotation = async (
  ctx: Ctx,
  id: string,
  from: QuotationState,
  state: QuotationState,
  reason: string | null,
): Promise<boolean> => {
  const rows = await ctx.db
    .update(quotations)
    .set({ state, refusedReason: reason, updatedAt: sql`now()` })
    .where(and(eq(quotations.id, id), eq(quotations.state, from)))
    .returning({ id: quotations.id });
  return rows.length === 1;
};

export const findQuotationsOfCompany = async (
  ctx: Ctx,
  o: { entId: string; state?: QuotationState | undefined; current: number; size: number },
): Promise<{ rows: QuotationRecord[]; total: number }> => {
  const where = and(eq(quotations.entId, o.entId), o.state ? eq(quotations.state, o.state) : undefined);
  return pageOfRows(
    ctx.db.select().from(quotations).where(where).orderBy(desc(quotations.updatedAt), desc(quotations.id)),
    o,
    ctx.db.$count(quotations, where),
  );
};
