import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { orderErrors, type Party } from '#contract/order/calls.ts';
import type { BoundVersion, ChangeWish, orderChanges as calls } from '#contract/order/changes.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { toThousandths } from '#contract/core/money.ts';
import { actingOn } from '../acting-on.ts';
import { type Course, readCourse } from '../deliveries/course.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderRecord } from '../store.ts';
import { changeable, changed, endable, isSame, versionOf } from './change-rules.ts';
import { findChange, findOpenChange, insertChange } from './change-store.ts';

/** A line cannot become less than what of it is with the buyer or on its way. @throws Refused order.lessThanShipped */
export const mustHold = (course: Course, after: BoundVersion): void => {
  for (const l of after.lines) {
    const line = course.lines.find((x) => x.no === l.no);
    const sum = line && course.sums.get(line.id);
    const fixed = sum ? sum.shipped - sum.rejected : 0n;
    // What came a little over is no reason to refuse a change of something else.
    const touched = line !== undefined && toThousandths(line.quantity) !== toThousandths(l.quantity);
    if (touched && toThousandths(l.quantity) < fixed) throw refuse(orderErrors.lessThanShipped, { n: l.no });
  }
};

type Asked = { id?: string; wish: ChangeWish; reason: string; confirms?: boolean };

/** Asks the other side for a change of a locked order; one change waits at a time. */
export const askChange = async (tx: Ctx, o: OrderRecord, party: Party, a: Asked) => {
  const { wish, reason, confirms = false } = a;
  const states = wish.cancel ? endable : changeable;
  if (!states.includes(o.state)) throw refuse(orderErrors.wrongState);
  if (await findOpenChange(tx, o.id)) throw refuse(orderErrors.changeOpen);
  const course = await readCourse(tx, o.id);
  const strange = wish.lines?.find((w) => !course.lines.some((l) => l.no === w.no));
  if (strange) throw refuse(orderErrors.lineUnknown, { n: strange.no });
  const before = versionOf(o, course.lines);
  const after = changed(before, wish);
  if (!wish.cancel && isSame(before, after)) throw refuse(orderErrors.nothingChanges);
  if (after.deliveryDate !== before.deliveryDate && after.deliveryDate < chinaDay())
    throw refuse(orderErrors.dayPast, {}, { 'wish.deliveryDate': { code: 'dayPast' } });
  mustHold(course, after);
  await insertChange(tx, {
    id: a.id ?? newId(),
    orderId: o.id,
    party,
    userId: me(tx).userId,
    state: 'open',
    confirms,
    cancels: wish.cancel ?? false,
    reason,
    before,
    after,
  });
  return moveOrder(tx, o, { step: 'askChange', party, state: o.state, reason: reason || null });
};

/** One side asks for a change; a key twice is one. */
export const askForChange = (ctx: Ctx, id: string, b: ParsedOf<typeof calls.ask>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { o, party } = await actingOn(tx, id);
    const again = await findChange(tx, b.clientKey);
    if (again && again.orderId !== id) throw refuse(common.conflict);
    if (again) return { id, state: o.state };
    return askChange(tx, o, party, { id: b.clientKey, wish: b.wish, reason: b.reason });
  });
