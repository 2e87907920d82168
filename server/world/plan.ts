import type { InquiryState } from '#contract/inquiry/states.ts';
import { pick } from '#contract/core/text.ts';
import type { SeedInquiries } from '#server/rooms/inquiry/seed.ts';
import { processesFor } from './capabilities.ts';
import { type Chance, idOf } from './chance.ts';
import type { Days } from './days.ts';
import { linesOf, titleOf, type WorldLine } from './needs.ts';
import type { WorldPerson } from './people.ts';
import { currencyOf } from './prices.ts';
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
export type Planned = {
  n: number;
  sample: SampleInquiry;
  state: InquiryState;
  buyer: WorldPerson;
  lines: WorldLine[];
  factor: number;
  processes: string[];
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
  const buyers = people.filter((p) => p.isFinish && p.joinedAs.includes('buyer'));
  const personal = buyers.filter((p) => !p.company);
  if (n % 9 === 4 && personal[0]) return personal[0];
  const fitting = buyers.filter((p) => p.company?.role === 'buyer' && p.company.fields?.includes(field));
  const others = buyers.filter((p) => p.company && p.company.role !== 'supplier');
  const list = n % 3 === 2 || !fitting.length ? others : fitting;
  const found = list[n % list.length];
  if (!found) throw new Error('a demo world without buyers');
  return found;
};
/** Who asks for what and when, in the order of time. */
export const plan = (r: Chance, people: WorldPerson[]): Planned[] =>
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
      processes: processesFor(lines[0]?.product ?? '', n),
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

export const rowOf = (
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
    processes: p.processes,
    certificates: p.sample.certificates,
    field: p.sample.applicationField,
    currency: currencyOf(p.buyer.company?.countryCode ?? 'CN'),
    paymentType: r.pickOne(['deposit30', 'net30', 'net60', 'letterOfCredit']),
    tradeTerm: terms[p.sample.tradeTerm.incoterm] ?? p.sample.tradeTerm.incoterm,
    deliveryPlace: p.sample.tradeTerm.place,
    deliveryRegion: p.sample.tradeTerm.region,
    deliveryDate: days.date(p.deadline + r.whole(25, 60)),
    deadline: days.at(p.deadline),
    maxQuotations: r.pickOne([5, 6, 8, 10]),
    confidential: p.n % 7 === 3,
    visibility: invited.length ? 'invited' : 'public',
    invited,
    publishedAt: days.at(p.published),
  };
};

export const wantedQuotes = (p: Planned, r: Chance): number => {
  if (p.state === 'quoting') return [3, 0, 2, 5, 1, 4, 0][p.n % 7] ?? 2;
  if (p.state === 'awarded') return r.whole(2, 5);
  return p.state === 'outOfDate' ? r.whole(1, 4) : r.whole(0, 2);
};
