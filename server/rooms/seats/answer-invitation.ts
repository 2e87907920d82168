import { seatsErrors } from '#contract/seats/calls.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { digest } from '#server/platform/ids.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { lockPeople, peopleInSeats, takeSeat } from '#server/rooms/identity/index.ts';
import { seatAccepted, seatDeclined } from './events.ts';
import { record } from './my-company.ts';
import { masked } from './rules.ts';
import { endInvitation, findByToken, type Invitation, lockInvitation } from './store.ts';

/** @throws Refused seats.noLink, seats.ended, seats.expired */
const stillOpen = (i: Invitation | undefined): Invitation => {
  if (!i) throw refuse(seatsErrors.noLink);
  if (i.state !== 'open') throw refuse(seatsErrors.ended);
  if (i.expired) throw refuse(seatsErrors.expired);
  return i;
};

/** Nobody is seated where nobody is left who could take the seat back. @throws Refused seats.ended */
const hasOwner = async (ctx: Ctx, entId: string): Promise<void> => {
  if (!(await peopleInSeats(ctx, entId)).some((m) => m.seat === 'owner')) throw refuse(seatsErrors.ended);
};

/** The same under its lock, and its link still the same one: a fresh link may have been sent meanwhile. */
const lockOpen = async (tx: Ctx, found: Invitation): Promise<Invitation> => {
  const i = await lockInvitation(tx, found.id);
  return stillOpen(i?.tokenHash === found.tokenHash ? i : undefined);
};

export const readInvitation = async (ctx: Ctx, token: string) => {
  const i = stillOpen(await findByToken(ctx, digest(token)));
  await hasOwner(ctx, i.entId);
  const [company] = await companyBriefs(ctx, [i.entId]);
  return { company: company?.name ?? {}, seat: i.seat, by: i.inviterName, expiresAt: i.expiresAt.toISOString() };
};

const factsOf = (i: Invitation) => ({ invitationId: i.id, entId: i.entId, inviterId: i.inviterId });

/** Takes the seat: of any number of people or clicks with one link, the first. @throws Refused identity.alreadyInCompany */
export const acceptInvitation = (ctx: Ctx, token: string) =>
  inTransaction(ctx, async (tx) => {
    const found = stillOpen(await findByToken(tx, digest(token)));
    const { userId, name } = me(tx);
    await lockPeople(tx, { people: [userId], companies: [found.entId] });
    const i = await lockOpen(tx, found);
    await hasOwner(tx, i.entId);
    const [company] = await companyBriefs(tx, [i.entId]);
    if (!company) throw refuse(seatsErrors.noLink);
    await takeSeat(tx, userId, { entId: i.entId, seat: i.seat });
    await endInvitation(tx, i.id, 'accepted');
    await record(tx, i.entId, 'accepted', i.target, { to: i.seat });
    await emit(tx, seatAccepted, { ...factsOf(i), userId, name, seat: i.seat });
    return { company: company.name, seat: i.seat };
  });

/** Declining needs no account. */
export const declineInvitation = (ctx: Ctx, token: string): Promise<null> =>
  inTransaction(ctx, async (tx) => {
    const i = await lockOpen(tx, stillOpen(await findByToken(tx, digest(token))));
    await endInvitation(tx, i.id, 'declined');
    // Whoever holds the link answers for its target, logged in as whomever.
    await record({ ...tx, person: null }, i.entId, 'declined', i.target, { to: i.seat });
    await emit(tx, seatDeclined, { ...factsOf(i), target: masked(i.target) });
    return null;
  });
