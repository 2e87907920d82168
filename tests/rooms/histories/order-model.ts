import { otherParty, type DisputeEnd, type OrderState, type Party } from '#contract/order/states.ts';

/**
 * What an order is by the product's rules (deals 30 to 34 and 50 to 61), told a second time and as simply as can be. Quantities are
 * whole numbers of the unit, prices ten-thousandths of the currency, amounts its minor units.
 */
export type OrderModel = {
  id: string;
  supplier: number;
  state: OrderState;
  lines: { no: number; quantity: number; price: number }[];
  deliveries: DeliveryModel[];
  changes: ChangeModel[];
  payments: { id: string; amount: number; state: 'recorded' | 'confirmed' | 'contested' }[];
  dispute: { from: OrderState; by: Party; offers: { id: string; by: Party; end: DisputeEnd }[] } | null;
  version: number;
  last: { act: string; by: Party };
};
type DeliveryModel = {
  id: string;
  last: boolean;
  lines: { no: number; quantity: number; good: number | null }[];
  received: boolean;
  complaints: ('open' | 'answered' | 'settled')[];
};
type ChangeModel = {
  id: string;
  by: Party;
  state: 'open' | 'accepted' | 'refused' | 'withdrawn' | 'lapsed';
  cancels: boolean;
  lines: OrderModel['lines'];
};

const lineTotal = (l: { quantity: number; price: number }): number => Math.floor((l.quantity * l.price + 50) / 100);
export const totalOf = (o: Pick<OrderModel, 'lines'>): number => o.lines.reduce((sum, l) => sum + lineTotal(l), 0);
const goesOn = (o: OrderModel): boolean => !['completed', 'cancelled', 'dispute'].includes(o.state);
const isOpen = (d: DeliveryModel): boolean => d.complaints.some((c) => c !== 'settled');

/** Of each line what was shipped, and what of that was not accepted and may come again. */
export const sumsOf = (o: OrderModel) =>
  o.lines.map((l) => {
    let [shipped, rejected] = [0, 0];
    for (const d of o.deliveries)
      for (const m of d.lines.filter((x) => x.no === l.no)) {
        shipped += m.quantity;
        const letGo = d.complaints.length > 0 && !isOpen(d);
        if (m.good !== null && !letGo) rejected += Math.max(0, m.quantity - m.good);
      }
    return { ...l, shipped, rejected };
  });

const whole = (o: OrderModel, closed: boolean): boolean =>
  sumsOf(o).every((s) => s.shipped >= s.quantity || (closed && s.shipped * 100 >= s.quantity * 95));
const byDeliveries = (o: OrderModel): OrderState => {
  if (!o.deliveries.length) return o.state;
  if (
    !whole(
      o,
      o.deliveries.some((d) => d.last),
    )
  )
    return 'inProduction';
  return o.deliveries.every((d) => d.received) ? 'received' : 'shipped';
};

const move = (o: OrderModel, act: string, by: Party, state: OrderState = o.state): 'done' => {
  if (state !== o.state) {
    o.dispute = state === 'dispute' ? { from: o.state, by, offers: [] } : null;
    if (['dispute', 'cancelled', 'completed'].includes(state))
      for (const c of o.changes) if (c.state === 'open') c.state = 'lapsed';
  }
  o.state = state;
  o.last = { act, by };
  return 'done';
};

const notYours = '403 order.notYourStep';
const wrong = '409 order.wrongState';
type Plain = 'confirm' | 'produce' | 'complete' | 'cancel' | 'dispute' | 'drop';
const steps: Record<Plain, { from: OrderState[]; by: Party[]; to: OrderState | 'before' }> = {
  confirm: { from: ['toConfirm'], by: ['supplier'], to: 'confirmed' },
  produce: { from: ['confirmed'], by: ['supplier'], to: 'inProduction' },
  complete: { from: ['received'], by: ['buyer'], to: 'completed' },
  cancel: { from: ['toConfirm', 'confirmed'], by: ['buyer', 'supplier'], to: 'cancelled' },
  dispute: { from: ['confirmed', 'inProduction', 'shipped', 'received'], by: ['buyer', 'supplier'], to: 'dispute' },
  drop: { from: ['dispute'], by: ['buyer', 'supplier'], to: 'before' },
};

