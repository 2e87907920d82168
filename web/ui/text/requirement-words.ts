import type { Text } from '#contract/core/schemas.ts';
import { createContext } from 'react';
import { answerWords, requirementWords } from '#contract/inquiry/requirement-words.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useUnit } from './units.ts';

/** Names of datasheet fields and their options, by slug; given by the page that shows requirements. */
export type FieldNames = Record<string, { label: Text; options: Record<string, Text> }>;
export const FieldNamesContext = createContext<FieldNames>({});

type Words<T extends typeof requirementWords | typeof answerWords> =
  Parameters<T> extends [...infer Own, unknown, unknown] ? (...own: Own) => string : never;

/** A requirement in the page's language. */
export const useRequirementWords = (): Words<typeof requirementWords> => {
  const unitOf = useUnit();
  const lang = useLang();
  return (r, names) => requirementWords(r, names, lang, unitOf);
};

/** The supplier's answer to a requirement in the page's language; '' for a verdict alone. */
export const useAnswerWords = (): Words<typeof answerWords> => {
  const unitOf = useUnit();
  const lang = useLang();
  return (r, a, option) => answerWords(r, a, option, lang, unitOf);
};
