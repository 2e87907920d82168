import { useReady } from '#web/lib/page/ready.ts';
import { dayAndTimeIn, dayIn, offsetIn } from '#contract/core/zones/clock.ts';
import { browserZone } from '#web/lib/text/browser-zone.ts';

/** The hour of a moment in a zone, `10:30`. */
export const hourIn = (iso: string, zone: string): string => dayAndTimeIn(iso, zone).slice(11, 16);
/** From when to when, with the zone: `2026-11-24 10:30–11:30 UTC+8`. */
export const spanIn = (from: string, to: string, zone: string): string => {
  const [a, b] = [dayAndTimeIn(from, zone), dayAndTimeIn(to, zone)];
  return `${a}–${a.slice(0, 10) === b.slice(0, 10) ? b.slice(11) : b} ${offsetIn(from, zone)}`;
};
/** First and last day, with the zone. */
export const daysIn = (from: string, to: string, zone: string): string => {
  const last = new Date(Date.parse(to) - 1).toISOString();
  return `${dayIn(from, zone)} – ${dayIn(last, zone)} ${offsetIn(from, zone)}`;
};

/** The same hours on the reader's own clock, once the page knows it; null where it shows the same. */
export const useOwnSpan = (from: string, to: string, zone: string): string | null => {
  const ready = useReady();
  if (!ready) return null;
  const own = browserZone();
  return offsetIn(from, own) === offsetIn(from, zone) ? null : spanIn(from, to, own);
};
