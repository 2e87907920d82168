import { orderTable, type OrderState, type OrderStep, type Party } from '#contract/order/calls.ts';
import type { Agreement } from '#contract/order/agreed.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { materialLabel } from '#server/rooms/dictionary/index.ts';
import { agreedOf, lineTotal, minorToDecimal, type SeedInquiries } from '#server/rooms/inquiry/seed.ts';
import type { SeedOrders } from '#server/rooms/order/seed.ts';
import { payDue, rateBoth } from './after-deals.ts';
import { cancelReason, returnDeposit } from './refunds.ts';
import { idOf } from '../chance.ts';
import type { Days } from '../days.ts';
import type { LineWithId, Quotation } from '../offers.ts';

/** Ways an order went, as steps of the order's own table. */
const ways: OrderStep[][] = [
  [],
  ['confirm'],
  ['confirm', 'produce'],
  ['confirm', 'produce', 'ship'],
  ['confirm', 'produce', 'ship', 'receive'],
  ['confirm', 'produce', 'ship', 'receive', 'complete'],
  ['confirm', 'cancel'],
  ['confirm', 'produce', 'ship', 'dispute'],
  ['confirm', 'produce', 'ship', 'receive', 'complete'],
  ['confirm', 'produce'],
];
const reasons: Partial<Record<OrderStep, string>> = {
  dispute: '两卷面密度低于下限，等待复检',
};

type Deal = {
  n: number;
  number: string;
  inquiry: SeedInquiries['inquiries'][number];
  lines: LineWithId[];
  quotation: Quotation;
  sides: Pick<Agreement, 'buyer' | 'supplier'>;
  /** Whether one side is an account of the start page, which sees money go back after an order that had got so far. */
  shown: { buyer: boolean; supplier: boolean };
  /** Days from now of the decision. */
  at: number;
};

const carriers = ['中远海运', '顺丰速运', 'DHL Freight', 'Kuehne+Nagel'];
const carrierOf = (d: Deal): string => carriers[d.n % carriers.length] ?? '';
const waybillOf = (d: Deal): string => `WB${String(61_234_500 + d.n)}`;

/** The steps of an order; of the accounts of the start page one that was under way was cancelled after its deposit. */
const stepsOf = (d: Deal): OrderStep[] => {
  const steps = ways[d.n % ways.length] ?? [];
  const last = steps.at(-1);
  const ended = (d.shown.supplier && last === 'confirm') || (d.shown.buyer && last === 'produce');
  return ended ? ['confirm', 'cancel'] : steps;
};

/** How far the order has come: its events, its state and, where there was one, its dispute. */
const courseOf = (d: Deal, id: string, days: Days) => {
  const steps = stepsOf(d);
  const userOf = (party: Party) => (party === 'buyer' ? d.inquiry.buyerId : d.quotation.userId);
  let state: OrderState = 'toConfirm';
  let before: Partial<SeedOrders['orders'][number]> = {};
  const events: SeedOrders['events'] = [];
  let [shippedAt, receivedAt]: (string | undefined)[] = [];
  const add = (
    step: SeedOrders['events'][number]['step'],
    party: Party,
    reason: string | null,
    at: string,
    facts: Record<string, string> = {},
  ) =>
    events.push({
      id: idOf('event', `${id}.${events.length}`),
      orderId: id,
      step,
      state,
      party,
      userId: userOf(party),
      reason,
      facts,
      at,
    });
  add('create', 'buyer', null, days.at(d.at));
  for (const [i, step] of steps.entries()) {
    const rule = orderTable[step];
    const party = rule.by[0] ?? 'supplier';
    const at = days.at(d.at + (-d.at * (i + 1)) / (steps.length + 1));
    if (rule.to === 'dispute') before = { disputedFrom: state, disputedBy: party, disputedAt: at };
    if (rule.to !== 'before' && rule.to !== 'deliveries') state = rule.to;
    if (step === 'ship') {
      state = 'shipped';
      shippedAt = at;
    }
    if (step === 'receive') {
      state = 'received';
      receivedAt = at;
    }
    const facts: Record<string, string> = {
      ...(step === 'ship' && { n: '1', carrier: carrierOf(d), waybill: waybillOf(d) }),
      ...(step === 'receive' && { n: '1' }),
      ...(step === 'confirm' && { day: d.inquiry.deliveryDate ?? days.date(30) }),
    };
    add(step, party, step === 'cancel' ? cancelReason(d.n) : (reasons[step] ?? null), at, facts);
  }
  return { state, before, events, shippedAt, receivedAt };
};

