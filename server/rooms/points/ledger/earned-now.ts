import { type Earned, pointsErrors } from '#contract/points/calls.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { findAccount } from './account-store.ts';

/** Who asks, where they may have points. @throws Refused points.notForOperators */
export const requireMember = (ctx: Ctx): string => {
  const { userId, userType } = me(ctx);
  if (userType === 9) throw refuse(pointsErrors.notForOperators);
  return userId;
};

/** What the reader has now, beside what a call has booked. */
export const earnedNow = async (ctx: Ctx, points: number, again: string | null): Promise<Earned> => {
  const { available, pending, claim } = await findAccount(ctx, me(ctx).userId);
  return { points, available, pending, claim, again };
};
