import { and, desc, eq, exists, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { newId } from '#server/platform/ids.ts';
import { inviteMails as m, inviteRefusals, inviteSent, users } from '../tables.ts';

export type InviteMail = typeof m.$inferSelect;

/** Mails that one address gets in 30 days, whoever invites. */
const mostTo = 3;

/** What this person has invited these addresses by before. */
export const findInvitedBefore = (ctx: Ctx, inviterId: string, targets: string[]) =>
  ctx.db
    .select({ id: m.id, target: m.target, mailedAt: m.mailedAt })
    .from(m)
    .where(and(eq(m.inviterId, inviterId), inArray(m.target, targets)));

/** How many addresses somebody has invited in a day. */
export const countOfDay = (ctx: Ctx, inviterId: string): Promise<number> =>
  ctx.db.$count(m, and(eq(m.inviterId, inviterId), gt(m.createdAt, sql`now() - interval '24 hours'`)));

/** @returns those that are new */
export const insertInviteMails = async (tx: Ctx, rows: (typeof m.$inferInsert)[]): Promise<string[]> =>
  rows.length
    ? (await tx.db.insert(m).values(rows).onConflictDoNothing().returning({ id: m.id })).map((r) => r.id)
    : [];

export const findInviteMail = async (ctx: Ctx, id: string): Promise<InviteMail | undefined> =>
  (await ctx.db.select().from(m).where(eq(m.id, id)))[0];

export const findInviterByMail = async (ctx: Ctx, code: string): Promise<string | undefined> =>
  (await ctx.db.select({ userId: m.inviterId }).from(m).where(eq(m.code, code)))[0]?.userId;

/**
 * Takes a mail for sending, one at a time of an address: of two jobs the later sees what the earlier took.
 * @returns what `releaseMail` gives back; none where the address refuses, got enough, or another job was faster
 */
export const claimMail = (ctx: Ctx, id: string, targetHash: string): Promise<string | undefined> =>
  inTransaction(ctx, async (tx) => {
    void (await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`invite ${targetHash}`}))`));
    if (await refuses(tx, targetHash)) return undefined;
    const recent = and(eq(inviteSent.targetHash, targetHash), gt(inviteSent.sentAt, sql`now() - interval '30 days'`));
    if ((await tx.db.$count(inviteSent, recent)) >= mostTo) return undefined;
    const taken = await tx.db
      .update(m)
      .set({ mailedAt: sql`clock_timestamp()` })
      .where(and(eq(m.id, id), isNull(m.mailedAt)))
      .returning({ id: m.id });
    if (!taken.length) return undefined;
    const sentId = newId();
    await tx.db.insert(inviteSent).values({ id: sentId, targetHash, sentAt: sql`clock_timestamp()` });
    return sentId;
  });

/** Gives it back: the mail server did not take it. */
export const releaseMail = (ctx: Ctx, id: string, sentId: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await tx.db.update(m).set({ mailedAt: null }).where(eq(m.id, id));
    await tx.db.delete(inviteSent).where(eq(inviteSent.id, sentId));
  });

export const findInviteMails = (ctx: Ctx, inviterId: string, o: { current: number; size: number }) => {
  const came = ctx.db.select({ id: users.id }).from(users).where(eq(users.inviteCode, m.code));
  return pageOfRows(
    ctx.db
      .select({ id: m.id, target: m.target, lang: m.lang, createdAt: m.createdAt, came: exists(came).mapWith(Boolean) })
      .from(m)
      .where(eq(m.inviterId, inviterId))
      .orderBy(desc(m.createdAt), desc(m.id)),
    o,
    ctx.db.$count(m, eq(m.inviterId, inviterId)),
  );
};

export const refuses = async (ctx: Ctx, targetHash: string): Promise<boolean> =>
  (await ctx.db.$count(inviteRefusals, eq(inviteRefusals.targetHash, targetHash))) > 0;
export const insertRefusal = async (ctx: Ctx, targetHash: string): Promise<void> => {
  await ctx.db.insert(inviteRefusals).values({ targetHash }).onConflictDoNothing();
};
export const deleteRefusal = async (ctx: Ctx, targetHash: string): Promise<void> => {
  await ctx.db.delete(inviteRefusals).where(eq(inviteRefusals.targetHash, targetHash));
};

/** Addresses of people who are no members are kept for half a year, what they got for as long as it counts. */
export const deleteOldInviteMails = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(m).where(lt(m.createdAt, sql`now() - interval '180 days'`));
  await ctx.db.delete(inviteSent).where(lt(inviteSent.sentAt, sql`now() - interval '30 days'`));
};
