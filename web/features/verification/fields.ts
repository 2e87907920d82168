import type { GivenFields } from '#contract/verification/calls.ts';
import type { ApplicationKind, LicenceField } from '#contract/verification/rules.ts';

export type Field = keyof GivenFields;
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
export const fieldsOf = (kind: ApplicationKind): readonly Field[] =>
  kind === 'personal' ? personFields : companyFields;
/** Wide ones take both columns. */
export const isWide = (f: Field): boolean => f === 'name' || f === 'address';
/** What the server asks for (the code only with a Chinese licence). */
export const isRequired = (f: Field, licence: boolean): boolean =>
  f === 'personName' || f === 'idNumber' || f === 'name' || f === 'legal' || (f === 'creditCode' && licence);
