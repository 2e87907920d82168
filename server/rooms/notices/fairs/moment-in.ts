/** A moment of a fair in its own zone, `2026-12-18 09:00 UTC+8`. */
export const momentIn = (iso: string, timeZone: string): string => {
  const at = new Date(iso);
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find((p) => p.type === 'timeZoneName')?.value;
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at);
  return `${clock} ${(offset ?? 'UTC').replace('GMT', 'UTC')}`;
};
