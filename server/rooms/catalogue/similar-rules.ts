import { spanOf } from '#contract/core/stated-value.ts';

/** A value as a datasheet states it; what another unit means is not guessed. */
type Stated = {
  field: string;
  value: string;
  unit: string | null;
  standard?: string | undefined;
  condition?: string | undefined;
};

/** The middle of a span stands for it. */
const numberOf = (value: string): number | null => {
  const span = spanOf(value);
  return span ? (span[0] + span[1]) / 2 : null;
};

const plain = (s: string | undefined): string => (s ?? '').normalize('NFKC').trim().toLowerCase();
/** Both say how they were measured, and not alike: nothing is told by their difference (catalogue 4). */
const measuredOtherwise = (a: Stated, b: Stated): boolean =>
  (['standard', 'condition'] as const).some((k) => plain(a[k]) && plain(b[k]) && plain(a[k]) !== plain(b[k]));

/** 0 for the same, 1 for as far apart as can be: numbers by their difference relative to the greater, the rest by equality. */
const apart = (a: Stated, b: Stated): number => {
  if (measuredOtherwise(a, b)) return 1;
  if (a.value === b.value && a.unit === b.unit) return 0;
  const [x, y] = [numberOf(a.value), numberOf(b.value)];
  if (a.unit !== b.unit || x === null || y === null) return 1;
  const most = Math.max(Math.abs(x), Math.abs(y));
  return most === 0 ? 0 : Math.min(1, Math.abs(x - y) / most);
};

/**
 * How far another datasheet is from one, 0 to 1: the mean over the fields that the one states. A field that the other
 * doesn't state counts as 1, so a fuller sheet wins over an emptier one. Without any value there is nothing to compare: 1.
 */
export const distance = (own: readonly Stated[], other: readonly Stated[]): number => {
  const of = new Map(other.map((v) => [v.field, v]));
  if (!own.length) return 1;
  const sum = own.reduce((n, v) => {
    const there = of.get(v.field);
    return n + (there ? apart(v, there) : 1);
  }, 0);
  return sum / own.length;
};

type Sheet = { category: string; entId: string; values: readonly Stated[] };

/** The `most` products beside one for who may read no datasheet: of its material first, then as they came, the newest first. */
export const newest = <T extends Omit<Sheet, 'values'>>(
  own: { category: string },
  others: readonly T[],
  most: number,
): T[] =>
  others.toSorted((a, b) => Number(a.category !== own.category) - Number(b.category !== own.category)).slice(0, most);

/**
 * The `most` products most like one: of the same material before those of its category, then the nearest by datasheet, then
 * those of other suppliers. Ties keep the order they came in.
 */
export const nearest = <T extends Sheet>(own: Sheet, others: readonly T[], most: number): T[] =>
  others
    .map((o) => ({
      o,
      far: o.category === own.category ? 0 : 1,
      away: distance(own.values, o.values),
      same: o.entId === own.entId ? 1 : 0,
    }))
    .toSorted((a, b) => a.far - b.far || a.away - b.away || a.same - b.same)
    .slice(0, most)
    .map(({ o }) => o);
