import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { ContentKind } from '#contract/content/kinds.ts';
import type { PieceState } from '#contract/content/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { contentMoves, contentPieces as p, contentVersions as v } from '../tables.ts';

type Wanted = { q?: string | undefined; kind?: ContentKind | undefined; state?: PieceState | undefined };
const headVersion = and(eq(v.pieceId, p.id), eq(v.no, p.head));

/** All pieces with their newest version, what was changed last first. */
export const findDeskPage = (ctx: Ctx, w: Wanted, o: { current: number; size: number }) => {
  const where = and(
    w.kind && eq(p.kind, w.kind),
    w.state && eq(p.state, w.state),
    everyWord(w.q ?? '', (like) => or(textMatches(sql`(${v.content}->'title')`, like), sql`${p.slug} ilike ${like}`)),
  );
  const all = ctx.db.select({ id: p.id }).from(p).innerJoin(v, headVersion).where(where).as('all');
  return pageOfRows(
    ctx.db
      .select({ piece: p, head: v })
      .from(p)
      .innerJoin(v, headVersion)
      .where(where)
      .orderBy(desc(p.updatedAt), desc(p.id)),
    o,
    ctx.db.$count(all),
  );
};

export const countInReview = (ctx: Ctx): Promise<number> => ctx.db.$count(p, eq(p.state, 'review'));

export const findVersions = (ctx: Ctx, pieceId: string) =>
  ctx.db
    .select({ no: v.no, authorId: v.authorId, at: v.at })
    .from(v)
    .where(eq(v.pieceId, pieceId))
    .orderBy(desc(v.no))
    .limit(100);

export const findMoves = (ctx: Ctx, pieceId: string) =>
  ctx.db
    .select()
    .from(contentMoves)
    .where(eq(contentMoves.pieceId, pieceId))
    .orderBy(asc(contentMoves.at), asc(contentMoves.id));
