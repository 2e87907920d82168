import { type Ctx, emit, inTransaction } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { findPeopleOf } from '#server/rooms/identity/index.ts';
import { broadcastDue, broadcastReached } from './events.ts';
import { peopleOf } from './receivers.ts';
import { lockBroadcast, noteReached } from './store.ts';

/** People of one batch: few enough for one event. */
const batch = 500;

/**
 * The next people of a segment are told, and the batch after them is asked for, in one transaction: a job that comes twice, or
 * after a cancelling, finds that it is not its turn and does nothing.
 */
export const sendBatch = (ctx: Ctx, { broadcastId, after }: Payload<typeof broadcastDue>): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const b = await lockBroadcast(tx, broadcastId);
    if (!b || b.endedAt !== null || b.reached !== after || Date.parse(b.dueAt) > Date.now()) return;
    const of = await peopleOf(tx, b.segment);
    const userIds = await findPeopleOf(tx, { ...of, joinedBy: b.dueAt }, { after, most: batch });
    const last = userIds.at(-1) ?? null;
    const ended = userIds.length < batch;
    const { title, text, link, binding } = b;
    if (last) await emit(tx, broadcastReached, { broadcastId, title, text, link, binding, userIds });
    await noteReached(tx, broadcastId, { told: userIds.length, reached: last, ended });
    if (!ended) await emit(tx, broadcastDue, { broadcastId, after: last });
  });
