import type { InquiryState } from '#contract/inquiry-states.ts';
import { pick } from '#contract/core/text.ts';
import { agreementVersion, rankForSeed, type SeedInquiries, type SeedSupply } from '#server/rooms/inquiry/seed.ts';
import type { SeedOrders } from '#server/rooms/order/seed.ts';
import { type Chance, idOf } from './chance.ts';
import type { WorldCompany } from './companies.ts';
import { createNumbers, type Days } from './days.ts';
import { makeOrder } from './deals.ts';
import { linesOf, titleOf, type WorldLine } from './needs.ts';
import { type LineWithId, makeQuotation, type Quotation, type Supplier } from './offers.ts';
import type { WorldPerson } from './people.ts';
import { currencyOf, ratesOf } from './prices.ts';
import { type SampleInquiry, samples } from './samples.ts';

const howMany = 80;
/** 35 quoting, 15 out of date, 20 awarded, 5 withdrawn, 5 drafts. */
const states: InquiryState[] = [
  'quoting',
  'awarded',
  'quoting',
  'outOfDate',
  'quoting',
  'awarded',
  'quoting',
  'withdrawn',
  'quoting',
  'outOfDate',
  'awarded',
  'quoting',
  'draft',
  'quoting',
  'outOfDate',
  'awarded',
];
const terms: Record<string, string> = { CFR: 'CIF', CIP: 'DAP' };
const refusals = ['价格高于其他报价', '交期赶不上项目', '缺少所需认证'];

type Planned = {
  n: number;
  sample: SampleInquiry;
  state: InquiryState;
  buyer: WorldPerson;
  lines: WorldLine[];
  factor: number;
  /** Days from now. */
  published: number;
  deadline: number;
};

/** Published when, closed when: by state, so that every list has something fresh. */
const timesOf = (state: InquiryState, r: Chance): { published: number; deadline: number } => {
  if (state === 'quoting' || state === 'draft') return { published: -r.between(0.1, 7), deadline: r.between(1.5, 22) };
  if (state === 'withdrawn') return { published: -r.between(8, 30), deadline: r.between(-2, 6) };
  const deadline = state === 'awarded' ? -r.between(3, 50) : -r.between(0.5, 9);
  return { published: deadline - r.between(8, 20), deadline };
};

/** Who asks: a company of that field where there is one, else any buyer; the personal buyer now and then. */
const buyerOf = (field: string, n: number, people: WorldPerson[]): WorldPerson => {
  const buyers = people.filter((p) => p.isFinish && p.roles.includes('ROLE_BUYER'));
  const personal = buyers.filter((p) => !p.company);
  if (n % 9 === 4 && personal[0]) return personal[0];
  const fitting = buyers.filter((p) => p.company?.role === 'buyer' && p.company.fields?.includes(field));
  const others = buyers.filter((p) => p.company && p.company.role !== 'supplier');
  const list = n % 3 === 2 || !fitting.length ? others : fitting;
  const found = list[n % list.length];
  if (!found) throw new Error('a demo world without buyers');
  return found;
};

const plan = (r: Chance, people: WorldPerson[]): Planned[] =>
  Array.from({ length: howMany }, (_, n) => {
    const sample = samples.inquiries[n % samples.inquiries.length];
    const state = states[n % states.length];
    if (!sample || !state) throw new Error('a demo world without samples');
    const factor = n < samples.inquiries.length || sample.quantity.value < 5 ? 1 : r.pickOne([0.4, 0.5, 2, 3]);
    const lines = linesOf(sample, factor, n % 5 === 0, r);
    return {
      n,
      sample,
      state,
      buyer: buyerOf(sample.applicationField, n, people),
      lines,
      factor,
      ...timesOf(state, r),
    };
  }).toSorted((a, b) => a.published - b.published);

const ownDraft = (p: Planned, days: Days): Record<string, unknown> => {
  const lang = p.buyer.lang ?? 'cn';
  return {
    title: pick(titleOf(p.sample, p.lines, p.factor), lang),
    lines: p.lines.map((l) => ({ ...l, specification: pick(l.specification, lang) })),
    field: p.sample.applicationField,
    certificates: p.sample.certificates,
    deadline: days.at(14),
  };
};

