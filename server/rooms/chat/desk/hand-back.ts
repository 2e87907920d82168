import { seatMay, type Seat } from '#contract/core/seats.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { lockConversations } from '../store.ts';
import { findHeld, handBackAll } from './consultation-store.ts';
import { staffOf } from './desk-company.ts';
import { tellDesk } from './follow-message.ts';

/**
 * What somebody had who is a colleague no more, or may not answer any more, goes back to the queue (chat 44). What stands now decides:
 * whoever answers there again by the time of a late event keeps what they have.
 */
export const handBack = (ctx: Ctx, e: { userId: string; entId?: string | null; seat?: Seat }): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { userId, entId = null } = e;
    if (entId !== null && (await staffOf(tx, entId)).some((p) => p.id === userId)) return;
    const locked = await lockConversations(tx, await findHeld(tx, userId, entId));
    if (!locked.length) return;
    const given = new Set(await handBackAll(tx, { userId, entId, conversationIds: locked.map((c) => c.id) }));
    await Promise.all(locked.filter((c) => given.has(c.id)).map((c) => tellDesk(tx, c)));
  });

/** Another seat takes them away only where it answers no more. */
export const onSeatGiven = async (ctx: Ctx, e: { userId: string; entId: string; seat: Seat }): Promise<void> => {
  if (!seatMay(e.seat, 'talk')) await handBack(ctx, e);
};
