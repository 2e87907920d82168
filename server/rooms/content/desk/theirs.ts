import type { ContentKind } from '#contract/content/kinds.ts';
import type { PieceContent } from '#contract/content/piece.ts';
import type { Lang } from '#contract/core/langs.ts';
import { type Ctx, emit, me } from '#server/platform/context.ts';
import { holdOwnRow } from '#server/platform/locks.ts';
import { pieceShown } from '../events.ts';
import { claimSlug, insertMove, insertPiece, insertVersion, lockPiece, noteMoved } from '../store.ts';

type Theirs = { id: string; kind: ContentKind; slug: string; lang: Lang; content: PieceContent };

/** A draft of what a member wrote in one language, whose words the desk does not change (content 32). The slug has to be free. */
export const makeTheirs = async (tx: Ctx, { id, kind, slug, lang, content }: Theirs): Promise<void> => {
  await insertPiece(tx, { id, kind, slug, theirs: lang });
  holdOwnRow(tx, 'piece', id);
  if (!(await claimSlug(tx, id, slug))) throw new Error(`the slug ${slug} is taken`);
  await insertVersion(tx, { pieceId: id, no: 1, content, authorId: me(tx).userId });
};

/** Its author takes a piece back: readers don't get it, and it is not handed in any more. Twice is once. */
export const takeFromReaders = async (tx: Ctx, pieceId: string, reason: string): Promise<void> => {
  const piece = await lockPiece(tx, pieceId);
  if (!piece || piece.barred) return;
  await noteMoved(tx, pieceId, {
    state: 'withdrawn',
    submittedBy: null,
    publishAt: null,
    shows: 'nothing',
    barred: true,
  });
  const { userId } = me(tx);
  const moveId = await insertMove(tx, { pieceId, no: piece.head, act: 'withdraw', userId, reason, alone: false });
  if (piece.shown !== null) await emit(tx, pieceShown, { pieceId, moveId, shown: false, reason: '' });
};
