import type { Ctx, Person } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/context.ts';
import { findDrawsOf, findWins, forgetPerson } from './draw-store.ts';
import { closedAs, openText } from './wins.ts';

/** What a person takes along: every draw, and the claims with the address that is still kept. */
export const exportCarnival = async (ctx: Ctx, { userId }: Person) => {
  const [draws, won] = await Promise.all([
    findDrawsOf(ctx, userId),
    findWins(ctx, userId, { current: 1, size: 1_000 }),
  ]);
  return {
    draws,
    claims: won.rows.flatMap(({ draw, prize, claim }) => {
      if (!claim) return [];
      const address = openText(ctx, claim.address, closedAs.address(draw.id));
      return [
        {
          prize: prize.name,
          state: claim.state,
          claimedAt: claim.claimedAt,
          address: address === null ? null : (JSON.parse(address) as unknown),
          tracking: openText(ctx, claim.tracking, closedAs.tracking(draw.id)),
        },
      ];
    }),
  };
};

/** Somebody is gone: the slots that they drew stay in the proof, without them. */
export const forgetAtCarnival = (ctx: Ctx, userId: string): Promise<void> =>
  inTransaction(ctx, (tx) => forgetPerson(tx, userId));
