/** Formatters by zone: a list says the reader's own time in every row, and making one costs fifty times a use. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat => {
  const clock = clocks.get(key) ?? make();
  clocks.set(key, clock);
  return clock;
};

/** Day and time of an instant by the clock of a zone: `2026-11-24 10:30`. @throws RangeError for no zone or no instant */
export const dayAndTimeIn = (iso: string, timeZone: string): string =>
  clockOf(
    timeZone,
    () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }),
  ).format(new Date(iso));

/** What a zone's clock is ahead at an instant, as people name it: `UTC+8`. @throws RangeError for no zone or no instant */
export const offsetIn = (at: string | number, timeZone: string): string =>
  (
    clockOf(`offset ${timeZone}`, () => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }))
      .formatToParts(new Date(at))
      .find((p) => p.type === 'timeZoneName')?.value ?? 'UTC'
  ).replace('GMT', 'UTC');

let own: string | undefined;
/** The zone of the browser's clock, as it was when the page came. */
export const browserZone = (): string => (own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
