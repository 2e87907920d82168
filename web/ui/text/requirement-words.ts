import type { Text } from '#contract/core/schemas.ts';
import type { Requirement } from '#contract/inquiry/schemas.ts';
import { useLang, useText } from '#web/lib/text/lang.ts';
import { writeNumber } from '#contract/core/number-text.ts';
import { useUnit } from './units.ts';

type Names = { label: Text | undefined; option: Text | null | undefined };

/** "拉伸模量 ≥ 145 GPa · ISO 527-5", with the dictionary's names of the field and of the option that is asked for. */
export const useRequirementWords = (): ((r: Requirement, names: Names) => string) => {
  const text = useText();
  const unitOf = useUnit();
  const lang = useLang();
  return (r, { label, option }) => {
    const name = label ? text(label) : r.field;
    const value = option ? text(option) : writeNumber(r.value, lang);
    // An option's label brings its unit along.
    const unit = r.unit && !option && (r.op !== 'is' || /^\d/.test(r.value)) ? ` ${unitOf(r.unit)}` : '';
    const amount =
      r.op === 'between'
        ? `${value}–${writeNumber(r.max ?? '', lang)}`
        : `${r.op === 'min' ? '≥ ' : r.op === 'max' ? '≤ ' : ''}${value}`;
    return [`${name} ${amount}${unit}`, r.standard].filter(Boolean).join(' · ');
  };
};

type Answer = { verdict: 'meets' | 'deviates'; value?: string | undefined; note?: string | undefined };

/** The answer to a requirement: its value with the unit that was asked in, and what the supplier wrote; '' for a verdict alone. */
export const useAnswerWords = (): ((r: Requirement, a: Answer, option: Text | null | undefined) => string) => {
  const text = useText();
  const unitOf = useUnit();
  const lang = useLang();
  return (r, a, option) => {
    // A number stands in the reader's own writing, other words as they were typed.
    const said = option && a.value === r.value ? text(option) : a.value && writeNumber(a.value, lang);
    const value = said && r.unit && /\d$/.test(said) ? `${said} ${unitOf(r.unit)}` : said;
    return [value, a.note].filter(Boolean).join(' · ');
  };
};
