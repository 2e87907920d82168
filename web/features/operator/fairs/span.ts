const clock = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(iso));
/** The offset of a zone at a moment, `UTC+1`. */
const offsetOf = (iso: string, timeZone: string): string =>
  (
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(new Date(iso))
      .find((p) => p.type === 'timeZoneName')?.value ?? 'UTC'
  ).replace('GMT', 'UTC');

/** From when to when, by the clock of the fair's own zone. */
export const spanOf = (f: { startsAt: string; endsAt: string; zone: string }): string => {
  const [from, to] = [clock(f.startsAt, f.zone), clock(f.endsAt, f.zone)];
  const short = from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : to;
  return `${from} – ${short} ${offsetOf(f.startsAt, f.zone)}`;
};
