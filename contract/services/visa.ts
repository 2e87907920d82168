/** Papers that consulates ask for with a business visa. */
export const visaPapers = [
  'passport',
  'photo',
  'invitation',
  'employment',
  'bank',
  'insurance',
  'itinerary',
  'businessLicence',
] as const;
export type VisaPaper = (typeof visaPapers)[number];

type Visa = {
  papers: readonly VisaPaper[];
  /** Working days that it usually takes. */
  days: number;
  /** Months that the passport has to be valid beyond the journey. */
  passportMonths: number;
  /** Fingerprints are taken in person. */
  inPerson: boolean;
};
const schengen = {
  papers: [...visaPapers],
  days: 15,
  passportMonths: 3,
  inPerson: true,
} as const satisfies Visa;

/** Countries of composites fairs with what travellers from China need there (services 11); ISO 3166 codes. */
export const visaCountries = {
  FR: schengen,
  DE: schengen,
  ES: schengen,
  IT: schengen,
  US: {
    papers: ['passport', 'photo', 'invitation', 'employment', 'bank'],
    days: 30,
    passportMonths: 6,
    inPerson: true,
  },
  GB: {
    papers: ['passport', 'invitation', 'employment', 'bank', 'itinerary'],
    days: 15,
    passportMonths: 6,
    inPerson: true,
  },
  JP: {
    papers: ['passport', 'photo', 'invitation', 'employment', 'itinerary', 'businessLicence'],
    days: 7,
    passportMonths: 6,
    inPerson: false,
  },
  KR: {
    papers: ['passport', 'photo', 'invitation', 'employment', 'bank'],
    days: 8,
    passportMonths: 6,
    inPerson: false,
  },
  IN: { papers: ['passport', 'photo', 'invitation', 'businessLicence'], days: 7, passportMonths: 6, inPerson: false },
  TR: {
    papers: ['passport', 'photo', 'employment', 'bank', 'insurance'],
    days: 10,
    passportMonths: 6,
    inPerson: false,
  },
} as const satisfies Record<string, Visa>;
export type VisaCountry = keyof typeof visaCountries;
export const visaCountryCodes = Object.keys(visaCountries) as [VisaCountry, ...VisaCountry[]];
export const visaOf = (country: string | undefined): Visa | undefined =>
  visaCountryCodes.some((c) => c === country) ? visaCountries[country as VisaCountry] : undefined;
