import { common } from '#contract/core/errors.ts';
import { type OrderState, orderErrors, orderTable, type Party, type PlainStep } from '#contract/order/calls.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { askChange } from './changes/ask-change.ts';
import { findOpenChange } from './changes/change-store.ts';
import { readCourse } from './deliveries/course.ts';
import { lockOrder } from './lock-order.ts';
import { moveOrder, stateAfter } from './move-order.ts';
import { mayStep, partyOf } from './policy.ts';
import { findLastEvent, type OrderRecord, updateOrder } from './store.ts';

type Given = { reason?: string | undefined; day?: string | undefined };
type Step = { tx: Ctx; o: OrderRecord; party: Party; step: PlainStep };

/** Whether what the order depends on besides its state lets the step be taken. @throws Refused */
const mustStand = async ({ tx, o, step }: Step): Promise<void> => {
  if (step === 'confirm' && (await findOpenChange(tx, o.id))) throw refuse(orderErrors.changeOpen);
  if (step === 'complete' && (await readCourse(tx, o.id)).complaintOpen) throw refuse(orderErrors.complaintOpen);
};

/** @throws Refused order.dayPast */
const notPast = (day: string): string => {
  if (day < chinaDay()) throw refuse(orderErrors.dayPast, {}, { day: { code: 'dayPast' } });
  return day;
};

const isDone = async ({ tx, o, party, step }: Step): Promise<boolean> => {
  const { to } = orderTable[step];
  if (o.state === to) return true;
  if (to !== 'before' || orderTable[step].from.includes(o.state)) return false;
  const last = await findLastEvent(tx, o.id);
  return last?.step === step && last.party === party;
};

const stateTo = (o: OrderRecord, step: PlainStep): OrderState => {
  const { to } = orderTable[step];
  return to === 'before' || to === 'deliveries' ? stateAfter(o, 'resume') : to;
};

/** Takes one step by the table alone: by the party entitled to it, from the states it starts in; a step twice is one. */
export const takeStep = (ctx: Ctx, id: string, step: PlainStep, { reason, day }: Given = {}) =>
  inTransaction(ctx, async (tx) => {
    const o = await lockOrder(tx, id);
    const party = o && partyOf(me(ctx), o);
    if (!o || !party) throw refuse(common.notFound);
    const rule = orderTable[step];
    if (!mayStep(me(ctx), o, party)) throw refuse(common.seat);
    if (!rule.by.includes(party)) throw refuse(orderErrors.notYourStep);
    const taken: Step = { tx, o, party, step };
    if (await isDone(taken)) return { id, state: o.state };
    if (!rule.from.includes(o.state)) throw refuse(orderErrors.wrongState);
    if (rule.raiser && o.disputedBy !== party) throw refuse(orderErrors.notYourStep);
    const why = reason?.trim() || null;
    if (rule.asks === 'reason' && !why) throw refuse(orderErrors.reasonNeeded, {}, { reason: { code: 'required' } });
    // Another day than the agreed one is a change, which the buyer accepts or refuses (deals 50).
    if (rule.asks === 'committedDay' && day !== undefined && day !== o.deliveryDate) {
      const wish = { deliveryDate: notPast(day) };
      if (!why) throw refuse(orderErrors.reasonNeeded, {}, { reason: { code: 'required' } });
      return askChange(tx, o, party, { wish, reason: why, confirms: true });
    }
    await mustStand(taken);
    if (rule.asks === 'expectedEnd' && day !== undefined) await updateOrder(tx, id, { expectedEnd: notPast(day) });
    return moveOrder(tx, o, {
      step,
      party,
      state: stateTo(o, step),
      reason: why,
      ...(step === 'confirm' && { facts: { day: o.deliveryDate } }),
      ...(rule.asks === 'expectedEnd' && day !== undefined && { facts: { day } }),
    });
  });
