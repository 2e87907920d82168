import { seatsErrors as no } from '#contract/seats.ts';
import { type Ctx, emit, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { leaveSeat, peopleInSeats } from '#server/rooms/identity/index.ts';
import { provedAlone } from '#server/rooms/verification/index.ts';
import { myCompany, record } from './my-company.ts';

/**
 * I leave my company: its records are out of reach with the next request, my other sessions end, the owners are told.
 * @throws Refused common.seat for who sits for none, seats.ownerStays for the owner
 */
export const leaveCompany = async (ctx: Ctx): Promise<null> => {
  const { entId, person } = myCompany(ctx);
  const { userId, sessionId: keep } = me(ctx);
  const verified = await provedAlone(ctx, userId);
  await leaveSeat(ctx, userId, { entId, verified, keep }, async (tx, m) => {
    if (m.seat === 'owner') throw refuse(no.ownerStays);
    await record(tx, entId, 'left', m.name, { from: m.seat });
    for (const owner of (await peopleInSeats(tx, entId)).filter((p) => p.seat === 'owner'))
      await emit(tx, 'seat.told', {
        userId: owner.id,
        kind: 'seatLeft',
        params: { name: person.name },
        seat: m.seat,
        link: '/accountdata/seats',
        dedupe: `seat:${newId()}`,
      });
  });
  return null;
};
