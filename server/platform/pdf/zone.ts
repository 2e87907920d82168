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
