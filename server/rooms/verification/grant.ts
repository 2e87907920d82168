import { verificationErrors as no } from '#contract/verification.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import {
  companiesByIds,
  createCompany,
  lockNumber,
  otherWithNumber,
  setCompanyNumber,
  setSupplierVerified,
} from '#server/rooms/enterprise/index.ts';
import { changeStanding, peopleByIds, peopleOfCompanies } from '#server/rooms/identity/index.ts';
import { numberOf } from './company-number.ts';
import { afterApproval, afterLapse, supplierStanding, withoutSupplier } from './standing-rules.ts';
import { type ApplicationRow, findApproved, findDocuments } from './store.ts';

/** The company that the application is for; a person without one gets it as the documents name it. */
const companyOf = async (tx: Ctx, a: ApplicationRow): Promise<string | null> => {
  if (a.kind === 'personal') return null;
  const [applicant] = await peopleByIds(tx, [a.applicantId]);
  const number = numberOf(a.given, await findDocuments(tx, [a.id]));
  const name = a.given.name ?? '';
  if (number) {
    await lockNumber(tx, number);
    if (await otherWithNumber(tx, number, { mine: applicant?.entId ?? null, name })) throw refuse(no.codeTaken);
  }
  const known = applicant?.entId && (await companiesByIds(tx, [applicant.entId])).length ? applicant.entId : null;
  const entId = known ?? (await createCompany(tx, { name: { [a.lang]: name }, address: a.given.address ?? '' }));
  if (number) await setCompanyNumber(tx, entId, number, name);
  return entId;
};

/** What an approval gives, in its transaction and under the locks of `lockApplicants` (decisions 1). @returns the company, or null for a person alone */
export const grant = async (tx: Ctx, a: ApplicationRow): Promise<string | null> => {
  const entId = await companyOf(tx, a);
  const [applicant] = await peopleByIds(tx, [a.applicantId]);
  const owns = entId && !applicant?.entId ? entId : undefined;
  await changeStanding(tx, a.applicantId, (now) => afterApproval(a.kind, now), owns);
  if (a.kind !== 'supplier' || !entId) return entId;
  await setSupplierVerified(tx, entId, true);
  const colleagues = await peopleOfCompanies(tx, [entId]);
  for (const c of colleagues)
    if (c.id !== a.applicantId) await changeStanding(tx, c.id, (now) => ({ ...supplierStanding(now), authStatus: 1 }));
  return entId;
};

/** What the end of an approval takes, in its transaction and under the same locks; other approvals in force keep what they gave. */
export const revoke = async (tx: Ctx, a: ApplicationRow): Promise<void> => {
  const others = (await findApproved(tx, { userId: a.applicantId })).filter((x) => x.id !== a.id);
  await changeStanding(tx, a.applicantId, (now) =>
    afterLapse(
      a.kind,
      now,
      others.map((x) => x.kind),
    ),
  );
  if (a.kind !== 'supplier' || !a.entId) return;
  const still = (await findApproved(tx, { entId: a.entId })).some((x) => x.id !== a.id && x.kind === 'supplier');
  if (still) return;
  await setSupplierVerified(tx, a.entId, false);
  for (const c of await peopleOfCompanies(tx, [a.entId]))
    if (c.id !== a.applicantId) await changeStanding(tx, c.id, (now) => withoutSupplier(now));
};
