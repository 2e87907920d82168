import { type PaymentKind, type PaymentsView, paymentPlans, type refundMethods } from '#contract/order/payments.ts';
import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';

type Paid = {
  kind: PaymentKind;
  amount: string;
  state: 'recorded' | 'confirmed' | 'contested';
  method?: (typeof refundMethods)[number] | null;
};
/** When what a share waits for has happened, as days; null while it has not. */
export type Days = Record<'confirmation' | 'shipment' | 'receipt', string | null>;

const dayMs = 86_400_000;
const plus = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

const sumOf = (payments: Paid[], kind: PaymentKind, state: Paid['state']): bigint =>
  payments.filter((p) => p.kind === kind && p.state === state).reduce((sum, p) => sum + decimalToMinor(p.amount), 0n);

/** What is confirmed, what waits for an answer, and what of the total is neither; contested payments count for nothing. */
export const sumsOfPayments = (total: string, payments: Paid[]) => {
  const [confirmed, waiting] = [sumOf(payments, 'payment', 'confirmed'), sumOf(payments, 'payment', 'recorded')];
  const open = decimalToMinor(total) - confirmed - waiting;
  return { confirmed, waiting, open: open > 0n ? open : 0n };
};

/** What a supplier confirmed as paid, what came back of it and what it keeps by the buyer's word, what waits for that, and the rest. */
export const sumsOfRefunds = (payments: Paid[]) => {
  const [keeps, returns] = [payments.filter((p) => p.method === 'kept'), payments.filter((p) => p.method !== 'kept')];
  const paid = sumOf(payments, 'payment', 'confirmed');
  const [returned, kept] = [sumOf(returns, 'refund', 'confirmed'), sumOf(keeps, 'refund', 'confirmed')];
  const waiting = sumOf(payments, 'refund', 'recorded');
  return { paid, returned, kept, waiting, open: paid - returned - kept - waiting };
};

/**
 * The shares of the terms in whole minor units: each is rounded down, and the last takes what is left, so that they make the total.
 * Payments that count cover the first share first.
 */
export const planOf = (paymentType: string, total: string, payments: Paid[], days: Days): PaymentsView['plan'] => {
  const shares = paymentPlans[paymentType as keyof typeof paymentPlans];
  const whole = decimalToMinor(total);
  const { confirmed, waiting } = sumsOfPayments(total, payments);
  let [left, paid] = [whole, confirmed + waiting];
  return shares.map((s, i) => {
    const amount = i === shares.length - 1 ? left : (whole * BigInt(s.percent)) / 100n;
    const covered = least(amount, paid);
    left -= amount;
    paid -= covered;
    const from = days[s.due];
    return {
      ...s,
      amount: minorToDecimal(amount),
      covered: minorToDecimal(covered),
      dueOn: from && plus(from, s.days),
    };
  });
};
