import { answerWords, requirementWords } from '#contract/inquiry/requirement-words.ts';
import type { Answer, Requirement } from '#contract/inquiry/schemas.ts';
import type { Speaker } from '#server/platform/pdf/speaker.ts';
import { datasheetField } from '#server/rooms/dictionary/index.ts';

const optionOf = (r: Requirement) => datasheetField(r.field)?.options?.find((o) => o.slug === r.value)?.label;

/** A requirement as pages say it. */
export const requirementText = (r: Requirement, { lang, unit }: Speaker): string =>
  requirementWords(r, { label: datasheetField(r.field)?.label, option: optionOf(r) }, lang, unit);

/** "符合：4850 MPa". */
export const answerText = (r: Requirement, a: Answer, s: Speaker): string => {
  const verdict = s.say(`inquiry:quote.${a.verdict}`);
  const said = answerWords(r, a, optionOf(r), s.lang, s.unit);
  return said ? s.say('papers:with', { label: verdict, value: said }) : verdict;
};
