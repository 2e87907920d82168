import { and, asc, desc, eq, exists, ilike, inArray, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import type { quotationSorts, QuotationState } from '#contract/inquiry/states.ts';
import type { QuotedLine } from '#contract/inquiry/schemas.ts';
import { inquiries, quotationPrices, quotationRevisions, quotations } from '../tables.ts';

type Stored = typeof quotations.$inferSelect;
/** A quotation with the prices of its revision in force. */
export type QuotationRecord = Omit<Stored, 'lines'> & { lines: QuotedLine[] };
type Quoted<T extends { lines: unknown }> = Omit<T, 'lines'> & { lines: QuotedLine[] };
export type RevisionRecord = typeof quotationRevisions.$inferSelect;

/** The prices of the revisions in force, by one statement. */
export const withPrices = async (ctx: Ctx, rows: Stored[]): Promise<QuotationRecord[]> => {
  const ids = rows.map((r) => r.id);
  const prices = ids.length
    ? await ctx.db
        .select({ id: quotations.id, lineId: quotationPrices.lineId, price: quotationPrices.price })
        .from(quotationPrices)
        .innerJoin(
          quotations,
          and(eq(quotations.id, quotationPrices.quotationId), eq(quotations.revision, quotationPrices.revision)),
        )
        .where(inArray(quotationPrices.quotationId, ids))
        .orderBy(asc(quotationPrices.tier))
    : [];
  const byLine = Map.groupBy(prices, (p) => `${p.id} ${p.lineId}`);
  return rows.map((r) => ({
    ...r,
    lines: r.lines.map((l) => ({ ...l, prices: (byLine.get(`${r.id} ${l.lineId}`) ?? []).map((p) => p.price) })),
  }));
};

/** Lines as `quotations` and its revisions keep them, and their prices as `quotation_prices` does. */
export const answersOf = (lines: QuotedLine[]) => lines.map(({ prices: _, ...answered }) => answered);
export const pricesOf = (of: { quotationId: string; revision: number; lines: QuotedLine[] }) =>
  of.lines.flatMap(({ lineId, prices }) =>
    prices.map((price, i) => ({ quotationId: of.quotationId, revision: of.revision, lineId, tier: i + 1, price })),
  );

export const findQuotation = async (ctx: Ctx, id: string): Promise<QuotationRecord | undefined> =>
  (await withPrices(ctx, await ctx.db.select().from(quotations).where(eq(quotations.id, id))))[0];

/** Whose quotations these are, without what they say. */
export const findQuotationSides = (
  ctx: Ctx,
  ids: string[],
): Promise<{ id: string; inquiryId: string; entId: string }[]> =>
  ids.length
    ? ctx.db
        .select({ id: quotations.id, inquiryId: quotations.inquiryId, entId: quotations.entId })
        .from(quotations)
        .where(inArray(quotations.id, ids))
    : Promise.resolve([]);

export const findQuotationOf = async (
  ctx: Ctx,
  inquiryId: string,
  entId: string,
): Promise<QuotationRecord | undefined> => {
  const rows = await ctx.db
    .select()
    .from(quotations)
    .where(and(eq(quotations.inquiryId, inquiryId), eq(quotations.entId, entId)));
  return (await withPrices(ctx, rows))[0];
};

export const findQuotations = async (ctx: Ctx, inquiryId: string): Promise<QuotationRecord[]> =>
  withPrices(
    ctx,
    await ctx.db
      .select()
      .from(quotations)
      .where(eq(quotations.inquiryId, inquiryId))
      .orderBy(asc(quotations.createdAt), asc(quotations.id)),
  );

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

export const writeQuotation = async (ctx: Ctx, given: Quoted<typeof quotations.$inferInsert>): Promise<void> => {
  const row = { ...given, lines: answersOf(given.lines) };
  const { id: _id, number: _number, createdAt: _createdAt, ...rest } = row;
  await ctx.db
    .insert(quotations)
    .values({ ...row, createdAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({ target: quotations.id, set: { ...rest, updatedAt: sql`clock_timestamp()` } });
};

/** Writes a revision with its prices. */
export const writeRevision = async (ctx: Ctx, row: Quoted<typeof quotationRevisions.$inferInsert>): Promise<void> => {
  await ctx.db.insert(quotationRevisions).values({ ...row, lines: answersOf(row.lines) });
  await ctx.db.insert(quotationPrices).values(pricesOf(row));
};

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
    .set({ state, refusedReason: reason, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(quotations.id, id), eq(quotations.state, from)))
    .returning({ id: quotations.id });
  return rows.length === 1;
};

export const findQuotationsOfCompany = async (
  ctx: Ctx,
  o: {
    entId: string;
    state?: QuotationState | undefined;
    q?: string | undefined;
    sort?: (typeof quotationSorts)[number] | undefined;
    current: number;
    size: number;
  },
): Promise<{ rows: Stored[]; total: number }> => {
  const asked = (like: string) =>
    exists(
      ctx.db
        .select({ one: sql`1` })
        .from(inquiries)
        .where(
          and(
            eq(inquiries.id, quotations.inquiryId),
            or(ilike(inquiries.number, like), textMatches(inquiries.title, like)),
          ),
        ),
    );
  const where = and(
    eq(quotations.entId, o.entId),
    o.state ? eq(quotations.state, o.state) : undefined,
    o.q ? everyWord(o.q, (like) => or(ilike(quotations.number, like), asked(like))) : undefined,
  );
  const order =
    o.sort === 'valid'
      ? [asc(quotations.validUntil), asc(quotations.id)]
      : [desc(quotations.updatedAt), desc(quotations.id)];
  return pageOfRows(
    ctx.db
      .select()
      .from(quotations)
      .where(where)
      .orderBy(...order),
    o,
    ctx.db.$count(quotations, where),
  );
};
