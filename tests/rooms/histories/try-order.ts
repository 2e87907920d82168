import { order, orderSteps } from '#contract/order/calls.ts';
import { orderChanges } from '#contract/order/changes.ts';
import { delivery } from '#contract/order/deliveries.ts';
import { orderPayments } from '#contract/order/payments.ts';
import type { Party, PlainStep } from '#contract/order/states.ts';
import { newId } from '#server/platform/ids.ts';
import { refused } from '../../harness/refused.ts';
import type { OrderCommand } from './commands.ts';
import { actor, type Deal, priceText, proofOf, today } from './deal.ts';
import { fallThrough } from './deal-model.ts';
import * as model from './order-model.ts';
import { same } from './same.ts';

const at = <T>(all: readonly T[], n: number): number => (all.length ? n % all.length : -1);
const plain = (s: string): s is PlainStep => (orderSteps as readonly string[]).includes(s);
const money = (minor: number): string => (minor / 100).toFixed(2);

/** Sends a call of an order and its rule's answer; `twice` sends it twice at once, which is one. */
const judge = async (
  d: Deal,
  c: OrderCommand,
  o: model.OrderModel,
  call: () => Promise<unknown>,
  rule: (by: Party) => string,
) => {
  const before = o.state;
  const expected = c.by === 'buyer' || c.by === 'supplier' ? rule(c.by) : '404 common.notFound';
  const sent = 'twice' in c && c.twice ? [call(), call()] : [call()];
  for (const came of await Promise.all(sent.map(refused))) same(came, expected, c);
  if (o.state === 'cancelled' && before !== 'cancelled') fallThrough(d.m, o);
};

const tryShip = async (d: Deal, c: Extract<OrderCommand, { do: 'ship' }>, o: model.OrderModel) => {
  const by = actor(d, c.by, o);
  const lines = model
    .sumsOf(o)
    .map((s) => ({
      no: s.no,
      quantity: Math.floor((Math.max(0, s.quantity + s.rejected - s.shipped) * c.percent) / 100),
    }))
    .filter((l) => l.quantity > 0);
  if (!lines.length) lines.push({ no: 1, quantity: 1 });
  const body = {
    orderId: o.id,
    clientKey: newId(),
    lines: lines.map((l) => ({ ...l, quantity: String(l.quantity) })),
    shippedOn: today(),
    carrier: '中远海运',
    waybill: 'COSU6123456780',
    packingList: await proofOf(d, by),
    certificates: [],
    last: c.last,
  };
  return judge(
    d,
    c,
    o,
    () => d.t.as(by.token)(delivery.save, { body }),
    (party) => model.ship(o, party, { id: body.clientKey, lines, last: c.last }),
  );
};

const tryReceive = async (d: Deal, c: Extract<OrderCommand, { do: 'receive' }>, o: model.OrderModel) => {
  const n = at(o.deliveries, c.at);
  const goods = o.deliveries[n];
  if (!goods) return;
  const by = actor(d, c.by, o);
  const faulty = (q: number) => String(Math.min(c.faulty, q));
  const body = {
    receivedOn: today(),
    lines: goods.lines.map((l) => ({ no: l.no, received: String(l.quantity), faulty: faulty(l.quantity) })),
    ...(c.complaint && { complaint: { text: '表面有划痕', annexes: await proofOf(d, by) } }),
  };
  return judge(
    d,
    c,
    o,
    () => d.t.as(by.token)(delivery.receive, { params: { id: goods.id }, body }),
    (party) => model.receive(o, party, n, c.faulty, c.complaint),
  );
};

const tryComplaint = async (
  d: Deal,
  c: Extract<OrderCommand, { do: 'complain' | 'answerComplaint' | 'settle' }>,
  o: model.OrderModel,
) => {
  const n = at(o.deliveries, c.at);
  const goods = o.deliveries[n];
  if (!goods) return;
  const by = actor(d, c.by, o);
  const as = d.t.as(by.token);
  const params = { id: goods.id };
  if (c.do === 'settle')
    return judge(
      d,
      c,
      o,
      () => as(delivery.settle, { params, body: {} }),
      (p) => model.settle(o, p, n),
    );
  if (c.do === 'answerComplaint')
    return judge(
      d,
      c,
      o,
      () => as(delivery.answer, { params, body: { text: '会尽快补发', annexes: [] } }),
      (p) => model.answerComplaint(o, p, n),
    );
  const body = { clientKey: newId(), text: '后来发现分层', annexes: await proofOf(d, by) };
  return judge(
    d,
    c,
    o,
    () => as(delivery.complain, { params, body }),
    (p) => model.complain(o, p, n),
  );
};

