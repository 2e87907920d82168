import { langs } from '#contract/core/langs.ts';
import { afterMove } from '#contract/verification-rules.ts';
import { type Ctx, emit, me } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { clearCompanyNumbers, companiesByIds, setSupplierVerified } from '#server/rooms/enterprise/index.ts';
import { changeStanding, peopleOfCompanies } from '#server/rooms/identity/index.ts';
import { companyRevoked, verificationRevoked } from './events.ts';
import { factsOf } from './facts.ts';
import { revoke } from './grant.ts';
import { lockApplicants } from './lock-applicants.ts';
import { withoutSupplier } from './standing-rules.ts';
import { addHistory, type ApplicationRow, findApproved, lockApplication, updateApplication } from './store.ts';

/** What an operator wrote, as it was written, for readers of every language. */
const inAll = (reason: string) => Object.fromEntries(langs.map((l) => [l, reason]));

/** @returns false where it is not in force any more */
const revokeOne = async (tx: Ctx, found: ApplicationRow, reason: string): Promise<boolean> => {
  const a = await lockApplication(tx, found.id);
  const state = a && afterMove(a.state, 'revoke');
  if (!a || !state) return false;
  await revoke(tx, a);
  await updateApplication(tx, a.id, { state, reasons: [], note: inAll(reason), expiresAt: null });
  const event = { applicationId: a.id, by: 'operator' as const, actorId: me(tx).userId, note: inAll(reason) };
  await addHistory(tx, { ...event, id: newId(), event: 'revoked' });
  await emit(tx, verificationRevoked, { ...factsOf(a), reason });
  return true;
};

/** Takes a person's own approvals back, in the caller's transaction. @returns how many were in force */
export const revokePerson = async (tx: Ctx, userId: string, reason: string): Promise<number> => {
  const own = (await findApproved(tx, { userId })).filter((a) => a.kind === 'personal');
  await lockApplicants(tx, own);
  let n = 0;
  for (const a of own) if (await revokeOne(tx, a, reason)) n += 1;
  return n;
};

/**
 * Takes back what a company was verified as, in the caller's transaction: its mark, its number, what its people could do by
 * it. Also where it was verified without an application. Applicants and owners are told why.
 * @returns how many people it concerned; 0 where nothing was in force
 */
export const revokeCompany = async (tx: Ctx, entId: string, reason: string): Promise<number> => {
  const applied = async () => (await findApproved(tx, { entId })).filter((a) => a.kind !== 'personal');
  await lockApplicants(tx, await applied(), [entId]);
  const approved = await applied();
  const [company] = await companiesByIds(tx, [entId]);
  if (!approved.length && !company?.supplierVerified) return 0;
  for (const a of approved) await revokeOne(tx, a, reason);
  await setSupplierVerified(tx, entId, false);
  await clearCompanyNumbers(tx, entId);
  const alone = new Set(
    (await Promise.all((await peopleOfCompanies(tx, [entId])).map((p) => findApproved(tx, { userId: p.id }))))
      .flat()
      .filter((a) => a.kind === 'personal')
      .map((a) => a.applicantId),
  );
  const people = await peopleOfCompanies(tx, [entId]);
  for (const p of people)
    await changeStanding(tx, p.id, (now) => ({ ...withoutSupplier(now), authStatus: alone.has(p.id) ? 1 : 0 }));
  const { kind, number } = approved[0] ?? { kind: 'supplier' as const, number: '' };
  const applicantIds = [...new Set(approved.map((a) => a.applicantId))];
  await emit(tx, companyRevoked, { entId, kind, number, reason, applicantIds });
  return people.length;
};
