/**
 * Numbers that companies are registered by, country by country: their form, their check, and how they are written in one
 * way. Server, form and desk read this table; apart from the schemas, so that a form loads none.
 */
import * as check from './check-digits.ts';
import { hasCodeForm, isCreditCode, normalCode } from './credit-code.ts';

type Rule = {
  /** What a person typed, in one way of writing. */
  normal: (given: string) => string;
  form: RegExp | ((v: string) => boolean);
  /** Absent where the number has nothing to check itself by. */
  check?: (v: string) => boolean;
  /** A right one, as people write it. */
  example: string;
};

const plain = (given: string): string =>
  given
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-ZÑ&]/g, '');
/** With the country's letters in front, whether they were typed or not. */
const led = (head: string) => (given: string) => {
  const v = plain(given);
  return v.startsWith(head) ? v : head + v;
};
/** Without them. */
const bare = (head: string) => (given: string) => {
  const v = plain(given);
  return v.startsWith(head) ? v.slice(head.length) : v;
};

const umlauts: Record<string, string> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', ß: 'SS' };
/** `Amtsgericht München, HRB 123456` or the other way about; a number is one only within its court. */
const german = (given: string): string => {
  const v = given
    .normalize('NFKC')
    .replaceAll('ß', 'SS')
    .toUpperCase()
    .replace(/[ÄÖÜ]/g, (c) => umlauts[c] ?? c)
    .replace(/\b(?:AMTSGERICHT|AG)\b/g, ' ');
  const number = /\b(HR[AB])[\s.:-]*(\d{1,6})(?:\s+([A-Z]{1,2}))?\b/.exec(v);
  if (!number) return v.trim();
  const court = v
    .replace(number[0], ' ')
    .replace(/[^A-Z0-9()]+/g, ' ')
    .trim();
  return `${court} ${number[1]} ${number[2]}${number[3] ? ` ${number[3]}` : ''}`.trim();
};

const digits = (n: number) => new RegExp(`^\\d{${n}}$`);

/** Every kind of number, by the name that its words have in `verification.number`. */
export const numberKinds = {
  cnCreditCode: { normal: normalCode, form: hasCodeForm, check: isCreditCode, example: '91350200MA8T2K7Q1T' },
  esNif: {
    normal: bare('ES'),
    form: /^(?:[A-HJNP-SUVW]\d{7}[0-9A-J]|[XYZ\d]\d{7}[A-Z])$/,
    check: check.spanishNif,
    example: 'B12345674',
  },
  usEin: { normal: plain, form: digits(9), check: check.americanEin, example: '12-3456789' },
  mxRfc: { normal: plain, form: /^[A-ZÑ&]{3}\d{6}[A-Z0-9]{3}$/, check: check.mexicanRfc, example: 'ABC010203AB9' },
  deRegister: {
    normal: german,
    form: /^[A-Z][A-Z0-9 ()]+ HR[AB] \d{1,6}(?: [A-Z]{1,2})?$/,
    example: 'Amtsgericht München, HRB 123456',
  },
  deVat: {
    normal: led('DE'),
    form: /^DE[1-9]\d{8}$/,
    check: (v: string) => check.mod11And10(v.slice(2)),
    example: 'DE136695976',
  },
  frSiren: {
    normal: (given: string) => {
      const v = plain(given);
      // The establishment's number names its company.
      return v.length === 14 && check.siretOrSiren(v) ? v.slice(0, 9) : v;
    },
    form: /^(?:\d{9}|\d{14})$/,
    check: check.siretOrSiren,
    example: '732 829 320',
  },
  frVat: { normal: led('FR'), form: /^FR[0-9A-HJ-NP-Z]{2}\d{9}$/, check: check.frenchVat, example: 'FR44732829320' },
  itVat: { normal: bare('IT'), form: digits(11), check: check.italianVat, example: '00743110157' },
  gbCompany: {
    normal: (given: string) => {
      const v = plain(given);
      return /^\d{6,7}$/.test(v) ? v.padStart(8, '0') : v;
    },
    form: /^(?:\d{8}|(?:SC|NI|OC|SO|NC|FC|SF|NF|BR|LP|SL|NL|GE|IP|SP|RC|R0|SR|NO|CE|CS)\d{6})$/,
    example: '01234567',
  },
  gbVat: { normal: led('GB'), form: /^GB\d{9}(?:\d{3})?$/, check: check.britishVat, example: 'GB980780684' },
  nlKvk: { normal: plain, form: digits(8), example: '12345678' },
  nlVat: { normal: led('NL'), form: /^NL\d{9}B\d{2}$/, check: check.dutchVat, example: 'NL004495445B01' },
  ptNipc: { normal: bare('PT'), form: /^[1235-9]\d{8}$/, check: check.portugueseNif, example: '501442600' },
  plNip: { normal: bare('PL'), form: digits(10), check: check.polishNip, example: '123-456-32-18' },
  dkCvr: { normal: bare('DK'), form: /^[1-9]\d{7}$/, check: check.danishCvr, example: '13585628' },
  jpNumber: { normal: bare('T'), form: /^[1-9]\d{12}$/, check: check.japaneseNumber, example: '7000012050002' },
  krBrn: { normal: plain, form: digits(10), check: check.koreanBrn, example: '120-81-47521' },
  inGstin: {
    normal: plain,
    form: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
    check: check.indianGstin,
    example: '27AAPFU0939F1ZV',
  },
  brCnpj: { normal: plain, form: /^[0-9A-Z]{12}\d{2}$/, check: check.brazilianCnpj, example: '11.222.333/0001-81' },
  trVkn: { normal: plain, form: digits(10), check: check.turkishVkn, example: '4540536920' },
  hkBr: {
    normal: (given: string) => plain(given).slice(0, 8),
    form: digits(8),
    example: '12345678',
  },
  twUbn: { normal: plain, form: digits(8), check: check.taiwaneseUbn, example: '04595257' },
  other: { normal: plain, form: /^(?=.*\d)[0-9A-ZÑ&]{4,25}$/, example: '123456-7' },
} as const satisfies Record<string, Rule>;
export type NumberKind = keyof typeof numberKinds;

