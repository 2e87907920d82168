import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { BoothClass } from '#contract/fairs/classes.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { taking } from '#server/platform/locks.ts';
import type { FairRecord } from '../store.ts';
import { fairBooths, fairHalls, fairs } from '../tables.ts';
import { classFollows, fairIntentions, fairVisitors } from './tables.ts';

export type VisitorRecord = typeof fairVisitors.$inferSelect;
const published = isNotNull(fairs.publishedAt);
const taken = eq(fairBooths.state, 'taken');

export const findFair = async (ctx: Ctx, id: string): Promise<FairRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(fairs)
      .where(and(eq(fairs.id, id), published))
  )[0];

/** The same, held: it stays published until the transaction ends. */
export const keepFair = async (tx: Ctx, id: string): Promise<FairRecord | undefined> => {
  taking(tx, 'fair', [id], 'keep');
  return (
    await tx.db
      .select()
      .from(fairs)
      .where(and(eq(fairs.id, id), published))
      .for('share')
  )[0];
};

/** Booths of a fair that have an exhibitor, hall by hall. */
export const findExhibitors = (ctx: Ctx, fairId: string) =>
  ctx.db
    .select({
      id: fairBooths.id,
      number: fairBooths.number,
      class: fairBooths.class,
      size: fairBooths.size,
      entId: fairBooths.entId,
      hallId: fairHalls.id,
      hallNo: fairHalls.no,
    })
    .from(fairBooths)
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .where(and(eq(fairHalls.fairId, fairId), taken))
    .orderBy(asc(fairHalls.no), sql`length(${fairBooths.number})`, asc(fairBooths.number), asc(fairBooths.id));

/** Companies that exhibit, by fair. */
export const countExhibitors = (ctx: Ctx, fairIds: string[]) =>
  ctx.db
    .select({ fairId: fairHalls.fairId, n: sql<number>`count(distinct ${fairBooths.entId})`.mapWith(Number) })
    .from(fairBooths)
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .where(and(inArray(fairHalls.fairId, fairIds), taken))
    .groupBy(fairHalls.fairId);

/** People who registered, and those of them who came, by fair. */
export const countVisitors = (ctx: Ctx, fairIds: string[]) =>
  ctx.db
    .select({ fairId: fairVisitors.fairId, registered: count(), visits: count(fairVisitors.usedAt) })
    .from(fairVisitors)
    .where(inArray(fairVisitors.fairId, fairIds))
    .groupBy(fairVisitors.fairId);

export const findVisitor = async (ctx: Ctx, fairId: string, userId: string): Promise<VisitorRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(fairVisitors)
      .where(and(eq(fairVisitors.fairId, fairId), eq(fairVisitors.userId, userId)))
  )[0];

export const findByCode = async (
  ctx: Ctx,
  codeHash: string,
): Promise<{ visitor: VisitorRecord; fair: FairRecord } | undefined> =>
  (
    await ctx.db
      .select({ visitor: fairVisitors, fair: fairs })
      .from(fairVisitors)
      .innerJoin(fairs, eq(fairs.id, fairVisitors.fairId))
      .where(and(eq(fairVisitors.codeHash, codeHash), published))
  )[0];

/** A registration that is there already stays. */
export const insertVisitor = async (ctx: Ctx, row: typeof fairVisitors.$inferInsert): Promise<void> => {
  await ctx.db.insert(fairVisitors).values(row).onConflictDoNothing();
};

/** Cancels a ticket that was not used. @returns whether it is gone */
export const deleteVisitor = async (ctx: Ctx, fairId: string, userId: string): Promise<boolean> =>
  (
    await ctx.db
      .delete(fairVisitors)
      .where(and(eq(fairVisitors.fairId, fairId), eq(fairVisitors.userId, userId), isNull(fairVisitors.usedAt)))
      .returning({ id: fairVisitors.id })
  ).length > 0;

