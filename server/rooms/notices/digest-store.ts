import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { noticeKinds } from '#contract/notices/calls.ts';
import { groupOfKind } from '#contract/notices/kinds-by-group.ts';
import { isFixed, mailTime, type NoticeChoice, usualChoice } from '#contract/notices/preferences.ts';
import type { Ctx } from '#server/platform/context.ts';
import { noticePreferences, notices } from './tables.ts';

const p = noticePreferences;
/** What each kind's group is, and what is usual for it: the rules of the preferences as the database reads them. */
const groups = JSON.stringify(groupOfKind);
const kindsWhose = (test: (kind: (typeof noticeKinds)[number], choice: NoticeChoice) => boolean) =>
  noticeKinds.filter((k) => !isFixed(groupOfKind[k], 'mail') && test(k, usualChoice(groupOfKind[k], 'mail') ?? 'off'));
const usual = kindsWhose((k, choice) => mailTime(k, choice) === 'daily');
const free = kindsWhose(() => true);
const never = kindsWhose((k) => mailTime(k, 'now') === 'daily');

/** What of unread news goes into the mail of the morning; what is older than two days is told by no mail any more. */
const due = and(
  isNull(notices.mailedAt),
  or(isNull(notices.readAt), notices.quiet),
  gt(notices.createdAt, sql<string>`now() - interval '2 days'`),
  inArray(notices.kind, free),
  or(
    eq(p.choice, 'daily'),
    and(isNull(p.choice), inArray(notices.kind, usual)),
    and(eq(p.choice, 'now'), inArray(notices.kind, never)),
  ),
);
const chosen = and(
  eq(p.userId, notices.userId),
  eq(p.channel, 'mail'),
  sql`${p.group} = ${groups}::jsonb ->> ${notices.kind}`,
);

export const findDigestReaders = async (ctx: Ctx): Promise<string[]> =>
  (await ctx.db.selectDistinct({ userId: notices.userId }).from(notices).leftJoin(p, chosen).where(due)).map(
    (r) => r.userId,
  );

export const findDigest = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ id: notices.id, kind: notices.kind, params: notices.params })
    .from(notices)
    .leftJoin(p, chosen)
    .where(and(eq(notices.userId, userId), due))
    .orderBy(desc(notices.createdAt), desc(notices.id));

/** Takes news for one mail. @returns those that no other job has taken */
export const claimMails = async (ctx: Ctx, ids: string[]): Promise<string[]> =>
  (
    await ctx.db
      .update(notices)
      .set({ mailedAt: sql`clock_timestamp()` })
      .where(and(inArray(notices.id, ids), isNull(notices.mailedAt)))
      .returning({ id: notices.id })
  ).map((r) => r.id);

/** Gives them back: the mail did not go out. */
export const releaseMails = async (ctx: Ctx, ids: string[]): Promise<void> => {
  await ctx.db.update(notices).set({ mailedAt: null }).where(inArray(notices.id, ids));
};

export const markAllMailed = async (ctx: Ctx, ids: string[]): Promise<void> => {
  if (ids.length)
    await ctx.db
      .update(notices)
      .set({ mailedAt: sql`clock_timestamp()` })
      .where(inArray(notices.id, ids));
};
