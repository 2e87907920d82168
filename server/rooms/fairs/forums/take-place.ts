import { common } from '#contract/core/errors.ts';
import { forumErrors } from '#contract/fairs/forums.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { forumPlaceGiven } from '../events.ts';
import { seatOf } from './read-forums.ts';
import { countIn, deleteSeat, findSeat, insertSeat, lockForum, moveUp } from './store.ts';

type Found = { forum: NonNullable<Awaited<ReturnType<typeof lockForum>>>['forum'] };

/** Hands places that are free on to who waits, under the lock of the talk. @returns how many are free after that */
export const handOn = async (tx: Ctx, { forum }: Found): Promise<number> => {
  if (Date.now() >= Date.parse(forum.endsAt)) return 0;
  const free = forum.places - (await countIn(tx, forum.id));
  if (free <= 0) return 0;
  const userIds = await moveUp(tx, forum.id, free);
  if (userIds.length)
    await emit(tx, forumPlaceGiven, {
      forumId: forum.id,
      title: forum.title,
      startsAt: new Date(forum.startsAt).toISOString(),
      userIds,
    });
  return free - userIds.length;
};

/**
 * A place in a talk, or a turn on the waiting list; asked twice it is the same. Where the places were raised, who waits
 * comes first. @throws Refused forums.over
 */
export const signUp = async (ctx: Ctx, forumId: string) => {
  const { userId } = me(ctx);
  const seat = await inTransaction(ctx, async (tx) => {
    const found = await lockForum(tx, forumId);
    if (!found) throw refuse(common.notFound);
    if (!(await findSeat(tx, forumId, userId))) {
      if (Date.now() >= Date.parse(found.forum.endsAt)) throw refuse(forumErrors.over);
      const free = await handOn(tx, found);
      await insertSeat(tx, { forumId, userId, state: free > 0 ? 'in' : 'waiting' });
    }
    return seatOf(tx, forumId, userId);
  });
  if (!seat) throw refuse(common.notFound);
  return seat;
};

/** Takes somebody's seat away, and the first who waits gets the place. */
export const giveBack = async (tx: Ctx, forumId: string, userId: string): Promise<void> => {
  const known = await lockForum(tx, forumId);
  const gone = await deleteSeat(tx, forumId, userId);
  if (known && gone?.state === 'in') await handOn(tx, known);
};

/** Gives one's place back. */
export const leave = async (ctx: Ctx, forumId: string): Promise<null> => {
  await inTransaction(ctx, (tx) => giveBack(tx, forumId, me(ctx).userId));
  return null;
};
