import type { ProductInput } from '#contract/catalogue/product.ts';
import { productStates } from '#contract/catalogue/rules.ts';
import { pick } from '#contract/core/text.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import { readNumber, writeNumber } from '#contract/core/numbers/number-text.ts';
import { currencies, type Text } from '#contract/core/schemas.ts';
import { units } from '#contract/core/units.ts';
import { paymentTypes, tradeTerms } from '#contract/inquiry/states.ts';
import { translate } from '#server/platform/translate.ts';
import { datasheetField, materialLabel, materialPath, materialSlugs } from '#server/rooms/dictionary/index.ts';
import type { Content } from '../own/write-products.ts';
import type { StoredValue } from '../store.ts';
import { type ColumnKey, fieldOf, isField } from './columns.ts';
import type { Cell } from './read-xlsx.ts';

/** A rule that a cell breaks. */
export class CellRefused extends Error {
  readonly rule: string;
  constructor(rule: string) {
    super(rule);
    this.rule = rule;
  }
}
const refuseCell = (rule: string): never => {
  throw new CellRefused(rule);
};

const tidy = (s: string): string => s.normalize('NFKC').trim().toLowerCase();

/** A choice by its key, or by its word in any language. */
const chooser = <K extends string>(keys: readonly K[], word: (key: K, lang: Lang) => string) => {
  let known: Map<string, K> | undefined;
  return (text: string): K => {
    known ??= new Map(
      keys.flatMap((k) => [[tidy(k), k], ...langs.map((l) => [tidy(word(k, l)), k] as const)] as const),
    );
    return known.get(tidy(text)) ?? refuseCell('choice');
  };
};
const yes = ['yes', 'no'] as const;
const words = {
  state: (k: string, l: Lang) => translate(l, `products:state.${k}`),
  payment: (k: string, l: Lang) => translate(l, `common:payment.${k}`),
  unit: (k: string, l: Lang) => translate(l, `common:unit.${k}`),
  yes: (k: string, l: Lang) => translate(l, `products:sheet.${k}`),
};
const stateOf = chooser(productStates, words.state);
const paymentOf = chooser(paymentTypes, words.payment);
const unitOf = chooser(units, words.unit);
const yesOf = chooser(yes, words.yes);
const termOf = chooser(tradeTerms, (k) => k);
const currencyOf = chooser(currencies, (k) => k);

let materials: { of: readonly string[]; slugs: Map<string, string[]> } | undefined;
/** Materials by slug and by name; the tree is read again when it has changed. */
const slugsCalled = (name: string): string[] => {
  const of = materialSlugs();
  if (materials?.of !== of) {
    const slugs = new Map<string, string[]>();
    for (const slug of of)
      for (const key of new Set([slug, ...Object.values(materialLabel(slug))].map(tidy)))
        slugs.set(key, [...(slugs.get(key) ?? []), slug]);
    materials = { of, slugs };
  }
  return materials.slugs.get(tidy(name)) ?? [];
};
const materialOf = (text: string): string => {
  const found = slugsCalled(text);
  // A group and its only category may be called alike; the lowest is meant.
  const deepest = Math.max(...found.map((s) => materialPath(s).length));
  const lowest = found.filter((s) => materialPath(s).length === deepest);
  if (!found.length) return refuseCell('choice');
  return lowest.length === 1 && lowest[0] ? lowest[0] : refuseCell('sheetAmbiguous');
};
const materialCell = (slug: string, lang: Lang): string => {
  const name = pick(materialLabel(slug), lang);
  const found = slugsCalled(name);
  return found.length === 1 ? name : slug;
};

const decimalText = (n: number): string => {
  const s = String(n);
  return s.includes('e') ? n.toFixed(12).replace(/\.?0+$/, '') : s;
};
const numberOf = (cell: Cell, lang: Lang): string | null => {
  if (cell === null) return null;
  if (typeof cell === 'number') return decimalText(cell);
  return readNumber(cell, lang) ?? refuseCell('sheetNumber');
};
const wholeOf = (cell: Cell, lang: Lang): number | null => {
  const text = numberOf(cell, lang);
  if (text === null) return null;
  return /^\d{1,4}$/.test(text) ? Number(text) : refuseCell('sheetWhole');
};
const textOf = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'number' ? decimalText(cell) : cell.trim();

/** `5.2 GPa`, `780–820`, `4900`: numbers in the reader's way of writing, a unit behind them where one stands. */
const statedOf = (field: string, cell: Cell, lang: Lang): { value: string; unit: string | null } => {
  const known = datasheetField(field);
  if (known?.type === 'text' || known?.type === 'enum') return { value: textOf(cell), unit: null };
  if (typeof cell === 'number') return { value: decimalText(cell), unit: null };
  const [, low = '', high, unit] =
    /^\s*([-−]?[\d.,'’\s]*\d)(?:\s*[-–—~～]\s*([-−]?[\d.,'’\s]*\d))?\s*(\D.*)?$/u.exec(textOf(cell)) ?? [];
  const ends = [low, ...(high === undefined ? [] : [high])].map(
    (e) => readNumber(e, lang) ?? refuseCell('statedNumber'),
  );
  return { value: ends.join('–'), unit: unit?.trim() || null };
};
const statedCell = (v: StoredValue, lang: Lang): Cell => {
  const field = datasheetField(v.field);
  const shown = v.typed ?? v;
  const option = field?.options?.find((o) => o.slug === shown.value);
  if (option) return pick(option.label, lang);
  const other = shown.unit !== null && shown.unit !== (field?.unit ?? null);
  if (!other && /^-?\d+(\.\d+)?$/.test(shown.value)) return Number(shown.value);
  const number = shown.value
    .split('–')
    .map((e) => writeNumber(e, lang))
    .join('–');
  return other ? `${number} ${shown.unit}` : number;
};

