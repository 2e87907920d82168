import { and, count, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { inviteMails as m, inviteRefusals, users } from '../tables.ts';

export type InviteMail = typeof m.$inferSelect;

/** Addresses of these that this person has invited before. */
export const findInvitedBefore = async (ctx: Ctx, inviterId: string, targets: string[]): Promise<string[]> =>
  (
    await ctx.db
      .select({ target: m.target })
      .from(m)
      .where(and(eq(m.inviterId, inviterId), inArray(m.target, targets)))
  ).map((r) => r.target);

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

/** Mails of the last 30 days that invited an address, whoever sent them. */
export const countMailsTo = async (ctx: Ctx, target: string): Promise<number> =>
  (
    await ctx.db
      .select({ n: count() })
      .from(m)
      .where(and(eq(m.target, target), isNotNull(m.mailedAt), gt(m.createdAt, sql`now() - interval '30 days'`)))
  )[0]?.n ?? 0;

/** Takes a mail for sending. @returns false where another job was faster */
export const claimMail = async (ctx: Ctx, id: string): Promise<boolean> =>
  (
    await ctx.db
      .update(m)
      .set({ mailedAt: sql`clock_timestamp()` })
      .where(and(eq(m.id, id), isNull(m.mailedAt)))
      .returning({ id: m.id })
  ).length === 1;

/** Gives it back: the mail server did not take it. */
export const releaseMail = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db.update(m).set({ mailedAt: null }).where(eq(m.id, id));
};

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

/** Addresses of people who are no members are kept for half a year. */
export const deleteOldInviteMails = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(m).where(lt(m.createdAt, sql`now() - interval '180 days'`));
};
