import { conferenceErrors as errors } from '#contract/conferences/calls.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { conferencePlaceGiven } from './events.ts';
import { factsOf } from './present.ts';
import { answerOf, seatOf } from './read-conferences.ts';
import { countIn, deleteSeat, findSeat, findSeatsOf, insertSeat, moveUp } from './seat-store.ts';
import { type ConferenceRecord, lockConference } from './store.ts';

/** Hands places that are free on to who waits, under the lock of the conference. @returns how many are free after that */
export const handOn = async (tx: Ctx, c: ConferenceRecord): Promise<number> => {
  if (c.state !== 'shown' || Date.now() >= Date.parse(c.endsAt)) return 0;
  const free = c.places - (await countIn(tx, c.id));
  if (free <= 0) return 0;
  const userIds = await moveUp(tx, c.id, free);
  if (userIds.length) await emit(tx, conferencePlaceGiven, { ...factsOf(c), userIds });
  return free - userIds.length;
};

/**
 * A place in a conference, or a turn on the waiting list; asked twice it is the same (conferences 5).
 * @throws Refused common.notFound, conferences.closed, conferences.cancelled, conferences.over
 */
export const signUp = async (ctx: Ctx, conferenceId: string) => {
  const { userId } = me(ctx);
  const seat = await inTransaction(ctx, async (tx) => {
    const c = await lockConference(tx, conferenceId);
    if (!c || c.state === 'draft') throw refuse(common.notFound);
    if (!(await findSeat(tx, conferenceId, userId))) {
      const may = answerOf(c, Date.now());
      if (may !== 'yes') throw refuse(errors[may]);
      const free = await handOn(tx, c);
      await insertSeat(tx, { conferenceId, userId, state: free > 0 ? 'in' : 'waiting' });
    }
    return seatOf(tx, conferenceId, userId);
  });
  if (!seat) throw refuse(common.notFound);
  return seat;
};

/** Takes somebody's place away, and the first who waits gets it. */
const giveBack = async (tx: Ctx, conferenceId: string, userId: string): Promise<void> => {
  const c = await lockConference(tx, conferenceId);
  if (c && (await deleteSeat(tx, conferenceId, userId)) === 'in') await handOn(tx, c);
};

/** Gives one's place back; without one nothing happens. */
export const leave = async (ctx: Ctx, conferenceId: string): Promise<null> => {
  await inTransaction(ctx, (tx) => giveBack(tx, conferenceId, me(ctx).userId));
  return null;
};

/** Who is gone gives their places to who waits. */
export const forgetSeats = async (ctx: Ctx, userId: string): Promise<void> => {
  for (const { id } of await findSeatsOf(ctx, userId)) await inTransaction(ctx, (tx) => giveBack(tx, id, userId));
};
