import { seatMay, type Seat } from '#contract/core/seats.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { handBackAll } from './consultation-store.ts';

/** What somebody had who is a colleague no more, or may not answer any more, goes back to the queue (chat 44). */
export const handBack = (ctx: Ctx, e: { userId: string; entId?: string | null; seat?: Seat }): Promise<void> =>
  inTransaction(ctx, (tx) => handBackAll(tx, e.userId, e.entId ?? null));

/** Another seat takes them away only where it answers no more. */
export const onSeatGiven = async (ctx: Ctx, e: { userId: string; entId: string; seat: Seat }): Promise<void> => {
  if (!seatMay(e.seat, 'talk')) await handBack(ctx, e);
};