/** Uses a ticket: of many at once exactly one does. @returns when, undefined where it was used before */
export const markUsed = async (ctx: Ctx, id: string, usedBy: string): Promise<string | undefined> =>
  (
    await ctx.db
      .update(fairVisitors)
      .set({ usedAt: sql`clock_timestamp()`, usedBy })
      .where(and(eq(fairVisitors.id, id), isNull(fairVisitors.usedAt)))
      .returning({ usedAt: fairVisitors.usedAt })
  )[0]?.usedAt ?? undefined;

export const findIntention = async (ctx: Ctx, fairId: string, entId: string) =>
  (
    await ctx.db
      .select()
      .from(fairIntentions)
      .where(and(eq(fairIntentions.fairId, fairId), eq(fairIntentions.entId, entId)))
  )[0];

/** One a company and fair: the later one takes the place of the earlier. */
export const writeIntention = async (ctx: Ctx, row: typeof fairIntentions.$inferInsert) => {
  const { userId, class: kind, size, wishes, contact } = row;
  const [saved] = await ctx.db
    .insert(fairIntentions)
    .values(row)
    .onConflictDoUpdate({
      target: [fairIntentions.fairId, fairIntentions.entId],
      set: { userId, class: kind, size, wishes, contact, updatedAt: sql`clock_timestamp()` },
    })
    .returning();
  if (!saved) throw new Error('no intention was written');
  return saved;
};

/** What companies have said of exhibiting, the newest first; of one company, or by one person. */
export const findIntentions = (ctx: Ctx, of: { entId: string } | { userId: string }) =>
  ctx.db
    .select({ intention: fairIntentions, fair: { id: fairs.id, name: fairs.name } })
    .from(fairIntentions)
    .innerJoin(fairs, eq(fairs.id, fairIntentions.fairId))
    .where('entId' in of ? eq(fairIntentions.entId, of.entId) : eq(fairIntentions.userId, of.userId))
    .orderBy(desc(fairIntentions.updatedAt), desc(fairIntentions.id))
    .limit(50);

/** Fairs that somebody registered for, the newest first. */
export const findVisitsOf = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ fair: fairs.name, at: fairVisitors.createdAt, usedAt: fairVisitors.usedAt })
    .from(fairVisitors)
    .innerJoin(fairs, eq(fairs.id, fairVisitors.fairId))
    .where(eq(fairVisitors.userId, userId))
    .orderBy(desc(fairVisitors.createdAt), desc(fairVisitors.id));

/** Companies and booths of each class, over all published fairs. */
export const countClasses = (ctx: Ctx) =>
  ctx.db
    .select({
      class: fairBooths.class,
      exhibitors: sql<number>`count(distinct ${fairBooths.entId})`.mapWith(Number),
      booths: count(),
    })
    .from(fairBooths)
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
    .where(and(published, taken))
    .groupBy(fairBooths.class);

export const findFollows = (ctx: Ctx, userId: string, place: { current: number; size: number }) => {
  const where = eq(classFollows.userId, userId);
  return pageOfRows(
    ctx.db.select().from(classFollows).where(where).orderBy(desc(classFollows.createdAt), asc(classFollows.class)),
    place,
    ctx.db.$count(classFollows, where),
  );
};
export const insertFollow = async (ctx: Ctx, userId: string, kind: BoothClass): Promise<void> => {
  await ctx.db.insert(classFollows).values({ userId, class: kind }).onConflictDoNothing();
};
export const deleteFollow = async (ctx: Ctx, userId: string, kind: BoothClass): Promise<void> => {
  await ctx.db.delete(classFollows).where(and(eq(classFollows.userId, userId), eq(classFollows.class, kind)));
};

/** What of this part belongs to a person alone goes with them. */
export const forgetVisitor = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(fairVisitors).where(eq(fairVisitors.userId, userId));
  await ctx.db.update(fairVisitors).set({ usedBy: null }).where(eq(fairVisitors.usedBy, userId));
  await ctx.db.delete(classFollows).where(eq(classFollows.userId, userId));
};
