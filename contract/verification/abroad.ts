/** What a company outside mainland China hands in and states; apart from the schemas, so that a form loads none. */
import { addressFaults, addressOf, type AddressPart } from '../enterprise/addresses.ts';
import { hasCheck, type NumberFault, numberFault, type NumberKind, numbersOf } from '../enterprise/company-numbers.ts';
import { isChinese } from '../enterprise/places.ts';
import type { Slot } from './needs.ts';
import type { GivenFields } from './calls.ts';

/** Countries whose papers have names of their own, in `verification.paper`. */
export const namedPapers = ['ES', 'US', 'MX', 'GB', 'DE', 'FR', 'IT', 'PT', 'NL', 'BR', 'IN', 'JP', 'HK'] as const;
/** Where the tax authority's paper is asked for besides the register's, as the number stands on it alone. */
const withTaxPaper = new Set(['ES', 'US', 'MX', 'BR', 'IN']);

/** The slots of a company of a country: the licence is China's alone, the certificate of a register everybody else's. */
export const slotsFor = (slots: readonly Slot[], country: string | undefined): Slot[] => {
  if (!country) return [...slots];
  const chinese = isChinese(country);
  const [mine, other] = chinese
    ? (['businessLicence', 'registrationCertificate'] as const)
    : (['registrationCertificate', 'businessLicence'] as const);
  return slots.flatMap((slot): Slot[] => {
    if (!slot.anyOf.includes(mine) && !slot.anyOf.includes(other)) return [slot];
    const anyOf = slot.anyOf.filter((d) => d !== other);
    const own = { ...slot, anyOf: anyOf.length ? anyOf : [mine] };
    if (chinese || !withTaxPaper.has(country)) return [own];
    return [own, { anyOf: ['taxCertificate'], required: slot.required, expiry: 'none' }];
  });
};

/** Fields that a company abroad is asked for, in their order: name, numbers, representative, address. */
export const fieldsAbroad = (country: string): (keyof GivenFields)[] => [
  'name',
  'registrationNumber',
  ...(numbersOf(country).second ? (['taxNumber'] as const) : []),
  'legal',
  ...addressOf(country).parts,
];

/** Which number of its country a field asks for. */
export const kindOfField = (field: string, country: string): NumberKind | undefined => {
  const { main, second } = numbersOf(country);
  return field === 'registrationNumber' ? main : field === 'taxNumber' ? second : undefined;
};

export type AbroadFault = NumberFault | 'required' | 'postcode';
/** What is wrong with the numbers and the address of a company abroad, by field. */
export const faultsAbroad = (
  country: string,
  given: GivenFields,
): Partial<Record<'registrationNumber' | 'taxNumber' | AddressPart, AbroadFault>> => {
  const { main, second } = numbersOf(country);
  const number = given.registrationNumber?.trim() ?? '';
  const tax = given.taxNumber?.trim() ?? '';
  const first = number ? numberFault(main, number) : 'required';
  const other = second && tax ? numberFault(second, tax) : null;
  return {
    ...(first && { registrationNumber: first }),
    ...(other && { taxNumber: other }),
    ...addressFaults(country, given),
  };
};

/** How the numbers of a company stand, for a reviewer: right by their check, right in form alone, or wrong. */
export const numberVerdict = (kind: NumberKind, given: string): 'checked' | 'formed' | 'wrong' =>
  numberFault(kind, given) ? 'wrong' : hasCheck(kind) ? 'checked' : 'formed';
