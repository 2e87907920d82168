import { type FigureDays, figureDays, type FigurePeriod } from '#contract/figures/calls.ts';
import { momentOf, shownIn } from '#contract/core/zones/clock.ts';
import { isZone, zoneOf } from '#contract/core/zones/countries.ts';

const dayMs = 86_400_000;
const china = 'Asia/Shanghai';
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export type Period = FigurePeriod & {
  /** The moment (ISO) at which its first day begins in the zone. */
  begins: string;
};

/**
 * The days that figures cover, today the last, by the zone that is asked for, else by that of the company's country, else by China's
 * (figures 2). A zone that no clock knows counts as none.
 */
export const periodOf = (
  asked: { days?: FigureDays | undefined; zone?: string | undefined },
  country: string | undefined,
  now = Date.now(),
): Period => {
  const days = asked.days ?? figureDays[0];
  const zone = (asked.zone && isZone(asked.zone) ? asked.zone : zoneOf(country)) ?? china;
  const until = dayOf(shownIn(zone, now));
  const first = Date.parse(`${until}T00:00:00Z`) - (Number(days) - 1) * dayMs;
  return { days, zone, since: dayOf(first), until, begins: new Date(momentOf(zone, first)).toISOString() };
};

export const shownPeriod = ({ days, zone, since, until }: Period): FigurePeriod => ({ days, zone, since, until });

/** The weeks of a period, the oldest first. */
export const weeksOf = (p: Period): { from: string; until: string }[] =>
  Array.from({ length: Number(p.days) / 7 }, (_, i) => {
    const from = Date.parse(`${p.since}T00:00:00Z`) + i * 7 * dayMs;
    return { from: dayOf(from), until: dayOf(from + 6 * dayMs) };
  });

/** The middle of these; null where they are fewer than `least`. */
export const medianOf = (values: readonly number[], least: number): number | null => {
  if (values.length < least || !values.length) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2;
};
/** Hours as they are told: a tenth, so that what is counted again is the same. */
export const tenth = (n: number | null): number | null => (n === null ? null : Math.round(n * 10) / 10);
