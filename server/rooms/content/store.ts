import { and, eq, sql } from 'drizzle-orm';
import type { PieceContent } from '#contract/content/piece.ts';
import type { PieceAct, PieceState } from '#contract/content/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import { newId } from '#server/platform/ids.ts';
import { contentMoves, contentPieces, contentSlugs, contentVersions } from './tables.ts';

const p = contentPieces;
export type PieceRecord = typeof p.$inferSelect;

/** Whoever saves, moves or publishes a piece takes turns. */
export const lockPiece = async (tx: Ctx, id: string): Promise<PieceRecord | undefined> => {
  taking(tx, 'piece', [id]);
  return (await tx.db.select().from(p).where(eq(p.id, id)).for('no key update'))[0];
};

export const findPiece = async (ctx: Ctx, id: string): Promise<PieceRecord | undefined> =>
  (await ctx.db.select().from(p).where(eq(p.id, id)))[0];

/** Of two at once with one id and one slug the later may meet either. @returns whether it is new; false where they are taken */
export const insertPiece = async (tx: Ctx, row: typeof p.$inferInsert): Promise<boolean> =>
  (await tx.db.insert(p).values(row).onConflictDoNothing().returning({ id: p.id })).length > 0;

/** Gives a piece a slug that no other has or had. @returns whether it has it */
export const claimSlug = async (tx: Ctx, pieceId: string, slug: string): Promise<boolean> => {
  await tx.db.insert(contentSlugs).values({ slug, pieceId }).onConflictDoNothing();
  const [row] = await tx.db.select().from(contentSlugs).where(eq(contentSlugs.slug, slug));
  return row?.pieceId === pieceId;
};

/** The piece of a slug that it has or had. */
export const findBySlug = async (ctx: Ctx, slug: string): Promise<PieceRecord | undefined> =>
  (
    await ctx.db
      .select({ piece: p })
      .from(contentSlugs)
      .innerJoin(p, eq(p.id, contentSlugs.pieceId))
      .where(eq(contentSlugs.slug, slug))
  )[0]?.piece;

export const insertVersion = async (
  tx: Ctx,
  row: { pieceId: string; no: number; content: PieceContent; authorId: string },
): Promise<void> => {
  await tx.db.insert(contentVersions).values(row);
};

export const findVersion = async (ctx: Ctx, pieceId: string, no: number) =>
  (
    await ctx.db
      .select()
      .from(contentVersions)
      .where(and(eq(contentVersions.pieceId, pieceId), eq(contentVersions.no, no)))
  )[0];

/** A version was written: it is the newest, and a draft. */
export const noteSaved = async (tx: Ctx, id: string, o: { slug: string }): Promise<void> => {
  await tx.db
    .update(p)
    .set({
      slug: o.slug,
      state: 'draft',
      head: sql`${p.head} + 1`,
      turn: sql`${p.turn} + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(eq(p.id, id));
};

type Moved = {
  state: PieceState;
  submittedBy?: string | null;
  publishAt?: string | null;
  /** Readers get the newest version from now on, or nothing any more. */
  shows?: 'head' | 'nothing';
  barred?: true;
};
export const noteMoved = async (tx: Ctx, id: string, o: Moved): Promise<void> => {
  await tx.db
    .update(p)
    .set({
      state: o.state,
      turn: sql`${p.turn} + 1`,
      updatedAt: sql`clock_timestamp()`,
      ...(o.submittedBy !== undefined && { submittedBy: o.submittedBy }),
      ...(o.publishAt !== undefined && { publishAt: o.publishAt }),
      ...(o.barred && { barred: true }),
      ...(o.shows === 'nothing' && { shown: null }),
      ...(o.shows === 'head' && {
        shown: sql`${p.head}`,
        publishedAt: sql`coalesce(${p.publishedAt}, clock_timestamp())`,
        revisedAt: sql`case when ${p.publishedAt} is null then null else clock_timestamp() end`,
      }),
    })
    .where(eq(p.id, id));
};

export const insertMove = async (
  tx: Ctx,
  m: { pieceId: string; no: number; act: PieceAct; userId: string | null; reason: string; alone: boolean },
): Promise<string> => {
  const id = newId();
  await tx.db.insert(contentMoves).values({ id, ...m });
  return id;
};

/** The slug of a piece that was just made. */
export const noteNamed = async (tx: Ctx, id: string, slug: string): Promise<void> => {
  await tx.db.update(p).set({ slug }).where(eq(p.id, id));
};