const rowOf = (
  p: Planned,
  number: string | null,
  invited: string[],
  days: Days,
  r: Chance,
): SeedInquiries['inquiries'][number] => {
  const id = idOf('inquiry', p.n);
  const base = {
    id,
    buyerId: p.buyer.id,
    entId: p.buyer.entId ?? null,
    createdAt: days.at(p.published),
    updatedAt: days.at(p.published),
  };
  if (p.state === 'draft') return { ...base, state: 'draft', draft: ownDraft(p, days) };
  return {
    ...base,
    number,
    state: p.state,
    title: titleOf(p.sample, p.lines, p.factor),
    note: r.chance(0.4)
      ? {
          cn: '首批到货后按批抽检，合格后签年度合同。',
          en: 'First lots are inspected on arrival; an annual contract follows.',
          es: 'Los primeros lotes se inspeccionan a la llegada; después, contrato anual.',
        }
      : {},
    processes: [],
    certificates: p.sample.certificates,
    field: p.sample.applicationField,
    currency: currencyOf(p.buyer.company?.countryCode ?? 'CN'),
    paymentType: r.pickOne(['deposit30', 'net30', 'net60', 'letterOfCredit']),
    tradeTerm: terms[p.sample.tradeTerm.incoterm] ?? p.sample.tradeTerm.incoterm,
    deliveryPlace: p.sample.tradeTerm.place,
    deliveryDate: days.date(p.deadline + r.whole(25, 60)),
    deadline: days.at(p.deadline),
    maxQuotations: r.pickOne([5, 6, 8, 10]),
    confidential: p.n % 7 === 3,
    visibility: invited.length ? 'invited' : 'public',
    invited,
    publishedAt: days.at(p.published),
  };
};

const wantedQuotes = (p: Planned, r: Chance): number => {
  if (p.state === 'quoting') return [3, 0, 2, 5, 1, 4, 0][p.n % 7] ?? 2;
  if (p.state === 'awarded') return r.whole(2, 5);
  return p.state === 'outOfDate' ? r.whole(1, 4) : r.whole(0, 2);
};

/** Decides awarded inquiries: the cheapest wins (all are in CNY terms alike at the last tier), some others are refused. */
const decide = (p: Planned, made: Quotation[], r: Chance): Quotation | undefined => {
  if (p.state === 'outOfDate' && made[1] && r.chance(0.4))
    Object.assign(made[1], { state: 'refused', refusedReason: r.pickOne(refusals) });
  if (p.state !== 'awarded') return undefined;
  const winner = made[r.whole(0, Math.min(1, made.length - 1))];
  for (const q of made)
    if (q === winner) q.state = 'accepted';
    else if (r.chance(0.6)) Object.assign(q, { state: 'refused', refusedReason: r.pickOne(refusals) });
  return winner;
};

/** Inquiries in every state with matches, readers, quotations and orders, consistent with each other. */
export const buildInquiries = (r: Chance, days: Days, companies: WorldCompany[], people: WorldPerson[]) => {
  const suppliers = companies.filter((c) => c.role === 'supplier') as (WorldCompany & SeedSupply)[];
  const sellers = new Map<string, Supplier>(
    people
      .filter((p) => p.userType === 1 && p.company)
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
    const ranked = rankForSeed(
      {
        products: p.lines.map((l) => l.product),
        processes: [],
        certificates: p.sample.certificates,
        field: p.sample.applicationField,
      },
      suppliers.filter((s) => s.id !== p.buyer.entId),
    );
    const invited = p.n % 13 === 6 ? ranked.slice(0, 4).map((m) => m.entId) : [];
    const row = rowOf(p, p.state === 'draft' ? null : numbers.XJ.next(days.at(p.published)), invited, days, r);
    out.inquiries.push(row);
    if (p.state === 'draft') continue;
    const lines: LineWithId[] = p.lines.map((l, i) => ({ ...l, id: idOf('line', `${p.n}.${i}`) }));
    const seen = ranked.filter((m) => !invited.length || invited.includes(m.entId));
    out.matches.push(...seen.map((m) => ({ inquiryId: row.id, ...m, createdAt: days.at(p.published) })));

    const end = Math.min(p.deadline, -0.02);
    const quoting = seen.filter((m) => sellers.has(m.entId)).slice(0, 7);
    const offers = r.some(quoting, Math.min(wantedQuotes(p, r), row.maxQuotations ?? 5));
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
      { n: orders.orders.length, number: numbers.DD.next(days.at(at)), inquiry: row, lines, quotation: winner, at },
      days,
    );
    orders.orders.push(made1.order);
    orders.lines.push(...made1.lines);
    orders.events.push(...made1.events);
  }
  return { inquiries: out, orders, numbers: Object.values(numbers).flatMap((x) => x.used()) };
};
