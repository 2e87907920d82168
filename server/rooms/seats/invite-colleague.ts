import { common } from '#contract/core/errors.ts';
import type { GivenSeat } from '#contract/core/seats.ts';
import { seatsErrors } from '#contract/seats/calls.ts';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { digest, newId, newSecret } from '#server/platform/ids.ts';
import { keepSeat, peopleInSeats } from '#server/rooms/identity/index.ts';
import { isProvedCompany } from '#server/rooms/verification/index.ts';
import { myCompany, record } from './my-company.ts';
import { companyLimits, targetLimit } from './rules.ts';
import { sendInvitation } from './send-invitation.ts';
import { endInvitation, insertInvitation, lockInvitation, renewInvitation } from './store.ts';

const spare = async (ctx: Ctx, entId: string, target: string) => {
  const rule = (await isProvedCompany(ctx, entId)) ? companyLimits.proved : companyLimits.unproved;
  const seconds =
    (await ctx.platform.limits.take(rule, entId)) || (await ctx.platform.limits.take(targetLimit, target));
  if (seconds) throw refuse(common.tooMany, { seconds });
};

/** Invites by mail or phone. @throws Refused seats.alreadyMember, seats.alreadyInvited, common.tooMany */
export const inviteColleague = async (ctx: Ctx, asked: { target: string; seat: GivenSeat }) => {
  const { entId, person } = myCompany(ctx);
  const { target, seat } = asked;
  const members = await peopleInSeats(ctx, entId);
  if (members.some((m) => m.phone === target || m.email === target))
    throw refuse(seatsErrors.alreadyMember, {}, { target: { code: 'seatTaken' } });
  const token = newSecret();
  const row = { id: newId(), entId, target, seat, inviterId: person.userId, inviterName: person.name };
  await inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'manage');
    if (!(await insertInvitation(tx, { ...row, tokenHash: digest(token) })))
      throw refuse(seatsErrors.alreadyInvited, {}, { target: { code: 'seatInvited' } });
    await spare(ctx, entId, target);
    await record(tx, entId, 'invited', target, { to: seat });
  });
  return { id: row.id, sent: await sendInvitation(ctx, row, token) };
};

/** An open invitation of my company, under a lock. @throws Refused common.notFound, seats.ended */
const openOfMine = async (tx: Ctx, id: string) => {
  const i = await lockInvitation(tx, id);
  if (!i || i.entId !== myCompany(tx).entId) throw refuse(common.notFound);
  if (i.state !== 'open') throw refuse(seatsErrors.ended);
  return i;
};

/** Sends it anew with a fresh link and seven days; the link before is dead. */
export const resendInvitation = async (ctx: Ctx, id: string) => {
  const token = newSecret();
  const sent = await inTransaction(ctx, async (tx) => {
    const i = await openOfMine(tx, id);
    await spare(ctx, i.entId, i.target);
    await renewInvitation(tx, id, digest(token));
    await record(tx, i.entId, 'resent', i.target, { to: i.seat });
    return i;
  });
  return { id, sent: await sendInvitation(ctx, sent, token) };
};

export const withdrawInvitation = (ctx: Ctx, id: string): Promise<null> =>
  inTransaction(ctx, async (tx) => {
    const i = await openOfMine(tx, id);
    await endInvitation(tx, id, 'withdrawn');
    await record(tx, i.entId, 'withdrawn', i.target, { to: i.seat });
    return null;
  });
