import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { lockOrder } from '../lock-order.ts';
import { moveOrder } from '../move-order.ts';
import { updateOrder } from '../store.ts';
import { findUnanswered } from './dispute-store.ts';

/** What has changed since it was found is read again under the order's lock: an answer that came late still counts. */
const escalate = async (tx: Ctx, id: string): Promise<void> => {
  const o = await lockOrder(tx, id);
  if (o?.state !== 'dispute' || o.escalatedAt || !o.disputedBy) return;
  if (!o.answerBy || Date.parse(o.answerBy) > Date.now()) return;
  await updateOrder(tx, id, { escalatedAt: new Date().toISOString(), answerBy: null });
  await moveOrder(tx, o, { step: 'escalateDue', party: 'clock', state: 'dispute', facts: { raisedBy: o.disputedBy } });
};

/**
 * Hands disputes to the operator that the other side has not answered in time (deals 179). May run twice, or late, on any node; one
 * that fails keeps no other waiting.
 */
export const escalateDue = async (ctx: Ctx): Promise<void> => {
  for (const id of await findUnanswered(ctx))
    await inTransaction(ctx, (tx) => escalate(tx, id)).catch((err: Error) =>
      ctx.platform.log.error({ order: id, err: err.message }, 'a dispute was not handed to the operator'),
    );
};
