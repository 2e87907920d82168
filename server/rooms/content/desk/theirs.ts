import { and, eq, inArray } from 'drizzle-orm';
import type { ContentKind } from '#contract/content/kinds.ts';
import { lacksOf } from '#contract/content/lacks.ts';
import type { PieceContent } from '#contract/content/piece.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import { type Ctx, emit, me } from '#server/platform/context.ts';
import { holdOwnRow } from '#server/platform/locks.ts';
import { pieceShown } from '../events.ts';
import { claimSlug, insertMove, insertPiece, insertVersion, lockPiece, noteMoved } from '../store.ts';
import { contentPieces, contentVersions } from '../tables.ts';

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

/** Where pieces of members stand: whether readers see one, by which slug, and which languages are whole. */
export const findStanding = async (
  ctx: Ctx,
  ids: string[],
): Promise<Map<string, { shown: boolean; slug: string; written: Lang[] }>> => {
  if (!ids.length) return new Map();
  const [p, v] = [contentPieces, contentVersions];
  const rows = await ctx.db
    .select({ piece: p, content: v.content })
    .from(p)
    .innerJoin(v, and(eq(v.pieceId, p.id), eq(v.no, p.head)))
    .where(inArray(p.id, ids));
  return new Map(
    rows.map(({ piece, content }) => {
      const lacks = lacksOf(piece.kind, content);
      const written = langs.filter((l) => !lacks.some((at) => at.endsWith(`.${l}`)));
      return [piece.id, { shown: piece.shown !== null, slug: piece.slug, written }];
    }),
  );
};
