import { type Ctx, inTransaction } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { pieceShown } from '#server/rooms/content/events.ts';
import { noteContribution } from './note.ts';
import { findByPiece } from './store.ts';

/** Readers got a company's piece, or lost it: it stands in the course once, however often the event comes (content 34). */
export const onPieceShown = (ctx: Ctx, { pieceId, moveId, shown, reason }: Payload<typeof pieceShown>): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const known = await findByPiece(tx, pieceId);
    const act = shown ? 'shown' : 'hidden';
    if (known) await noteContribution(tx, known, { id: moveId, act, party: 'desk', userId: null, text: reason });
  });
