import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import { standing } from '#server/platform/database/index.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import type { InquiryState, ownSorts } from '#contract/inquiry/states.ts';
import type { Currency } from '#contract/core/schemas.ts';
import { exchangeRates, inquiries, inquiryLines, quotations } from '../tables.ts';
import { lineAwards } from './tables.ts';

export type InquiryRecord = typeof inquiries.$inferSelect;
/** What a quotation got of a line: `quantity` of the `of` that the line asks for; decimal text. */
type Share = { quotationId: string; orderId: string; quantity: string; of: string };
export type LineRecord = typeof inquiryLines.$inferSelect & { shares: Share[] };

const stateBy = (clock: SQL) =>
  sql<InquiryState>`case when ${inquiries.state} = 'quoting' and ${inquiries.deadline} <= ${clock} then 'outOfDate' else ${inquiries.state} end`;
/** The state as of now: quoting ends at the deadline by the database's clock, whether or not the job has run. */
export const stateNow = stateBy(sql`now()`);

/** Nothing that an operator hid is found, counted or told of by others (deals 190). */
export const notHidden = isNull(inquiries.hiddenAt);

export const columns = { record: inquiries, state: stateNow };
export const flat = (rows: { record: InquiryRecord; state: InquiryState }[]): InquiryRecord[] =>
  rows.map((r) => ({ ...r.record, state: r.state }));

export const findInquiry = async (ctx: Ctx, id: string): Promise<InquiryRecord | undefined> =>
  flat(await ctx.db.select(columns).from(inquiries).where(eq(inquiries.id, id)))[0];

/**
 * The inquiry under a row lock: whoever changes it or its quotations goes through here first. It is read once the lock is held,
 * by the clock of that moment: `now()` is when the transaction began, before it waited.
 */
export const lockInquiry = async (ctx: Ctx, id: string): Promise<InquiryRecord | undefined> => {
  taking(ctx, 'inquiry', [id]);
  return flat(await locking(ctx.db).execute({ id }))[0];
};
const locking = standing((db) => {
  // Under the table's own name, which the outer statement then reads: the clock is asked of a row that is held already.
  const held = db.$with('inquiries').as(
    db
      .select()
      .from(inquiries)
      .where(eq(inquiries.id, sql.placeholder('id')))
      .for('no key update'),
  );
  const clocked = { record: inquiries, state: stateBy(sql`clock_timestamp()`) };
  return db.with(held).select(clocked).from(inquiries).prepare('lock_inquiry');
});

export const findInquiries = async (ctx: Ctx, ids: string[]): Promise<InquiryRecord[]> => {
  if (!ids.length) return [];
  const rows = new Map(
    flat(await ctx.db.select(columns).from(inquiries).where(inArray(inquiries.id, ids))).map((r) => [r.id, r]),
  );
  return ids.flatMap((id) => rows.get(id) ?? []);
};

const shares = sql<Share[]>`coalesce((
  select jsonb_agg(jsonb_build_object('quotationId', a.quotation_id, 'orderId', a.order_id,
    'quantity', a.quantity::text, 'of', a.of_quantity::text) order by a.order_id)
  from ${lineAwards} a where a.line_id = ${inquiryLines.id}), '[]'::jsonb)`;
const asking = standing((db) =>
  db
    .select({ ...getTableColumns(inquiryLines), shares })
    .from(inquiryLines)
    .where(and(sql`${inquiryLines.inquiryId} = any(${sql.placeholder('ids')}::uuid[])`, isNull(inquiryLines.removedIn)))
    .orderBy(asc(inquiryLines.no))
    .prepare('inquiry_lines'),
);
/** The lines that inquiries ask for now. */
export const findLines = async (ctx: Ctx, inquiryIds: string[]): Promise<Map<string, LineRecord[]>> => {
  const rows = inquiryIds.length ? await asking(ctx.db).execute({ ids: inquiryIds }) : [];
  return Map.groupBy(rows, (r) => r.inquiryId);
};

export const writeInquiry = async (ctx: Ctx, row: typeof inquiries.$inferInsert): Promise<void> => {
  const { id: _id, createdAt: _createdAt, ...rest } = row;
  // A draft that was saved late never takes a published inquiry back.
  const set = { ...rest, updatedAt: sql`clock_timestamp()` };
  await ctx.db
    .insert(inquiries)
    .values(row)
    .onConflictDoUpdate({ target: inquiries.id, set, setWhere: eq(inquiries.state, 'draft') });
};

export const writeLines = async (
  ctx: Ctx,
  inquiryId: string,
  rows: (typeof inquiryLines.$inferInsert)[],
): Promise<void> => {
  await ctx.db.delete(inquiryLines).where(eq(inquiryLines.inquiryId, inquiryId));
  if (rows.length) await ctx.db.insert(inquiryLines).values(rows);
};

export const setState = async (ctx: Ctx, id: string, state: InquiryState): Promise<void> => {
  await ctx.db
    .update(inquiries)
    .set({ state, updatedAt: sql`clock_timestamp()` })
    .where(eq(inquiries.id, id));
};

