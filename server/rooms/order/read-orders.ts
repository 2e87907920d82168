import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf, type Text } from '#contract/core/schemas.ts';
import type { order as calls, OrderState, Party } from '#contract/order/calls.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { mayStep, partyOf, sidesOf, stepsOf } from './policy.ts';
import {
  countLines,
  findEventsOf,
  findOrder,
  findOrderLines,
  findOrders,
  findOrdersOfInquiry,
  type OrderRecord,
} from './store.ts';
import { filesOf, presentAgreed, presentDispute, presentTimeline } from './present.ts';

const iso = (at: string) => new Date(at).toISOString();

/** Names of both sides: the company, or the person where there is none. */
export const namesOf = async (
  ctx: Ctx,
  rows: OrderRecord[],
): Promise<(o: OrderRecord, party: 'buyer' | 'supplier') => { entId: string | null; name: Text }> => {
  const companies = await companiesByIds(ctx, [
    ...new Set(rows.flatMap((o) => [o.supplierEntId, o.buyerEntId ?? []].flat())),
  ]);
  const people = await peopleByIds(ctx, [...new Set(rows.filter((o) => !o.buyerEntId).map((o) => o.buyerId))]);
  return (o, party) => {
    const entId = party === 'supplier' ? o.supplierEntId : o.buyerEntId;
    const company = companies.find((c) => c.id === entId);
    return { entId, name: company?.name ?? { cn: people.find((p) => p.id === o.buyerId)?.name ?? '' } };
  };
};

type Names = Awaited<ReturnType<typeof namesOf>>;
const present = (o: OrderRecord, party: 'buyer' | 'supplier', names: Names, lines: number) => ({
  id: o.id,
  number: o.number,
  state: o.state,
  party,
  title: o.title,
  other: names(o, party === 'buyer' ? 'supplier' : 'buyer'),
  currency: o.currency,
  total: o.total,
  lines,
  createdAt: iso(o.createdAt),
});

export const readOrders = async (ctx: Ctx, q: ParsedOf<typeof calls.page>['query']) => {
  const person = me(ctx);
  const { rows, total } = await findOrders(ctx, {
    userId: person.userId,
    entId: person.entId,
    sides: sidesOf(person),
    ...q,
  });
  const [names, lines] = await Promise.all([
    namesOf(ctx, rows),
    countLines(
      ctx,
      rows.map((r) => r.id),
    ),
  ]);
  return pageOf(
    rows.map((o) => present(o, partyOf(person, o) ?? 'buyer', names, lines.get(o.id) ?? 0)),
    total,
    q,
  );
};

/** Orders in full, as somebody who stands on a side of each reads them, in the order given. */
export const presentOrders = async (
  ctx: Ctx,
  orders: { o: OrderRecord; party: Party }[],
): Promise<AnswerOf<typeof calls.detail>[]> => {
  const rows = orders.map(({ o }) => o);
  const ids = rows.map((o) => o.id);
  const [names, lines, events] = await Promise.all([
    namesOf(ctx, rows),
    findOrderLines(ctx, ids).then((all) => Map.groupBy(all, (l) => l.orderId)),
    findEventsOf(ctx, ids),
  ]);
  const files = await filesOf(ctx, rows, events);
  const timelines = Map.groupBy(events, (e) => e.orderId);
  return orders.map(({ o, party }) => {
    const own = lines.get(o.id) ?? [];
    return {
      row: present(o, party, names, own.length),
      inquiryId: o.inquiryId,
      inquiryNumber: o.inquiryNumber,
      terms: {
        tradeTerm: o.tradeTerm,
        place: o.place,
        paymentType: o.paymentType,
        leadDays: o.leadDays,
        deliveryDate: o.deliveryDate,
      },
      lines: own.map((l) => ({
        no: l.no,
        productName: l.productName,
        specification: l.specification,
        unit: l.unit,
        quantity: l.quantity,
        price: l.price,
        total: l.total,
      })),
      agreed: presentAgreed(o, files),
      timeline: presentTimeline(o, timelines.get(o.id) ?? [], party, files),
      dispute: presentDispute(o, mayStep(me(ctx), o, party)),
      steps: stepsOf(me(ctx), o, party),
    };
  });
};

/** @throws Refused common.notFound for an absent one and for somebody else's alike */
export const readOrder = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof calls.detail>> => {
  const o = await findOrder(ctx, id);
  const party = o && partyOf(me(ctx), o);
  const [shown] = o && party ? await presentOrders(ctx, [{ o, party }]) : [];
  if (!shown) throw refuse(common.notFound);
  return shown;
};

type OfInquiry = { id: string; number: string; entId: string; quotationId: string; state: OrderState };
/** Orders that came from one inquiry, for its buyer. */
export const ordersOfInquiry = async (ctx: Ctx, inquiryId: string): Promise<OfInquiry[]> =>
  (await findOrdersOfInquiry(ctx, inquiryId)).map((o) => ({
    id: o.id,
    number: o.number,
    entId: o.supplierEntId,
    quotationId: o.quotationId,
    state: o.state,
  }));
