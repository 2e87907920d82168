import { administrators, editors, judge } from '#contract/core/access.ts';
import { type Ctx, emit, inTransaction } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { findPeopleOf, peopleByIds } from '#server/rooms/identity/index.ts';
import { broadcastDue, broadcastReached } from './events.ts';
import { peopleOf } from './receivers.ts';
import { type BroadcastRecord, endCancelled, lockBroadcast, noteReached } from './store.ts';

/** People of one batch: few enough for one event. */
const batch = 500;

/** Who wrote it is at the desk still, and where it binds people an administrator (notices 43). */
const maySend = async (tx: Ctx, b: BroadcastRecord): Promise<boolean> => {
  const [author] = await peopleByIds(tx, [b.createdBy]);
  return !!author && !author.suspendedAt && judge(b.binding ? administrators : editors, author) === 'yes';
};

/**
 * The next people of a segment are told, and the batch after them is asked for, in one transaction: a job that comes twice, or
 * after a cancelling, finds that it is not its turn and does nothing.
 */
export const sendBatch = (ctx: Ctx, { broadcastId, after }: Payload<typeof broadcastDue>): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const b = await lockBroadcast(tx, broadcastId);
    if (!b || b.endedAt !== null || b.reached !== after) return;
    // The clock of the database, by which jobs come, may be ahead of this node's.
    if (Date.parse(b.dueAt) > Date.now())
      return emit(tx, broadcastDue, { broadcastId, after }, { startAfter: new Date(Date.parse(b.dueAt) + 1_000) });
    if (after === null && !(await maySend(tx, b))) return endCancelled(tx, broadcastId);
    const of = await peopleOf(tx, b.segment);
    const userIds = await findPeopleOf(tx, { ...of, joinedBy: b.dueAt }, { after, most: batch });
    const last = userIds.at(-1) ?? null;
    const ended = userIds.length < batch;
    const { title, text, link, binding } = b;
    if (last) await emit(tx, broadcastReached, { broadcastId, title, text, link, binding, userIds });
    await noteReached(tx, broadcastId, { told: userIds.length, reached: last, ended });
    if (!ended) await emit(tx, broadcastDue, { broadcastId, after: last });
  });
