import type { ParsedOf } from '#contract/core/endpoint.ts';
import { orderErrors, type OrderState } from '#contract/order/calls.ts';
import type { orderChanges as calls } from '#contract/order/changes.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { actingOn } from '../acting-on.ts';
import { readCourse } from '../deliveries/course.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderRecord } from '../store.ts';
import { mustHold } from './ask-change.ts';
import { changeable, endable } from './change-rules.ts';
import { answerChangeRow, bindVersion, type ChangeRecord, findChange, withdrawChangeRow } from './change-store.ts';

/** Where an accepted change puts the order: confirmed or over by it, else where its deliveries put it now. */
const stateBy = async (tx: Ctx, o: OrderRecord, c: ChangeRecord): Promise<OrderState> => {
  if (c.cancels) return 'cancelled';
  if (c.confirms) return 'confirmed';
  const course = await readCourse(tx, o.id);
  return course.deliveries.length ? course.state : o.state;
};

/** Makes the change bind: a new version of lines and terms. @throws Refused order.wrongState, order.lessThanShipped */
const accept = async (tx: Ctx, o: OrderRecord, c: ChangeRecord, reason: string | null) => {
  if (!(c.cancels ? endable : changeable).includes(o.state)) throw refuse(orderErrors.wrongState);
  mustHold(await readCourse(tx, o.id), c.after);
  const version = c.cancels ? null : o.version + 1;
  if (version !== null) await bindVersion(tx, o.id, version, c.after);
  await answerChangeRow(tx, c.id, { state: 'accepted', answer: reason, answeredBy: me(tx).userId, version });
  return stateBy(tx, o, c);
};

/** The other side accepts or refuses, with a reason where it refuses; a second click is one. */
export const answerChange = (ctx: Ctx, id: string, b: ParsedOf<typeof calls.answer>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { o, party } = await actingOn(tx, id);
    const c = await findChange(tx, b.changeId);
    const wanted = b.accept ? 'accepted' : 'refused';
    if (c?.orderId !== id) throw refuse(orderErrors.changeGone);
    if (c.party === party) throw refuse(orderErrors.notYourStep);
    if (c.state === wanted) return { id, state: o.state };
    if (c.state !== 'open') throw refuse(orderErrors.changeGone);
    const reason = b.reason?.trim() || null;
    if (!b.accept && !reason) throw refuse(orderErrors.reasonNeeded, {}, { reason: { code: 'required' } });
    const facts = { day: c.after.deliveryDate };
    if (!b.accept) {
      await answerChangeRow(tx, c.id, {
        state: 'refused',
        answer: reason,
        answeredBy: me(tx).userId,
        version: null,
      });
      return moveOrder(tx, o, { step: 'refuseChange', party, state: o.state, reason });
    }
    const state = await accept(tx, o, c, reason);
    return moveOrder(tx, o, { step: 'acceptChange', party, state, reason, ...(c.confirms && { facts }) });
  });

/** Who asked takes it back, while it waits. */
export const withdrawChange = (ctx: Ctx, id: string, changeId: string) =>
  inTransaction(ctx, async (tx) => {
    const { o, party } = await actingOn(tx, id);
    const c = await findChange(tx, changeId);
    if (c?.orderId !== id) throw refuse(orderErrors.changeGone);
    if (c.party !== party) throw refuse(orderErrors.notYourStep);
    if (c.state === 'withdrawn') return { id, state: o.state };
    if (c.state !== 'open') throw refuse(orderErrors.changeGone);
    await withdrawChangeRow(tx, changeId);
    return moveOrder(tx, o, { step: 'withdrawChange', party, state: o.state });
  });
