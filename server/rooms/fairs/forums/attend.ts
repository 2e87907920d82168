import { common } from '#contract/core/errors.ts';
import { forumPhaseAt } from '#contract/fairs/forums.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { talkAttended } from '../events.ts';
import { findForums, markEntered, markPresent } from './store.ts';

/**
 * Somebody with a place has the talk open while it goes on: from the second call on, a minute after the first, they count as present,
 * once. People of the company that leads it, and operators, are no guests (fairs 70). @throws Refused common.notFound
 */
export const attend = async (ctx: Ctx, forumId: string): Promise<{ present: boolean }> => {
  const { userId, userType, entId } = me(ctx);
  const [found] = await findForums(ctx, [forumId]);
  if (!found) throw refuse(common.notFound);
  const { forum } = found;
  const isHost = userType === 9 || (forum.entId !== null && forum.entId === entId);
  if (isHost || forumPhaseAt(forum, Date.now()) !== 'live') return { present: false };
  return inTransaction(ctx, async (tx) => {
    const seat = await markEntered(tx, forumId, userId);
    if (!seat) return { present: false };
    if (seat.presentAt) return { present: true };
    const first = await markPresent(tx, forumId, userId);
    if (first) await emit(tx, talkAttended, { forumId, userId });
    return { present: first };
  });
};
