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

/** The zones of the countries that have one, each once, by name. */
export const knownZones = (): string[] => [...new Set(Object.values(zones))].toSorted();

/** Whether a zone is one that this machine knows. */
export const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};
