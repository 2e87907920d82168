import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import { fairForums, talkProposals } from '../forums/tables.ts';
import { fairVisitors } from '../registration/tables.ts';
import type { FairRecord, HallRecord } from '../store.ts';
import { fairBooths, fairHalls, fairs } from '../tables.ts';

/** All fairs, those that begin last first; with an id that one alone. There are a few a year. */
export const findAllFairs = (ctx: Ctx, id?: string): Promise<FairRecord[]> =>
  ctx.db
    .select()
    .from(fairs)
    .where(id ? eq(fairs.id, id) : undefined)
    .orderBy(desc(fairs.startsAt), desc(fairs.id));

/** Halls of fairs with their booths by state. */
export const findHallSums = (ctx: Ctx, fairIds: string[]) => {
  const inState = (state: string) =>
    sql<number>`count(*) filter (where ${fairBooths.state} = ${state})`.mapWith(Number);
  return fairIds.length
    ? ctx.db
        .select({
          id: fairHalls.id,
          fairId: fairHalls.fairId,
          no: fairHalls.no,
          name: fairHalls.name,
          booths: count(fairBooths.id),
          free: inState('free'),
          held: inState('held'),
          taken: inState('taken'),
        })
        .from(fairHalls)
        .leftJoin(fairBooths, eq(fairBooths.hallId, fairHalls.id))
        .where(inArray(fairHalls.fairId, fairIds))
        .groupBy(fairHalls.id)
        .orderBy(asc(fairHalls.no))
    : Promise.resolve([]);
};

/** Talks of fairs that are not cancelled, by fair and hall. */
export const countTalks = (ctx: Ctx, fairIds: string[]) =>
  fairIds.length
    ? ctx.db
        .select({ fairId: fairForums.fairId, hallId: fairForums.hallId, n: count() })
        .from(fairForums)
        .where(and(inArray(fairForums.fairId, fairIds), isNull(fairForums.cancelledAt)))
        .groupBy(fairForums.fairId, fairForums.hallId)
    : Promise.resolve([]);

/** Proposals that wait for the desk, by fair. */
export const countWaiting = (ctx: Ctx, fairIds: string[]) =>
  fairIds.length
    ? ctx.db
        .select({ fairId: talkProposals.fairId, n: count() })
        .from(talkProposals)
        .where(and(inArray(talkProposals.fairId, fairIds), eq(talkProposals.state, 'proposed')))
        .groupBy(talkProposals.fairId)
    : Promise.resolve([]);

/**
 * Of two at once with one id the slower may meet the slug of the faster first, so both are asked for without an error.
 * @returns whether it is new, there already, or lacks its slug, which another fair has
 */
export const insertFair = async (tx: Ctx, row: typeof fairs.$inferInsert): Promise<'new' | 'there' | 'slugTaken'> => {
  const made = await tx.db.insert(fairs).values(row).onConflictDoNothing().returning({ id: fairs.id });
  if (made.length) return 'new';
  return (await tx.db.$count(fairs, eq(fairs.id, row.id))) ? 'there' : 'slugTaken';
};

/** A fair under a row lock, for whoever writes it or relies on it staying as it is. */
export const lockFair = async (tx: Ctx, id: string, how: 'change' | 'keep'): Promise<FairRecord | undefined> => {
  taking(tx, 'fair', [id], how);
  return (
    await tx.db
      .select()
      .from(fairs)
      .where(eq(fairs.id, id))
      .for(how === 'change' ? 'no key update' : 'share')
  )[0];
};

type FairWords = Pick<FairRecord, 'name' | 'about' | 'place' | 'zone' | 'slug' | 'startsAt' | 'endsAt'>;
export const writeFair = async (tx: Ctx, id: string, words: FairWords): Promise<void> => {
  await tx.db
    .update(fairs)
    .set({ ...words, version: sql`${fairs.version} + 1`, updatedAt: sql`clock_timestamp()` })
    .where(eq(fairs.id, id));
};
/** A fair is shown to everybody, or to the desk alone. */
export const markPublished = async (tx: Ctx, id: string, published: boolean): Promise<FairRecord | undefined> =>
  (
    await tx.db
      .update(fairs)
      .set({ publishedAt: published ? sql`clock_timestamp()` : null, updatedAt: sql`clock_timestamp()` })
      .where(eq(fairs.id, id))
      .returning()
  )[0];

export const countRegistered = (ctx: Ctx, fairId: string): Promise<number> =>
  ctx.db.$count(fairVisitors, eq(fairVisitors.fairId, fairId));

/** Whom a change of dates concerns: people who registered, companies with a booth. */
export const findConcerned = async (ctx: Ctx, fairId: string): Promise<{ userIds: string[]; entIds: string[] }> => {
  const [people, companies] = await Promise.all([
    ctx.db
      .select({ userId: fairVisitors.userId })
      .from(fairVisitors)
      .where(eq(fairVisitors.fairId, fairId))
      .orderBy(asc(fairVisitors.userId)),
    ctx.db
      .selectDistinct({ entId: fairBooths.entId })
      .from(fairBooths)
      .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
      .where(eq(fairHalls.fairId, fairId)),
  ]);
  return { userIds: people.map((p) => p.userId), entIds: companies.flatMap((c) => c.entId ?? []) };
};

export const findHallOf = async (ctx: Ctx, id: string): Promise<{ fair: FairRecord; hall: HallRecord } | undefined> =>
  (
    await ctx.db
      .select({ fair: fairs, hall: fairHalls })
      .from(fairHalls)
      .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
      .where(eq(fairHalls.id, id))
  )[0];

export const findHallsOf = (ctx: Ctx, fairId: string): Promise<HallRecord[]> =>
  ctx.db.select().from(fairHalls).where(eq(fairHalls.fairId, fairId)).orderBy(asc(fairHalls.no));

/** A hall under a row lock: whoever writes its plan or removes it takes turns. */
export const lockHall = async (tx: Ctx, id: string): Promise<HallRecord | undefined> => {
  taking(tx, 'fairHall', [id]);
  return (await tx.db.select().from(fairHalls).where(eq(fairHalls.id, id)).for('no key update'))[0];
};

/** @returns whether it is new */
export const insertHall = async (tx: Ctx, row: typeof fairHalls.$inferInsert): Promise<boolean> =>
  (
    await tx.db
      .insert(fairHalls)
      .values(row)
      .onConflictDoNothing({ target: fairHalls.id })
      .returning({ id: fairHalls.id })
  ).length > 0;

export const writeHallName = async (tx: Ctx, id: string, name: Text): Promise<void> => {
  await tx.db.update(fairHalls).set({ name }).where(eq(fairHalls.id, id));
};

/** Numbers halls of a fair anew in this order; first out of the way, since each number is there once. */
export const writeHallOrder = async (tx: Ctx, ids: string[]): Promise<void> => {
  const place = sql`array_position(${sql.param(ids)}::uuid[], ${fairHalls.id})`;
  await tx.db
    .update(fairHalls)
    .set({ no: sql`1000 + ${place}` })
    .where(inArray(fairHalls.id, ids));
  await tx.db
    .update(fairHalls)
    .set({ no: sql`${place}` })
    .where(inArray(fairHalls.id, ids));
};

export const deleteHall = async (tx: Ctx, id: string): Promise<void> => {
  await tx.db.delete(fairHalls).where(eq(fairHalls.id, id));
};
/** Talks that were, are or will be held in a hall, cancelled ones among them. */
export const countTalksIn = (ctx: Ctx, hallId: string): Promise<number> =>
  ctx.db.$count(fairForums, eq(fairForums.hallId, hallId));
