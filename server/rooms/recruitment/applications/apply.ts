import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { jobApplications as calls } from '#contract/recruitment/applications.ts';
import { recruitmentErrors as errors } from '#contract/recruitment/calls.ts';
import { consentVersion } from '#contract/recruitment/states.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { nextNumber } from '#server/platform/numbers.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { findVacancy, isShown, keepVacancy } from '../vacancies/store.ts';
import { note } from './move-job.ts';
import { findJobByKey, insertJob } from './store.ts';

type Sent = { id: string; number: string };
/**
 * Applies for a vacancy; a click that comes twice is one application, and one person has one under way for a vacancy.
 * @throws Refused common.notFound, recruitment.ownCompany, alreadyApplied, files.notYours
 */
export const applyForJob = async (ctx: Ctx, input: ParsedOf<typeof calls.apply>['body']): Promise<Sent> => {
  const person = me(ctx);
  const known = await findJobByKey(ctx, person.userId, input.clientKey);
  if (known) return { id: known.id, number: known.number };
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx);
    const v = (await findVacancy(tx, input.vacancy)) && (await keepVacancy(tx, input.vacancy));
    if (!v || !isShown(v)) throw refuse(common.notFound);
    if (v.entId === person.entId) throw refuse(errors.ownCompany);
    const { name, phone, mail, letter, clientKey } = input;
    const files = [...new Set(input.files)];
    const row = {
      id: newId(),
      number: await nextNumber(tx.db, 'ZP'),
      clientKey,
      vacancyId: v.id,
      entId: v.entId,
      applicantId: person.userId,
      state: 'submitted' as const,
      title: v.title,
      name,
      phone,
      mail,
      letter,
      files,
      consentVersion,
    };
    if (!(await insertJob(tx, row))) {
      const first = await findJobByKey(tx, person.userId, clientKey);
      if (!first) throw refuse(errors.alreadyApplied);
      return { id: first.id, number: first.number };
    }
    await claimFiles(tx, files, { kind: 'jobApplication', id: row.id });
    await note(tx, row, { act: 'apply', party: 'applicant', state: 'submitted' });
    return { id: row.id, number: row.number };
  });
};
