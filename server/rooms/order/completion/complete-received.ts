import { autoComplete } from '#contract/order/calls.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { findCompletable, findToRemind, noteReminded } from './completion-store.ts';
import { readCourse } from '../deliveries/course.ts';
import { lockOrder } from '../lock-order.ts';
import { moveOrder } from '../move-order.ts';

/** Each order in a transaction of its own: what changed since it was found is read again under its lock. */
const each = async (ctx: Ctx, ids: string[], act: (tx: Ctx, id: string) => Promise<void>): Promise<void> => {
  for (const id of ids)
    await inTransaction(ctx, (tx) => act(tx, id)).catch((err: Error) =>
      ctx.platform.log.warn({ order: id, err: err.message }, 'an order was not completed'),
    );
};

const dayMs = 86_400_000;

/** Tells both sides some days before an order is completed by itself; once. */
const remind = async (tx: Ctx, id: string): Promise<void> => {
  const o = await lockOrder(tx, id);
  if (o?.state !== 'received' || !o.completesAt || o.remindedAt) return;
  if ((await readCourse(tx, id)).complaintOpen) return;
  if (Date.parse(o.completesAt) - Date.now() > autoComplete.toldBefore * dayMs) return;
  await noteReminded(tx, id);
  await moveOrder(tx, o, {
    step: 'remind',
    party: 'clock',
    state: o.state,
    facts: { day: new Date(o.completesAt).toISOString() },
  });
};

/** Completes an order whose days are over without a complaint; nobody is completed without having been told before. */
const complete = async (tx: Ctx, id: string): Promise<void> => {
  const o = await lockOrder(tx, id);
  if (o?.state !== 'received' || !o.completesAt || !o.remindedAt) return;
  if (Date.parse(o.completesAt) > Date.now() || (await readCourse(tx, id)).complaintOpen) return;
  await moveOrder(tx, o, { step: 'autoComplete', party: 'clock', state: 'completed' });
};

/** Reminds of and completes orders that were received without a complaint (deals 55). May run twice, or late. */
export const completeReceived = async (ctx: Ctx): Promise<void> => {
  await each(ctx, await findToRemind(ctx), remind);
  await each(ctx, await findCompletable(ctx), complete);
};