type Numbers = { main: NumberKind; second?: NumberKind };
/** Which number tells a country's companies apart, and which it has besides; every other country has `other` alone. */
const countries: Readonly<Record<string, Numbers>> = {
  CN: { main: 'cnCreditCode' },
  ES: { main: 'esNif' },
  US: { main: 'usEin' },
  MX: { main: 'mxRfc' },
  DE: { main: 'deRegister', second: 'deVat' },
  FR: { main: 'frSiren', second: 'frVat' },
  IT: { main: 'itVat' },
  GB: { main: 'gbCompany', second: 'gbVat' },
  NL: { main: 'nlKvk', second: 'nlVat' },
  PT: { main: 'ptNipc' },
  PL: { main: 'plNip' },
  DK: { main: 'dkCvr' },
  JP: { main: 'jpNumber' },
  KR: { main: 'krBrn' },
  IN: { main: 'inGstin' },
  BR: { main: 'brCnpj' },
  TR: { main: 'trVkn' },
  HK: { main: 'hkBr' },
  TW: { main: 'twUbn' },
};
/** The numbers of a country's companies. */
export const numbersOf = (country: string): Numbers => countries[country] ?? { main: 'other' };

const ruleOf = (kind: NumberKind): Rule => numberKinds[kind];

/** What a person typed, in one way of writing; '' where nothing was. */
export const normalNumber = (kind: NumberKind, given: string): string =>
  given.trim() ? ruleOf(kind).normal(given) : '';

/** Not of its form, or of its form with a check that doesn't match; null where it is right. */
export type NumberFault = 'numberForm' | 'numberCheck';
export const numberFault = (kind: NumberKind, given: string): NumberFault | null => {
  const rule = ruleOf(kind);
  const v = normalNumber(kind, given);
  const formed = typeof rule.form === 'function' ? rule.form(v) : rule.form.test(v);
  if (!formed) return 'numberForm';
  return rule.check && !rule.check(v) ? 'numberCheck' : null;
};

/** Whether a number of this kind has a check of its own. */
export const hasCheck = (kind: NumberKind): boolean => ruleOf(kind).check !== undefined;
