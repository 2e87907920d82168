import { addressDays } from '#contract/carnival/states.ts';
import { type Ctx, emit, inTransaction } from '#server/platform/context.ts';
import { dropOldAddresses } from './draw-store.ts';
import { seedPublished } from './events.ts';
import { openSeed } from './proof.ts';
import { findToReveal, lockCampaign, writeSeed } from './store.ts';

/** Shows the seeds of campaigns that are over, each once; who still draws is waited for (carnival 14). */
export const revealSeeds = async (ctx: Ctx): Promise<void> => {
  for (const id of await findToReveal(ctx))
    await inTransaction(ctx, async (tx) => {
      const locked = await lockCampaign(tx, id);
      if (!locked || locked.open || locked.campaign.seed) return;
      await writeSeed(tx, id, openSeed(tx, locked.campaign));
      await emit(tx, seedPublished, { campaignId: id });
    });
};

/** Deletes delivery addresses that nobody needs any more (carnival 18). */
export const forgetAddresses = (ctx: Ctx): Promise<void> => dropOldAddresses(ctx, addressDays);
