import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { orderErrors, type OrderState } from '#contract/order/calls.ts';
import { maxPayments, type orderPayments as calls } from '#contract/order/payments.ts';
import { chinaDay } from '#server/platform/china-day.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { actingAs } from '../acting-on.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderRecord } from '../store.ts';
import { sumsOfPayments } from './payment-rules.ts';
import { answerPaymentRow, findPayment, findPayments, insertPayment, type PaymentRecord } from './payment-store.ts';

/** A payment is recorded from the confirmation on, also after completion: terms of 30 days end later than the order. */
export const isPayable = (state: OrderState): boolean => state !== 'toConfirm' && state !== 'cancelled';

const factsOf = (o: OrderRecord, p: { no: number; amount: string }) => ({
  n: String(p.no),
  amount: p.amount,
  currency: o.currency,
});

/** @throws Refused order.paysTooMuch, at the field where there is one, for more than is open of the total */
const mustFit = (o: OrderRecord, payments: PaymentRecord[], amount: string, field?: string): void => {
  const { open } = sumsOfPayments(o.total, payments);
  if (decimalToMinor(amount) <= open) return;
  const most = minorToDecimal(open);
  const fault = field ? { [field]: { code: 'paysTooMuch' as const, params: { most } } } : {};
  throw refuse(orderErrors.paysTooMuch, { most, currency: o.currency }, fault);
};

/** The buyer records what they have paid, with its proof; never more than what is open. A key twice is one. */
export const recordPayment = (ctx: Ctx, id: string, b: ParsedOf<typeof calls.record>['body']) =>
  inTransaction(ctx, async (tx) => {
    const o = await actingAs(tx, id, 'buyer');
    const again = await findPayment(tx, b.clientKey);
    if (again && again.orderId !== id) throw refuse(common.conflict);
    if (again) return { id, state: o.state };
    if (!isPayable(o.state)) throw refuse(orderErrors.wrongState);
    if (b.paidOn > chinaDay()) throw refuse(orderErrors.dayPast, {}, { paidOn: { code: 'notYet' } });
    const before = await findPayments(tx, [id]);
    if (before.length >= maxPayments) throw refuse(orderErrors.tooMany);
    mustFit(o, before, b.amount, 'amount');
    await claimFiles(tx, b.proof, { kind: 'order', id });
    const no = before.length + 1;
    const amount = minorToDecimal(decimalToMinor(b.amount));
    const { paidOn, proof } = b;
    await insertPayment(tx, {
      id: b.clientKey,
      orderId: id,
      no,
      userId: me(tx).userId,
      amount,
      paidOn,
      proof,
      note: b.note || null,
      state: 'recorded',
    });
    return moveOrder(tx, o, {
      step: 'pay',
      party: 'buyer',
      state: o.state,
      annexes: proof,
      facts: factsOf(o, { no, amount }),
    });
  });

/** The supplier says that it came, or that it did not and why. The same answer twice is one; what was contested can still come. */
export const answerPayment = (ctx: Ctx, id: string, b: ParsedOf<typeof calls.answer>['body']) =>
  inTransaction(ctx, async (tx) => {
    const o = await actingAs(tx, id, 'supplier');
    const p = await findPayment(tx, b.paymentId);
    if (p?.orderId !== id) throw refuse(common.notFound);
    const state = b.confirm ? 'confirmed' : 'contested';
    if (p.state === state) return { id, state: o.state };
    if (p.state === 'confirmed') throw refuse(orderErrors.paymentAnswered);
    // What was contested counted for nothing, and the buyer may have paid it once more since.
    if (p.state === 'contested') mustFit(o, await findPayments(tx, [id]), p.amount);
    const reason = b.reason?.trim() || null;
    if (!b.confirm && !reason) throw refuse(orderErrors.reasonNeeded, {}, { reason: { code: 'required' } });
    await answerPaymentRow(tx, p.id, { state, reason, answeredBy: me(tx).userId });
    return moveOrder(tx, o, {
      step: b.confirm ? 'confirmPayment' : 'contestPayment',
      party: 'supplier',
      state: o.state,
      reason,
      facts: factsOf(o, p),
    });
  });
