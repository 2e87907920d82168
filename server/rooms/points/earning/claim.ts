import { common } from '#contract/core/errors.ts';
import type { Earned } from '#contract/points/calls.ts';
import type { claimableRules } from '#contract/points/rules.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { lockAccount } from '../ledger/account-store.ts';
import { earn, ruleOf } from '../ledger/book.ts';
import { earnedNow, requireMember } from '../ledger/earned-now.ts';
import { sumEarned } from '../ledger/entry-store.ts';
import { signIn } from '../signing/sign-in.ts';

export type Claimable = (typeof claimableRules)[number];
const hour = 3_600_000;

/** When an hour online can be claimed again; null where it can be now. */
export const nextHour = (last: string | undefined, now = Date.now()): string | null => {
  const next = last ? Date.parse(last) + hour : 0;
  return next > now ? new Date(next).toISOString() : null;
};

/** An hour online or a share: no oftener than the rule has room for, so that no line of 0 points is written (points 9). */
const claimByRule = (ctx: Ctx, userId: string, code: 'USER_ONLINE' | 'SHARE'): Promise<Earned> =>
  inTransaction(ctx, async (tx) => {
    await lockAccount(tx, userId);
    const day = chinaDay();
    const of = async (on?: string) => (await sumEarned(tx, userId, { code, day: on })).get(code);
    const [rule, today] = [await ruleOf(tx, code), await of(day)];
    const again = code === 'USER_ONLINE' ? nextHour((await of())?.last) : null;
    const full = rule.dayCap !== null && (today?.points ?? 0) >= rule.dayCap;
    if (again || full || (code === 'SHARE' && today)) return earnedNow(tx, 0, again);
    const at = code === 'USER_ONLINE' ? new Date().toISOString().slice(0, 13) : day;
    const source = code === 'USER_ONLINE' ? 'client.online' : 'client.shared';
    const line = await earn(tx, { userId, code, source, sourceId: at, key: `${code}:${userId}:${at}` });
    const next = code === 'USER_ONLINE' ? nextHour(new Date().toISOString()) : null;
    return earnedNow(tx, line?.amount ?? 0, next);
  });

/**
 * What a client may claim by the code of a rule (points 9); again too early it gives nothing and says when.
 * @throws Refused points.notForOperators; common.complete for signing in without a complete profile
 */
export const claim = async (ctx: Ctx, code: Claimable): Promise<Earned> => {
  const userId = requireMember(ctx);
  if (code !== 'SIGN_IN') return claimByRule(ctx, userId, code);
  if (!me(ctx).isFinish) throw refuse(common.complete);
  const { streak: _, ...earned } = await signIn(ctx);
  return earned;
};
