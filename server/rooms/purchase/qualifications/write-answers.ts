import type { AnswerInput } from '#contract/purchase/schemas.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { purchaseErrors } from '#contract/purchase/calls.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { certificateStandings } from '../rules.ts';
import type { Shown } from '../store.ts';
import { answerFaults } from './answer-rules.ts';
import { type CriterionRecord, writeAnswers } from './criteria-store.ts';

/** The certificates of the caller's company that answers point to, as they stand now; only approved ones count. */
const heldOf = async (ctx: Ctx, criteria: CriterionRecord[]): Promise<Map<string, Shown>> => {
  const { entId } = me(ctx);
  const [company] = entId ? await companiesByIds(ctx, [entId]) : [];
  const asked = criteria.flatMap((c) => (c.certificate ? [{ id: c.id, slug: c.certificate }] : []));
  const standing = certificateStandings(
    asked.map((c) => c.slug),
    company?.certificates ?? [],
    new Date().toISOString().slice(0, 10),
  );
  return new Map(
    asked.flatMap((c, i) => {
      const s = standing[i];
      return s?.state === 'verified' ? [[c.id, { ...s, state: 'verified' as const }] as const] : [];
    }),
  );
};

/**
 * Checks and writes answers of an application, in the caller's transaction. `whole`: everything that must be met wants one; `kept`: files
 * that the application holds already, whoever of the company sent them.
 * @throws Refused purchase.answerNeeded, files.notYours
 */
export const takeAnswers = async (
  tx: Ctx,
  o: { applicationId: string; criteria: CriterionRecord[]; given: AnswerInput[]; whole: boolean; kept: string[] },
): Promise<void> => {
  const { applicationId, criteria, given, kept } = o;
  const faults = answerFaults(criteria, given, o);
  const held = given.some((a) => a.held) ? await heldOf(tx, criteria) : new Map<string, Shown>();
  given.forEach((a, i) => {
    if (a.held && !held.has(a.criterionId)) faults[`answers.${i}.held`] = { code: 'choice' };
  });
  if (Object.keys(faults).length) throw refuse(purchaseErrors.answerNeeded, {}, faults);
  const said = given.filter((a) => a.statement || a.amount || a.held || a.files.length);
  const fresh = new Set(said.flatMap((a) => a.files).filter((f) => !kept.includes(f)));
  await claimFiles(tx, [...fresh], { kind: 'purchaseApplication', id: applicationId });
  await writeAnswers(
    tx,
    said.map((a) => ({
      applicationId,
      criterionId: a.criterionId,
      statement: a.statement ? { [tx.lang]: a.statement } : {},
      amount: a.amount ?? null,
      held: (a.held && held.get(a.criterionId)) || null,
      files: [...new Set(a.files)],
    })),
  );
};
