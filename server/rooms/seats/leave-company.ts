import { seatsErrors } from '#contract/seats/calls.ts';
import { type Ctx, emit, me, refuse } from '#server/platform/context.ts';
import { leaveSeat, openMatters } from '#server/rooms/identity/index.ts';
import { companyLeft, seatLeft } from './events.ts';
import { myCompany, record } from './my-company.ts';
import { endInvitationsOf } from './store.ts';

/**
 * I leave my company: its records are out of reach with the next request, my other sessions end, the owners are told. An
 * owner with nobody beside them leaves once nothing is under way; the company is verified no more.
 * @throws Refused common.seat for who sits for none, seats.ownerStays for an owner with colleagues or open matters
 */
export const leaveCompany = async (ctx: Ctx): Promise<null> => {
  const { entId, person } = myCompany(ctx);
  const { userId, sessionId: keep } = me(ctx);
  await leaveSeat(ctx, userId, { entId, keep }, async (tx, m) => {
    if (m.seat === 'owner') {
      const { matters, last } = await openMatters(tx, { userId, entId, seat: m.seat });
      if (!last || matters.length) throw refuse(seatsErrors.ownerStays);
      await endInvitationsOf(tx, entId);
      await emit(tx, companyLeft, { entId });
    }
    await record(tx, entId, 'left', m.name, { from: m.seat });
    await emit(tx, seatLeft, { entId, userId, name: person.name, seat: m.seat });
  });
  return null;
};
