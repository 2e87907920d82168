import type { Lang } from '../langs.ts';
import { separators } from './written-number.ts';

const tidied = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s'’]/g, '')
    .replace(/。/g, '.')
    .replace(/^[−–]/, '-');

/**
 * The two numbers that a text may mean, the greater first: `20.000` is twenty in English and twenty thousand to many who
 * write English. Null where it means one number or none. What the language itself writes so is not in doubt.
 */
export const possibleNumbers = (text: string, lang: Lang): [string, string] | null => {
  const m = /^(-?[1-9]\d{0,2})([.,])(\d{3})$/.exec(tidied(text));
  if (!m || m[2] === separators[lang].group) return null;
  const part = (m[3] ?? '').replace(/0+$/, '');
  return [`${m[1]}${m[3]}`, part ? `${m[1]}.${part}` : (m[1] ?? '')];
};

/**
 * Reads a number as people of a language write it, and as others do where that is plain: `1,234.5`, `1.234,5`, `１２３`.
 * @returns plain decimal text (`1234.5`), or null where it is no number or may mean two (`possibleNumbers`)
 */
export const readNumber = (text: string, lang: Lang): string | null => {
  const s = tidied(text);
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(s) || possibleNumbers(text, lang)) return null;
  const { group } = separators[lang];
  const grouped = (g: string) => new RegExp(`^-?[1-9]\\d{0,2}(\\${g}\\d{3})+$`);
  const tidy = (whole: string, part: string) => {
    const w = whole.replace(/^(-?)0+(?=\d)/, '$1');
    return `${w === '' || w === '-' ? `${w}0` : w}${part ? `.${part}` : ''}`;
  };
  const last = Math.max(s.lastIndexOf('.'), s.lastIndexOf(','));
  if (last < 0) return tidy(s, '');
  const mark = s[last] as '.' | ',';
  const whole = s.slice(0, last);
  const both = s.includes('.') && s.includes(',');
  // One kind of mark: the language's group mark between threes parts thousands, else it is the decimal mark.
  if (!both && (s.indexOf(mark) !== last || mark === group) && grouped(mark).test(s))
    return tidy(s.replaceAll(mark, ''), '');
  const inner = mark === '.' ? ',' : '.';
  if (!both && s.indexOf(mark) !== last) return null;
  if (both && (whole.includes(mark) || !(grouped(inner).test(whole) || !whole.includes(inner)))) return null;
  return tidy(whole.replaceAll(inner, ''), s.slice(last + 1));
};

/** Plain decimal text as a language writes it; every digit is kept, money is never a float. */
export const writeNumber = (plain: string, lang: Lang): string => {
  const m = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain);
  if (!m) return plain;
  const { decimal, group } = separators[lang];
  const whole = (m[2] ?? '').replace(/\B(?=(\d{3})+$)/g, group);
  return `${m[1]}${whole}${m[3] ? decimal + m[3] : ''}`;
};

/** Export share and its like: digits alone, 100 at most, negative becomes empty (accounts 30). */
export const percentOf = (text: string): string => {
  const s = text.normalize('NFKC').trim();
  if (/^[-−–]/.test(s)) return '';
  const digits = s.replace(/[.,].*$/, '').replace(/\D/g, '');
  return digits ? String(Math.min(100, Number(digits))) : '';
};
