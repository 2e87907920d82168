import { countryOfRegion } from '#contract/enterprise/places.ts';
import type { Agreement } from '#contract/order/agreed.ts';
import type { SeedProduct } from '#server/rooms/catalogue/seed.ts';
import {
  agreementVersion,
  platformText,
  offersBy,
  rankForSeed,
  type SeedInquiries,
  type SeedSupply,
  suppliersToTell,
} from '#server/rooms/inquiry/seed.ts';
import type { SeedOrders } from '#server/rooms/order/seed.ts';
import { registeredName } from '#server/rooms/enterprise/index.ts';
import { type Chance, idOf } from './chance.ts';
import type { WorldCompany } from './companies.ts';
import { createNumbers, type Days } from './days.ts';
import { makeOrder } from './orders/deals.ts';
import { type LineWithId, makeQuotation, type Quotation, type Supplier } from './offers.ts';
import { demoAccounts, type WorldPerson } from './people.ts';
import { type Planned, plan, rowOf, wantedQuotes } from './plan.ts';
import { ratesOf } from './prices.ts';

/** Companies of the demo accounts: they quote and win often enough to have something to show. */
const shownSuppliers: ReadonlySet<string> = new Set(demoAccounts.flatMap((a) => a.company ?? []));
const refusals = ['价格高于其他报价', '交期赶不上项目', '缺少所需认证'];

/** Decides awarded inquiries: the cheapest wins (all are in CNY terms alike at the last tier), some others are refused. */
const decide = (p: Planned, made: Quotation[], r: Chance): Quotation | undefined => {
  if (p.state === 'outOfDate' && made[1] && r.chance(0.4))
    Object.assign(made[1], { state: 'refused', refusedReason: r.pickOne(refusals) });
  if (p.state !== 'awarded' || !made.length) return undefined;
  const winner = made[r.whole(0, Math.min(1, made.length - 1))];
  for (const q of made)
    if (q === winner) q.state = 'accepted';
    else if (r.chance(0.6)) Object.assign(q, { state: 'refused', refusedReason: r.pickOne(refusals) });
  return winner;
};

/** A company as it is registered, for the sides of an order. */
export const registered = (c: WorldCompany) => ({
  name: registeredName({ name: c.name, countryCode: c.countryCode ?? 'CN' }),
  code: typeof c.profile?.['creditCode'] === 'string' ? c.profile['creditCode'] : null,
});
const sidesOf = (buyer: WorldPerson, supplier: Supplier | undefined): Pick<Agreement, 'buyer' | 'supplier'> => ({
  buyer: buyer.company ? registered(buyer.company) : { name: buyer.name ?? '', code: null },
  supplier: supplier ? registered(supplier.company) : { name: '', code: null },
});

/** What is being built: the rooms' records, their numbers, and whom they can be about. */
type Building = {
  r: Chance;
  days: Days;
  suppliers: (WorldCompany & SeedSupply)[];
  listed: ReturnType<typeof offersBy>;
  sellers: Map<string, Supplier>;
  out: SeedInquiries;
  orders: SeedOrders;
  numbers: Record<'XJ' | 'BJ' | 'DD', ReturnType<typeof createNumbers>>;
};
type Row = SeedInquiries['inquiries'][number];
type Ranked = ReturnType<typeof rankForSeed>['ranked'];

const rank = (b: Building, p: Planned) =>
  rankForSeed(
    {
      lines: p.lines.map((l) => ({ ...l, specification: Object.values(l.specification) })),
      processes: p.processes,
      certificates: p.sample.certificates,
      field: p.sample.applicationField,
      place: p.sample.tradeTerm.region,
    },
    b.suppliers.filter((s) => s.id !== p.buyer.entId),
    b.listed,
  );

