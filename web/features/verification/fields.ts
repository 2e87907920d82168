import { addressOf } from '#contract/enterprise/addresses.ts';
import type { GivenFields } from '#contract/verification/calls.ts';
import { fieldsAbroad } from '#contract/verification/abroad.ts';
import { isChinese } from '#contract/enterprise/places.ts';
import type { ApplicationKind, LicenceField } from '#contract/verification/rules.ts';

export type Field = Exclude<keyof GivenFields, 'country'>;
const personFields: readonly Field[] = ['personName', 'idNumber', 'position'];
const companyFields: readonly LicenceField[] = [
  'name',
  'creditCode',
  'legal',
  'established',
  'validUntil',
  'capital',
  'address',
];
/** The fields of a kind; those of a company in the order of its country. */
export const fieldsOf = (kind: ApplicationKind, country: string): readonly Field[] =>
  kind === 'personal' ? personFields : isChinese(country) ? companyFields : (fieldsAbroad(country) as Field[]);
/** Wide ones take both columns. */
export const isWide = (f: Field): boolean => f === 'name' || f === 'address';
/** What the server asks for (the code only with a Chinese licence). */
export const isRequired = (f: Field, licence: boolean, country: string): boolean => {
  if (f === 'personName' || f === 'idNumber' || f === 'name' || f === 'legal') return true;
  if (isChinese(country)) return f === 'creditCode' && licence;
  if (f === 'registrationNumber') return true;
  const { parts, optional } = addressOf(country);
  return parts.some((p) => p === f) && !optional.some((p) => p === f);
};
