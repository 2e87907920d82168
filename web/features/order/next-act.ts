import { dayAfter } from '#contract/order/terms-differ.ts';
import type { OrderDetail } from './order-detail.ts';

/** What one side does next, most pressing first; each has its words under `next`. */
export type NextAct =
  | 'dispute'
  | 'answerChange'
  | 'answerComplaint'
  | 'settleComplaint'
  | 'confirm'
  | 'confirmPayment'
  | 'confirmRefund'
  | 'refund'
  | 'receive'
  | 'pay'
  | 'produce'
  | 'ship'
  | 'complete'
  | 'rate';
/** What it waits for where it has nothing to do; words under `waits`. */
type Waits = 'reader' | 'confirm' | 'change' | 'ship' | 'receive' | 'complete' | 'complaint' | 'settle';
export type Next = { act: NextAct } | { waits: Waits } | { over: true };

const complaintsOf = (d: OrderDetail) => d.deliveries.flatMap((x) => x.complaints);
const openChange = (d: OrderDetail) => d.changes.find((c) => c.state === 'open');

/** Shown so many days before a share of the plan is due. */
const payDays = 7;
/** The share of the plan that the buyer should pay now, if any. */
const shareDue = (d: OrderDetail, now: number) =>
  d.payments.plan.find(
    (s) => Number(s.covered) < Number(s.amount) && s.dueOn !== null && s.dueOn <= dayAfter(new Date(now), payDays),
  );

const orderOfActs = (d: OrderDetail, now: number): [NextAct, boolean][] => {
  const supplier = d.row.party === 'supplier';
  const has = (state: string) => complaintsOf(d).some((c) => c.state === state);
  const steps = new Set(d.steps);
  const change = openChange(d);
  return [
    ['dispute', d.row.state === 'dispute'],
    ['answerChange', change !== undefined && change.by !== d.row.party],
    ['answerComplaint', supplier && has('open')],
    ['settleComplaint', !supplier && has('answered')],
    ['confirm', steps.has('confirm')],
    ['confirmPayment', d.payments.mayAnswer && d.payments.payments.some((p) => p.state === 'recorded')],
    [
      'confirmRefund',
      d.payments.refunds?.mayAnswer === true && d.payments.refunds.refunds.some((p) => p.state === 'recorded'),
    ],
    ['refund', d.payments.refunds?.mayRecord === true],
    ['receive', steps.has('receive')],
    ['pay', d.payments.mayRecord && shareDue(d, now) !== undefined],
    ['produce', steps.has('produce')],
    ['ship', steps.has('ship')],
    ['complete', steps.has('complete')],
    ['rate', d.ratings.mayRate],
  ];
};

const waitsFor = (d: OrderDetail): Waits => {
  const has = (state: string) => complaintsOf(d).some((c) => c.state === state);
  if (openChange(d)?.by === d.row.party) return 'change';
  if (has('open')) return 'complaint';
  if (has('answered')) return 'settle';
  if (d.row.state === 'toConfirm') return 'confirm';
  if (d.row.state === 'shipped') return 'receive';
  return d.row.state === 'received' ? 'complete' : 'ship';
};

/** The one thing to do next for the reader's side, or whom it waits for. */
export const nextOf = (d: OrderDetail, now: number): Next => {
  const act = d.mayAct ? orderOfActs(d, now).find(([, is]) => is)?.[0] : undefined;
  if (act) return { act };
  if (d.row.state === 'completed' || d.row.state === 'cancelled') return { over: true };
  return { waits: d.mayAct ? waitsFor(d) : 'reader' };
};