/** Degrees of everybody who may see the inquiry, some of them told. */
const addMatches = (b: Building, p: Planned, row: Row, seen: Ranked, open: () => Ranked) => {
  const there = seen.filter((m) => b.sellers.has(m.entId));
  const told = new Set((row.invited?.length ? there : suppliersToTell(there, row.id)).map((m) => m.entId));
  const since = b.days.at(p.published);
  const teasers = new Map((row.confidential ? open() : []).map(({ makes: _, entId, ...degree }) => [entId, degree]));
  b.out.matches.push(
    ...seen.map(({ makes: _, ...m }) => ({
      inquiryId: row.id,
      ...m,
      teaser: teasers.get(m.entId) ?? null,
      toldAt: told.has(m.entId) ? since : null,
      createdAt: since,
    })),
  );
};

/** Who quotes: suppliers of the demo accounts first, then some of the best. */
const whoQuotes = (b: Building, p: Planned, row: Row, seen: Ranked): Ranked => {
  const quoting = seen.filter((m) => b.sellers.has(m.entId)).slice(0, 7);
  const wanted = Math.min(wantedQuotes(p, b.r), row.maxQuotations ?? 5);
  const isShown = (m: Ranked[number]) => shownSuppliers.has(b.sellers.get(m.entId)?.company.slug ?? '');
  const shown = wanted ? quoting.filter(isShown) : [];
  const others = quoting.filter((m) => !shown.includes(m));
  return [...shown, ...b.r.some(others, wanted - shown.length)];
};

const addReads = (b: Building, p: Planned, row: Row, best: Ranked, offers: Ranked, end: number) => {
  for (const m of best)
    if (offers.includes(m) || b.r.chance(0.45))
      b.out.reads.push({ inquiryId: row.id, entId: m.entId, at: b.days.at(p.published + (end - p.published) * 0.15) });
};

/** The quotations of these suppliers, with their revisions and, where the inquiry is confidential, their agreements. */
const addQuotations = (b: Building, p: Planned, row: Row, lines: LineWithId[], offers: Ranked, end: number) => {
  const made: Quotation[] = [];
  for (const [i, m] of offers.entries()) {
    const supplier = b.sellers.get(m.entId);
    if (!supplier) continue;
    const at = p.published + (end - p.published) * (0.2 + 0.12 * i);
    const { quotation, revisions } = makeQuotation(
      {
        inquiryId: row.id,
        key: `${p.n}.${supplier.company.slug}`,
        number: b.numbers.BJ.next(b.days.at(at)),
        supplier,
        lines,
        tradeTerm: row.tradeTerm ?? 'EXW',
        deliveryPlace: row.deliveryPlace ?? {},
        deliveryCountry: countryOfRegion(row.deliveryRegion ?? 'CN'),
        paymentType: row.paymentType ?? 'net30',
        at,
        revisedAt: b.r.chance(0.3) ? at + (end - at) * 0.5 : null,
        validDays: Math.max(p.deadline, 0) + b.r.whole(15, 45),
      },
      b.r,
      b.days,
    );
    made.push(quotation);
    b.out.revisions.push(...revisions);
    if (row.confidential)
      b.out.agreements.push({
        inquiryId: row.id,
        entId: m.entId,
        userId: supplier.person.id,
        version: agreementVersion,
        person: supplier.person.name,
        company: supplier.company.name,
        text: platformText(),
        at: b.days.at(at - 0.01),
      });
  }
  return made;
};

const addLines = (b: Building, row: Row, lines: LineWithId[]) =>
  b.out.lines.push(
    ...lines.map((l, i) => ({
      id: l.id,
      inquiryId: row.id,
      no: i + 1,
      product: l.product,
      specification: l.specification,
      unit: l.unit,
      tiers: l.tiers,
      annual: l.annual ?? null,
      targetPrice: l.targetPrice ?? null,
      requirements: l.requirements,
    })),
  );

