import type { PaymentsView } from '#contract/order/payments.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { minorToDecimal } from '#contract/core/money.ts';
import type { FileFact } from '#server/rooms/files/index.ts';
import type { Course } from '../deliveries/course.ts';
import type { EventRecord, OrderRecord } from '../store.ts';
import { type Days, planOf, sumsOfPayments, sumsOfRefunds } from './payment-rules.ts';
import type { PaymentRecord } from './payment-store.ts';
import { isPayable } from './record-payment.ts';

/** The days that shares of the plan wait for: until the goods are shipped, the agreed day stands for the shipment. */
const daysOf = (o: OrderRecord, events: Pick<EventRecord, 'state' | 'at'>[], course: Course): Days => {
  const confirmed = events.find((e) => e.state === 'confirmed');
  const first = course.deliveries.map((d) => d.shippedOn).toSorted()[0];
  const all = course.deliveries.length > 0 && (course.state === 'received' || o.state === 'completed');
  const received = course.deliveries.flatMap((d) => d.receivedOn ?? []).toSorted();
  return {
    confirmation: confirmed ? chinaDay(confirmed.at) : null,
    shipment: confirmed ? (first ?? o.deliveryDate) : null,
    receipt: all ? (received.at(-1) ?? null) : null,
  };
};

type Files = (ids: string[]) => FileFact[];
type May = { buyer: boolean; supplier: boolean };

const presentOne = (p: PaymentRecord, files: Files): PaymentsView['payments'][number] => ({
  id: p.id,
  no: p.no,
  amount: p.amount,
  paidOn: p.paidOn,
  note: p.note,
  proof: files(p.proof),
  state: p.state,
  reason: p.reason,
  at: new Date(p.createdAt).toISOString(),
  answeredAt: p.answeredAt && new Date(p.answeredAt).toISOString(),
});

const presentRefunds = (o: OrderRecord, all: PaymentRecord[], files: Files, may: May): PaymentsView['refunds'] => {
  const { paid, returned, kept, waiting, open } = sumsOfRefunds(all);
  if (o.state !== 'cancelled' || paid === 0n) return null;
  return {
    refunds: all.flatMap((p) => (p.method ? [{ ...presentOne(p, files), method: p.method }] : [])),
    paid: minorToDecimal(paid),
    returned: minorToDecimal(returned),
    kept: minorToDecimal(kept),
    waiting: minorToDecimal(waiting),
    open: minorToDecimal(open),
    mayRecord: may.supplier && open > 0n,
    mayAnswer: may.buyer,
  };
};

/** Plan, payments and refunds of an order; `may` is whether the reader's seat acts for the buyer, for the supplier. */
export const presentPayments = (
  o: OrderRecord,
  payments: PaymentRecord[],
  events: Pick<EventRecord, 'state' | 'at'>[],
  course: Course,
  files: Files,
  may: May,
): PaymentsView => {
  const { confirmed, waiting, open } = sumsOfPayments(o.total, payments);
  const payable = isPayable(o.state);
  return {
    plan: planOf(o.paymentType, o.total, payments, daysOf(o, events, course)),
    payments: payments.filter((p) => p.kind === 'payment').map((p) => presentOne(p, files)),
    confirmed: minorToDecimal(confirmed),
    waiting: minorToDecimal(waiting),
    open: minorToDecimal(open),
    mayRecord: may.buyer && payable && open > 0n,
    mayAnswer: may.supplier,
    refunds: presentRefunds(o, payments, files, may),
  };
};