export const takeStep = (o: OrderModel, by: Party, step: Plain, reason: boolean): string => {
  const rule = steps[step];
  if (!rule.by.includes(by)) return notYours;
  const again =
    step === 'drop' ? o.state !== 'dispute' && o.last.act === 'drop' && o.last.by === by : o.state === rule.to;
  if (again) return 'done';
  if (!rule.from.includes(o.state)) return wrong;
  if (step === 'drop' && o.dispute?.by !== by) return notYours;
  if (['cancel', 'dispute', 'drop'].includes(step) && !reason) return '422 order.reasonNeeded';
  if (step === 'confirm' && o.changes.some((c) => c.state === 'open')) return '409 order.changeOpen';
  if (step === 'complete' && o.deliveries.some(isOpen)) return '409 order.complaintOpen';
  return move(o, step, by, rule.to === 'before' ? o.dispute?.from : rule.to);
};

export const ship = (
  o: OrderModel,
  by: Party,
  d: { id: string; lines: { no: number; quantity: number }[]; last: boolean },
) => {
  if (by !== 'supplier') return notYours;
  if (!['confirmed', 'inProduction', 'shipped', 'received'].includes(o.state)) return wrong;
  const sums = sumsOf(o);
  for (const l of d.lines) {
    const s = sums.find((x) => x.no === l.no)!;
    const most = Math.max(0, (s.quantity + s.rejected - s.shipped) * 100 + s.quantity * 5);
    if (l.quantity * 100 > most) return '409 order.tooMuch';
  }
  const made: DeliveryModel = {
    id: d.id,
    last: d.last,
    lines: d.lines.map((l) => ({ ...l, good: null })),
    received: false,
    complaints: [],
  };
  o.deliveries.push(made);
  if (d.last && !whole(o, true)) {
    o.deliveries.pop();
    return '409 order.notWhole';
  }
  return move(o, 'ship', by, byDeliveries(o));
};

/** Of each line of the delivery `faulty` of what was shipped is not accepted. */
export const receive = (o: OrderModel, by: Party, at: number, faulty: number, complaint: boolean) => {
  if (by !== 'buyer') return notYours;
  const d = o.deliveries[at]!;
  if (d.received) return 'done';
  if (!['confirmed', 'inProduction', 'shipped'].includes(o.state)) return wrong;
  if (faulty && !complaint) return '422 order.complaintNeeded';
  d.received = true;
  for (const l of d.lines) l.good = l.quantity - Math.min(faulty, l.quantity);
  if (complaint) d.complaints.push('open');
  move(o, 'receive', by, byDeliveries(o));
  return complaint ? move(o, 'complain', by) : 'done';
};

export const complain = (o: OrderModel, by: Party, at: number) => {
  if (by !== 'buyer') return notYours;
  const d = o.deliveries[at]!;
  if (!d.received || !goesOn(o)) return wrong;
  if (isOpen(d)) return '409 order.complaintOpen';
  d.complaints.push('open');
  return move(o, 'complain', by);
};

export const answerComplaint = (o: OrderModel, by: Party, at: number) => {
  if (by !== 'supplier') return notYours;
  const d = o.deliveries[at]!;
  if (!isOpen(d)) return '409 order.noComplaint';
  if (d.complaints.includes('answered')) return 'done';
  d.complaints[d.complaints.length - 1] = 'answered';
  return move(o, 'answerComplaint', by);
};

export const settle = (o: OrderModel, by: Party, at: number) => {
  if (by !== 'buyer') return notYours;
  const d = o.deliveries[at]!;
  if (!isOpen(d)) return d.complaints.length ? 'done' : '409 order.noComplaint';
  if (o.state === 'dispute') return wrong;
  d.complaints[d.complaints.length - 1] = 'settled';
  return move(o, 'settleComplaint', by);
};

const lessThanShipped = (o: OrderModel, lines: OrderModel['lines']): boolean =>
  sumsOf(o).some((s) => {
    const wanted = lines.find((l) => l.no === s.no)!.quantity;
    return wanted !== s.quantity && wanted < s.shipped - s.rejected;
  });
