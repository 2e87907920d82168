import { verificationErrors } from '#contract/verification/calls.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import {
  companiesByIds,
  createCompany,
  lockNumber,
  otherWithNumber,
  setCompanyNumber,
} from '#server/rooms/enterprise/index.ts';
import { noteApproved, peopleByIds } from '#server/rooms/identity/index.ts';
import { numberOf } from '../claims/company-number.ts';
import { type ApplicationRow, findDocuments } from '../records/store.ts';

/** The company that the application is for; a person without one gets it as the documents name it. */
const companyOf = async (tx: Ctx, a: ApplicationRow): Promise<string | null> => {
  if (a.kind === 'personal') return null;
  const [applicant] = await peopleByIds(tx, [a.applicantId]);
  const number = numberOf(a.given, await findDocuments(tx, [a.id]));
  const name = a.given.name ?? '';
  if (number) {
    await lockNumber(tx, number);
    if (await otherWithNumber(tx, number, { mine: applicant?.entId ?? null, name }))
      throw refuse(verificationErrors.codeTaken);
  }
  const known = applicant?.entId && (await companiesByIds(tx, [applicant.entId])).length ? applicant.entId : null;
  const entId =
    known ??
    (await createCompany(tx, {
      name: { [a.lang]: name },
      address: a.given.address ?? '',
      country: a.given.country ?? 'CN',
    }));
  if (number) await setCompanyNumber(tx, entId, number, name);
  return entId;
};

/**
 * The company that an approval is for, with its number; who had none owns it. In the transaction of the approval and under the
 * locks of `lockApplicants`, before `settleRights` gives what follows from it. @returns null for a person alone
 */
export const grant = async (tx: Ctx, a: ApplicationRow): Promise<string | null> => {
  const entId = await companyOf(tx, a);
  const [applicant] = await peopleByIds(tx, [a.applicantId]);
  if (entId && applicant && a.kind !== 'personal') await noteApproved(tx, applicant, { kind: a.kind, entId });
  return entId;
};
