import { claimReminderDays } from '#contract/carnival/states.ts';
import { type Ctx, emitAll, inTransaction } from '#server/platform/context.ts';
import { findWinsByIds, markClaimsNear } from './draw-store.ts';
import { prizeNear } from './events.ts';
import { claimable } from './wins.ts';

/** Tells winners that the time to claim ends soon: mark and event are one transaction, so that each hears it once (carnival 23). */
export const remindWinners = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const near = await findWinsByIds(tx, await markClaimsNear(tx, claimReminderDays));
    await emitAll(
      tx,
      prizeNear,
      near.flatMap((w) => (w.draw.userId ? [{ userId: w.draw.userId, ...claimable(w) }] : [])),
    );
  });
