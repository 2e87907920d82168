import { type Ctx, emit, inTransaction } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { pieceDue, pieceShown } from '../events.ts';
import { findVersion, insertMove, lockPiece } from '../store.ts';
import { showHead } from './show-head.ts';

/**
 * A piece goes to its readers at its moment (content 11). A job that comes twice, late, or after a recall finds another turn and
 * does nothing.
 */
export const publishDue = (ctx: Ctx, { pieceId, turn }: Payload<typeof pieceDue>): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const piece = await lockPiece(tx, pieceId);
    if (!piece || piece.state !== 'scheduled' || piece.turn !== turn || !piece.publishAt) return;
    // The clock of the database, by which jobs come, may be ahead of this node's.
    if (Date.parse(piece.publishAt) > Date.now())
      return emit(tx, pieceDue, { pieceId, turn }, { startAfter: new Date(Date.parse(piece.publishAt) + 1_000) });
    const head = await findVersion(tx, pieceId, piece.head);
    if (!head) return;
    await showHead(tx, piece, head.content);
    const done = { pieceId, no: piece.head, act: 'publish' as const, userId: null, reason: '', alone: false };
    const moveId = await insertMove(tx, done);
    if (piece.theirs) await emit(tx, pieceShown, { pieceId, moveId, shown: true, reason: '' });
  });
