import { common } from '#contract/core/errors.ts';
import { forumErrors } from '#contract/fairs/forums.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { forumPlaceGiven } from '../events.ts';
import { seatOf } from './read-forums.ts';
import { countIn, deleteSeat, findSeat, insertSeat, lockForum, moveUp } from './store.ts';

/** A place in a talk, or a turn on the waiting list; asked twice it is the same. @throws Refused forums.over */
export const signUp = async (ctx: Ctx, forumId: string) => {
  const { userId } = me(ctx);
  const seat = await inTransaction(ctx, async (tx) => {
    const found = await lockForum(tx, forumId);
    if (!found) throw refuse(common.notFound);
    if (!(await findSeat(tx, forumId, userId))) {
      if (Date.now() >= Date.parse(found.forum.endsAt)) throw refuse(forumErrors.over);
      const isFree = (await countIn(tx, forumId)) < found.forum.places;
      await insertSeat(tx, { forumId, userId, state: isFree ? 'in' : 'waiting' });
    }
    return seatOf(tx, forumId, userId);
  });
  if (!seat) throw refuse(common.notFound);
  return seat;
};

/** Hands places that are free on to who waits, under the lock of the talk. */
const handOn = async (tx: Ctx, forumId: string): Promise<void> => {
  const found = await lockForum(tx, forumId);
  if (!found || Date.now() >= Date.parse(found.forum.endsAt)) return;
  const free = found.forum.places - (await countIn(tx, forumId));
  if (free <= 0) return;
  const userIds = await moveUp(tx, forumId, free);
  if (userIds.length)
    await emit(tx, forumPlaceGiven, {
      forumId,
      title: found.forum.title,
      startsAt: new Date(found.forum.startsAt).toISOString(),
      userIds,
    });
};

/** Takes somebody's seat away, and the first who waits gets the place. */
export const giveBack = async (tx: Ctx, forumId: string, userId: string): Promise<void> => {
  const known = await lockForum(tx, forumId);
  const gone = await deleteSeat(tx, forumId, userId);
  if (known && gone?.state === 'in') await handOn(tx, forumId);
};

/** Gives one's place back. */
export const leave = async (ctx: Ctx, forumId: string): Promise<null> => {
  await inTransaction(ctx, (tx) => giveBack(tx, forumId, me(ctx).userId));
  return null;
};
