import { tendencyCodes } from '#contract/enterprise/company-info.ts';
import { modelWords } from '#server/rooms/catalogue/index.ts';
import { materialPath } from '#server/rooms/dictionary/index.ts';
import type { LineNeed } from './match-data-rules.ts';
import type { Need } from './match-rules.ts';

/** A line as far as it is written; numbers are decimal text and may still be nonsense. */
export type SoughtLine = {
  product: string;
  /** In whatever languages it stands. */
  specification: string[];
  unit: string;
  tiers: string[];
  annual?: string | null | undefined;
  requirements: LineNeed['requirements'];
};
export type Sought = Pick<Need, 'processes' | 'certificates' | 'field' | 'place'> & { lines: SoughtLine[] };

const numberOf = (s: string | null | undefined): number => Number(s) || 0;
const [small, large] = tendencyCodes.map(Number);

/** Series supply of few things, or small lots of many; null where the lines say neither (deals 13). */
const tendencyOf = (lines: SoughtLine[]): number | null => {
  const series = lines.some((l) => numberOf(l.annual) >= 4 * Math.max(...l.tiers.map(numberOf), 0) && l.annual);
  if (series && lines.length <= 2) return large ?? null;
  if (!series && lines.length >= 3) return small ?? null;
  return null;
};

/** What everybody may read of a need: materials and the place of delivery. A confidential inquiry is told by it alone. */
export const openNeed = (need: Need): Need => ({
  lines: need.lines.map(({ no, path }) => ({ no, path, words: [], requirements: [], amount: null })),
  processes: [],
  certificates: [],
  field: null,
  place: need.place,
  tendency: null,
});

/** What an inquiry asks of a supplier. */
export const toMatchCriteria = ({ lines, ...i }: Sought): Need => ({
  ...i,
  tendency: tendencyOf(lines),
  lines: lines
    .map((l, i) => ({
      no: i + 1,
      path: materialPath(l.product),
      words: [...new Set(l.specification.flatMap(modelWords))].slice(0, 8),
      requirements: l.requirements,
      amount: { value: numberOf(l.annual) || Math.max(0, ...l.tiers.map(numberOf)), unit: l.unit },
    }))
    .filter((l) => l.path.length > 0),
});
