import type { Agreement } from '#contract/order/agreed.ts';
import type { SeedProduct } from '#server/rooms/catalogue/seed.ts';
import {
  agreementVersion,
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
import { makeOrder } from './deals.ts';
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

const registered = (c: WorldCompany) => ({
  name: registeredName({ name: c.name, countryCode: c.countryCode ?? 'CN' }),
  code: typeof c.profile?.['creditCode'] === 'string' ? c.profile['creditCode'] : null,
});
const sidesOf = (buyer: WorldPerson, supplier: Supplier | undefined): Pick<Agreement, 'buyer' | 'supplier'> => ({
  buyer: buyer.company ? registered(buyer.company) : { name: buyer.name ?? '', code: null },
  supplier: supplier ? registered(supplier.company) : { name: '', code: null },
});

/** Inquiries in every state with matches, readers, quotations and orders, consistent with each other. */
export const buildInquiries = (
  r: Chance,
  days: Days,
  companies: WorldCompany[],
  people: WorldPerson[],
  products: SeedProduct[],
) => {
  const listed = offersBy(products);
  const suppliers = companies.filter((c) => c.role === 'supplier') as (WorldCompany & SeedSupply)[];
  const sellers = new Map<string, Supplier>(
    people
      .filter((p) => p.joinedAs.includes('supplier') && p.company)
      .map((p) => [p.company!.id, { company: p.company as Supplier['company'], person: p }]),
  );
  const out: SeedInquiries = {
    inquiries: [],
    lines: [],
    matches: [],
    reads: [],
    agreements: [],
    quotations: [],
    revisions: [],
    rates: ratesOf(days.date),
  };
  const orders: SeedOrders = { orders: [], lines: [], events: [] };
  const numbers = { XJ: createNumbers('XJ'), BJ: createNumbers('BJ'), DD: createNumbers('DD') };

  for (const p of plan(r, people)) {
    const { ranked, open } = rankForSeed(
      {
        lines: p.lines.map((l) => ({ ...l, specification: Object.values(l.specification) })),
        processes: p.processes,
        certificates: p.sample.certificates,
        field: p.sample.applicationField,
        place: p.sample.tradeTerm.region,
      },
      suppliers.filter((s) => s.id !== p.buyer.entId),
      listed,
    );
    const invited = p.n % 13 === 6 ? ranked.slice(0, 4).map((m) => m.entId) : [];
    const row = rowOf(p, p.state === 'draft' ? null : numbers.XJ.next(days.at(p.published)), invited, days, r);
    out.inquiries.push(row);
    if (p.state === 'draft') continue;
    const lines: LineWithId[] = p.lines.map((l, i) => ({ ...l, id: idOf('line', `${p.n}.${i}`) }));
    const seen = ranked.filter((m) => !invited.length || invited.includes(m.entId));
    const there = seen.filter((m) => sellers.has(m.entId));
    const told = new Set((invited.length ? there : suppliersToTell(there, row.id)).map((m) => m.entId));
    const since = days.at(p.published);
    const teasers = new Map((row.confidential ? open() : []).map(({ makes: _, entId, ...degree }) => [entId, degree]));
    out.matches.push(
      ...seen.map(({ makes: _, ...m }) => ({
        inquiryId: row.id,
        ...m,
        teaser: teasers.get(m.entId) ?? null,
        toldAt: told.has(m.entId) ? since : null,
        createdAt: since,
      })),
    );

    const end = Math.min(p.deadline, -0.02);
    const quoting = seen.filter((m) => sellers.has(m.entId)).slice(0, 7);
    const wanted = Math.min(wantedQuotes(p, r), row.maxQuotations ?? 5);
    const shown = wanted ? quoting.filter((m) => shownSuppliers.has(sellers.get(m.entId)?.company.slug ?? '')) : [];
    const offers = [
      ...shown,
      ...r.some(
        quoting.filter((m) => !shown.includes(m)),
        wanted - shown.length,
      ),
    ];
    for (const m of seen.slice(0, 10))
      if (offers.includes(m) || r.chance(0.45))
        out.reads.push({ inquiryId: row.id, entId: m.entId, at: days.at(p.published + (end - p.published) * 0.15) });
    const made: Quotation[] = [];
    for (const [i, m] of offers.entries()) {
      const supplier = sellers.get(m.entId);
      if (!supplier) continue;
      const at = p.published + (end - p.published) * (0.2 + 0.12 * i);
      const { quotation, revisions } = makeQuotation(
        {
          inquiryId: row.id,
          key: `${p.n}.${supplier.company.slug}`,
          number: numbers.BJ.next(days.at(at)),
          supplier,
          lines,
          tradeTerm: row.tradeTerm ?? 'EXW',
          deliveryPlace: row.deliveryPlace ?? {},
          paymentType: row.paymentType ?? 'net30',
          at,
          revisedAt: r.chance(0.3) ? at + (end - at) * 0.5 : null,
          validDays: Math.max(p.deadline, 0) + r.whole(15, 45),
        },
        r,
        days,
      );
      made.push(quotation);
      out.revisions.push(...revisions);
      if (row.confidential)
        out.agreements.push({
          inquiryId: row.id,
          entId: m.entId,
          userId: supplier.person.id,
          version: agreementVersion,
          at: days.at(at - 0.01),
        });
    }
    row.quotations = made.length;
    if (row.state === 'awarded' && !made.length) row.state = 'outOfDate';
    const winner = decide(p, made, r);
    out.quotations.push(...made);
    out.lines.push(
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
        awardedTo: winner?.id ?? null,
      })),
    );
    if (!winner) continue;
    const at = p.deadline * 0.85;
    const made1 = makeOrder(
      {
        n: orders.orders.length,
        number: numbers.DD.next(days.at(at)),
        inquiry: row,
        lines,
        quotation: winner,
        sides: sidesOf(p.buyer, sellers.get(winner.entId)),
        at,
      },
      days,
    );
    // The buyer cancelled it: the award fell through, and the quotation stands.
    if (made1.order.state === 'cancelled') {
      row.state = 'outOfDate';
      winner.state = 'submitted';
      for (const l of out.lines) if (l.inquiryId === row.id) l.awardedTo = null;
    }
    orders.orders.push(made1.order);
    orders.lines.push(...made1.lines);
    orders.events.push(...made1.events);
  }
  return { inquiries: out, orders, numbers: Object.values(numbers).flatMap((x) => x.used()) };
};
