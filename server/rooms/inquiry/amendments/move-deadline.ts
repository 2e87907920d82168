import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { inquiryErrors } from '#contract/inquiry/calls.ts';
import type { inquiryLife } from '#contract/inquiry/life.ts';
import { canMove, inquiryMoves } from '#contract/inquiry/states.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { deadlineMoved } from '../events.ts';
import { findConcerned } from '../inquiries/concerned-store.ts';
import { checkNotOpened } from '../inquiries/check-open.ts';
import { findLines, type InquiryRecord, lockInquiry } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { checkDates } from '../rules.ts';
import { snapshotOf } from './snapshot-rules.ts';
import { amendInquiryRow, writeDeadline, writeVersions } from './version-store.ts';

/** Moves the deadline of a locked inquiry, keeps where it stood, and tells everybody whom it concerns. */
export const moveLocked = async (tx: Ctx, i: InquiryRecord, deadline: string): Promise<void> => {
  await writeDeadline(tx, {
    id: newId(),
    inquiryId: i.id,
    before: new Date(i.deadline ?? i.updatedAt).toISOString(),
    after: deadline,
    userId: me(tx).userId,
  });
  await emit(tx, deadlineMoved, {
    inquiryId: i.id,
    number: i.number ?? '',
    title: i.title,
    deadline,
    reopened: i.state === 'outOfDate',
    entIds: await findConcerned(tx, i.id, { told: true }),
  });
};

/** Another day of delivery is another version: it was asked for with the rest. */
const writeDelivery = async (tx: Ctx, i: InquiryRecord, deliveryDate: string): Promise<void> => {
  const lines = (await findLines(tx, [i.id])).get(i.id) ?? [];
  const before = snapshotOf(i, lines);
  const { lines: _, ...terms } = { ...before, deliveryDate };
  const version = i.version + 1;
  const kept = { inquiryId: i.id, version: i.version, snapshot: before, at: i.publishedAt ?? i.createdAt };
  const { userId } = me(tx);
  const snapshot = { ...before, deliveryDate };
  await writeVersions(tx, kept, { inquiryId: i.id, version, snapshot, userId, reason: null });
  await amendInquiryRow(tx, i.id, terms, version);
};

/**
 * The buyer's side extends the deadline, or opens anew what is out of date; never nearer than an hour. The database's clock decides
 * under the lock which of both it is (deals 43).
 */
export const moveDeadline = (
  ctx: Ctx,
  id: string,
  { deadline, deliveryDate }: ParsedOf<typeof inquiryLife.moveDeadline>['body'],
): Promise<{ id: string; deadline: string }> =>
  inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const i = await lockInquiry(tx, id);
    if (!i || !ownsInquiry(me(ctx), i, 'buy') || i.state === 'draft') throw refuse(common.notFound);
    // An awarded inquiry opens when its order is cancelled, by no act of the buyer's.
    const may = i.state === 'quoting' || (i.state === 'outOfDate' && canMove(inquiryMoves, i.state, 'quoting'));
    if (!may) throw refuse(inquiryErrors.notQuoting);
    checkNotOpened(i);
    const day = deliveryDate ?? i.deliveryDate ?? '';
    const sameDay = day === i.deliveryDate;
    // A second click.
    if (sameDay && i.deadline && Date.parse(i.deadline) === Date.parse(deadline)) return { id, deadline };
    const faults = checkDates({ deadline, deliveryDate: day }, new Date());
    if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
    if (!sameDay) await writeDelivery(tx, i, day);
    await moveLocked(tx, i, deadline);
    return { id, deadline };
  });
