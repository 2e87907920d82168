import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { lockOrder, stepOrder } from './move-order.ts';
import { findDue } from './order-store.ts';

/** Ends what the desk did not answer in time (fairs 36). May run twice, or late: each is read again under its lock. */
export const expireOrders = async (ctx: Ctx): Promise<void> => {
  for (const { id } of await findDue(ctx))
    await inTransaction(ctx, async (tx) => {
      const o = await lockOrder(tx, id);
      if (o && (await findDue(tx, id)).length) await stepOrder(tx, o, 'expire', 'clock');
    }).catch((err: Error) =>
      ctx.platform.log.warn({ boothOrder: id, err: err.message }, 'a booth order was not ended'),
    );
};
