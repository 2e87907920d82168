import { useReady } from '#web/lib/page/ready.ts';

const parts = (iso: string, zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(new Date(iso));

/** A zone as people name it: `UTC+8`. */
const nameOf = (iso: string, zone: string): string =>
  (
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' })
      .formatToParts(new Date(iso))
      .find((p) => p.type === 'timeZoneName')?.value ?? zone
  ).replace('GMT', 'UTC');

/** The day of a moment in a zone, `2026-11-24`. */
export const dayIn = (iso: string, zone: string): string => parts(iso, zone).slice(0, 10);
/** The hour of a moment in a zone, `10:30`. */
export const hourIn = (iso: string, zone: string): string => parts(iso, zone).slice(11, 16);
/** From when to when, with the zone: `2026-11-24 10:30–11:30 UTC+8`. */
export const spanIn = (from: string, to: string, zone: string): string => {
  const [a, b] = [parts(from, zone), parts(to, zone)];
  return `${a}–${a.slice(0, 10) === b.slice(0, 10) ? b.slice(11) : b} ${nameOf(from, zone)}`;
};
/** First and last day, with the zone. */
export const daysIn = (from: string, to: string, zone: string): string => {
  const last = new Date(Date.parse(to) - 1).toISOString();
  return `${dayIn(from, zone)} – ${dayIn(last, zone)} ${nameOf(from, zone)}`;
};

/** The same hours on the reader's own clock, once the page knows it; null where it shows the same. */
export const useOwnSpan = (from: string, to: string, zone: string): string | null => {
  const ready = useReady();
  if (!ready) return null;
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return nameOf(from, own) === nameOf(from, zone) ? null : spanIn(from, to, own);
};
