import type { Text } from '#contract/core/schemas.ts';
import { delivered } from '#contract/inquiry/comparison/landed.ts';
import type { StatedCosts } from '#contract/inquiry/offers/costs.ts';
import type { Answer, QuotedLine, Requirement } from '#contract/inquiry/schemas.ts';
import type { SeedInquiries } from '#server/rooms/inquiry/seed.ts';
import { tierTotals } from '#server/rooms/inquiry/seed.ts';
import { createChance, type Chance, idOf } from './chance.ts';
import type { WorldCompany } from './companies.ts';
import type { Days } from './days.ts';
import type { WorldLine } from './needs.ts';
import type { WorldPerson } from './people.ts';
import { basePrice, cnyOf, currencyOf, priceText } from './prices.ts';

export type Supplier = { company: WorldCompany & { id: string }; person: WorldPerson };
export type Quotation = SeedInquiries['quotations'][number];
export type LineWithId = WorldLine & { id: string };

const notes: Text[] = [
  {
    cn: '价格含出厂检验报告，首单可先寄样。',
    en: 'Price includes the works inspection report; a sample can go first.',
    es: 'El precio incluye el informe de inspección; se puede enviar antes una muestra.',
  },
  { cn: '交期自收到定金起算。', en: 'Lead time counts from the deposit.', es: 'El plazo cuenta desde el anticipo.' },
  {
    cn: '年度用量达到后按第三档结算。',
    en: 'The third tier applies once the annual volume is reached.',
    es: 'El tercer tramo se aplica al alcanzar el volumen anual.',
  },
];
const deviation: Text = {
  cn: '常规批次略低于此值，可按批提供数据。',
  en: 'Standard lots are slightly below; data by lot on request.',
  es: 'Los lotes estándar quedan algo por debajo; datos por lote a petición.',
};
const place: Text = { cn: '工厂', en: 'our works', es: 'nuestra planta' };

const answersOf = (requirements: Requirement[], lang: WorldCompany['lang'], r: Chance): Answer[] =>
  requirements.map((q) => {
    const number = Number(q.value);
    if (!q.must && r.chance(0.22)) return { verdict: 'deviates', note: deviation[lang] ?? '' };
    if (Number.isNaN(number) || q.op === 'is') return { verdict: 'meets', value: q.value };
    const better =
      q.op === 'between'
        ? (number + Number(q.max)) / 2
        : number * (q.op === 'min' ? r.between(1, 1.06) : r.between(0.9, 1));
    return { verdict: 'meets', value: String(Number(better.toPrecision(3))) };
  });

type Offer = {
  inquiryId: string;
  key: string;
  number: string;
  supplier: Supplier;
  lines: LineWithId[];
  tradeTerm: string;
  deliveryPlace: Text;
  /** Of the place of delivery, ISO 3166-1. */
  deliveryCountry: string;
  paymentType: string;
  /** Days from now of the first submission and, where it was revised, of the second. */
  at: number;
  revisedAt: number | null;
  validDays: number;
};

/** Half of the suppliers send a note, every fourth sells from its works, whatever was asked. */
const termsOf = (o: Offer, r: Chance, days: Days) => {
  const { company } = o.supplier;
  const lang = company.lang;
  const works = o.tradeTerm === 'EXW' || o.tradeTerm === 'FCA' || r.chance(0.25);
  return {
    currency: currencyOf(company.sample.countryCode),
    tradeTerm: works ? 'EXW' : o.tradeTerm,
    place: works ? `${company.city?.[lang] ?? ''} ${place[lang] ?? ''}`.trim() : (o.deliveryPlace[lang] ?? ''),
    paymentType: r.chance(0.6) ? o.paymentType : r.pickOne(['deposit30', 'net30', 'prepaid']),
    leadDays: r.whole(12, 45),
    /** Whether it has a least quantity of each line: the first that is asked. */
    least: r.chance(0.4),
    validUntil: days.date(o.validDays),
    note: r.chance(0.5) ? (r.pickOne(notes)[lang] ?? null) : null,
    annexes: [] as string[],
  };
};

/** Two of three suppliers state what their goods cost until the buyer's place; by a chance of its own, so that no price depends on it. */
const costsOf = (o: Offer, tradeTerm: string, totals: (string | null)[]): StatedCosts | null => {
  const r = createChance(Number.parseInt(idOf('costs', o.key).slice(0, 8), 16));
  if (!r.chance(0.66)) return null;
  const origin = o.supplier.company.sample.countryCode;
  const share = r.between(0.02, 0.06);
  const crosses = o.deliveryCountry !== origin;
  const inChina = origin === 'CN' && !crosses;
  return {
    ...(!delivered.includes(tradeTerm) && {
      freight: totals.map((total) => total && (Number(total) * share).toFixed(2)),
    }),
    ...(crosses && tradeTerm !== 'DDP' && { dutyPercent: '6.5' }),
    origin,
    taxIncluded: inChina,
    ...(inChina && { taxPercent: '13' }),
  };
};

/** One supplier's quotation with all its revisions; a revision is some percent cheaper. */
export const makeQuotation = (o: Offer, r: Chance, days: Days) => {
  const { company, person } = o.supplier;
  const lang = company.lang;
  const currency = currencyOf(company.sample.countryCode);
  const level = r.between(0.9, 1.14);
  const answers = o.lines.map((l) => answersOf(l.requirements, lang, r));
  const { least, ...terms } = termsOf(o, r, days);
  const linesAt = (discount: number): QuotedLine[] =>
    o.lines.map((l, n) => ({
      lineId: l.id,
      prices: l.tiers.map((_, t) =>
        priceText((basePrice(l.product, l.unit) * level * discount * (1.06 - 0.05 * t)) / cnyOf[currency]),
      ),
      answers: answers[n] ?? [],
      ...(least && l.tiers[0] && { moq: l.tiers[0] }),
    }));
  const totalsOf = (lines: QuotedLine[]) =>
    tierTotals(
      lines.map((q, n) => ({ prices: q.prices, tiers: o.lines[n]?.tiers ?? [] })),
      Math.max(...o.lines.map((l) => l.tiers.length)),
    );
  const id = idOf('quotation', o.key);
  const moments = [o.at, ...(o.revisedAt === null ? [] : [o.revisedAt])];
  const revisions = moments.map((at, n) => {
    const lines = linesAt(n === 0 ? 1 : 0.97);
    const totals = totalsOf(lines);
    return {
      id: idOf('revision', `${o.key}.${n}`),
      quotationId: id,
      revision: n + 1,
      clientKey: idOf('click', `${o.key}.${n}`),
      userId: person.id,
      ...terms,
      costs: costsOf(o, terms.tradeTerm, totals),
      lines,
      totals,
      createdAt: days.at(at),
    };
  });
  const last = revisions.at(-1);
  if (!last) throw new Error('a quotation without a revision');
  const quotation: Quotation = {
    id,
    number: o.number,
    inquiryId: o.inquiryId,
    entId: company.id,
    userId: person.id,
    state: 'submitted',
    revision: last.revision,
    ...terms,
    costs: last.costs,
    lines: last.lines,
    totals: last.totals,
    createdAt: days.at(o.at),
    updatedAt: last.createdAt,
  };
  return { quotation, revisions };
};
