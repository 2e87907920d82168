/** Formatters by zone: a list says the reader's own time in every row, and making one costs fifty times a use. */
const clocks = new Map<string, Intl.DateTimeFormat>();
/** More than there are zones: names differ by case too, and whoever writes them could fill a server with formatters. */
const most = 1000;
const clockOf = (
  timeZone: string,
  locale = 'sv-SE',
  o: Intl.DateTimeFormatOptions = { dateStyle: 'short', timeStyle: 'medium' },
): Intl.DateTimeFormat => {
  const key = locale + timeZone;
  if (clocks.size > most) clocks.clear();
  if (!clocks.has(key)) clocks.set(key, new Intl.DateTimeFormat(locale, { ...o, timeZone }));
  return clocks.get(key) as Intl.DateTimeFormat;
};
/** `2026-11-24 10:30:00` */
const clockIn = (zone: string, at: string | number): string => clockOf(zone).format(new Date(at));

/** Day and time of an instant by the clock of a zone: `2026-11-24 10:30`. @throws RangeError for no zone or no instant */
export const dayAndTimeIn = (at: string | number, zone: string): string => clockIn(zone, at).slice(0, 16);
/** The day of an instant by the clock of a zone: `2026-11-24`. @throws RangeError for no zone or no instant */
export const dayIn = (at: string | number, zone: string): string => clockIn(zone, at).slice(0, 10);

/** What a zone's clock is ahead at an instant, as people name it: `UTC+8`. @throws RangeError for no zone or no instant */
export const offsetIn = (at: string | number, zone: string): string =>
  // `11/24/2026, GMT+8`
  clockOf(zone, 'en', { timeZoneName: 'shortOffset' })
    .format(new Date(at))
    .replace(/.*(GMT|UTC)/, 'UTC');

/** Day, time and offset: `2026-07-20 14:05 UTC+2`. @throws RangeError for no zone or no instant */
export const momentIn = (at: string | number, zone: string): string =>
  `${dayAndTimeIn(at, zone)} ${offsetIn(at, zone)}`;

/** What a clock in the zone shows, as milliseconds that UTC would have then. @throws RangeError for no zone or no instant */
export const shownIn = (zone: string, at: number): number => Date.parse(`${clockIn(zone, at).replace(' ', 'T')}Z`);
/** The moment at which the zone's clock shows this; twice, since the first guess may lie on the other side of a change. */
export const momentOf = (zone: string, shown: number): number => {
  const once = shown - (shownIn(zone, shown) - shown);
  return once - (shownIn(zone, once) - shown);
};
