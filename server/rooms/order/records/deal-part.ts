import type { DealKind } from '#contract/deal/calls.ts';
import { amountKindOf, type OrderAct } from '#contract/order/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import {
  type DealFact,
  type DealPart,
  type DealScope,
  type DealWords,
  short,
  together,
} from '#server/rooms/deal/index.ts';
import { drawContract } from '../contract/print-contract.ts';
import { partyOf } from '../policy.ts';
import { presentOrders } from '../present-whole.ts';
import { findOrder, findOrdersOfInquiry, findOrdersOfPurchase, type OrderRecord } from '../store.ts';
import { printRecord } from './print-record.ts';

type Detail = Awaited<ReturnType<typeof presentOrders>>[number];
type Event = Detail['timeline'][number];

/** What part of the deal an act of an order belongs to; the others are the order's own. */
const kinds: Partial<Record<OrderAct, DealKind>> = {
  create: 'award',
  ship: 'delivery',
  receive: 'delivery',
  askChange: 'change',
  acceptChange: 'change',
  refuseChange: 'change',
  withdrawChange: 'change',
  pay: 'payment',
  confirmPayment: 'payment',
  contestPayment: 'payment',
  refund: 'payment',
  confirmRefund: 'payment',
  contestRefund: 'payment',
  keepPart: 'payment',
  confirmKept: 'payment',
  contestKept: 'payment',
  complain: 'complaint',
  answerComplaint: 'complaint',
  settleComplaint: 'complaint',
  dispute: 'complaint',
  statement: 'complaint',
  agree: 'complaint',
  settle: 'complaint',
  drop: 'complaint',
  escalate: 'complaint',
  escalateDue: 'complaint',
  decide: 'complaint',
  addDocument: 'document',
  rate: 'rating',
  answerRating: 'rating',
};
const good = new Set<OrderAct>(['create', 'complete', 'autoComplete', 'settleComplaint', 'settle']);
const bad = new Set<OrderAct>([
  'cancel',
  'dispute',
  'complain',
  'contestPayment',
  'contestRefund',
  'contestKept',
  'refuseChange',
  'escalate',
  'escalateDue',
]);

/** What an act tells besides: which delivery, how much, until when, and why. */
const detailOf = ({ step, facts, reason }: Event, { say, f }: DealWords): string => {
  const { n, carrier, waybill, amount, currency, day, kind } = facts;
  const sum = amount && currency ? f.money(amount, currency) : '';
  return together([
    n && !sum && say('order:fact.delivery', { n }),
    carrier && waybill && say('order:fact.carrier', { carrier, waybill }),
    n && sum && say(`order:fact.${amountKindOf(step)}`, { n, amount: sum }),
    day && say('order:fact.deliverOn', { day }),
    kind && say(`order:documents.kind.${kind}`),
    reason && short(reason),
  ]);
};

const factsOf = (o: OrderRecord, detail: Detail, words: DealWords): DealFact[] =>
  detail.timeline.map((e, i) => ({
    id: `order.${o.id}.${String(i).padStart(4, '0')}`,
    kind: kinds[e.step] ?? 'order',
    at: e.at,
    title: words.say(`order:did.${e.step}`),
    detail:
      e.step === 'create'
        ? words.say('deal:detail.total', { total: words.f.money(o.total, o.currency) })
        : detailOf(e, words),
    number: o.number,
    party: e.party,
    entId: e.party === 'buyer' ? o.buyerEntId : e.party === 'supplier' ? o.supplierEntId : null,
    link: pageTo('order', { id: o.id }),
    ...(good.has(e.step) && { tone: 'good' as const }),
    ...(bad.has(e.step) && { tone: 'bad' as const }),
  }));

const filesOf = (d: Detail): { kind: DealKind; id: string }[] => [
  ...(d.agreed?.quoted.annexes ?? []).map((a) => ({
    kind: d.purchase ? ('offer' as const) : ('quotation' as const),
    id: a.id,
  })),
  ...d.documents.map((x) => ({ kind: 'document' as const, id: x.file.id })),
  ...d.timeline.flatMap((e) => e.annexes.map((a) => ({ kind: kinds[e.step] ?? 'order', id: a.id }))),
];

/** The orders of a deal; of a dispute the one that it is about. */
const ordersOf = async (ctx: Ctx, deal: DealScope): Promise<OrderRecord[]> => {
  if (deal.orderId) return [await findOrder(ctx, deal.orderId)].flatMap((o) => o ?? []);
  if (deal.inquiryId) return findOrdersOfInquiry(ctx, deal.inquiryId);
  return deal.purchaseId ? findOrdersOfPurchase(ctx, deal.purchaseId) : [];
};

/** Orders of a deal that the reader stands on a side of, each as its own page tells it; an operator reads what both sides do. */
export const dealOfOrders = async (ctx: Ctx, deal: DealScope, words: DealWords): Promise<DealPart> => {
  const seen = (await ordersOf(ctx, deal)).flatMap((o) => {
    const party = deal.party === 'operator' ? ('buyer' as const) : partyOf(me(ctx), o);
    return party ? [{ o, party }] : [];
  });
  const details = seen.length ? await presentOrders(ctx, seen) : [];
  return {
    facts: seen.flatMap(({ o }, i) => (details[i] ? factsOf(o, details[i], words) : [])),
    files: details.flatMap(filesOf),
    sheets: seen.flatMap(({ o }, i) => {
      const detail = details[i];
      return detail
        ? [
            {
              kind: 'order' as const,
              name: `${o.number}-v${o.version}`,
              draw: () => drawContract(ctx, o, detail, words.lang),
            },
            { kind: 'order' as const, name: `${o.number}-record`, draw: () => printRecord(detail, words) },
          ]
        : [];
    }),
  };
};
