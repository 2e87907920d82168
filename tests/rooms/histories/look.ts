import { inquiry } from '#contract/inquiry/calls.ts';
import { order } from '#contract/order/calls.ts';
import { refused } from '../../harness/refused.ts';
import { type Deal, priceText } from './deal.ts';
import { mayKnow, mayRead, stateOf } from './deal-model.ts';
import { openOf, type OrderModel, sumsOf, takeStep, totalOf } from './order-model.ts';
import { same } from './same.ts';

const money = (minor: number): string => (minor / 100).toFixed(2);
const number = (text: string | null | undefined) => (text === null || text === undefined ? null : Number(text));
const absent = '404 common.notFound';
/** The same in whatever order they came. */
const sorted = (all: unknown[]): string[] => all.map((x) => JSON.stringify(x)).toSorted((a, b) => a.localeCompare(b));

/** Whether an answer holds a price of somebody else: each supplier's begin with a number of its own. */
const holdsPricesOf = (answer: unknown, suppliers: number[]): boolean =>
  suppliers.some((s) => new RegExp(`"${s + 4}\\d\\d\\.\\d{3}7"`).test(JSON.stringify(answer)));

/** The buyer reads each quotation as it was sent, and each line with whom it went to. */
const lookAsBuyer = async ({ t, cast, m }: Deal) => {
  const own = await t.as(cast.buyer.token)(inquiry.own, { params: { id: m.id } });
  same([own.row.state, own.version], [stateOf(m), m.versions.length], 'the inquiry');
  const id = (s: number | null) => (s === null ? null : (m.quotations.get(s)?.id ?? ''));
  same(
    own.parts.lines.map((l) => l.tiers.map(Number)),
    m.lines.map((l) => l.tiers),
    'lines',
  );
  same(
    sorted(own.shares.map((s) => [s.lineId, s.quotationId, s.orderId, Number(s.quantity), Number(s.of)])),
    sorted(
      m.lines.flatMap((l) => l.shares.map((s) => [l.id, id(s.supplier), m.orders[s.order]?.id, s.quantity, s.of])),
    ),
    'who got what',
  );
  const seen = own.quotations.map((q) => [
    q.id,
    q.state,
    q.revision,
    q.forVersion,
    q.lines.map((l) => l.prices.map(number)),
  ]);
  const quoted = [...m.quotations.values()].map((q) => [
    q.id,
    q.state,
    q.revision,
    q.forVersion,
    q.prices.map((l) => l.map((p) => (p === null ? null : Number(priceText(p))))),
  ]);
  same(sorted(seen), sorted(quoted), 'quotations');
  same(
    sorted(own.orders.map((o) => [o.id, o.state])),
    sorted(m.orders.map((o) => [o.id, o.state])),
    'orders of the inquiry',
  );
};

const lookAsOthers = async ({ t, cast, m }: Deal) => {
  const params = { id: m.id };
  const all = [0, 1, 2];
  for (const s of all) {
    const seen = await t
      .as(cast.suppliers[s]!.token)(inquiry.forSupplier, { params })
      .catch(() => null);
    // Withdrawn, it is there for those who had quoted alone.
    const there = mayKnow(m, s) && (m.state !== 'withdrawn' || m.quotations.has(s));
    same(seen !== null, there, `the inquiry for supplier ${s}`);
    same(
      holdsPricesOf(
        seen,
        all.filter((x) => x !== s),
      ),
      false,
      `prices of rivals for supplier ${s}`,
    );
    same(JSON.stringify(seen).includes(m.note), there && mayRead(m, s), `gated parts for supplier ${s}`);
    if (seen) same(seen.mine?.state ?? null, m.quotations.get(s)?.state ?? null, `own quotation of supplier ${s}`);
  }
  for (const [token, gated] of [
    [undefined, true],
    [cast.stranger.token, m.confidential],
  ] as const) {
    const seen = await t
      .as(token)(inquiry.detail, { params })
      .catch(() => null);
    same(seen !== null, !m.invited && m.state !== 'withdrawn', 'the inquiry for strangers');
    same(holdsPricesOf(seen, all), false, 'prices for strangers');
    same(JSON.stringify(seen).includes(m.note), seen !== null && !gated, 'gated parts for strangers');
  }
  same(await refused(t.as(cast.stranger.token)(inquiry.own, { params })), absent, 'the own page of another');
};

/** Steps that the rules let a side take now, besides those that would be taken a second time. */
const stepsOf = (o: OrderModel, by: 'buyer' | 'supplier') =>
  (['confirm', 'produce', 'complete', 'cancel', 'dispute', 'drop'] as const).filter((s) => {
    const tried = structuredClone(o);
    return takeStep(tried, by, s, true) === 'done' && tried.state !== o.state;
  });

const lookAtOrder = async ({ t, cast, m }: Deal, o: OrderModel) => {
  const params = { id: o.id };
  const sides = { buyer: cast.buyer, supplier: cast.suppliers[o.supplier]! };
  for (const by of ['buyer', 'supplier'] as const) {
    const seen = await t.as(sides[by].token)(order.detail, { params });
    same([seen.row.state, seen.terms.version, seen.row.total], [o.state, o.version, money(totalOf(o))], 'the order');
    same(
      seen.lines.map((l) => [Number(l.quantity), Number(l.price), Number(l.shipped)]),
      sumsOf(o).map((l) => [l.quantity, l.price / 10_000, l.shipped]),
      'lines of the order',
    );
    same(
      seen.lines.reduce((sum, l) => sum + Math.round(Number(l.total) * 100), 0),
      totalOf(o),
      'the sum of its lines',
    );
    const sum = (state: string) => money(o.payments.reduce((all, p) => all + (p.state === state ? p.amount : 0), 0));
    same(
      [seen.payments.confirmed, seen.payments.waiting, seen.payments.open],
      [sum('confirmed'), sum('recorded'), money(openOf(o))],
      'payments',
    );
    same(
      sorted(seen.steps.filter((s) => s !== 'ship' && s !== 'receive')),
      sorted(stepsOf(o, by)),
      `steps that are offered to the ${by}`,
    );
  }
  for (const other of [cast.stranger, ...cast.suppliers.filter((_, s) => s !== o.supplier)])
    same(
      await refused(t.as(other.token)(order.detail, { params })),
      absent,
      `order ${m.orders.indexOf(o)} for another`,
    );
};

/** Everybody looks at everything: each sees what the model says, and nothing of anybody else. */
export const look = async (d: Deal): Promise<void> => {
  await lookAsBuyer(d);
  await lookAsOthers(d);
  for (const o of d.m.orders) await lookAtOrder(d, o);
};
