import type { AnswerInput } from '#contract/purchase/schemas.ts';
import { criterionAsks, type Verdict } from '#contract/purchase/states.ts';
import type { FieldError } from '#server/platform/context.ts';
import type { CriterionRecord } from './criteria-store.ts';

type Criterion = Pick<CriterionRecord, 'id' | 'must' | 'kind'>;

const says = (a: AnswerInput | undefined): boolean =>
  Boolean(a && (a.statement || a.amount || a.held || a.files.length));

/**
 * What an application lacks: a criterion that must be met wants an answer, and a number where it asks for one (purchases 15). Paths
 * name the place of the answer, or of the criterion where nothing was said.
 */
export const answerFaults = (
  criteria: Criterion[],
  given: AnswerInput[],
  o: { whole: boolean },
): Record<string, FieldError> => {
  const faults: Record<string, FieldError> = {};
  const known = new Set(criteria.map((c) => c.id));
  const seen = new Set<string>();
  given.forEach((a, i) => {
    if (!known.has(a.criterionId) || seen.has(a.criterionId)) faults[`answers.${i}`] = { code: 'choice' };
    seen.add(a.criterionId);
  });
  criteria.forEach((c, n) => {
    const i = given.findIndex((a) => a.criterionId === c.id);
    const a = given[i];
    if (i < 0 && !o.whole) return;
    const at = `answers.${i < 0 ? n : i}`;
    if (!says(a)) {
      if (c.must || !o.whole) faults[`${at}.statement`] = { code: 'required' };
    } else if (criterionAsks[c.kind].includes('least') && !a?.amount) faults[`${at}.amount`] = { code: 'required' };
    else if (c.kind === 'certificate' && c.must && !a?.held && !a?.files.length)
      faults[`${at}.files`] = { code: 'required' };
  });
  return faults;
};

/** Whether a supplier can be admitted: everything that must be met was judged so. */
export const isQualified = (
  criteria: Criterion[],
  answers: readonly { criterionId: string; verdict: Verdict }[],
): boolean => criteria.every((c) => !c.must || answers.find((a) => a.criterionId === c.id)?.verdict === 'met');