const tryChange = async (d: Deal, c: Extract<OrderCommand, { do: 'askChange' }>, o: model.OrderModel) => {
  const quantity = Math.max(1, Math.floor((o.lines[0]!.quantity * c.percent) / 100));
  const price = (o.supplier + 4) * 1_000_000 + c.price;
  const id = newId();
  const wish = c.cancel
    ? { cancel: true as const }
    : { lines: [{ no: 1, quantity: String(quantity), price: priceText(price) }] };
  const call = () =>
    d.t.as(actor(d, c.by, o).token)(orderChanges.ask, {
      params: { id: o.id },
      body: { clientKey: id, wish, reason: '情况有变' },
    });
  return judge(d, c, o, call, (p) => model.askChange(o, p, c.cancel ? { id } : { id, quantity, price }));
};

const tryAnswer = async (
  d: Deal,
  c: Extract<OrderCommand, { do: 'acceptChange' | 'refuseChange' | 'withdrawChange' }>,
  o: model.OrderModel,
) => {
  const n = at(o.changes, c.at);
  const change = o.changes[n];
  if (!change) return;
  const as = d.t.as(actor(d, c.by, o).token);
  const params = { id: o.id };
  const changeId = change.id;
  if (c.do === 'withdrawChange')
    return judge(
      d,
      c,
      o,
      () => as(orderChanges.withdraw, { params, body: { changeId } }),
      (p) => model.withdrawChange(o, p, n),
    );
  const accept = c.do === 'acceptChange';
  return judge(
    d,
    c,
    o,
    () => as(orderChanges.answer, { params, body: { changeId, accept, reason: '理由' } }),
    (p) => model.answerChange(o, p, n, accept),
  );
};

const tryPayment = async (
  d: Deal,
  c: Extract<OrderCommand, { do: 'pay' | 'confirmPayment' | 'contestPayment' }>,
  o: model.OrderModel,
) => {
  const by = actor(d, c.by, o);
  const as = d.t.as(by.token);
  const params = { id: o.id };
  if (c.do === 'pay') {
    const amount = Math.max(1, Math.floor((model.totalOf(o) * c.percent) / 100));
    const body = { clientKey: newId(), amount: money(amount), paidOn: today(), proof: await proofOf(d, by) };
    return judge(
      d,
      c,
      o,
      () => as(orderPayments.record, { params, body }),
      (p) => model.pay(o, p, { id: body.clientKey, amount }),
    );
  }
  const n = at(o.payments, c.at);
  const payment = o.payments[n];
  if (!payment) return;
  const confirm = c.do === 'confirmPayment';
  const body = { paymentId: payment.id, confirm, reason: '未到账' };
  return judge(
    d,
    c,
    o,
    () => as(orderPayments.answer, { params, body }),
    (p) => model.answerPayment(o, p, n, confirm),
  );
};

const tryDispute = async (
  d: Deal,
  c: Extract<OrderCommand, { do: 'statement' | 'agreeToOffer' }>,
  o: model.OrderModel,
) => {
  const as = d.t.as(actor(d, c.by, o).token);
  const params = { id: o.id };
  if (c.do === 'statement') {
    const clientKey = newId();
    const body = { clientKey, text: '情况说明', annexes: [], ...(c.end && { offer: c.end }) };
    return judge(
      d,
      c,
      o,
      () => as(order.statement, { params, body }),
      (p) => model.state(o, p, { id: clientKey, end: c.end }),
    );
  }
  const offers = o.dispute?.offers ?? [];
  const offerId = offers[at(offers, c.at)]?.id ?? newId();
  return judge(
    d,
    c,
    o,
    () => as(order.agree, { params, body: { offerId } }),
    (p) => model.agree(o, p, offerId),
  );
};

/** Tries a command of an order, and holds its answer against the model. */
export const tryOrder = async (d: Deal, c: OrderCommand): Promise<void> => {
  const o = d.m.orders[at(d.m.orders, c.order)];
  if (!o) return;
  switch (c.do) {
    case 'step': {
      const step = c.step;
      if (!plain(step)) return;
      const body = { step, ...(c.reason && { reason: '理由' }) };
      const call = () => d.t.as(actor(d, c.by, o).token)(order.step, { params: { id: o.id }, body });
      return judge(d, c, o, call, (p) => model.takeStep(o, p, step, c.reason));
    }
    case 'ship':
      return tryShip(d, c, o);
    case 'receive':
      return tryReceive(d, c, o);
    case 'complain':
    case 'answerComplaint':
    case 'settle':
      return tryComplaint(d, c, o);
    case 'askChange':
      return tryChange(d, c, o);
    case 'acceptChange':
    case 'refuseChange':
    case 'withdrawChange':
      return tryAnswer(d, c, o);
    case 'pay':
    case 'confirmPayment':
    case 'contestPayment':
      return tryPayment(d, c, o);
    case 'statement':
    case 'agreeToOffer':
      return tryDispute(d, c, o);
  }
};
