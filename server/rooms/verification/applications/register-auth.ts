import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { type verification, verificationErrors } from '#contract/verification/calls.ts';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { lockPeople, proveAccount } from '#server/rooms/identity/index.ts';
import { mayApply } from '../records/applicant-rules.ts';
import { updateApplication } from '../records/store.ts';
import { draftOf, readingOf } from './submit-application.ts';

/**
 * What a licence said before there was a session becomes the draft of the account that the code proves; its documents
 * are added, and it is submitted, after the login.
 * @throws Refused identity.code, verification.noReading, verification.notForThisAccount, verification.alreadyOpen
 */
export const registerAuth = async (
  ctx: Ctx,
  b: ParsedOf<typeof verification.registerAuth>['body'],
): Promise<AnswerOf<typeof verification.registerAuth>> => {
  const user = await proveAccount(ctx, b.account, b.code);
  if (!mayApply('enterprise', user)) throw refuse(verificationErrors.notForThisAccount);
  const { fields: read } = await readingOf(ctx, b.readingId, user.id);
  return inTransaction(ctx, async (tx) => {
    const [now] = await lockPeople(tx, { people: [user.id] });
    const a = await draftOf(tx, 'enterprise', { userId: user.id, entId: now?.entId ?? null });
    await updateApplication(tx, a.id, { given: b.fields, read });
    return { id: a.id, number: a.number, state: a.state };
  });
};
