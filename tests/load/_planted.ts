import { strToU8, zipSync } from 'fflate';
import { xlsxParts } from '#contract/files/xlsx.ts';
import { type ColumnKey, columnsWith, titleOf } from '#server/rooms/catalogue/sheets/columns.ts';
import { datasheetOf } from '#server/rooms/dictionary/index.ts';

type Cell = string | number | null;
export type Planted = { row: number; column: string };

export const category = 'carbon-fibre-small-tow';
const keys = columnsWith(datasheetOf(category).map((f) => f.slug));

const cells: Partial<Record<ColumnKey, (i: number) => Cell>> = {
  state: () => 'Listed',
  nameEn: (i) => `Carbon fibre no. ${i}`,
  model: (i) => `CF-${i}-${(i * 7919) % 100_003}`,
  category: () => category,
  overviewEn: (i) => `Fibre ${i} of the bench, from line ${i % 7}.`,
  per: () => 'kg',
  price: (i) => 100 + (i % 4900),
  moq: (i) => 20 + (i % 50),
  'f:fibre-tensile-strength': (i) => 3_500 + (i % 1400),
  'f:linear-density': (i) => `${700 + (i % 50)}–${800 + (i % 50)}`,
};
/** What may be wrong with a row: a cell of every kind that a sheet has. */
const wrong: [ColumnKey, (i: number) => Cell][] = [
  ['price', () => 'a hundred'],
  ['category', () => 'nothing of this'],
  ['state', () => 'Gone'],
  ['per', () => 'furlong'],
  ['moq', () => '1.2.3'],
  ['f:fibre-tensile-strength', () => 'strong'],
  ['nameEn', () => null],
  ['tradeTerm', () => 'XYZ'],
  ['taxIncluded', () => 'perhaps'],
  ['payments', () => 'gold'],
  ['overviewEn', () => 'too long '.repeat(80)],
  ['model', (i) => cells.model?.(i - 1) ?? null],
];

/** A sheet of so many products with the whole datasheet, so many of whose rows have one cell that is wrong, and which they are. */
export const plantedSheet = (rows: number, faults: number): { file: Buffer; planted: Planted[]; good: number } => {
  const step = Math.floor(rows / faults);
  const bad = new Map(
    Array.from({ length: faults }, (_, n) => [131 + n * (step - 3), wrong[n % wrong.length] ?? wrong[0]] as const),
  );
  const body = Array.from({ length: rows }, (_, i) =>
    keys.map((key): Cell => {
      const fault = bad.get(i);
      return fault?.[0] === key ? fault[1](i) : (cells[key]?.(i) ?? null);
    }),
  );
  const parts = xlsxParts(
    'bench',
    keys.map((k) => titleOf(k, 'en')),
    body,
  );
  const file = Buffer.from(zipSync(Object.fromEntries(parts.map((p) => [p.name, strToU8(p.input)]))));
  // The titles stand in the first row. A name that is missing in every language is missing in the first column for one.
  const toldAt = (key: ColumnKey): ColumnKey => (key === 'nameEn' ? 'nameCn' : key);
  const planted = [...bad].flatMap(([i, fault]) =>
    fault ? [{ row: i + 2, column: titleOf(toldAt(fault[0]), 'en') }] : [],
  );
  return { file, planted, good: rows - bad.size };
};