const addOrder = (b: Building, p: Planned, row: Row, lines: LineWithId[], winner: Quotation) => {
  const at = p.deadline * 0.85;
  const made = makeOrder(
    {
      n: b.orders.orders.length,
      number: b.numbers.DD.next(b.days.at(at)),
      inquiry: row,
      lines,
      quotation: winner,
      sides: sidesOf(p.buyer, b.sellers.get(winner.entId)),
      shown: {
        buyer: p.buyer.phone === '13800000002',
        supplier: b.sellers.get(winner.entId)?.company.slug === 'weiheng-carbon',
      },
      at,
    },
    b.days,
  );
  // The buyer cancelled it: the award fell through, and the quotation stands.
  if (made.order.state === 'cancelled') {
    row.state = 'outOfDate';
    winner.state = 'submitted';
  } else
    b.out.awards.push(
      ...lines.flatMap((l, n) => {
        const quantity = made.lines[n]?.quantity;
        return quantity
          ? [{ orderId: made.order.id, lineId: l.id, quotationId: winner.id, quantity, ofQuantity: quantity }]
          : [];
      }),
    );
  b.orders.orders.push(made.order);
  b.orders.lines.push(...made.lines);
  b.orders.events.push(...made.events);
  b.orders.deliveries.push(...made.deliveries);
  b.orders.moved.push(...made.moved);
  b.orders.payments.push(...made.payments);
  b.orders.ratings.push(...made.ratings);
  b.orders.scores.push(...made.scores);
};

const addInquiry = (b: Building, p: Planned) => {
  const { ranked, open } = rank(b, p);
  const invited = p.n % 13 === 6 ? ranked.slice(0, 4).map((m) => m.entId) : [];
  const number = p.state === 'draft' ? null : b.numbers.XJ.next(b.days.at(p.published));
  const row = rowOf(p, number, invited, b.days, b.r);
  b.out.inquiries.push(row);
  if (p.state === 'draft') return;
  const lines: LineWithId[] = p.lines.map((l, i) => ({ ...l, id: idOf('line', `${p.n}.${i}`) }));
  const seen = ranked.filter((m) => !invited.length || invited.includes(m.entId));
  addMatches(b, p, row, seen, open);
  const end = Math.min(p.deadline, -0.02);
  const offers = whoQuotes(b, p, row, seen);
  addReads(b, p, row, seen.slice(0, 10), offers, end);
  const made = addQuotations(b, p, row, lines, offers, end);
  row.quotations = made.length;
  if (row.state === 'awarded' && !made.length) row.state = 'outOfDate';
  const winner = decide(p, made, b.r);
  b.out.quotations.push(...made);
  addLines(b, row, lines);
  if (winner) addOrder(b, p, row, lines, winner);
};

/** Inquiries in every state with matches, readers, quotations and orders, consistent with each other. */
export const buildInquiries = (
  r: Chance,
  days: Days,
  companies: WorldCompany[],
  people: WorldPerson[],
  products: SeedProduct[],
) => {
  const rates = ratesOf(days.date);
  const b: Building = {
    r,
    days,
    suppliers: companies.filter((c) => c.role === 'supplier') as (WorldCompany & SeedSupply)[],
    listed: offersBy(products),
    sellers: new Map(
      people
        .filter((p) => p.joinedAs.includes('supplier') && p.company)
        .map((p) => [p.company!.id, { company: p.company as Supplier['company'], person: p }]),
    ),
    out: {
      inquiries: [],
      lines: [],
      awards: [],
      matches: [],
      reads: [],
      agreements: [],
      quotations: [],
      revisions: [],
      rates,
      views: [],
    },
    orders: { orders: [], lines: [], events: [], deliveries: [], moved: [], payments: [], ratings: [], scores: [] },
    numbers: { XJ: createNumbers('XJ'), BJ: createNumbers('BJ'), DD: createNumbers('DD') },
  };
  for (const p of plan(r, people)) addInquiry(b, p);
  return { inquiries: b.out, orders: b.orders, numbers: b.numbers };
};
