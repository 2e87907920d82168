import { langs } from '#contract/core/langs.ts';
import { type Ctx, emit, emitAll, me } from '#server/platform/context.ts';
import { clearCompanyNumbers } from '#server/rooms/enterprise/index.ts';
import { lockPeople, settleRights } from '#server/rooms/identity/index.ts';
import { companyRevoked, verificationRevoked } from '../events.ts';
import { factsOf } from '../records/facts.ts';
import { endGrants } from './grant-store.ts';
import { lockApplicants } from '../records/lock-applicants.ts';
import { endApplications } from '../applications/end-applications.ts';
import { type ApplicationRow, findApproved } from '../records/store.ts';

/** What an operator wrote, as it was written, for readers of every language. */
const inAll = (reason: string) => Object.fromEntries(langs.map((l) => [l, reason]));

/** @returns those that were in force until now */
const revoke = async (tx: Ctx, found: readonly ApplicationRow[], reason: string): Promise<ApplicationRow[]> => {
  const ids = found.map((a) => a.id);
  const by = { by: 'operator' as const, actorId: me(tx).userId, note: inAll(reason) };
  const ended = await endApplications(tx, ids, { move: 'revoke', event: 'revoked', ...by });
  await emitAll(
    tx,
    verificationRevoked,
    ended.map((a) => ({ ...factsOf(a), reason })),
  );
  return ended;
};

/** Takes a person's own approvals back, in the caller's transaction. @returns how many were in force */
export const revokePerson = async (tx: Ctx, userId: string, reason: string): Promise<number> => {
  await lockPeople(tx, { people: [userId] });
  const own = (await findApproved(tx, { userId })).filter((a) => a.kind === 'personal');
  const n = (await revoke(tx, own, reason)).length + (await endGrants(tx, { userId }));
  await settleRights(tx, { people: [userId] });
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
  const revoked = await revoke(tx, await applied(), reason);
  const ended = await endGrants(tx, { entId });
  if (!revoked.length && !ended) return 0;
  await clearCompanyNumbers(tx, entId);
  const applicantIds = [...new Set(revoked.map((a) => a.applicantId))];
  const people = await settleRights(tx, { people: applicantIds, companies: [entId] });
  const { kind, number } = revoked[0] ?? { kind: 'supplier' as const, number: '' };
  await emit(tx, companyRevoked, { entId, kind, number, reason, applicantIds });
  return people.filter((p) => p.entId === entId).length;
};
