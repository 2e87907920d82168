import { mayOpen } from '#contract/pages.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { findAccount } from '../ledger/account-store.ts';
import { findSigned } from '../signing/sign-store.ts';
import { findTools } from '../tool-store.ts';

/** What of points a member's home shows, and the tools that they keep at hand (points 21). */
export const pointsAtHand = async (ctx: Ctx) => {
  const person = me(ctx);
  const today = chinaDay();
  const [{ tools }, account, signed] = await Promise.all([
    findTools(ctx, person.userId),
    findAccount(ctx, person.userId),
    findSigned(ctx, person.userId, today, today),
  ]);
  const points = mayOpen('integralManage', person) ? { available: account.available, signed: signed.length > 0 } : null;
  return { tools: tools.filter((key) => mayOpen(key, person)), points };
};
