import { momentOf } from '../../core/zones/clock.ts';
import type { StaffSpan } from '../exhibiting/stand-lacks.ts';

/** Length of a meeting, ms. All begin at the hour or the half hour of the fair's clock, so that two never overlap in part. */
export const slotLength = 30 * 60_000;
/** Nobody is asked for a meeting that begins sooner than this, ms. */
const slotNotice = 15 * 60_000;

/** Beginnings of the half hours of spans, as instants, in their order. @param zone of the fair, by whose clock the spans are meant */
export const slotsOf = (spans: readonly StaffSpan[], zone: string): string[] => {
  const begins = spans.flatMap(({ day, from, to }) => {
    const [first, last] = [from, to].map((time) => momentOf(zone, Date.parse(`${day}T${time}:00Z`))) as [
      number,
      number,
    ];
    const start = Math.ceil(first / slotLength) * slotLength;
    const n = Math.max(0, Math.floor((last - start) / slotLength));
    return Array.from({ length: n }, (_, i) => start + i * slotLength);
  });
  return [...new Set(begins)].toSorted((a, b) => a - b).map((at) => new Date(at).toISOString());
};

/** Whether a half hour can still be asked for: it lies within the fair and does not begin at once. */
export const isAhead = (startsAt: string, fair: { startsAt: string; endsAt: string }, now: number): boolean => {
  const at = Date.parse(startsAt);
  return at >= now + slotNotice && at >= Date.parse(fair.startsAt) && at + slotLength <= Date.parse(fair.endsAt);
};