const langOfColumn = (key: string): Lang => key.slice(-2).toLowerCase() as Lang;
const withLang = <T extends Text>(t: T, key: string, value: string): T => ({
  ...t,
  [langOfColumn(key)]: value || undefined,
});

type Draft = Omit<ProductInput, 'tiers'> & { tiers: (Content['tiers'][number] | undefined)[] };

/** Writes one cell into a product. @throws CellRefused */
export const putCell = (p: Draft, key: ColumnKey, cell: Cell, lang: Lang): void => {
  const text = textOf(cell);
  if (isField(key)) {
    const field = fieldOf(key);
    const old = p.values.find((v) => v.field === field);
    const rest = p.values.filter((v) => v.field !== field);
    const how = { condition: old?.condition ?? '', standard: old?.standard ?? '', page: old?.page ?? '' };
    p.values = text === '' ? rest : [...rest, { field, ...how, ...statedOf(field, cell, lang) }];
    return;
  }
  const [, n, part] = /^tier(\d)(From|Price|Days)$/.exec(key) ?? [];
  if (n && part) {
    const old = p.tiers[Number(n) - 1] ?? { from: '', price: null, leadDays: null };
    p.tiers[Number(n) - 1] =
      part === 'From'
        ? { ...old, from: numberOf(cell, lang) ?? '' }
        : part === 'Price'
          ? { ...old, price: numberOf(cell, lang) }
          : { ...old, leadDays: wholeOf(cell, lang) };
    return;
  }
  putters[key as keyof typeof putters](p, text, cell, lang, key);
};

type Put = (p: Draft, text: string, cell: Cell, lang: Lang, key: string) => void;
const name: Put = (p, text, _c, _l, key) => void (p.name = withLang(p.name, key, text));
const overview: Put = (p, text, _c, _l, key) => void (p.overview = withLang(p.overview, key, text));
const putters = {
  id: () => undefined,
  state: (p, text) => void (p.state = text ? stateOf(text) : p.state),
  nameCn: name,
  nameEn: name,
  nameEs: name,
  model: (p, text) => void (p.model = text),
  category: (p, text) => void (p.category = text ? materialOf(text) : refuseCell('required')),
  brand: (p, text) => void (p.brand = text),
  price: (p, _t, cell, lang) => void (p.price = numberOf(cell, lang)),
  currency: (p, text) => void (p.currency = text ? currencyOf(text) : p.currency),
  per: (p, text) => void (p.per = text ? unitOf(text) : refuseCell('required')),
  moq: (p, _t, cell, lang) => void (p.moq = numberOf(cell, lang)),
  samplePrice: (p, _t, cell, lang) => void (p.samplePrice = numberOf(cell, lang)),
  sampleMoq: (p, _t, cell, lang) => void (p.sampleMoq = numberOf(cell, lang)),
  tradeTerm: (p, text) => void (p.tradeTerm = text ? termOf(text) : null),
  termPlace: (p, text) => void (p.termPlace = text),
  taxIncluded: (p, text) => void (p.taxIncluded = text ? yesOf(text) === 'yes' : false),
  payments: (p, text) =>
    void (p.payments = text
      ? text
          .split(/[;；\n]/)
          .filter((w) => w.trim())
          .map(paymentOf)
      : []),
  hot: (p, text) => void (p.hot = text ? yesOf(text) === 'yes' : false),
  overviewCn: overview,
  overviewEn: overview,
  overviewEs: overview,
} satisfies Record<string, Put>;

const numeric = (n: string | null): Cell => (n === null || n === '' ? null : Number(n));

/** What a product's cell holds; figures as numbers. */
export const cellOf = (id: string, p: Content, key: ColumnKey, lang: Lang): Cell => {
  if (isField(key)) {
    const value = p.values.find((v) => v.field === fieldOf(key));
    return value ? statedCell(value, lang) : null;
  }
  const [, n, part] = /^tier(\d)(From|Price|Days)$/.exec(key) ?? [];
  if (n && part) {
    const tier = p.tiers[Number(n) - 1];
    if (!tier) return null;
    return part === 'From' ? numeric(tier.from) : part === 'Price' ? numeric(tier.price) : tier.leadDays;
  }
  const yesNo = (is: boolean) => words.yes(is ? 'yes' : 'no', lang);
  const plain: Record<string, () => Cell> = {
    id: () => id,
    state: () => words.state(p.state, lang),
    category: () => materialCell(p.category, lang),
    price: () => numeric(p.price),
    moq: () => numeric(p.moq),
    samplePrice: () => numeric(p.samplePrice),
    sampleMoq: () => numeric(p.sampleMoq),
    per: () => words.unit(p.per, lang),
    taxIncluded: () => yesNo(p.taxIncluded),
    hot: () => yesNo(p.hot),
    payments: () => p.payments.map((k) => words.payment(k, lang)).join('; ') || null,
  };
  const own = plain[key];
  if (own) return own();
  if (key.startsWith('name')) return p.name[langOfColumn(key)] ?? null;
  if (key.startsWith('overview')) return p.overview[langOfColumn(key)] ?? null;
  return (p[key as 'model' | 'brand' | 'currency' | 'tradeTerm' | 'termPlace'] as string | null) || null;
};
