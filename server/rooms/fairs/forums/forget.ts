import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { deleteQuestionsOf } from './question-store.ts';
import { findSeatsOf } from './store.ts';
import { giveBack } from './take-place.ts';

/** Who is gone gives their places to who waits; their questions and votes go. */
export const forgetSeats = async (ctx: Ctx, userId: string): Promise<void> => {
  await deleteQuestionsOf(ctx, userId);
  for (const { id } of await findSeatsOf(ctx, userId)) await inTransaction(ctx, (tx) => giveBack(tx, id, userId));
};
