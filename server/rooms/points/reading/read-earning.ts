import type { GrowthTask, ScoreRule } from '#contract/points/calls.ts';
import { isSpending, ruleCodes } from '#contract/points/rules.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { nextHour } from '../earning/claim.ts';
import { sumEarned } from '../ledger/entry-store.ts';
import { type RuleRecord, rulesInForce } from '../rules/rule-store.ts';

export const presentRule = (r: RuleRecord): ScoreRule => ({
  code: r.code,
  spends: isSpending(r.code),
  value: r.value,
  step: r.step,
  dayCap: r.dayCap,
  lifeCap: r.lifeCap,
  holdDays: r.holdDays,
  validDays: r.validDays,
  from: new Date(r.startsAt).toISOString(),
});

/** Rules in force, in the order of the contract. */
export const readRules = async (ctx: Ctx): Promise<ScoreRule[]> => {
  const byCode = new Map((await rulesInForce(ctx)).map((r) => [r.code, r]));
  return ruleCodes.flatMap((code) => byCode.get(code) ?? []).map(presentRule);
};

/** What earns points, and what of it the reader has done. */
export const readGrowthTasks = async (ctx: Ctx): Promise<GrowthTask[]> => {
  const { userId } = me(ctx);
  const [rules, today, life] = await Promise.all([
    readRules(ctx),
    sumEarned(ctx, userId, { day: chinaDay() }),
    sumEarned(ctx, userId, {}),
  ]);
  return rules
    .filter((r) => !r.spends && r.value > 0)
    .map((r) => {
      const [day, ever] = [today.get(r.code), life.get(r.code)];
      const spent = r.lifeCap !== null && (ever?.points ?? 0) >= r.lifeCap;
      const full = r.dayCap !== null && (day?.points ?? 0) >= r.dayCap;
      const signed = r.code === 'SIGN_IN' && day !== undefined;
      return {
        ...r,
        deeds: day?.deeds ?? 0,
        today: day?.points ?? 0,
        life: ever?.points ?? 0,
        done: spent ? 'ever' : full || signed ? 'today' : 'open',
        again: r.code === 'USER_ONLINE' ? nextHour(ever?.last) : null,
      };
    });
};
