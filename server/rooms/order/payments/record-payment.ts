import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type OrderAct, orderErrors, type OrderState, type Party } from '#contract/order/calls.ts';
import { maxPayments, type orderPayments as calls, type PaymentKind } from '#contract/order/payments.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { actingAs, actingOn } from '../acting-on.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderRecord } from '../store.ts';
import { sumsOfPayments, sumsOfRefunds } from './payment-rules.ts';
import { answerPaymentRow, findPayment, findPayments, insertPayment, type PaymentRecord } from './payment-store.ts';

/** A payment is recorded from the confirmation on, also after completion: terms of 30 days end later than the order. */
export const isPayable = (state: OrderState): boolean => state !== 'toConfirm' && state !== 'cancelled';

type Acts = Record<'record' | 'confirm' | 'contest', OrderAct>;
type Way = { payer: Party; payee: Party; takes: (state: OrderState) => boolean; acts: Acts };
/** Payments, and the same turned around once the order is cancelled (deals 57, 58, 187). */
const ways: Record<PaymentKind, Way> = {
  payment: {
    payer: 'buyer',
    payee: 'supplier',
    takes: isPayable,
    acts: { record: 'pay', confirm: 'confirmPayment', contest: 'contestPayment' },
  },
  refund: {
    payer: 'supplier',
    payee: 'buyer',
    takes: (state) => state === 'cancelled',
    acts: { record: 'refund', confirm: 'confirmRefund', contest: 'contestRefund' },
  },
};
const keptActs: Acts = { record: 'keepPart', confirm: 'confirmKept', contest: 'contestKept' };
const actsOf = (p: { kind: PaymentKind; method?: PaymentRecord['method'] }): Acts =>
  p.method === 'kept' ? keptActs : ways[p.kind].acts;

const factsOf = (o: OrderRecord, p: { no: number; amount: string }) => ({
  n: String(p.no),
  amount: p.amount,
  currency: o.currency,
});

type Wanted = { kind: PaymentKind; amount: string; field?: string };
/**
 * @throws Refused order.paysTooMuch, order.refundsTooMuch, at the field where there is one, for more than is open of the total, of
 * what is to be returned
 */
const mustFit = (o: OrderRecord, payments: PaymentRecord[], { kind, amount, field }: Wanted): void => {
  const { open } = kind === 'payment' ? sumsOfPayments(o.total, payments) : sumsOfRefunds(payments);
  if (decimalToMinor(amount) <= open) return;
  const most = minorToDecimal(open);
  const code = kind === 'payment' ? 'paysTooMuch' : 'refundsTooMuch';
  throw refuse(orderErrors[code], { most, currency: o.currency }, field ? { [field]: { code, params: { most } } } : {});
};

type Given = ParsedOf<typeof calls.record>['body'] & { method?: PaymentRecord['method'] };
const record = (ctx: Ctx, id: string, kind: PaymentKind, b: Given) =>
  inTransaction(ctx, async (tx) => {
    const { payer, takes } = ways[kind];
    const o = await actingAs(tx, id, payer);
    const again = await findPayment(tx, b.clientKey);
    if (again && (again.orderId !== id || again.kind !== kind)) throw refuse(common.conflict);
    if (again) return { id, state: o.state };
    if (!takes(o.state)) throw refuse(orderErrors.wrongState);
    if (b.paidOn > chinaDay()) throw refuse(orderErrors.dayPast, {}, { paidOn: { code: 'notYet' } });
    const before = await findPayments(tx, [id]);
    const no = before.filter((p) => p.kind === kind).length + 1;
    if (no > maxPayments) throw refuse(orderErrors.tooMany);
    mustFit(o, before, { kind, amount: b.amount, field: 'amount' });
    await claimFiles(tx, b.proof, { kind: 'order', id });
    const amount = minorToDecimal(decimalToMinor(b.amount));
    const { paidOn, proof } = b;
    await insertPayment(tx, {
      id: b.clientKey,
      orderId: id,
      kind,
      no,
      userId: me(tx).userId,
      amount,
      paidOn,
      proof,
      method: b.method ?? null,
      note: b.note || null,
      state: 'recorded',
    });
    return moveOrder(tx, o, {
      step: actsOf({ ...b, kind }).record,
      party: payer,
      state: o.state,
      annexes: proof,
      facts: factsOf(o, { no, amount }),
    });
  });

/** The buyer records what they have paid, with its proof; never more than what is open. A key twice is one. */
export const recordPayment = (ctx: Ctx, id: string, b: ParsedOf<typeof calls.record>['body']) =>
  record(ctx, id, 'payment', b);
/**
 * The supplier of a cancelled order records what they have paid back, or keep by agreement; never more than what they confirmed. A key
 * twice is one.
 */
export const recordRefund = (ctx: Ctx, id: string, b: ParsedOf<typeof calls.refund>['body']) =>
  record(ctx, id, 'refund', b);

/**
 * Whoever is paid says that it came, or that it stays with the payer as agreed, or that it is not so and why. The same answer twice is
 * one; what was contested can still come.
 */
export const answerPayment = (ctx: Ctx, id: string, b: ParsedOf<typeof calls.answer>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { o, party } = await actingOn(tx, id);
    const p = await findPayment(tx, b.paymentId);
    if (p?.orderId !== id) throw refuse(common.notFound);
    const acts = actsOf(p);
    if (party !== ways[p.kind].payee) throw refuse(orderErrors.notYourStep);
    const state = b.confirm ? 'confirmed' : 'contested';
    if (p.state === state) return { id, state: o.state };
    if (p.state === 'confirmed') throw refuse(orderErrors.paymentAnswered);
    // What was contested counted for nothing, and its payer may have paid it once more since.
    if (p.state === 'contested') mustFit(o, await findPayments(tx, [id]), p);
    const reason = b.reason?.trim() || null;
    if (!b.confirm && !reason) throw refuse(orderErrors.reasonNeeded, {}, { reason: { code: 'required' } });
    await answerPaymentRow(tx, p.id, { state, reason, answeredBy: me(tx).userId });
    return moveOrder(tx, o, {
      step: b.confirm ? acts.confirm : acts.contest,
      party,
      state: o.state,
      reason,
      facts: factsOf(o, p),
    });
  });
