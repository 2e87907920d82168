import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { chatAutoAnswers, chatHours, chatNotes, chatReplies } from './tables.ts';

export type NoteRecord = typeof chatNotes.$inferSelect;
export type ReplyRecord = typeof chatReplies.$inferSelect;
export type HoursRecord = typeof chatHours.$inferSelect;
const n = chatNotes;
const r = chatReplies;

export const findNotes = (ctx: Ctx, conversationId: string): Promise<NoteRecord[]> =>
  ctx.db.select().from(n).where(eq(n.conversationId, conversationId)).orderBy(asc(n.createdAt), asc(n.id));
export const findNote = async (ctx: Ctx, id: string): Promise<NoteRecord | undefined> =>
  (await ctx.db.select().from(n).where(eq(n.id, id)))[0];
export const countNotes = async (ctx: Ctx, conversationId: string): Promise<number> =>
  (await ctx.db.select({ n: count() }).from(n).where(eq(n.conversationId, conversationId)))[0]?.n ?? 0;
/** A note, once; of a click that comes twice the first. */
export const insertNote = async (tx: Ctx, row: typeof n.$inferInsert): Promise<NoteRecord | undefined> => {
  await tx.db
    .insert(n)
    .values(row)
    .onConflictDoNothing({ target: [n.userId, n.clientId] });
  return (
    await tx.db
      .select()
      .from(n)
      .where(and(eq(n.userId, row.userId), eq(n.clientId, row.clientId)))
  )[0];
};
export const findNoteByClient = async (ctx: Ctx, userId: string, clientId: string): Promise<NoteRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(n)
      .where(and(eq(n.userId, userId), eq(n.clientId, clientId)))
  )[0];
export const deleteNote = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db.delete(n).where(eq(n.id, id));
};
export const findNotesBy = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ conversationId: n.conversationId, body: n.body, at: n.createdAt })
    .from(n)
    .where(eq(n.userId, userId))
    .orderBy(asc(n.createdAt), asc(n.id));

export const findReplies = (ctx: Ctx, entId: string): Promise<ReplyRecord[]> =>
  ctx.db.select().from(r).where(eq(r.entId, entId)).orderBy(asc(r.createdAt), asc(r.id));
export const findReply = async (ctx: Ctx, id: string): Promise<ReplyRecord | undefined> =>
  (await ctx.db.select().from(r).where(eq(r.id, id)))[0];
/** An answer, once; of a click that comes twice the first. */
export const insertReply = async (tx: Ctx, row: typeof r.$inferInsert): Promise<ReplyRecord | undefined> => {
  await tx.db
    .insert(r)
    .values(row)
    .onConflictDoNothing({ target: [r.entId, r.clientId] });
  return (
    await tx.db
      .select()
      .from(r)
      .where(and(eq(r.entId, row.entId), eq(r.clientId, row.clientId)))
  )[0];
};
/** @returns whether it is the company's */
export const changeReply = async (
  ctx: Ctx,
  { id, entId }: { id: string; entId: string },
  set: { title: Text; text: Text; savedBy: string },
): Promise<boolean> =>
  (
    await ctx.db
      .update(r)
      .set(set)
      .where(and(eq(r.id, id), eq(r.entId, entId)))
      .returning({ id: r.id })
  ).length > 0;
export const deleteReply = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db.delete(r).where(eq(r.id, id));
};

export const findHoursOf = (ctx: Ctx, entIds: string[]): Promise<HoursRecord[]> =>
  entIds.length ? ctx.db.select().from(chatHours).where(inArray(chatHours.entId, entIds)) : Promise.resolve([]);
export const findHours = async (ctx: Ctx, entId: string): Promise<HoursRecord | undefined> =>
  (await findHoursOf(ctx, [entId]))[0];
export const putHours = async (
  ctx: Ctx,
  row: typeof chatHours.$inferInsert & { reply: Text | null },
): Promise<void> => {
  const { entId: _, ...set } = row;
  await ctx.db.insert(chatHours).values(row).onConflictDoUpdate({ target: chatHours.entId, set });
};

/** When these conversations last had an automatic answer. */
export const findAutoAnswers = (
  ctx: Ctx,
  conversationIds: string[],
): Promise<{ conversationId: string; answeredAt: string }[]> =>
  conversationIds.length
    ? ctx.db.select().from(chatAutoAnswers).where(inArray(chatAutoAnswers.conversationId, conversationIds))
    : Promise.resolve([]);
/** Takes the one automatic answer of an absence. @returns false where it was given already */
export const takeAutoAnswer = async (tx: Ctx, conversationId: string, since: Date): Promise<boolean> => {
  const x = chatAutoAnswers;
  const answeredAt = sql`clock_timestamp()`;
  return (
    (
      await tx.db
        .insert(x)
        .values({ conversationId, answeredAt })
        .onConflictDoUpdate({
          target: x.conversationId,
          set: { answeredAt },
          setWhere: lt(x.answeredAt, since.toISOString()),
        })
        .returning({ id: x.conversationId })
    ).length > 0
  );
};
