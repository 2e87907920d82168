import type { PieceContent } from '#contract/content/piece.ts';
import { isLegalName } from '#contract/legal/documents.ts';
import type { Ctx } from '#server/platform/context.ts';
import { putInForce } from '#server/rooms/legal/index.ts';
import { noteMoved, type PieceRecord } from '../store.ts';

/**
 * Readers get the newest version of a piece from now on; of a legal text it is a version that is in force (content 36). Under a lock
 * on the piece, which the caller holds.
 */
export const showHead = async (tx: Ctx, piece: PieceRecord, c: PieceContent): Promise<void> => {
  await noteMoved(tx, piece.id, { state: 'published', publishAt: null, shows: 'head' });
  if (piece.kind !== 'legal' || !isLegalName(piece.slug)) return;
  const words = { title: c.title, summary: c.summary, blocks: c.blocks };
  await putInForce(tx, { document: piece.slug, words, pieceId: piece.id, no: piece.head });
};
