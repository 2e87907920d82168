import { common } from '#contract/core/errors.ts';
import type { GivenSeat } from '#contract/core/seats.ts';
import { seatsErrors } from '#contract/seats/calls.ts';
import { type Ctx, emit, inTransaction, refuse } from '#server/platform/context.ts';
import { leaveSeat, type Member, peopleInSeats, reauthenticate, setSeat } from '#server/rooms/identity/index.ts';
import { seatChanged, seatHandedOver, seatRemoved } from './events.ts';
import { myCompany, record } from './my-company.ts';

/** The owner's seat is handed over, and nobody sets or ends their own. @throws Refused seats.ownersSeat, seats.ownSeat */
const notMineNorOwners = (ctx: Ctx, m: Member) => {
  if (m.id === myCompany(ctx).person.userId) throw refuse(seatsErrors.ownSeat);
  if (m.seat === 'owner') throw refuse(seatsErrors.ownersSeat);
};

/** Another seat for a colleague, from their next request on. */
export const changeSeat = (ctx: Ctx, id: string, seat: GivenSeat): Promise<null> =>
  inTransaction(ctx, async (tx) => {
    const { entId } = myCompany(tx);
    const before = await setSeat(tx, id, { entId, seat }, (m) => {
      notMineNorOwners(tx, m);
      if (m.seat === seat) throw refuse(seatsErrors.sameSeat);
    });
    await record(tx, entId, 'changed', before.name, { from: before.seat, to: seat });
    await emit(tx, seatChanged, { userId: id, entId, seat });
    return null;
  });

/** Takes a colleague out, at once: requests, sessions and sockets. */
export const removeMember = async (ctx: Ctx, id: string): Promise<null> => {
  const { entId } = myCompany(ctx);
  await leaveSeat(ctx, id, { entId }, async (tx, m) => {
    notMineNorOwners(tx, m);
    await record(tx, entId, 'removed', m.name, { from: m.seat });
    await emit(tx, seatRemoved, { userId: id, entId });
  });
  return null;
};

/** The company gets another owner; the one before stays as administrator. @throws Refused invalid, identity.code, seats.ownSeat */
export const handOver = async (
  ctx: Ctx,
  id: string,
  by: { password?: string | undefined; code?: string | undefined },
): Promise<null> => {
  const { entId, person } = myCompany(ctx);
  if (id === person.userId) throw refuse(seatsErrors.ownSeat);
  if (!(await peopleInSeats(ctx, entId)).some((m) => m.id === id)) throw refuse(common.notFound);
  await reauthenticate(ctx, by);
  return inTransaction(ctx, async (tx) => {
    await setSeat(tx, person.userId, { entId, seat: 'administrator' }, (m) => {
      if (m.seat !== 'owner') throw refuse(common.seat);
    });
    const next = await setSeat(tx, id, { entId, seat: 'owner' }, (m) => {
      if (m.seat === 'owner') throw refuse(seatsErrors.sameSeat);
    });
    await record(tx, entId, 'handedOver', next.name, { from: next.seat, to: 'owner' });
    await emit(tx, seatHandedOver, { userId: id, entId });
    return null;
  });
};
