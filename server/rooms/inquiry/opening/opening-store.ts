import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { type NewQuotation, pricesOf, type Quoted, storedOf, totalsOf } from '../quotations/quotation-store.ts';
import { inquiryOpenings, openingConsents, sealedQuotations } from '../sealing/tables.ts';
import { inquiries, quotationPrices, quotationRevisions, quotations, quotationTotals } from '../tables.ts';

const waits = and(
  eq(inquiries.sealed, true),
  isNull(inquiries.openedAt),
  inArray(inquiries.state, ['quoting', 'outOfDate']),
  gt(inquiries.quotations, 0),
);

/** Inquiries whose sealed quotations are to be opened now, the longest due first. */
export const findDue = async (ctx: Ctx, most: number): Promise<string[]> =>
  (
    await ctx.db
      .select({ id: inquiries.id })
      .from(inquiries)
      .where(and(waits, lte(inquiries.deadline, sql`now()`)))
      .orderBy(asc(inquiries.deadline), asc(inquiries.id))
      .limit(most)
  ).map((r) => r.id);

/** Since when an opening is late, how many are, and under which keys closed quotations wait. */
export const countWaiting = async (ctx: Ctx, minutes: number) => {
  const [late] = await ctx.db
    .select({ n: sql<number>`count(*)::int`, since: sql<string | null>`min(${inquiries.deadline})` })
    .from(inquiries)
    .where(and(waits, lte(inquiries.deadline, sql`now() - make_interval(mins => ${minutes}::int)`)));
  const keys = await ctx.db
    .select({ keyId: sealedQuotations.keyId, n: sql<number>`count(*)::int` })
    .from(sealedQuotations)
    .innerJoin(inquiries, eq(inquiries.id, sealedQuotations.inquiryId))
    .where(waits)
    .groupBy(sealedQuotations.keyId);
  return { late: late?.n ?? 0, since: late?.since ?? null, keys };
};

type Revealed = typeof sealedQuotations.$inferSelect & { nonce: string; content: string };
type Written = {
  quotations: Quoted<NewQuotation>[];
  revisions: Quoted<typeof quotationRevisions.$inferInsert>[];
  revealed: Revealed[];
};
const excluded = (name: string) => sql.raw(`excluded.${name}`);

/** Writes opened quotations as every other, with their revision in force, and shows what their commitments were made of. */
export const writeOpened = async (ctx: Ctx, w: Written): Promise<void> => {
  await ctx.db
    .insert(quotations)
    .values(w.quotations.map(storedOf))
    .onConflictDoUpdate({
      target: quotations.id,
      // The rest stays, `updatedAt` too: that is when it was quoted.
      set: {
        sealed: false,
        currency: excluded('currency'),
        tradeTerm: excluded('trade_term'),
        place: excluded('place'),
        paymentType: excluded('payment_type'),
        leadDays: excluded('lead_days'),
        validUntil: excluded('valid_until'),
        note: excluded('note'),
        costs: excluded('costs'),
        annexes: excluded('annexes'),
        lines: excluded('lines'),
      },
    });
  await ctx.db.insert(quotationRevisions).values(w.revisions.map(storedOf));
  await ctx.db.insert(quotationPrices).values(w.revisions.flatMap(pricesOf));
  await ctx.db.insert(quotationTotals).values(w.revisions.flatMap(totalsOf));
  await ctx.db
    .insert(sealedQuotations)
    .values(w.revealed)
    .onConflictDoUpdate({
      target: sealedQuotations.id,
      set: { nonce: excluded('nonce'), content: excluded('content') },
    });
};

/** Marks an inquiry as opened, and keeps how. @returns the moment */
export const writeOpening = async (
  ctx: Ctx,
  { inquiryId, by }: { inquiryId: string; by: [string, string] | null },
): Promise<string> => {
  const [row] = await ctx.db
    .update(inquiries)
    .set({ openedAt: sql`clock_timestamp()`, updatedAt: sql`clock_timestamp()` })
    .where(eq(inquiries.id, inquiryId))
    .returning({ at: inquiries.openedAt });
  const at = row?.at ?? '';
  await ctx.db
    .insert(inquiryOpenings)
    .values({ inquiryId, how: by ? 'early' : 'deadline', firstBy: by?.[0] ?? null, secondBy: by?.[1] ?? null, at });
  return at;
};

/** Ends the time for quotations now, so that nobody quotes who may know what others did. @returns the moment */
export const endNow = async (ctx: Ctx, inquiryId: string): Promise<string> => {
  const [row] = await ctx.db
    .update(inquiries)
    .set({ deadline: sql`clock_timestamp()`, state: 'outOfDate' })
    .where(eq(inquiries.id, inquiryId))
    .returning({ at: inquiries.deadline });
  return new Date(row?.at ?? '').toISOString();
};

export const findOpening = async (ctx: Ctx, inquiryId: string) =>
  (await ctx.db.select().from(inquiryOpenings).where(eq(inquiryOpenings.inquiryId, inquiryId)))[0];

/** Who wants an inquiry opened, the first one first. */
export const findConsents = (ctx: Ctx, inquiryId: string): Promise<{ userId: string; at: string }[]> =>
  ctx.db
    .select({ userId: openingConsents.userId, at: openingConsents.at })
    .from(openingConsents)
    .where(eq(openingConsents.inquiryId, inquiryId))
    .orderBy(asc(openingConsents.at), asc(openingConsents.userId));

/** @returns false where the person had agreed before */
export const writeConsent = async (ctx: Ctx, inquiryId: string, userId: string): Promise<boolean> =>
  (
    await ctx.db
      .insert(openingConsents)
      .values({ inquiryId, userId, at: sql`clock_timestamp()` })
      .onConflictDoNothing()
      .returning({ userId: openingConsents.userId })
  ).length > 0;

export const deleteConsent = async (ctx: Ctx, inquiryId: string, userId: string): Promise<void> => {
  await ctx.db
    .delete(openingConsents)
    .where(and(eq(openingConsents.inquiryId, inquiryId), eq(openingConsents.userId, userId)));
};
