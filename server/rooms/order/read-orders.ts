import type { ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf, type Text } from '#contract/core/schemas.ts';
import type { order as calls, OrderState } from '#contract/order/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { partyOf, sidesOf } from './policy.ts';
import { countLines, findOrders, findOrdersOfInquiry, findOrdersOfPurchase, type OrderRecord } from './store.ts';

const iso = (at: string) => new Date(at).toISOString();

type Sides = Pick<OrderRecord, 'buyerId' | 'buyerEntId' | 'supplierEntId'>;
/** Names of both sides: the company, or the person where there is none. */
export const namesOf = async (
  ctx: Ctx,
  rows: Sides[],
): Promise<(o: Sides, party: 'buyer' | 'supplier') => { entId: string | null; name: Text }> => {
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
/** A row of a list, as one party sees it. */
export const presentRow = (o: OrderRecord, party: 'buyer' | 'supplier', names: Names, lines: number) => ({
  id: o.id,
  number: o.number,
  state: o.state,
  party,
  title: o.title,
  other: names(o, party === 'buyer' ? 'supplier' : 'buyer'),
  currency: o.currency,
  total: o.total,
  lines,
  deliveryDate: o.deliveryDate,
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
    rows.map((o) => presentRow(o, partyOf(person, o) ?? 'buyer', names, lines.get(o.id) ?? 0)),
    total,
    q,
  );
};

type Value = Pick<OrderRecord, 'currency' | 'total'>;
const standing = (orders: OrderRecord[]): Value[] =>
  orders.filter((o) => o.state !== 'cancelled').map(({ currency, total }) => ({ currency, total }));
/** What the orders of an inquiry come to that were not cancelled. */
export const valuesOfInquiry = async (ctx: Ctx, inquiryId: string): Promise<Value[]> =>
  standing(await findOrdersOfInquiry(ctx, inquiryId));
/** What the orders of a purchase come to that were not cancelled. */
export const valuesOfPurchase = async (ctx: Ctx, purchaseId: string): Promise<Value[]> =>
  standing(await findOrdersOfPurchase(ctx, purchaseId));

type Made = { id: string; number: string; entId: string; state: OrderState };
const made = (o: OrderRecord): Made => ({ id: o.id, number: o.number, entId: o.supplierEntId, state: o.state });
/** Orders that came from one inquiry, for its buyer. */
export const ordersOfInquiry = async (ctx: Ctx, inquiryId: string): Promise<(Made & { quotationId: string })[]> =>
  (await findOrdersOfInquiry(ctx, inquiryId)).map((o) => ({ ...made(o), quotationId: o.quotationId ?? '' }));

/** Orders that came from one purchase, for its buyer. */
export const ordersOfPurchase = async (ctx: Ctx, purchaseId: string): Promise<(Made & { awardId: string })[]> =>
  (await findOrdersOfPurchase(ctx, purchaseId)).map((o) => ({ ...made(o), awardId: o.awardId ?? '' }));
