/** How companies' addresses are written, country by country; apart from the schemas, so that a form loads none. */

/** The parts of an address, by their names in `verification`'s fields; `address` is street and number. */
export const addressParts = ['address', 'postcode', 'city', 'region'] as const;
export type AddressPart = (typeof addressParts)[number];

type Layout = {
  /** In the order of an envelope; a part that the country doesn't write is left out. */
  parts: readonly AddressPart[];
  /** Parts that may be empty. */
  optional: readonly AddressPart[];
  /** What the country calls its regions and its post codes. */
  region: 'province' | 'state' | 'county' | 'prefecture' | 'region';
  postcode: 'postcode' | 'zip';
  /** The form of a post code, and a right one. */
  code?: RegExp;
  example?: string;
};

const european: Layout = {
  parts: ['address', 'postcode', 'city'],
  optional: [],
  region: 'region',
  postcode: 'postcode',
};
const usual: Layout = {
  parts: ['address', 'city', 'region', 'postcode'],
  optional: ['region', 'postcode'],
  region: 'region',
  postcode: 'postcode',
};
const four = { code: /^\d{4}$/ };
const five = { code: /^\d{5}$/ };
const withState: Layout = { ...usual, optional: [], region: 'state' };

const layouts: Readonly<Record<string, Layout>> = {
  ES: {
    ...european,
    parts: ['address', 'postcode', 'city', 'region'],
    region: 'province',
    code: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
    example: '28001',
  },
  US: { ...withState, postcode: 'zip', code: /^\d{5}(?:-\d{4})?$/, example: '10001' },
  MX: { ...withState, parts: ['address', 'postcode', 'city', 'region'], ...five, example: '06600' },
  CA: {
    ...withState,
    region: 'province',
    code: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
    example: 'M5V 2T6',
  },
  AU: { ...withState, ...four, example: '2000' },
  BR: { ...withState, code: /^\d{5}-?\d{3}$/, example: '01310-100' },
  IN: { ...withState, code: /^[1-9]\d{5}$/, example: '400001' },
  GB: {
    ...usual,
    parts: ['address', 'city', 'region', 'postcode'],
    optional: ['region'],
    region: 'county',
    code: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
    example: 'SW1A 1AA',
  },
  IT: {
    ...european,
    parts: ['address', 'postcode', 'city', 'region'],
    region: 'province',
    ...five,
    example: '20121',
  },
  DE: { ...european, ...five, example: '80331' },
  FR: { ...european, ...five, example: '75008' },
  NL: { ...european, code: /^[1-9]\d{3} ?[A-Z]{2}$/i, example: '1012 AB' },
  PT: { ...european, code: /^\d{4}-?\d{3}$/, example: '1100-148' },
  PL: { ...european, code: /^\d{2}-?\d{3}$/, example: '00-001' },
  DK: { ...european, ...four, example: '1050' },
  AT: { ...european, ...four, example: '1010' },
  BE: { ...european, ...four, example: '1000' },
  CH: { ...european, ...four, example: '8001' },
  NO: { ...european, ...four, example: '0150' },
  SE: { ...european, code: /^\d{3} ?\d{2}$/, example: '111 22' },
  FI: { ...european, ...five, example: '00100' },
  CZ: { ...european, code: /^\d{3} ?\d{2}$/, example: '110 00' },
  TR: { ...european, parts: ['address', 'postcode', 'city', 'region'], region: 'province', ...five, example: '34000' },
  JP: {
    ...european,
    parts: ['postcode', 'region', 'city', 'address'],
    region: 'prefecture',
    code: /^\d{3}-?\d{4}$/,
    example: '100-0001',
  },
  KR: { ...european, parts: ['postcode', 'region', 'city', 'address'], region: 'province', ...five, example: '04524' },
  TW: { ...european, parts: ['postcode', 'city', 'address'], code: /^\d{3}(?:\d{2,3})?$/, example: '110' },
  HK: { ...european, parts: ['address', 'city'] },
};
/** The layout of a country's addresses. */
export const addressOf = (country: string): Layout => layouts[country] ?? usual;

/** Missing, or no post code of the country. */
export type AddressFault = 'required' | 'postcode';
/** What is wrong with an address abroad, by part. */
export const addressFaults = (
  country: string,
  given: Partial<Record<AddressPart, string>>,
): Partial<Record<AddressPart, AddressFault>> => {
  const { parts, optional, code } = addressOf(country);
  return Object.fromEntries(
    parts.flatMap((part): [AddressPart, AddressFault][] => {
      const v = given[part]?.trim() ?? '';
      if (!v) return optional.includes(part) ? [] : [[part, 'required']];
      return part === 'postcode' && code && !code.test(v) ? [[part, 'postcode']] : [];
    }),
  );
};
