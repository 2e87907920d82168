import { type Lang, langs } from '../core/langs.ts';
import { readNumber, writeNumber } from '../core/numbers/number-text.ts';

/** What a phrase's parameter is: a day, a number with its unit, or words. */
export type ParamKind = 'day' | 'amount' | 'words';
const amounts = new Set([
  'quantity',
  'quantity1',
  'quantity2',
  'quantity3',
  'first_quantity',
  'months',
  'temperature',
  'price',
  'surcharge',
  'days',
  'percent',
  'count',
  'amount',
  'years',
]);
export const paramKind = (name: string): ParamKind =>
  name === 'date' ? 'day' : amounts.has(name) ? 'amount' : 'words';

/** Characters of a parameter. */
export const maxParam = 80;

/**
 * An amount as somebody wrote it, its numbers as plain decimal text: `EUR 20.000-25.000` in Spanish is `EUR 20000-25000`.
 * @returns null where one of its numbers is none, or may mean two
 */
export const plainAmount = (typed: string, lang: Lang): string | null => {
  let sure = true;
  const plain = typed.trim().replace(/\d(?:[\d.,'’\u00A0\u202F]*\d)?/gu, (number) => {
    const read = readNumber(number, lang);
    sure &&= read !== null;
    return read ?? number;
  });
  return sure ? plain : null;
};

const said = (name: string, value: string, lang: Lang): string =>
  paramKind(name) === 'amount' ? value.replace(/\d+(?:\.\d+)?/g, (n) => writeNumber(n, lang)) : value;

type Labelled = { label: Record<Lang, string>; params: readonly string[] };

/** A phrase in each language with its parameters in their places; null where one is missing. */
export const fillPhrase = (p: Labelled, params: Readonly<Record<string, string>>): Record<Lang, string> | null => {
  if (!p.params.every((name) => params[name]?.trim())) return null;
  const of = (lang: Lang) =>
    p.label[lang].replace(/\{(\w+)\}/g, (_, name: string) => said(name, params[name]?.trim() ?? '', lang));
  return Object.fromEntries(langs.map((l) => [l, of(l)])) as Record<Lang, string>;
};
