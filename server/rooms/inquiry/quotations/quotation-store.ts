import { and, asc, desc, eq, exists, ilike, inArray, notInArray, or, type Placeholder, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { standing } from '#server/platform/database/index.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import type { quotationSorts, QuotationState, RefusalReason } from '#contract/inquiry/states.ts';
import type { QuotedLine } from '#contract/inquiry/schemas.ts';
import { inquiries, quotationPrices, quotationRevisions, quotations, quotationTotals } from '../tables.ts';

/** A row as it is kept; of a sealed one the terms are null. */
export type StoredRow = typeof quotations.$inferSelect;
type Whole = 'currency' | 'tradeTerm' | 'place' | 'paymentType' | 'leadDays' | 'validUntil' | 'lines';
type Stored = Omit<StoredRow, Whole> & { [K in Whole]: NonNullable<StoredRow[K]> };
type Given = typeof quotations.$inferInsert;
/** A row of a quotation that says something, to be written. */
export type NewQuotation = Omit<Given, Whole> & { [K in Whole]: NonNullable<Given[K]> };
/** Whether a row says something: the CHECK of the table holds it to that. */
export const isOpen = (row: StoredRow): row is StoredRow & Stored => !row.sealed;
/** What a tier comes to as decimal text; null where it isn't offered. */
type Totals = { totals: (string | null)[] };
/** A quotation with the prices and totals of its revision in force. */
export type QuotationRecord = Omit<Stored, 'lines'> & { lines: QuotedLine[] } & Totals;
export type Quoted<T extends { lines: unknown }> = Omit<T, 'lines'> & { lines: QuotedLine[] } & Totals;
export type RevisionRecord = typeof quotationRevisions.$inferSelect & Totals;

/** Revisions with what their tiers come to, by one statement. `id` names the quotation of each. */
const withTotals = async <T extends { revision: number }>(
  ctx: Ctx,
  rows: T[],
  id: (row: T) => string,
): Promise<(T & Totals)[]> => {
  const totals = rows.length
    ? await ctx.db
        .select()
        .from(quotationTotals)
        .where(inArray(quotationTotals.quotationId, [...new Set(rows.map(id))]))
        .orderBy(asc(quotationTotals.tier))
    : [];
  const of = Map.groupBy(totals, (t) => `${t.quotationId} ${t.revision}`);
  return rows.map((r) => ({ ...r, totals: (of.get(`${id(r)} ${r.revision}`) ?? []).map((t) => t.total) }));
};

/** The prices and totals of the revisions in force, by a statement each. */
export const withPrices = async (ctx: Ctx, found: Stored[]): Promise<QuotationRecord[]> => {
  const rows = await withTotals(ctx, found, (r) => r.id);
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

/** A row as `quotations` and its revisions keep it; its prices and totals have tables of their own. */
export const storedOf = <T extends { lines: QuotedLine[] } & Totals>({ totals: _, ...row }: T) => ({
  ...row,
  lines: row.lines.map(({ prices: __, ...answered }) => answered),
});
export const totalsOf = (of: { quotationId: string; revision: number } & Totals) =>
  of.totals.map((total, i) => ({ quotationId: of.quotationId, revision: of.revision, tier: i + 1, total }));
export const pricesOf = (of: { quotationId: string; revision: number; lines: QuotedLine[] }) =>
  of.lines.flatMap(({ lineId, prices }) =>
    prices.map((price, i) => ({ quotationId: of.quotationId, revision: of.revision, lineId, tier: i + 1, price })),
  );

/** A quotation; nothing where it is sealed. */
export const findQuotation = async (ctx: Ctx, id: string): Promise<QuotationRecord | undefined> =>
  (await withPrices(ctx, (await ctx.db.select().from(quotations).where(eq(quotations.id, id))).filter(isOpen)))[0];

/** Who first wrote a quotation; null where it was taken back. */
export const findQuotationAuthor = async (ctx: Ctx, id: string): Promise<string | null> => {
  const [row] = await ctx.db
    .select({ userId: quotations.userId, state: quotations.state })
    .from(quotations)
    .where(eq(quotations.id, id));
  return row && row.state !== 'withdrawn' ? row.userId : null;
};

/** Whose quotations these are, without what they say. */
export const findQuotationSides = (
  ctx: Ctx,
  ids: string[],
): Promise<Pick<StoredRow, 'id' | 'inquiryId' | 'entId' | 'number' | 'state'>[]> =>
  ids.length
    ? ctx.db
        .select({
          id: quotations.id,
          inquiryId: quotations.inquiryId,
          entId: quotations.entId,
          number: quotations.number,
          state: quotations.state,
        })
        .from(quotations)
        .where(inArray(quotations.id, ids))
    : Promise.resolve([]);

/** The row of a company's quotation for an inquiry, sealed or not. */
export const findStoredOf = (ctx: Ctx, inquiryId: string, entId: string): Promise<StoredRow[]> =>
  ctx.db
    .select()
    .from(quotations)
    .where(and(eq(quotations.inquiryId, inquiryId), eq(quotations.entId, entId)));

/** The quotations of an inquiry that are not sealed. */
export const findQuotations = async (ctx: Ctx, inquiryId: string): Promise<QuotationRecord[]> =>
  withPrices(
    ctx,
    (
      await ctx.db
        .select()
        .from(quotations)
        .where(eq(quotations.inquiryId, inquiryId))
        .orderBy(asc(quotations.createdAt), asc(quotations.id))
    ).filter(isOpen),
  );

export const findRevisions = async (ctx: Ctx, quotationIds: string[]): Promise<Map<string, RevisionRecord[]>> => {
  const rows = quotationIds.length
    ? await ctx.db
        .select()
        .from(quotationRevisions)
        .where(inArray(quotationRevisions.quotationId, quotationIds))
        .orderBy(asc(quotationRevisions.revision))
    : [];
  return Map.groupBy(await withTotals(ctx, rows, (r) => r.quotationId), (r) => r.quotationId);
};

/** The prices of every revision of a quotation, by tier; the key is `revision lineId`. */
export const findRevisionPrices = async (ctx: Ctx, id: string): Promise<Map<string, (string | null)[]>> => {
  const rows = await ctx.db
    .select()
    .from(quotationPrices)
    .where(eq(quotationPrices.quotationId, id))
    .orderBy(asc(quotationPrices.tier));
  const of = Map.groupBy(rows, (p) => `${p.revision} ${p.lineId}`);
  return new Map([...of].map(([key, prices]) => [key, prices.map((p) => p.price)]));
};

const { placeholder } = sql;
const given = ['currency', 'tradeTerm', 'place', 'paymentType', 'leadDays', 'validUntil', 'note', 'costs'] as const;
const kept = ['annexes', 'lines', 'forVersion'] as const;
const placeholders = <K extends string>(names: readonly K[]): Record<K, Placeholder> =>
  Object.fromEntries(names.map((n) => [n, placeholder<string>(n)])) as Record<K, Placeholder>;
/** One statement however many lines and tiers there are: each revision sends the same. */
const writing = standing((db) => {
  // Nothing stated is no JSON `null`.
  const costs = sql`${placeholder('costs')}::jsonb`;
  const terms = { ...placeholders([...given, ...kept, 'revision', 'userId']), costs };
  const head = placeholders(['id', 'number', 'inquiryId', 'entId']);
  const q = quotations;
  const changing = [...given, ...kept, 'revision', 'userId'] as const;
  const inForce = db.$with('in_force').as(
    db
      .insert(q)
      .values({ ...head, ...terms, state: 'submitted', createdAt: sql`clock_timestamp()` })
      .onConflictDoUpdate({
        target: q.id,
        set: {
          ...Object.fromEntries(changing.map((n) => [n, sql.raw(`excluded.${q[n].name}`)])),
          state: 'submitted',
          withdrawnReason: null,
          restWithdrawn: false,
          updatedAt: sql`clock_timestamp()`,
        },
      }),
  );
  const revised = db
    .$with('revised')
    .as(
      db
        .insert(quotationRevisions)
        .values({ ...terms, quotationId: head.id, id: placeholder('revisionId'), clientKey: placeholder('clientKey') }),
    );
  const priced = db.$with('priced').as(
    db.insert(quotationPrices).select(
      sql`select ${head.id}::uuid, ${terms.revision}::int, p."lineId", p.tier, p.price
        from jsonb_to_recordset(${placeholder('prices')}::jsonb) as p("lineId" uuid, tier smallint, price numeric)`,
    ),
  );
  return db
    .with(inForce, revised, priced)
    .insert(quotationTotals)
    .select(
      sql`select ${head.id}::uuid, ${terms.revision}::int, t.tier, t.total
        from jsonb_to_recordset(${placeholder('totals')}::jsonb) as t(tier smallint, total numeric)`,
    )
    .prepare('write_quotation');
});

type Written = Pick<StoredRow, 'id' | 'number' | 'inquiryId' | 'entId' | 'userId' | 'revision'> &
  Pick<NewQuotation, (typeof given)[number]> & {
    annexes: string[];
    forVersion: number;
    lines: QuotedLine[];
    revisionId: string;
    clientKey: string;
  } & Totals;
/** Writes a quotation and the revision that it now says, with its prices and totals, by one statement. */
export const writeQuotation = async (ctx: Ctx, w: Written): Promise<void> => {
  const { totals: _, ...row } = storedOf(w) as typeof w;
  const revision = { quotationId: w.id, ...w };
  await writing(ctx.db).execute({
    ...row,
    costs: w.costs ? JSON.stringify(w.costs) : null,
    prices: JSON.stringify(pricesOf(revision)),
    totals: JSON.stringify(totalsOf(revision)),
  });
};

/** Why a quotation is refused: from the list, and in the buyer's words. */
export type Refusal = { why: RefusalReason | null; reason: string | null };
/** Refuses those of an inquiry that nobody has decided, apart from some. @returns those that it refused */
export const refuseUndecided = (
  ctx: Ctx,
  inquiryId: string,
  apart: string[],
  { why, reason }: Refusal,
): Promise<Pick<StoredRow, 'id' | 'userId' | 'entId'>[]> =>
  ctx.db
    .update(quotations)
    .set({ state: 'refused', refusedWhy: why, refusedReason: reason, updatedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(quotations.inquiryId, inquiryId),
        eq(quotations.state, 'submitted'),
        eq(quotations.sealed, false),
        notInArray(quotations.id, apart),
      ),
    )
    .returning({ id: quotations.id, userId: quotations.userId, entId: quotations.entId });

/** Decides a quotation that stands so. @returns false when somebody was faster */
export const decideQuotation = async (
  ctx: Ctx,
  id: string,
  from: QuotationState,
  state: QuotationState,
  refused: Refusal = { why: null, reason: null },
): Promise<boolean> => {
  const rows = await ctx.db
    .update(quotations)
    .set({ state, refusedWhy: refused.why, refusedReason: refused.reason, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(quotations.id, id), eq(quotations.state, from)))
    .returning({ id: quotations.id });
  return rows.length === 1;
};

/** Its company takes a quotation back. */
export const takeBackQuotation = async (ctx: Ctx, id: string, reason: string): Promise<void> => {
  await ctx.db
    .update(quotations)
    .set({ state: 'withdrawn', withdrawnReason: reason, updatedAt: sql`clock_timestamp()` })
    .where(eq(quotations.id, id));
};

/** A quotation stands for another version of its inquiry than before. */
export const setForVersion = async (ctx: Ctx, id: string, version: number): Promise<void> => {
  await ctx.db
    .update(quotations)
    .set({ forVersion: version, updatedAt: sql`clock_timestamp()` })
    .where(eq(quotations.id, id));
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
): Promise<{ rows: StoredRow[]; total: number }> => {
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
