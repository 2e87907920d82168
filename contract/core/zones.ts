/** Time zones of countries that have one, by ISO 3166 code: what a letter to a company there can name. */
const zones: Readonly<Record<string, string>> = {
  AE: 'Asia/Dubai',
  AR: 'America/Argentina/Buenos_Aires',
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  CN: 'Asia/Shanghai',
  CO: 'America/Bogota',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IN: 'Asia/Kolkata',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  PE: 'America/Lima',
  PL: 'Europe/Warsaw',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  TH: 'Asia/Bangkok',
  TR: 'Europe/Istanbul',
  TW: 'Asia/Taipei',
  VN: 'Asia/Ho_Chi_Minh',
};
export const zoneOf = (country: string | undefined): string | undefined => (country ? zones[country] : undefined);

const clocks = new Map<string, Intl.DateTimeFormat>();
/** What a clock in the zone shows, as milliseconds that UTC would have then. */
export const shownIn = (zone: string, at: number): number => {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
  clocks.set(zone, clock);
  return Date.parse(`${clock.format(at).replace(' ', 'T')}Z`);
};
/** The moment at which the zone's clock shows this; twice, since the first guess may lie on the other side of a change. */
export const momentOf = (zone: string, shown: number): number => {
  const once = shown - (shownIn(zone, shown) - shown);
  return once - (shownIn(zone, once) - shown);
};

/** The zones of the countries that have one, each once, by name. */
export const knownZones = (): string[] => [...new Set(Object.values(zones))].toSorted();