const changeable = ['toConfirm', 'confirmed', 'inProduction', 'shipped', 'received'];

export const askChange = (
  o: OrderModel,
  by: Party,
  c: { id: string; quantity: number; price: number } | { id: string },
) => {
  const cancels = !('quantity' in c);
  if (!(cancels ? changeable.slice(2) : changeable).includes(o.state)) return wrong;
  if (o.changes.some((x) => x.state === 'open')) return '409 order.changeOpen';
  const lines = o.lines.map((l, i) => (cancels || i ? { ...l } : { ...l, quantity: c.quantity, price: c.price }));
  if (!cancels && JSON.stringify(lines) === JSON.stringify(o.lines)) return '422 order.nothingChanges';
  if (lessThanShipped(o, lines)) return '422 order.lessThanShipped';
  o.changes.push({ id: c.id, by, state: 'open', cancels, lines });
  return move(o, 'askChange', by);
};

export const answerChange = (o: OrderModel, by: Party, at: number, accept: boolean): string => {
  const c = o.changes[at]!;
  if (c.by === by) return notYours;
  if (c.state === (accept ? 'accepted' : 'refused')) return 'done';
  if (c.state !== 'open') return '409 order.changeGone';
  if (!accept) {
    c.state = 'refused';
    return move(o, 'refuseChange', by);
  }
  if (lessThanShipped(o, c.lines)) return '422 order.lessThanShipped';
  c.state = 'accepted';
  if (c.cancels) return move(o, 'acceptChange', by, 'cancelled');
  o.lines = c.lines;
  o.version += 1;
  return move(o, 'acceptChange', by, byDeliveries(o));
};

export const withdrawChange = (o: OrderModel, by: Party, at: number) => {
  const c = o.changes[at]!;
  if (c.by !== by) return notYours;
  if (c.state === 'withdrawn') return 'done';
  if (c.state !== 'open') return '409 order.changeGone';
  c.state = 'withdrawn';
  return move(o, 'withdrawChange', by);
};

/** What of the total is neither confirmed nor waits for an answer; nothing once a change made the total less than that. */
export const openOf = (o: OrderModel): number =>
  Math.max(0, totalOf(o) - o.payments.reduce((sum, p) => sum + (p.state === 'contested' ? 0 : p.amount), 0));

export const pay = (o: OrderModel, by: Party, p: { id: string; amount: number }) => {
  if (by !== 'buyer') return notYours;
  if (o.state === 'toConfirm' || o.state === 'cancelled') return wrong;
  if (p.amount > openOf(o)) return '422 order.paysTooMuch';
  o.payments.push({ ...p, state: 'recorded' });
  return move(o, 'pay', by);
};

export const answerPayment = (o: OrderModel, by: Party, at: number, confirm: boolean) => {
  if (by !== 'supplier') return notYours;
  const p = o.payments[at]!;
  if (p.state === (confirm ? 'confirmed' : 'contested')) return 'done';
  if (p.state === 'confirmed') return '409 order.paymentAnswered';
  if (p.state === 'contested' && p.amount > openOf(o)) return '422 order.paysTooMuch';
  p.state = confirm ? 'confirmed' : 'contested';
  return move(o, confirm ? 'confirmPayment' : 'contestPayment', by);
};

export const state = (o: OrderModel, by: Party, s: { id: string; end: DisputeEnd | null }) => {
  if (!o.dispute) return '409 order.noDispute';
  if (s.end) o.dispute.offers.push({ id: s.id, by, end: s.end });
  return move(o, 'statement', by);
};

/** The newest offer of the other side, or any other that was once made. */
export const agree = (o: OrderModel, by: Party, offerId: string) => {
  if (o.state !== 'dispute' && o.last.act === 'agree' && o.last.by === by) return 'done';
  if (!o.dispute) return '409 order.noDispute';
  const offer = o.dispute.offers.findLast((x) => x.by === otherParty(by));
  if (offer?.id !== offerId) return '409 order.offerGone';
  return move(o, 'agree', by, offer.end === 'resume' ? o.dispute.from : offer.end);
};
