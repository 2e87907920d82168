import { pointsErrors } from '#contract/points/calls.ts';
import { countersignLimits } from '#contract/points/rules.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';

import { lockAccount } from '../ledger/account-store.ts';
import { earn, ruleOf, spend } from '../ledger/book.ts';
import { earnedNow, requireMember } from '../ledger/earned-now.ts';
import { countCountersigned, countStreak, dayBefore, findSigned, insertSignIn } from './sign-store.ts';

/** Signs in for today, by the day of China (points 14); the same day again is one signing in and gives nothing more. */
export const signIn = (ctx: Ctx) =>
  inTransaction(ctx, async (tx) => {
    const userId = requireMember(tx);
    await lockAccount(tx, userId);
    const day = chinaDay();
    const fresh = await insertSignIn(tx, userId, day, false);
    const streak = await countStreak(tx, userId, day);
    if (!fresh) return { ...(await earnedNow(tx, 0, null)), streak };
    const key = `SIGN_IN:${userId}:${day}`;
    const line = await earn(tx, { userId, code: 'SIGN_IN', source: 'sign.in', sourceId: day, key, about: day, streak });
    return { ...(await earnedNow(tx, line?.amount ?? 0, null)), streak };
  });

/** Days of the last ones that are not signed and lie behind the account's beginning, the newest first (points 15). */
const missedDays = async (ctx: Ctx, userId: string): Promise<string[]> => {
  const today = chinaDay();
  const [person] = await peopleByIds(ctx, [userId]);
  const begun = person ? chinaDay(person.createdAt) : today;
  const window = Array.from({ length: countersignLimits.withinDays }, (_, i) => dayBefore(today, i + 1));
  const signed = await findSigned(ctx, userId, window.at(-1) ?? today, today);
  return window.filter((day) => day >= begun && signed.every((s) => s.day !== day));
};

/**
 * Signs for a day that was missed, for points; without a day for the newest one. The day counts for the streak and earns nothing itself.
 * @throws Refused points.signed, points.notMissed, points.noneLeft, points.tooFew
 */
export const countersign = (ctx: Ctx, asked?: string) =>
  inTransaction(ctx, async (tx) => {
    const userId = requireMember(tx);
    await lockAccount(tx, userId);
    const missed = await missedDays(tx, userId);
    const day = asked ?? missed[0];
    if (!day || !missed.includes(day)) {
      const signed = day ? await findSigned(tx, userId, day, day) : [];
      throw refuse(signed.length ? pointsErrors.signed : pointsErrors.notMissed, { n: countersignLimits.withinDays });
    }
    const used = await countCountersigned(tx, userId, chinaDay().slice(0, 7));
    if (used >= countersignLimits.aMonth) throw refuse(pointsErrors.noneLeft, { n: countersignLimits.aMonth });
    const { value: points } = await ruleOf(tx, 'COUNTERSIGN');
    const key = `COUNTERSIGN:${userId}:${day}`;
    await spend(tx, { userId, code: 'COUNTERSIGN', source: 'sign.late', sourceId: day, key, about: day, points });
    await insertSignIn(tx, userId, day, true);
    const today = chinaDay();
    const streak = (await countStreak(tx, userId, today)) || (await countStreak(tx, userId, dayBefore(today, 1)));
    return { ...(await earnedNow(tx, -points, null)), streak };
  });

/** The last day of a month, `2026-11-30`. */
const lastOf = (month: string): string => {
  const [year = 0, no = 0] = month.split('-').map(Number);
  return `${month}-${new Date(Date.UTC(year, no, 0)).getUTCDate()}`;
};

/** What of the month is signed, what can still be, and what the next signing in gives. */
export const readSignDays = async (ctx: Ctx, month: string | undefined) => {
  const { userId } = me(ctx);
  const today = chinaDay();
  const of = month ?? today.slice(0, 7);
  const [days, streakToday, streakBefore, missed, used, late, rule] = await Promise.all([
    findSigned(ctx, userId, `${of}-01`, lastOf(of)),
    countStreak(ctx, userId, today),
    countStreak(ctx, userId, dayBefore(today, 1)),
    missedDays(ctx, userId),
    countCountersigned(ctx, userId, today.slice(0, 7)),
    ruleOf(ctx, 'COUNTERSIGN'),
    ruleOf(ctx, 'SIGN_IN'),
  ]);
  const signed = streakToday > 0;
  const streak = streakToday || streakBefore;
  return {
    today,
    nextDay: new Date(Date.parse(`${dayBefore(today, -1)}T00:00:00+08:00`)).toISOString(),
    signed,
    streak,
    next: Math.min(rule.value + rule.step * streak, rule.dayCap ?? Infinity),
    days,
    countersign: { price: late.value, left: Math.max(0, countersignLimits.aMonth - used), days: missed },
  };
};
