import type { Text } from '#contract/core/schemas.ts';
import type { Requirement } from '#contract/inquiry/schemas.ts';
import { spanOf } from '#contract/core/stated-value.ts';

type Wanted = Pick<Requirement, 'field' | 'op' | 'value'> & { max?: string | undefined; unit?: string | undefined };
/** What matching knows of a line: group, category and leaf; `words` are grades and models that its text names. */
export type LineNeed = {
  /** Its number in the inquiry. */
  no: number;
  path: string[];
  words: string[];
  requirements: Wanted[];
  /** What is wanted in a year, or at most at once. */
  amount: { value: number; unit: string } | null;
};
/** A listed product: where it stands, the values of its datasheet, the grades and models its texts name. */
export type Offer = {
  path: string[];
  words: string[];
  values: { field: string; value: string; unit: string | null }[];
};
type Part = { share: number; got: Text[]; lacking: Text[] };

const most = 4;

const fits = (wanted: Wanted, value: string): boolean => {
  const offered = spanOf(value);
  const [limit] = spanOf(wanted.value) ?? [];
  if (!offered || limit === undefined) return wanted.op === 'is' && value === wanted.value;
  const [low, high] = offered;
  if (wanted.op === 'is') return low === limit && high === limit;
  if (wanted.op === 'min') return low >= limit;
  if (wanted.op === 'max') return high <= limit;
  return low >= limit && high <= Number(wanted.max);
};

type Checked = { met: (string | Wanted)[]; open: (string | Wanted)[] };

/** A value in another unit, or not stated at all, meets nothing: matching does not guess. */
export const checkLine = (line: LineNeed, offer: Offer): Checked => {
  const has = (wanted: Wanted) =>
    offer.values.some(
      (v) => v.field === wanted.field && (v.unit ?? '') === (wanted.unit ?? '') && fits(wanted, v.value),
    );
  const all = [
    ...line.requirements.map((q) => ({ what: q, ok: has(q) })),
    ...line.words.map((w) => ({ what: w, ok: offer.words.includes(w) })),
  ];
  return { met: all.filter((a) => a.ok).map((a) => a.what), open: all.filter((a) => !a.ok).map((a) => a.what) };
};

/**
 * How much of what the lines ask for (limits of the datasheet, named grades) a supplier's listed products show, each line by
 * its best product. `null` where nothing is asked, or the supplier lists nothing of the kind.
 */
export const meetData = (lines: LineNeed[], offers: Offer[], name: (field: string) => Text): Part | null => {
  const best = lines.flatMap((line) => {
    if (!line.requirements.length && !line.words.length) return [];
    const found = offers
      .filter((o) => o.path[1] === line.path[1])
      .map((o) => checkLine(line, o))
      .toSorted((a, b) => b.met.length - a.met.length)[0];
    return found ? [found] : [];
  });
  if (!best.length) return null;
  const label = (w: string | Wanted): Text =>
    typeof w === 'string' ? { cn: w.toUpperCase(), en: w.toUpperCase(), es: w.toUpperCase() } : name(w.field);
  const names = (side: keyof Checked) => [
    ...new Map(
      best.flatMap((c) => c[side]).map((w) => [typeof w === 'string' ? w : w.field, label(w)] as const),
    ).values(),
  ];
  const met = best.reduce((sum, c) => sum + c.met.length / (c.met.length + c.open.length), 0) / best.length;
  return { share: met, got: names('met').slice(0, most), lacking: names('open').slice(0, most) };
};
