import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { GivenSeat } from '#contract/core/seats.ts';
import { type Claim, type verification, verificationErrors } from '#contract/verification/calls.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';
import { keepSeat, maskedName, peopleByIds } from '#server/rooms/identity/index.ts';
import { answerClaimRow, type ClaimRow, findClaimsOn, lockClaim } from './claim-store.ts';
import type { ApplicationRow } from '../records/store.ts';

/** Sends an invitation to a seat; the room of seats, which knows this one, says how. */
type Inviter = (ctx: Ctx, to: { target: string; seat: GivenSeat }) => Promise<unknown>;
export const inviters = point<Inviter>('verification.inviters');

const present = (c: ClaimRow, a: ApplicationRow): Claim => ({
  id: c.id,
  by: maskedName(a.given.personName ?? ''),
  name: a.given.name ?? '',
  number: c.number,
  state: c.state,
  at: new Date(c.createdAt).toISOString(),
});

/** Claims on my company; who sits for none has none. */
export const readClaims = async (ctx: Ctx): Promise<{ claims: Claim[] }> => {
  const { entId } = me(ctx);
  const rows = entId ? await findClaimsOn(ctx, entId) : [];
  return { claims: rows.map((r) => present(r.claim, r.application)) };
};

/**
 * The owner's answer, once: the applicant is invited to a seat by their own phone or mail, which the owner doesn't see; or the
 * operators read on the marked case that it is contested. @throws Refused common.notFound, verification.claimAnswered, those
 * of an invitation
 */
export const answerClaim = (
  ctx: Ctx,
  id: string,
  b: ParsedOf<typeof verification.answerClaim>['body'],
): Promise<Claim> =>
  inTransaction(ctx, async (tx) => {
    const { entId, userId } = me(tx);
    await keepSeat(tx, 'manage');
    const found = entId ? await lockClaim(tx, id, entId) : undefined;
    if (!found) throw refuse(common.notFound);
    const { claim, application } = found;
    if (claim.state !== 'open') throw refuse(verificationErrors.claimAnswered);
    const state = b.answer === 'invite' ? ('invited' as const) : ('contested' as const);
    await answerClaimRow(tx, id, { state, note: b.note, answeredBy: userId });
    if (state === 'invited') {
      const [applicant] = await peopleByIds(tx, [application.applicantId]);
      const target = applicant?.phone ?? applicant?.email;
      const [inviter] = tx.platform.answers(inviters);
      if (!target || !inviter) throw refuse(common.notFound);
      await inviter(tx, { target, seat: b.seat });
    }
    return present({ ...claim, state }, application);
  });
