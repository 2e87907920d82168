import type { Lang } from '../core/langs.ts';
import { writeNumber } from '../core/numbers/number-text.ts';
import { pick } from '../core/text.ts';
import type { Text } from '../core/schemas.ts';
import type { Requirement } from './schemas.ts';

/** A unit in the reader's language. */
type UnitWord = (unit: string) => string;
type Names = { label: Text | undefined; option: Text | null | undefined };

/** "拉伸模量 ≥ 145 GPa · ISO 527-5", with the dictionary's names of the field and of the option that is asked for. */
export const requirementWords = (r: Requirement, { label, option }: Names, lang: Lang, unitOf: UnitWord): string => {
  const name = label ? pick(label, lang) : r.field;
  const value = option ? pick(option, lang) : writeNumber(r.value, lang);
  // An option's label brings its unit along.
  const unit = r.unit && !option && (r.op !== 'is' || /^\d/.test(r.value)) ? ` ${unitOf(r.unit)}` : '';
  const amount =
    r.op === 'between'
      ? `${value}–${writeNumber(r.max ?? '', lang)}`
      : `${r.op === 'min' ? '≥ ' : r.op === 'max' ? '≤ ' : ''}${value}`;
  return [`${name} ${amount}${unit}`, r.standard].filter(Boolean).join(' · ');
};

type Answer = { verdict: 'meets' | 'deviates'; value?: string | undefined; note?: string | undefined };

/** The answer to a requirement: its value with the unit that was asked in, and what the supplier wrote; '' for a verdict alone. */
export const answerWords = (
  r: Requirement,
  a: Answer,
  option: Text | null | undefined,
  lang: Lang,
  unitOf: UnitWord,
): string => {
  // A number stands in the reader's own writing, other words as they were typed.
  const said = option && a.value === r.value ? pick(option, lang) : a.value && writeNumber(a.value, lang);
  const value = said && r.unit && /\d$/.test(said) ? `${said} ${unitOf(r.unit)}` : said;
  return [value, a.note].filter(Boolean).join(' · ');
};
