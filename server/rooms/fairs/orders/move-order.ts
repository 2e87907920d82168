import { common } from '#contract/core/errors.ts';
import {
  boothOrderRule,
  type BoothOrderParty,
  type BoothOrderState,
  type BoothOrderStep,
  cancelUntil,
} from '#contract/fairs/exhibiting/order-states.ts';
import { boothOrderErrors } from '#contract/fairs/exhibiting/orders.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat, keepSides } from '#server/rooms/identity/index.ts';
import { freeBooth, giveBooth, lockBooth } from '../booth-store.ts';
import { cancelOfBooth } from '../meetings/move-meeting.ts';
import { noteOrder } from './note-order.ts';
import { findOrder, findPlaces, moveOrder, type OrderRecord } from './order-store.ts';

/** An order after its company, under the lock of its booth. */
export const lockOrder = async (tx: Ctx, id: string): Promise<OrderRecord | undefined> => {
  const known = await findOrder(tx, id);
  if (!known) return undefined;
  await keepSides(tx, [{ userId: known.userId, entId: known.entId }]);
  await lockBooth(tx, known.boothId);
  return findOrder(tx, id);
};

type Given = { text?: string; paid?: { on: string; reference: string } };
/** Takes a step that the caller's party may take: the order, its booth and its course in one transaction. */
export const stepOrder = async (
  tx: Ctx,
  o: OrderRecord,
  step: BoothOrderStep,
  party: BoothOrderParty,
  { text = '', paid }: Given = {},
): Promise<BoothOrderState> => {
  const { to, booth } = boothOrderRule(step);
  await moveOrder(tx, o.id, to, paid);
  if (booth === 'taken') await giveBooth(tx, o.boothId, o.class);
  if (booth === 'free') {
    await cancelOfBooth(tx, o.boothId);
    await freeBooth(tx, o.boothId);
  }
  await noteOrder(tx, o, { act: step, party, state: to, text });
  return to;
};

type Moved = { id: string; number: string; before: BoothOrderState; state: BoothOrderState; again: boolean };
/** Judges a step by the table. @throws Refused boothOrders.wrongState, boothOrders.reasonNeeded */
const moved = async (
  tx: Ctx,
  o: OrderRecord,
  step: BoothOrderStep,
  party: BoothOrderParty,
  given: Given,
): Promise<Moved> => {
  const rule = boothOrderRule(step);
  const { id, number, state: before } = o;
  // A click that comes twice is one.
  if (before === rule.to) return { id, number, before, state: before, again: true };
  if (!rule.from[party]?.includes(before)) throw refuse(boothOrderErrors.wrongState);
  if (rule.reason && !given.text) throw refuse(boothOrderErrors.reasonNeeded, {}, { reason: { code: 'required' } });
  return { id, number, before, state: await stepOrder(tx, o, step, party, given), again: false };
};

/** The company itself withdraws or cancels, the latter before a day (fairs 37). @throws Refused common.notFound, boothOrders.tooLate */
export const moveOwn = (ctx: Ctx, id: string, step: 'withdraw' | 'cancel', text = '') =>
  inTransaction(ctx, async (tx) => {
    if ((await findOrder(tx, id))?.entId !== me(tx).entId) throw refuse(common.notFound);
    await keepSeat(tx, 'sell');
    const o = await lockOrder(tx, id);
    if (!o) throw refuse(common.notFound);
    const [at] = await findPlaces(tx, [o.boothId]);
    const isLate = !at || Date.parse(cancelUntil(at.fair, o.cancelDays)) <= Date.now();
    if (step === 'cancel' && o.state === 'confirmed' && isLate) throw refuse(boothOrderErrors.tooLate);
    const { state } = await moved(tx, o, step, 'company', { text });
    return { id, state };
  });

/** A step of the desk, whose room records it. @throws Refused common.notFound */
export const moveByDesk = async (
  tx: Ctx,
  id: string,
  step: 'confirm' | 'refuse' | 'pay' | 'cancel',
  given: Given = {},
): Promise<Moved> => {
  const o = await lockOrder(tx, id);
  if (!o) throw refuse(common.notFound);
  return moved(tx, o, step, 'desk', given);
};
