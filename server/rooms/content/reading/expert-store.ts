import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PieceContent } from '#contract/content/piece.ts';
import type { Ctx } from '#server/platform/context.ts';
import { contentPieces as p, contentVersions as v } from '../tables.ts';
import { contentMarks as m } from '../discussion/tables.ts';

/** Who says the statement of a version: the same name at the same organisation is the same person. */
const speakerOf = (alias: string): SQL =>
  sql.raw(`lower((${alias}.content->'person'->'name'->>'cn') || '|' || (${alias}.content->'person'->'firm'->>'cn'))`);

/** The version that says who speaks: what readers see, whatever an editor drafts meanwhile; of what was taken back the newest. */
const saidIn = (piece: string): SQL => sql.raw(`coalesce(${piece}.shown, ${piece}.head)`);

/** Pieces of who says `pieceId`. */
const ofSpeaker = (pieceId: string | SQL): SQL => sql`(
  select other.piece_id from ${v} as other join ${p} as piece on piece.id = other.piece_id and ${saidIn('piece')} = other.no
  where piece.kind = 'statement' and ${speakerOf('other')} = (
    select ${speakerOf('one')} from ${v} as one join ${p} as said on said.id = one.piece_id and ${saidIn('said')} = one.no
    where said.id = ${pieceId}))`;

/** Whether a member follows who says the piece of the outer statement's `content_pieces` row. */
export const isOfFollowed = (userId: string): SQL =>
  sql`(${p.kind} = 'statement' and exists (
    select from ${m} where ${m.userId} = ${userId} and ${m.kind} = 'follow' and ${m.pieceId} in ${ofSpeaker(sql`${p.id}`)}))`;

/** Takes back that a member follows who says a piece, through whichever statement they do. */
export const deleteFollow = async (ctx: Ctx, userId: string, pieceId: string): Promise<void> => {
  await ctx.db.delete(m).where(and(eq(m.userId, userId), eq(m.kind, 'follow'), inArray(m.pieceId, ofSpeaker(pieceId))));
};

/** How many members follow who says a piece, and whether this one does. */
export const countFollowers = async (ctx: Ctx, pieceId: string, userId: string | null) => {
  const [row] = await ctx.db
    .select({
      n: sql<number>`count(distinct ${m.userId})::int`,
      mine: sql<boolean>`coalesce(bool_or(${m.userId} = ${userId}), false)`,
    })
    .from(m)
    .where(and(eq(m.kind, 'follow'), inArray(m.pieceId, ofSpeaker(pieceId))));
  return row ?? { n: 0, mine: false };
};

/** Whom a member follows, the newest first, each by the statement through which they do. */
export const findFollowed = async (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ slug: p.slug, name: sql<NonNullable<PieceContent['person']>['name']>`${v.content}->'person'->'name'` })
    .from(m)
    .innerJoin(p, eq(p.id, m.pieceId))
    .innerJoin(v, and(eq(v.pieceId, p.id), eq(v.no, p.shown)))
    .where(and(eq(m.userId, userId), eq(m.kind, 'follow'), isNotNull(p.shown)))
    .orderBy(desc(m.at), desc(m.pieceId))
    .limit(mostFollowed);

/** Experts whom the news centre names. */
const mostFollowed = 50;