/** What is bought of each line, at its last tier. */
const boughtOf = (d: Deal) =>
  d.lines.map((l, i) => {
    const quantity = l.tiers.at(-1) ?? '1';
    const price = d.quotation.lines[i]?.prices.at(-1) ?? '1';
    return { l, quantity, price, total: lineTotal(price, quantity) };
  });

/** What was shipped in one delivery, and has arrived. */
const deliveryOf = (
  d: Deal,
  orderId: string,
  bought: ReturnType<typeof boughtOf>,
  shippedAt: string | undefined,
  receivedAt: string | undefined,
): Pick<SeedOrders, 'deliveries' | 'moved'> => {
  if (!shippedAt) return { deliveries: [], moved: [] };
  const deliveryId = idOf('delivery', orderId);
  return {
    deliveries: [
      {
        id: deliveryId,
        orderId,
        no: 1,
        userId: d.quotation.userId,
        shippedOn: chinaDay(shippedAt),
        carrier: carrierOf(d),
        waybill: waybillOf(d),
        last: false,
        receivedOn: receivedAt ? chinaDay(receivedAt) : null,
        receivedBy: receivedAt ? d.inquiry.buyerId : null,
        createdAt: shippedAt,
      },
    ],
    moved: bought.map((b, i) => ({
      deliveryId,
      lineId: idOf('orderLine', `${orderId}.${i}`),
      quantity: b.quantity,
      receivedQuantity: receivedAt ? b.quantity : null,
      faultyQuantity: receivedAt ? '0' : null,
    })),
  };
};

/** The order of an accepted quotation at its last tier, with the timeline of how far it has come. */
export const makeOrder = (
  d: Deal,
  days: Days,
): { order: SeedOrders['orders'][number] } & Omit<SeedOrders, 'orders'> => {
  const id = idOf('order', d.quotation.id);
  const bought = boughtOf(d);
  const boughtLines = d.lines.map((line, i) => ({ line: { ...line, no: i + 1 }, tier: line.tiers.length }));
  const { state, before, events, shippedAt, receivedAt } = courseOf(d, id, days);
  const delivered = deliveryOf(d, id, bought, shippedAt, receivedAt);
  const lineId = (i: number) => idOf('orderLine', `${id}.${i}`);
  const order: SeedOrders['orders'][number] = {
    id,
    number: d.number,
    state,
    inquiryId: d.inquiry.id,
    inquiryNumber: d.inquiry.number ?? '',
    quotationId: d.quotation.id,
    title: d.inquiry.title ?? {},
    buyerId: d.inquiry.buyerId,
    buyerEntId: d.inquiry.entId ?? null,
    supplierId: d.quotation.userId,
    supplierEntId: d.quotation.entId,
    currency: d.quotation.currency,
    total: minorToDecimal(bought.reduce((sum, b) => sum + b.total, 0n)),
    tradeTerm: d.quotation.tradeTerm,
    place: d.quotation.place,
    paymentType: d.quotation.paymentType,
    leadDays: d.quotation.leadDays,
    deliveryDate: d.inquiry.deliveryDate ?? days.date(30),
    agreed: { ...agreedOf(d.inquiry, d.quotation, days.at(d.at), boughtLines), ...d.sides },
    ...before,
    ...(state === 'received' && { completesAt: days.at(9) }),
    createdAt: days.at(d.at),
  };
  const now = days.at(0);
  const payments = [...payDue(order, d.n, events, now), ...returnDeposit(order, d.n, events, now)];
  const rated = rateBoth(order, d.n, events, now);
  return {
    ...delivered,
    order,
    payments,
    ...rated,
    lines: bought.map((b, i) => ({
      id: lineId(i),
      orderId: id,
      no: i + 1,
      productName: materialLabel(b.l.product),
      specification: b.l.specification,
      unit: b.l.unit,
      quantity: b.quantity,
      price: b.price,
      total: minorToDecimal(b.total),
    })),
    events: events.toSorted((a, b) => String(a.at).localeCompare(String(b.at))),
  };
};
