import type { InquiryCommand, OrderCommand } from './commands.ts';
import { type DealModel, mayKnow, stateOf, versionOf } from './deal-model.ts';
import { type OrderModel, openOf } from './order-model.ts';

type Side = 'buyer' | 'supplier';
const sides: Side[] = ['buyer', 'supplier'];

const quote = (s: number): InquiryCommand => ({ do: 'quote', s, prices: [17, 27, 37, 47], stale: false, twice: false });
/** What brings the quoting on: chance alone seldom finds its way to an order. */
const forInquiry = (m: DealModel): InquiryCommand[] => {
  const ours: InquiryCommand[] = [];
  for (const s of [0, 1, 2].filter((x) => mayKnow(m, x))) {
    const q = m.quotations.get(s);
    if (stateOf(m) === 'quoting') {
      if (m.confidential && !m.agreed.has(s)) ours.push({ do: 'agree', s });
      else if (!q || q.state === 'withdrawn') ours.push(quote(s));
      else if (q.forVersion < versionOf(m)) ours.push({ do: 'confirm', s, stale: false }, quote(s));
    }
    const open = stateOf(m) === 'quoting' || stateOf(m) === 'outOfDate';
    // A line that is left goes to who has others already, or in shares.
    if (q?.state === 'accepted' && open)
      m.lines.forEach((l, line) => {
        if (!l.shares.length) ours.push({ do: 'accept', s, tier: 1, line, word: true, by: 'buyer' });
      });
    if (q?.state === 'submitted' && open)
      for (const line of [0, 1])
        ours.push({ do: 'share', between: [s], line, tier: 2, percents: [line ? 60 : 40, 40, 40] });
    if (q?.state === 'submitted' && open)
      for (const line of [null, 0, 1]) ours.push({ do: 'accept', s, tier: 1, line, word: true, by: 'buyer' });
  }
  return ours;
};

const forGoods = (o: OrderModel, order: number): OrderCommand[] =>
  o.deliveries.flatMap((d, at): OrderCommand[] => {
    if (!d.received)
      return ([0, 0, 2] as const).map((faulty) => ({
        do: 'receive',
        order,
        at,
        by: 'buyer',
        faulty,
        complaint: faulty > 0,
      }));
    if (d.complaints.includes('open')) return [{ do: 'answerComplaint', order, at, by: 'supplier' }];
    if (d.complaints.includes('answered')) return [{ do: 'settle', order, at, by: 'buyer' }];
    return [{ do: 'complain', order, at, by: 'buyer' }];
  });

const forAgreement = (o: OrderModel, order: number): OrderCommand[] => {
  const open = o.changes.findIndex((c) => c.state === 'open');
  if (open >= 0) {
    const by = o.changes[open]!.by === 'buyer' ? 'supplier' : 'buyer';
    return (['acceptChange', 'acceptChange', 'refuseChange'] as const).map((kind) => ({
      do: kind,
      order,
      at: open,
      by,
    }));
  }
  return sides.flatMap((by) =>
    ([50, 150] as const).map(
      (percent) => ({ do: 'askChange', order, by, cancel: false, percent, price: 57, twice: false }) as const,
    ),
  );
};

const forPayment = (o: OrderModel, order: number): OrderCommand[] => [
  ...o.payments.flatMap((p, at): OrderCommand[] => {
    if (p.state === 'recorded')
      return (['confirmPayment', 'contestPayment'] as const).map((kind) => ({ do: kind, order, at, by: 'supplier' }));
    return p.state === 'contested' ? [{ do: 'confirmPayment', order, at, by: 'supplier' }] : [];
  }),
  ...(openOf(o) > 0 ? [{ do: 'pay', order, by: 'buyer', percent: 70, twice: false } as const] : []),
];

const forDispute = (o: OrderModel, order: number): OrderCommand[] => [
  ...sides.map((by) => ({ do: 'statement', order, by, end: by === 'buyer' ? 'resume' : 'completed' }) as const),
  ...(o.dispute?.offers ?? []).map(
    (offer, at) => ({ do: 'agreeToOffer', order, at, by: offer.by === 'buyer' ? 'supplier' : 'buyer' }) as const,
  ),
  { do: 'step', order, by: o.dispute?.by ?? 'buyer', step: 'drop', reason: true },
];

const step = (
  order: number,
  by: Side,
  taken: 'confirm' | 'produce' | 'complete' | 'cancel' | 'dispute',
): OrderCommand => ({
  do: 'step',
  order,
  by,
  step: taken,
  reason: true,
});

const forOrder = (o: OrderModel, order: number): OrderCommand[] => {
  if (o.state === 'cancelled') return [];
  if (o.state === 'dispute') return forDispute(o, order);
  const paid = o.state === 'toConfirm' ? [] : forPayment(o, order);
  if (o.state === 'completed') return paid;
  const ship = ([50, 100, 100, 105] as const).map(
    (percent) => ({ do: 'ship', order, by: 'supplier', percent, last: false, twice: false }) as const,
  );
  const own: Partial<Record<OrderModel['state'], OrderCommand[]>> = {
    toConfirm: [step(order, 'supplier', 'confirm'), step(order, 'supplier', 'confirm')],
    confirmed: [step(order, 'supplier', 'produce'), ...ship],
    inProduction: ship,
    received: [step(order, 'buyer', 'complete'), step(order, 'buyer', 'complete')],
  };
  return [
    ...(own[o.state] ?? []),
    ...forGoods(o, order),
    ...forAgreement(o, order),
    ...paid,
    step(order, 'buyer', 'dispute'),
  ];
};

/** All that would bring a deal on now; orders first. */
export const useful = (m: DealModel): ({ on: 'order'; c: OrderCommand } | { on: 'inquiry'; c: InquiryCommand })[] => [
  ...m.orders.flatMap((o, i) => forOrder(o, i).map((c) => ({ on: 'order' as const, c }))),
  ...forInquiry(m).map((c) => ({ on: 'inquiry' as const, c })),
];
