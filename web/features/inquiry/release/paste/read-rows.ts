import type { Currency } from '#contract/core/schemas.ts';
import type { Lang } from '#contract/core/langs.ts';
import { possibleNumbers, readNumber } from '#contract/core/numbers/number-text.ts';
import { limits } from '#contract/inquiry/schemas.ts';
import { type ColumnName, headingOf, plain, type Unit, unitCalled } from './names.ts';
import { readTable, type Row } from './read-table.ts';

/** A number as it stood: what it says, the two that it may say, or neither where it is none. */
export type Figure = { text: string; value: string | null; either: readonly [string, string] | null };
export type PastedRow = {
  raw: string;
  material: string;
  specification: string;
  tiers: Figure[];
  /** As it stood; '' where the row has none. */
  unitText: string;
  unit: Unit | null;
  annual: Figure | null;
  price: Figure | null;
};
/** What was pasted; `heading` is its row of headings as it stood. */
export type Pasted = { heading: string | null; rows: PastedRow[] };

type Layout = { at: (ColumnName | null)[]; unit: Unit | undefined };

/** A row of headings names the material or the quantity, and a second column besides. */
const layoutOf = (row: Row | undefined): Layout | null => {
  const found = row?.cells.map(headingOf) ?? [];
  const named = new Set(found.flatMap((f) => f?.column ?? []));
  const counts = row?.cells.some((c) => /^[\d.,'’\s]+$/.test(c)) ?? false;
  if (counts || named.size < 2 || !(named.has('material') || named.has('quantity'))) return null;
  const taken = new Set<ColumnName>();
  const at = found.map((f) => {
    // Quantities stand in up to three columns, everything else in one.
    if (!f || (f.column !== 'quantity' && taken.has(f.column))) return null;
    taken.add(f.column);
    return f.column;
  });
  return { at, unit: found.find((f) => f?.column === 'quantity')?.unit };
};

/** Without headings the columns come in the order that the dialog names; the unit says where the quantities end. */
const usualLayout = (rows: Row[]): Layout => {
  const width = Math.max(0, ...rows.map((r) => r.cells.length));
  const units = (i: number) => rows.filter((r) => unitCalled(r.cells[i] ?? '')).length;
  const most = Math.max(0, ...Array.from({ length: width }, (_, i) => (i > 1 ? units(i) : 0)));
  const unitAt = most ? Array.from({ length: width }, (_, i) => i).findIndex((i) => i > 1 && units(i) === most) : -1;
  const last = unitAt < 0 ? Math.min(width, 2 + limits.tiers) : unitAt;
  const after = last + (unitAt < 0 ? 0 : 1);
  const at = Array.from({ length: width }, (_, i): ColumnName | null => {
    if (i < 2) return i ? 'specification' : 'material';
    if (i < last) return i < 2 + limits.tiers ? 'quantity' : null;
    if (i === unitAt) return 'unit';
    return i === after ? 'annual' : i === after + 1 ? 'price' : null;
  });
  return { at, unit: undefined };
};

const signs: Record<Currency, readonly string[]> = {
  CNY: ['cny', 'rmb', '¥', '元'],
  USD: ['usd', 'us$', '$'],
  EUR: ['eur', '€', 'euros', 'euro'],
};

/** A number as it is written; what is no positive number of so many places has no value. */
export const figure = (text: string, number: string, lang: Lang, digits: number): Figure => {
  const read = readNumber(number, lang);
  const good = read !== null && Number(read) > 0 && (read.split('.')[1]?.length ?? 0) <= digits;
  return { text, value: good ? read : null, either: read === null ? possibleNumbers(number, lang) : null };
};

const ending = /^([\d.,'’\s]*\d)\s*(\D.*)?$/u;
/** A quantity, with the unit that may stand behind it. */
const quantityOf = (text: string, lang: Lang): { figure: Figure; unit: Unit | undefined } => {
  const [, number = text, word = ''] = ending.exec(text.normalize('NFKC')) ?? [];
  const unit = unitCalled(word);
  return { figure: figure(text, word && !unit ? text : number, lang, 3), unit };
};
/** A price; the sign of the inquiry's own currency and what it is for may stand beside it. Another currency is no price. */
const priceOf = (text: string, lang: Lang, currency: Currency): Figure => {
  const own = new Set(signs[currency]);
  const [number = '', per = ''] = text.normalize('NFKC').split('/');
  const words = plain(number.replace(/[\d.,'’\s]+/g, ' '))
    .split(' ')
    .filter(Boolean);
  const ours = words.every((w) => own.has(w)) && (!per || unitCalled(per) !== undefined);
  return figure(text, ours ? number.replace(/[^\d.,'’\s]+/g, '').trim() : text, lang, 4);
};

type Reading = { lang: Lang; currency: Currency };
const rowOf = ({ cells, raw }: Row, layout: Layout, { lang, currency }: Reading): PastedRow => {
  const all = (name: ColumnName) => cells.filter((c, i) => c && layout.at[i] === name);
  const one = (name: ColumnName) => all(name)[0] ?? '';
  // Several quantities may stand in one cell: `500 / 1000 / 5000`.
  const quantities = all('quantity').flatMap((c) => c.split(/\s*[/／;；、]\s*/));
  const tiers = quantities
    .filter(Boolean)
    .slice(0, limits.tiers)
    .map((c) => quantityOf(c, lang));
  const beside = tiers.findLast((q) => q.unit)?.unit;
  const unitText = one('unit');
  const annual = one('annual') ? quantityOf(one('annual'), lang) : null;
  const unit = unitText ? (unitCalled(unitText) ?? null) : (beside ?? layout.unit ?? null);
  // A quantity in another unit than its line is not this line's quantity.
  const inUnit = (q: { figure: Figure; unit: Unit | undefined }): Figure =>
    q.unit && unit && q.unit !== unit ? { ...q.figure, value: null, either: null } : q.figure;
  return {
    raw,
    material: one('material').replace(/\s+/g, ' '),
    specification: one('specification'),
    tiers: tiers.map(inUnit),
    unitText,
    unit,
    annual: annual && inUnit(annual),
    price: one('price') ? priceOf(one('price'), lang, currency) : null,
  };
};

/** Reads what was pasted. Whatever may mean two things stays open: nothing is guessed. */
export const readPasted = (text: string, o: Reading): Pasted => {
  const rows = readTable(text);
  const named = layoutOf(rows[0]);
  const body = named ? rows.slice(1) : rows;
  const layout = named ?? usualLayout(rows);
  return { heading: named ? (rows[0]?.raw ?? null) : null, rows: body.map((r) => rowOf(r, layout, o)) };
};
