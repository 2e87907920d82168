import { momentOf, shownIn } from '../core/zones/clock.ts';

/** When a company's desk answers: days of the week (1 is Monday), a span of the day, and the zone in which they are meant. */
export type WorkingHours = {
  zone: string;
  days: readonly number[];
  opens: string;
  closes: string;
  /** Days on which nobody answers, `2026-12-25`, in that zone. */
  holidays: readonly string[];
};

const dayMs = 86_400_000;
/** Days that are looked through for the next span, or the last: longer than any holidays that can be kept. */
const horizon = 100;

type Span = { from: number; to: number };
/** The span of a day as moments, null where nobody answers on it. @param day midnight of the zone's clock, as UTC */
const spanOf = (h: WorkingHours, day: number): Span | null => {
  const date = new Date(day).toISOString().slice(0, 10);
  const weekday = new Date(day).getUTCDay() || 7;
  if (!h.days.includes(weekday) || h.holidays.includes(date)) return null;
  const at = (on: string, time: string) => momentOf(h.zone, Date.parse(`${on}T${time}:00Z`));
  // What ends before it begins ends on the next day.
  const end = h.closes > h.opens ? date : new Date(day + dayMs).toISOString().slice(0, 10);
  return { from: at(date, h.opens), to: at(end, h.closes) };
};
const dayOf = (h: WorkingHours, at: number): number => Math.floor(shownIn(h.zone, at) / dayMs) * dayMs;

/** Whether the desk answers at a moment, and when that changes next; null where it stays so as far as one can see. */
export const hoursAt = (h: WorkingHours, at: number): { open: boolean; changes: number | null } => {
  const today = dayOf(h, at);
  // The span of yesterday may last into today.
  for (let n = -1; n < horizon; n += 1) {
    const span = spanOf(h, today + n * dayMs);
    if (span && at < span.from) return { open: false, changes: span.from };
    if (span && at < span.to) return { open: true, changes: span.to };
  }
  return { open: false, changes: null };
};

/** Since when nobody has answered at a moment outside of the hours. */
export const absentSince = (h: WorkingHours, at: number): number => {
  const today = dayOf(h, at);
  for (let n = 0; n < horizon; n += 1) {
    const span = spanOf(h, today - n * dayMs);
    if (span && span.to <= at) return span.to;
  }
  return at - horizon * dayMs;
};
