/** The zone of China, where none is known. */
const usual = 'Asia/Shanghai';

/** A zone that this server knows, by its IANA name. */
export const knownZone = (zone: string | undefined): string => {
  // A name, and no offset, which would stand still when clocks change.
  if (!zone || !/^[A-Za-z]/.test(zone)) return usual;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return usual;
  }
};

const offset = (of: Intl.DateTimeFormat, at: Date): string =>
  of
    .formatToParts(at)
    .find((p) => p.type === 'timeZoneName')
    ?.value.replace('GMT', 'UTC') ?? 'UTC';

/** Writes moments of a zone with its difference from UTC at that moment: `2026-07-20 14:05 UTC+2`. */
export const momentsOf = (zone: string): ((iso: string) => string) => {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone });
  const named = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  return (iso) => {
    const at = new Date(iso);
    return `${clock.format(at)} ${offset(named, at)}`;
  };
};
