import { carnivalErrors } from '#contract/carnival/calls.ts';
import { mostFromAddress } from '#contract/carnival/states.ts';
import { common } from '#contract/core/errors.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { digest, newId } from '#server/platform/ids.ts';
import { countFromNetwork, findDrawByKey, givePrize, insertDraw, lockWin, takeSlot } from './draw-store.ts';
import { prizeWon } from './events.ts';
import { openSeed, outcomesOfCampaign } from './proof.ts';
import { hasProvedAddress, publishedCampaign, standIn } from './read-campaign.ts';
import { findPrizes, lockCampaign } from './store.ts';
import { claimable } from './wins.ts';

/**
 * Takes the next slot of a campaign and what it wins, in one transaction under the campaign's lock: whatever is killed in it leaves no
 * slot taken and no prize given. The same key again answers the same slot (carnival 10).
 * @throws Refused carnival.notOpen, carnival.noDrawsLeft, carnival.allDrawn, carnival.noAddress, carnival.tooManyHere
 */
export const draw = async (ctx: Ctx, campaignId: string, clientKey: string) => {
  const { userId } = me(ctx);
  const known = await publishedCampaign(ctx, campaignId);
  if (!(await hasProvedAddress(ctx, userId))) throw refuse(carnivalErrors.noAddress);
  // Apart from the lock: all slots are hashed once a node.
  const outcomes = await outcomesOfCampaign(ctx, known, await findPrizes(ctx, [campaignId]));
  // Under the seed, which nobody has before the end: the mark can't be led back to an address.
  const network = ctx.address ? digest(`${openSeed(ctx, known)} ${ctx.address}`) : null;
  return inTransaction(ctx, async (tx) => {
    const locked = await lockCampaign(tx, campaignId);
    if (!locked) throw refuse(common.notFound);
    const { campaign, open } = locked;
    const { earned, used } = await standIn(tx, campaign);
    const before = await findDrawByKey(tx, { campaignId, userId, clientKey });
    if (before)
      return {
        slot: before.slot,
        win: before.no === null ? null : { id: before.id, prize: before.no },
        left: Math.max(0, earned - used),
      };
    if (!open || campaign.seed) throw refuse(carnivalErrors.notOpen);
    if (used >= earned) throw refuse(carnivalErrors.noDrawsLeft);
    if (campaign.drawn >= campaign.slots) throw refuse(carnivalErrors.allDrawn);
    const day = chinaDay();
    if (network && (await countFromNetwork(tx, campaignId, network, day)) >= mostFromAddress)
      throw refuse(carnivalErrors.tooManyHere);
    const slot = await takeSlot(tx, campaignId);
    const prize = outcomes[slot - 1] ?? 0;
    const prizeId = prize ? await givePrize(tx, campaignId, prize) : null;
    const id = newId();
    await insertDraw(tx, { id, campaignId, slot, userId, prizeId, clientKey, day, network });
    if (prizeId) {
      const won = await lockWin(tx, id);
      if (won) await emit(tx, prizeWon, { userId, ...claimable(won) });
    }
    return { slot, win: prize ? { id, prize } : null, left: earned - used - 1 };
  });
};
