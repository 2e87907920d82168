import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { broadcastErrors, graceSeconds, type operatorBroadcasts, scheduleDays } from '#contract/operator/broadcasts.ts';
import { type Ctx, emit, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { countPeople } from '#server/rooms/identity/index.ts';
import { checkDraft } from './check-draft.ts';
import { broadcastDue } from './events.ts';
import { peopleOf } from './receivers.ts';
import { type BroadcastRecord, endCancelled, findByKey, insertBroadcast, lockBroadcast } from './store.ts';

type Asked = ParsedOf<typeof operatorBroadcasts.send>['body'];

/** When it goes out. @throws Refused common.invalid */
const momentOf = (at: string | null): Date => {
  const now = Date.now();
  if (at === null) return new Date(now + graceSeconds * 1000);
  const due = Date.parse(at);
  if (due <= now) throw refuse(common.invalid, {}, { at: { code: 'inFuture' } });
  if (due > now + scheduleDays * 86_400_000) throw refuse(common.invalid, {}, { at: { code: 'tooFar' } });
  return new Date(due);
};

/**
 * Keeps a broadcast and the job that sends it, in one transaction of the caller's.
 * @returns `again` where it was sent before
 * @throws Refused common.invalid, common.forbidden, broadcasts.nobody
 */
export const scheduleBroadcast = async (tx: Ctx, asked: Asked): Promise<{ row: BroadcastRecord; again: boolean }> => {
  const { userId: createdBy } = me(tx);
  const before = await findByKey(tx, createdBy, asked.clientKey);
  if (before) return { row: before, again: true };
  const { at, reason, clientKey, ...draft } = await checkDraft(tx, asked);
  const due = momentOf(at);
  const counted = await countPeople(tx, await peopleOf(tx, draft.segment));
  if (!counted) throw refuse(broadcastErrors.nobody);
  const row = await insertBroadcast(tx, {
    id: newId(),
    ...draft,
    reason: draft.binding ? reason : '',
    counted,
    createdBy,
    clientKey,
    dueAt: due.toISOString(),
  });
  if (!row) {
    const kept = await findByKey(tx, createdBy, clientKey);
    if (!kept) throw refuse(common.conflict);
    return { row: kept, again: true };
  }
  await emit(tx, broadcastDue, { broadcastId: row.id, after: null }, { startAfter: due });
  return { row, again: false };
};

/** @returns whether it was cancelled before. @throws Refused common.notFound, broadcasts.begun */
export const cancelBroadcast = async (tx: Ctx, id: string): Promise<{ row: BroadcastRecord; again: boolean }> => {
  const row = await lockBroadcast(tx, id);
  if (!row) throw refuse(common.notFound);
  if (row.state === 'cancelled') return { row, again: true };
  if (row.state !== 'scheduled') throw refuse(broadcastErrors.begun);
  await endCancelled(tx, id);
  return { row, again: false };
};
