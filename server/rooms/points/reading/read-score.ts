import { common } from '#contract/core/errors.ts';
import type { PointBalance, ScoreInfo } from '#contract/points/calls.ts';
import { expiringDays, levelAt, levelsOf } from '#contract/points/rules.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { readSetting } from '#server/rooms/settings/index.ts';
import { findAccount } from '../ledger/account-store.ts';
import { findExpiring, sumEarned } from '../ledger/entry-store.ts';

export const readBalance = async (ctx: Ctx): Promise<PointBalance> => {
  const { available, pending, claim } = await findAccount(ctx, me(ctx).userId);
  return { available, pending, claim };
};

/** Everything that stands over somebody's statement. */
export const scoreOf = async (ctx: Ctx, userId: string): Promise<ScoreInfo> => {
  const [account, expiring, earned, bounds] = await Promise.all([
    findAccount(ctx, userId),
    findExpiring(ctx, userId, expiringDays),
    sumEarned(ctx, userId, { day: chinaDay() }),
    readSetting(ctx, 'points.levels'),
  ]);
  const { available, pending, claim, lifetime } = account;
  const levels = levelsOf(bounds);
  return {
    available,
    pending,
    claim,
    lifetime,
    level: levelAt(bounds, lifetime),
    levels,
    next: levels.find((l) => l.from > lifetime) ?? null,
    expiring: expiring && { points: expiring.points, on: chinaDay(expiring.first) },
    today: [...earned.values()].reduce((n, e) => n + e.points, 0),
  };
};

export const readScore = (ctx: Ctx): Promise<ScoreInfo> => scoreOf(ctx, me(ctx).userId);

/** One's own alone: anybody else's is as absent. @throws Refused common.notFound */
export const readUserInfo = (ctx: Ctx, userId: string): Promise<ScoreInfo> => {
  if (me(ctx).userId !== userId) throw refuse(common.notFound);
  return scoreOf(ctx, userId);
};