export const setInvited = async (ctx: Ctx, id: string, invited: string[]): Promise<void> => {
  await ctx.db.update(inquiries).set({ invited }).where(eq(inquiries.id, id));
};

/** Takes an inquiry back, with what its buyer says of it. */
export const setWithdrawn = async (ctx: Ctx, id: string, reason: Text | null): Promise<void> => {
  await ctx.db
    .update(inquiries)
    .set({ state: 'withdrawn', withdrawnReason: reason, updatedAt: sql`clock_timestamp()` })
    .where(eq(inquiries.id, id));
};

export const addQuotation = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db
    .update(inquiries)
    .set({ quotations: sql`${inquiries.quotations} + 1` })
    .where(eq(inquiries.id, id));
};

/** Turns inquiries whose deadline has passed. @returns those that it turned, each once on whichever node */
export const turnDue = (ctx: Ctx): Promise<InquiryRecord[]> =>
  ctx.db
    .update(inquiries)
    .set({ state: 'outOfDate' })
    .where(and(eq(inquiries.state, 'quoting'), sql`${inquiries.deadline} <= now()`))
    .returning();

/** How many quotations stand, sealed ones too, by inquiry; an inquiry without is left out. */
export const countStanding = async (ctx: Ctx, ids: string[]): Promise<Map<string, number>> => {
  if (!ids.length) return new Map();
  const rows = await ctx.db
    .select({ id: quotations.inquiryId, n: count() })
    .from(quotations)
    .where(and(inArray(quotations.inquiryId, ids), eq(quotations.state, 'submitted')))
    .groupBy(quotations.inquiryId);
  return new Map(rows.map((r) => [r.id, r.n]));
};

/** What is of a person's side: their company's where one is behind it, else their own (platform's `isOfSide`). */
export const ofSide = (o: { userId: string; entId: string | null }): SQL | undefined =>
  or(and(isNull(inquiries.entId), eq(inquiries.buyerId, o.userId)), o.entId ? eq(inquiries.entId, o.entId) : undefined);

export const newestDraft = async (
  ctx: Ctx,
  o: { userId: string; entId: string | null },
): Promise<InquiryRecord | undefined> => {
  const [row] = await ctx.db
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.buyerId, o.userId), ofSide(o), eq(inquiries.state, 'draft')))
    .orderBy(desc(inquiries.updatedAt), desc(inquiries.id))
    .limit(1);
  return row;
};

/** My inquiries: my own and my company's. */
export const findOwn = async (
  ctx: Ctx,
  o: {
    userId: string;
    entId: string | null;
    state?: InquiryState | undefined;
    /** What the words ask for. */
    words: SQL | undefined;
    sort?: (typeof ownSorts)[number] | undefined;
    current: number;
    size: number;
  },
) => {
  const where = and(ofSide(o), o.state ? sql`${stateNow} = ${o.state}` : undefined, o.words);
  const order =
    o.sort === 'deadline'
      ? [sql`${inquiries.deadline} asc nulls last`, asc(inquiries.id)]
      : [desc(sql`coalesce(${inquiries.publishedAt}, ${inquiries.updatedAt})`), desc(inquiries.id)];
  const { rows, total } = await pageOfRows(
    ctx.db
      .select(columns)
      .from(inquiries)
      .where(where)
      .orderBy(...order),
    o,
    ctx.db.$count(inquiries, where),
  );
  return { rows: flat(rows), total };
};

/** How many quotations of each inquiry wait for a decision; a sealed one does not yet. */
export const countUndecided = async (ctx: Ctx, ids: string[]): Promise<Map<string, number>> => {
  if (!ids.length) return new Map();
  const rows = await ctx.db
    .select({ id: quotations.inquiryId, n: count() })
    .from(quotations)
    .where(and(inArray(quotations.inquiryId, ids), eq(quotations.state, 'submitted'), eq(quotations.sealed, false)))
    .groupBy(quotations.inquiryId);
  return new Map(rows.map((r) => [r.id, r.n]));
};

/** The newest rate of each currency. */
export const newestRates = (ctx: Ctx): Promise<{ currency: Currency; cny: string; day: string; source: string }[]> =>
  ctx.db
    .selectDistinctOn([exchangeRates.currency], {
      currency: exchangeRates.currency,
      cny: exchangeRates.cny,
      day: exchangeRates.day,
      source: exchangeRates.source,
    })
    .from(exchangeRates)
    .orderBy(exchangeRates.currency, desc(exchangeRates.day));

/** Inquiries that everybody may find, oldest first, for lists that are read in parts. */
export const findPublicIds = async (
  ctx: Ctx,
  o: { limit: number; offset: number },
): Promise<{ id: string; changed: string }[]> =>
  ctx.db
    .select({ id: inquiries.id, changed: inquiries.updatedAt })
    .from(inquiries)
    .where(
      and(inArray(inquiries.state, ['quoting', 'outOfDate', 'awarded']), eq(inquiries.visibility, 'public'), notHidden),
    )
    .orderBy(asc(inquiries.publishedAt), asc(inquiries.id))
    .limit(o.limit)
    .offset(o.offset);
