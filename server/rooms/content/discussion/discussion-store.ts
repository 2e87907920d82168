import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { contentPieces as p, contentVersions as v } from '../tables.ts';
import { contentComments as c, contentMarks as m, contentPositions as at, type markKinds } from './tables.ts';

export type CommentRecord = typeof c.$inferSelect;
type MarkKind = (typeof markKinds)[number];

/** Comments of a piece, the newest first; what the desk has hidden is left out. */
export const findComments = (ctx: Ctx, pieceId: string, o: { current: number; size: number }) => {
  const where = and(eq(c.pieceId, pieceId), isNull(c.hiddenAt));
  return pageOfRows(
    ctx.db.select().from(c).where(where).orderBy(desc(c.createdAt), desc(c.id)).$dynamic(),
    o,
    ctx.db.$count(c, where),
  );
};

/** @returns whether it is new; false where the id is taken */
export const insertComment = async (ctx: Ctx, row: typeof c.$inferInsert): Promise<boolean> =>
  (await ctx.db.insert(c).values(row).onConflictDoNothing().returning({ id: c.id })).length > 0;

export const findComment = async (ctx: Ctx, id: string): Promise<CommentRecord | undefined> =>
  (await ctx.db.select().from(c).where(eq(c.id, id)))[0];

/** Comments with the title of what they are about, for reports. */
export const findCommentsByIds = (ctx: Ctx, ids: string[]) =>
  ctx.db
    .select({ comment: c, kind: p.kind, shown: p.shown, title: sql<Record<string, string>>`${v.content}->'title'` })
    .from(c)
    .innerJoin(p, eq(p.id, c.pieceId))
    .innerJoin(v, and(eq(v.pieceId, p.id), eq(v.no, p.head)))
    .where(inArray(c.id, ids));

/** @returns whether it was there and theirs */
export const deleteComment = async (ctx: Ctx, id: string, userId: string): Promise<boolean> =>
  (
    await ctx.db
      .delete(c)
      .where(and(eq(c.id, id), eq(c.userId, userId)))
      .returning({ id: c.id })
  ).length > 0;

export const hideComment = async (tx: Ctx, id: string): Promise<void> => {
  await tx.db
    .update(c)
    .set({ hiddenAt: sql`coalesce(${c.hiddenAt}, clock_timestamp())` })
    .where(eq(c.id, id));
};

export const setMark = async (ctx: Ctx, row: typeof m.$inferInsert, on: boolean): Promise<void> => {
  if (on) await ctx.db.insert(m).values(row).onConflictDoNothing();
  else await ctx.db.delete(m).where(and(eq(m.userId, row.userId), eq(m.pieceId, row.pieceId), eq(m.kind, row.kind)));
};

/** How many marks of each kind a piece has, and which of them are the reader's. */
export const countMarks = async (ctx: Ctx, pieceId: string, userId: string | null) => {
  const rows = await ctx.db
    .select({
      kind: m.kind,
      n: sql<number>`count(*)::int`,
      mine: sql<boolean>`coalesce(bool_or(${m.userId} = ${userId}), false)`,
    })
    .from(m)
    .where(eq(m.pieceId, pieceId))
    .groupBy(m.kind);
  const of = (kind: MarkKind) => rows.find((r) => r.kind === kind) ?? { n: 0, mine: false };
  return { praise: of('praise'), collect: of('collect') };
};

export const findPosition = async (ctx: Ctx, userId: string, pieceId: string): Promise<number | undefined> =>
  (
    await ctx.db
      .select({ seconds: at.seconds })
      .from(at)
      .where(and(eq(at.userId, userId), eq(at.pieceId, pieceId)))
  )[0]?.seconds;

export const writePosition = async (ctx: Ctx, row: typeof at.$inferInsert): Promise<void> => {
  await ctx.db
    .insert(at)
    .values(row)
    .onConflictDoUpdate({ target: [at.userId, at.pieceId], set: { seconds: row.seconds, at: sql`clock_timestamp()` } });
};

/** What a member said, praised, collected and watched, for the copy of their data. */
export const findDiscussedBy = async (ctx: Ctx, userId: string) => {
  const [comments, marks, watched] = await Promise.all([
    ctx.db
      .select({ piece: p.slug, text: c.text, at: c.createdAt })
      .from(c)
      .innerJoin(p, eq(p.id, c.pieceId))
      .where(eq(c.userId, userId))
      .orderBy(desc(c.createdAt), desc(c.id)),
    ctx.db
      .select({ piece: p.slug, kind: m.kind, at: m.at })
      .from(m)
      .innerJoin(p, eq(p.id, m.pieceId))
      .where(eq(m.userId, userId))
      .orderBy(desc(m.at)),
    ctx.db
      .select({ piece: p.slug, seconds: at.seconds, at: at.at })
      .from(at)
      .innerJoin(p, eq(p.id, at.pieceId))
      .where(eq(at.userId, userId))
      .orderBy(desc(at.at)),
  ]);
  return { comments, marks, watched };
};

/** All of it goes with the account. */
export const deleteDiscussedBy = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(c).where(eq(c.userId, userId));
  await ctx.db.delete(m).where(eq(m.userId, userId));
  await ctx.db.delete(at).where(eq(at.userId, userId));
};
