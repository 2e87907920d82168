import { wishText } from '../alerts/wish-query.ts';

/** Ranges by which suppliers are narrowed; apart from the schemas, so that a page can list them alone. */
const small = [0, 100, 500, 1_000, 5_000];
const large = [0, 10_000, 100_000, 1_000_000];
/** Where the ranges of a yearly capacity begin, by unit; each ends where the next begins. */
const capacitySteps: Record<string, readonly number[]> = {
  t: small,
  m3: small,
  m2: large,
  m: large,
  pcs: large,
};

/** The range that a yearly capacity lies in: its unit and where it begins; kilogrammes count as tonnes. */
export const capacityRange = (capacity: { value: number; unit: string } | null): string | null => {
  if (!capacity) return null;
  const { value, unit } = capacity.unit === 'kg' ? { value: capacity.value / 1000, unit: 't' } : capacity;
  const from = capacitySteps[unit]?.findLast((step) => step <= value);
  return from === undefined ? null : `${unit}-${from}`;
};

/** A range as a link carries it; undefined for what is none. */
export const readCapacityRange = (key: string): { unit: string; from: number; to: number | null } | undefined => {
  const [unit = '', begin] = key.split('-');
  const at = capacitySteps[unit]?.indexOf(Number(begin)) ?? -1;
  const from = capacitySteps[unit]?.[at];
  return begin && from !== undefined ? { unit, from, to: capacitySteps[unit]?.[at + 1] ?? null } : undefined;
};
export const capacityRanges: readonly string[] = Object.entries(capacitySteps).flatMap(([unit, steps]) =>
  steps.map((from) => `${unit}-${from}`),
);

/** Within how many hours a supplier usually quotes. */
export const quotesRanges = ['24', '72', '168'] as const;

/** What suppliers can be narrowed by, in the order in which it is shown. */
export const supplierFilterKeys = ['process', 'certificate', 'place', 'capacity', 'quotes', 'evidence'] as const;
export type SupplierFilterKey = (typeof supplierFilterKeys)[number];

/** What a search of suppliers asks for, as the query of its address; empty when nothing is asked. */
export const supplierWishQuery = (wish: {
  [key in 'q' | 'category' | SupplierFilterKey]?: string | readonly string[] | undefined;
}): string => wishText(['q', 'category', ...supplierFilterKeys], wish);
