import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { chainStart, entryHash } from '#contract/inquiry/seal-chain.ts';
import type { Ctx } from '#server/platform/context.ts';
import { standing } from '#server/platform/database/index.ts';
import { quotationRevisions, quotations } from '../tables.ts';
import { sealedQuotations, sealEntries } from './tables.ts';

export type SealedRow = typeof sealedQuotations.$inferSelect;
export type EntryRow = typeof sealEntries.$inferSelect;
/** A quotation without what it says. */
export type QuotationHead = Pick<
  typeof quotations.$inferSelect,
  'id' | 'number' | 'inquiryId' | 'entId' | 'userId' | 'state' | 'revision' | 'forVersion' | 'sealed' | 'createdAt'
>;

const head = {
  id: quotations.id,
  number: quotations.number,
  inquiryId: quotations.inquiryId,
  entId: quotations.entId,
  userId: quotations.userId,
  state: quotations.state,
  revision: quotations.revision,
  forVersion: quotations.forVersion,
  sealed: quotations.sealed,
  createdAt: quotations.createdAt,
};

/** Quotations of an inquiry, sealed ones too, in the order in which they came. */
export const findHeads = (ctx: Ctx, inquiryId: string): Promise<QuotationHead[]> =>
  ctx.db
    .select(head)
    .from(quotations)
    .where(eq(quotations.inquiryId, inquiryId))
    .orderBy(asc(quotations.createdAt), asc(quotations.id));

const { placeholder } = sql;
const headAndClick = standing((db) => {
  const clientKey = placeholder('clientKey');
  return db
    .select({
      head,
      open: quotationRevisions.revision,
      closed: sealedQuotations.revision,
      commitment: sealedQuotations.commitment,
    })
    .from(quotations)
    .leftJoin(
      quotationRevisions,
      and(eq(quotationRevisions.quotationId, quotations.id), eq(quotationRevisions.clientKey, clientKey)),
    )
    .leftJoin(
      sealedQuotations,
      and(eq(sealedQuotations.quotationId, quotations.id), eq(sealedQuotations.clientKey, clientKey)),
    )
    .where(and(eq(quotations.inquiryId, placeholder('inquiryId')), eq(quotations.entId, placeholder('entId'))))
    .prepare('head_and_click');
});

/**
 * A company's quotation for an inquiry, with what a click whose key is this has made of it: the revision, where it made one already,
 * and its commitment where that is sealed.
 */
export const findHeadAndClick = async (
  ctx: Ctx,
  of: { inquiryId: string; entId: string; clientKey: string },
): Promise<{ head: QuotationHead; made: { revision: number; commitment: string | null } | null } | undefined> => {
  const [row] = await headAndClick(ctx.db).execute(of);
  if (!row) return undefined;
  const revision = row.closed ?? row.open;
  return { head: row.head, made: revision === null ? null : { revision, commitment: row.commitment } };
};

export const findHeadOf = async (ctx: Ctx, inquiryId: string, entId: string): Promise<QuotationHead | undefined> =>
  (
    await ctx.db
      .select(head)
      .from(quotations)
      .where(and(eq(quotations.inquiryId, inquiryId), eq(quotations.entId, entId)))
  )[0];

/** Every sealed revision of these quotations, the oldest first. */
export const findSealed = (ctx: Ctx, quotationIds: string[]): Promise<SealedRow[]> =>
  quotationIds.length
    ? ctx.db
        .select()
        .from(sealedQuotations)
        .where(inArray(sealedQuotations.quotationId, quotationIds))
        .orderBy(asc(sealedQuotations.quotationId), asc(sealedQuotations.revision))
    : Promise.resolve([]);

/** The chain of an inquiry. */
export const findEntries = (ctx: Ctx, inquiryId: string): Promise<EntryRow[]> =>
  ctx.db.select().from(sealEntries).where(eq(sealEntries.inquiryId, inquiryId)).orderBy(asc(sealEntries.seq));

/** Writes a quotation that says nothing, or the next revision of it. */
export const writeHead = async (
  ctx: Ctx,
  row: Pick<QuotationHead, 'id' | 'number' | 'inquiryId' | 'entId' | 'userId' | 'revision' | 'forVersion'>,
): Promise<void> => {
  const { userId, revision, forVersion } = row;
  // A withdrawn one is submitted anew, and what it said before is closed with it.
  const nothing = {
    currency: null,
    tradeTerm: null,
    place: null,
    paymentType: null,
    leadDays: null,
    validUntil: null,
    note: null,
    costs: null,
    annexes: [],
    lines: null,
  };
  const submitted = { state: 'submitted' as const, withdrawnReason: null, sealed: true };
  const set = { userId, revision, forVersion, ...submitted, ...nothing };
  await ctx.db
    .insert(quotations)
    .values({ ...row, ...set, createdAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({ target: quotations.id, set: { ...set, updatedAt: sql`clock_timestamp()` } });
};

type New = Omit<typeof sealedQuotations.$inferInsert, 'createdAt'>;
/**
 * Writes a sealed revision and its line of the chain, under the lock of the inquiry: the moment is the database's, in whole
 * milliseconds, since it is hashed as text.
 */
export const writeSealed = async (ctx: Ctx, row: New): Promise<void> => {
  const [last] = await ctx.db
    .select({ seq: sealEntries.seq, hash: sealEntries.hash })
    .from(sealEntries)
    .where(eq(sealEntries.inquiryId, row.inquiryId))
    .orderBy(desc(sealEntries.seq))
    .limit(1);
  const { rows } = await ctx.db.execute<{ at: string }>(
    sql`select date_trunc('milliseconds', clock_timestamp())::text as at`,
  );
  const at = new Date(rows[0]?.at ?? '').toISOString();
  const { inquiryId, commitment } = row;
  const previous = last?.hash ?? (await chainStart(inquiryId));
  const seq = (last?.seq ?? 0) + 1;
  await ctx.db.insert(sealedQuotations).values({ ...row, createdAt: at });
  await ctx.db.insert(sealEntries).values({
    inquiryId,
    sealedId: row.id,
    seq,
    commitment,
    previous,
    at,
    hash: await entryHash({ seq, commitment, previous, at }),
  });
};
