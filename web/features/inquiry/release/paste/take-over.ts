import { limits } from '#contract/inquiry/schemas.ts';
import { type DraftLine, emptyLine } from '../draft.ts';
import type { Figure, Pasted, PastedRow } from './read-rows.ts';
import type { Unit } from './names.ts';

/** What the reader has decided of a row; numbers by where they stand: `0` to `2`, `annual`, `price`. */
export type Chosen = { product?: string; unit?: Unit; numbers?: Record<string, string>; out?: boolean };
const figuresOf = (row: PastedRow): (readonly [string, Figure])[] => [
  ...row.tiers.map((f, i) => [String(i), f] as const),
  ...(row.annual ? [['annual', row.annual] as const] : []),
  ...(row.price ? [['price', row.price] as const] : []),
];

/** What a number is after the reader's choice; '' where they chose none, null while it is open. */
const decided = (at: string, f: Figure, chosen: Chosen): string | null => f.value ?? chosen.numbers?.[at] ?? null;

export type Open = 'material' | 'number' | 'unit';
/** What of a row is still open. */
export const openOf = (row: PastedRow, chosen: Chosen, meant: string | null): Open[] => [
  ...((chosen.product ?? meant) ? [] : ['material' as const]),
  ...(figuresOf(row).every(([at, f]) => decided(at, f, chosen) !== null) ? [] : ['number' as const]),
  ...((chosen.unit ?? row.unit) ? [] : ['unit' as const]),
];

/** The line that a row becomes. Its quantities rise, and none stands there twice. */
export const lineOf = (row: PastedRow, chosen: Chosen, meant: string | null, key: string): DraftLine => {
  const value = (at: string, f: Figure | null) => (f && decided(at, f, chosen)) || '';
  const tiers = [...new Set(row.tiers.map((f, i) => value(String(i), f)).filter(Boolean))].toSorted(
    (a, b) => Number(a) - Number(b),
  );
  return {
    ...emptyLine(key),
    product: chosen.product ?? meant ?? '',
    specification: row.specification,
    unit: chosen.unit ?? row.unit ?? 'kg',
    tiers: Array.from({ length: limits.tiers }, (_, i) => tiers[i] ?? ''),
    annual: value('annual', row.annual),
    targetPrice: value('price', row.price),
  };
};

const blank = (l: DraftLine): boolean =>
  ![l.product, l.specification, ...l.tiers, l.annual, l.targetPrice].some((v) => v.trim()) && !l.requirements.length;
/** The lines that stay when others come: a form that has but one empty line has none. */
export const staying = (lines: DraftLine[]): DraftLine[] =>
  lines.length === 1 && lines[0] && blank(lines[0]) ? [] : lines;

/** What is left in the field when some rows were taken over. */
export const textLeft = ({ heading }: Pasted, rows: PastedRow[]): string =>
  rows.length ? [...(heading === null ? [] : [heading]), ...rows.map((r) => r.raw)].join('\n') : '';
