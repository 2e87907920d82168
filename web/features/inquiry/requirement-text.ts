import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Text } from '#contract/core/schemas.ts';
import type { Requirement } from '#contract/inquiry-schemas.ts';
import { useText } from '#web/lib/lang.ts';
import { useUnit } from '#web/ui/units.ts';

/** Names of datasheet fields and their options, by slug; given by the page that shows requirements. */
export type FieldNames = Record<string, { label: Text; options: Record<string, Text> }>;
export const FieldNamesContext = createContext<FieldNames>({});

/** "拉伸模量 ≥ 145 GPa · ISO 527-5". */
export const useRequirementText = (): ((r: Requirement) => string) => {
  const { t } = useTranslation('inquiry');
  const text = useText();
  const names = useContext(FieldNamesContext);
  const unitOf = useUnit();
  return (r) => {
    const field = names[r.field];
    const name = field ? text(field.label) : r.field;
    const option = field?.options[r.value];
    const value = option ? text(option) : r.value;
    // An option's label brings its unit along.
    const unit = r.unit && !option && (r.op !== 'is' || /^\d/.test(r.value)) ? ` ${unitOf(r.unit)}` : '';
    const amount =
      r.op === 'between'
        ? `${r.value}–${r.max ?? ''}`
        : `${r.op === 'min' ? '≥ ' : r.op === 'max' ? '≤ ' : ''}${value}`;
    return [`${name} ${amount}${unit}`, r.standard].filter(Boolean).join(' · ') || t('requirement.title');
  };
};
