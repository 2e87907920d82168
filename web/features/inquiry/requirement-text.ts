import { useContext } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Answer, Requirement } from '#contract/inquiry/schemas.ts';
import { FieldNamesContext, useAnswerWords, useRequirementWords } from '#web/ui/text/requirement-words.ts';

/** "拉伸模量 ≥ 145 GPa · ISO 527-5". */
export const useRequirementText = (): ((r: Requirement) => string) => {
  const { t } = useTranslation('inquiry');
  const names = useContext(FieldNamesContext);
  const say = useRequirementWords();
  return (r) => {
    const field = names[r.field];
    return say(r, { label: field?.label, option: field?.options[r.value] }) || t('requirement.title');
  };
};

/** "4850 MPa · 1% below". */
export const useAnswerText = (): ((r: Requirement, a: Answer) => string) => {
  const { t } = useTranslation('inquiry');
  const names = useContext(FieldNamesContext);
  const say = useAnswerWords();
  return (r, a) => say(r, a, names[r.field]?.options[r.value]) || t(`quote.${a.verdict}`);
};
