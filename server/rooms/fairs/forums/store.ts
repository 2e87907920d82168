import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { type ForumPhase, presentSeconds, type SeatState } from '#contract/fairs/forums.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { taking } from '#server/platform/locks.ts';
import { boothStaff, fairBooths, fairHalls, fairs } from '../tables.ts';
import { fairForums, forumSeats } from './tables.ts';

const columns = {
  forum: fairForums,
  fair: { id: fairs.id, name: fairs.name, zone: fairs.zone },
  hall: { id: fairHalls.id, no: fairHalls.no, name: fairHalls.name },
};
const from = (ctx: Ctx) =>
  ctx.db
    .select(columns)
    .from(fairForums)
    .innerJoin(fairs, eq(fairs.id, fairForums.fairId))
    .leftJoin(fairHalls, eq(fairHalls.id, fairForums.hallId));
export type ForumFound = Awaited<ReturnType<typeof findForums>>[number];

/** What everybody may know of: talks of published fairs that are not cancelled. */
const published = and(isNotNull(fairs.publishedAt), isNull(fairForums.cancelledAt));

export const findForums = (ctx: Ctx, ids: string[]) => from(ctx).where(and(inArray(fairForums.id, ids), published));

/** The programme of fairs, by the hour. */
export const findProgramme = (ctx: Ctx, fairIds: string[]) =>
  from(ctx)
    .where(and(inArray(fairForums.fairId, fairIds), published))
    .orderBy(asc(fairForums.startsAt), asc(fairForums.stage), asc(fairForums.id));

const inPhase: Record<ForumPhase, SQL> = {
  coming: sql`${fairForums.startsAt} > now()`,
  live: sql`${fairForums.startsAt} <= now() and ${fairForums.endsAt} > now()`,
  past: sql`${fairForums.endsAt} <= now()`,
};
type Wish = { fair?: string | undefined; phase?: ForumPhase | undefined; current: number; size: number };

/** Talks in the order of their hours; past ones the latest first. */
export const findForumPage = (ctx: Ctx, q: Wish) => {
  const where = and(
    published,
    q.fair ? eq(fairForums.fairId, q.fair) : undefined,
    q.phase ? inPhase[q.phase] : undefined,
  );
  const order = q.phase === 'past' ? desc(fairForums.startsAt) : asc(fairForums.startsAt);
  const total = ctx.db
    .select({ n: count() })
    .from(fairForums)
    .innerJoin(fairs, eq(fairs.id, fairForums.fairId))
    .where(where)
    .then((rows) => rows[0]?.n ?? 0);
  return pageOfRows(from(ctx).where(where).orderBy(order, asc(fairForums.id)), q, total);
};

/** How many have a place, and how many wait. */
export const countSeats = (ctx: Ctx, forumIds: string[]) =>
  forumIds.length
    ? ctx.db
        .select({ forumId: forumSeats.forumId, state: forumSeats.state, n: count() })
        .from(forumSeats)
        .where(inArray(forumSeats.forumId, forumIds))
        .groupBy(forumSeats.forumId, forumSeats.state)
    : Promise.resolve([]);

/** A talk under a row lock: whoever takes, gives back or hands on a place comes through here. */
export const lockForum = async (tx: Ctx, id: string) => {
  taking(tx, 'forum', [id]);
  const [row] = await tx.db
    .select({ id: fairForums.id })
    .from(fairForums)
    .innerJoin(fairs, eq(fairs.id, fairForums.fairId))
    .where(and(eq(fairForums.id, id), published))
    .for('no key update', { of: fairForums });
  return row && (await findForums(tx, [id]))[0];
};

export const findSeat = async (ctx: Ctx, forumId: string, userId: string) =>
  (
    await ctx.db
      .select()
      .from(forumSeats)
      .where(and(eq(forumSeats.forumId, forumId), eq(forumSeats.userId, userId)))
  )[0];

/** The how manieth of those who wait. */
export const countBefore = async (ctx: Ctx, forumId: string, n: number): Promise<number> =>
  ctx.db.$count(
    forumSeats,
    and(eq(forumSeats.forumId, forumId), eq(forumSeats.state, 'waiting'), lte(forumSeats.n, n)),
  );

export const countIn = (ctx: Ctx, forumId: string): Promise<number> =>
  ctx.db.$count(forumSeats, and(eq(forumSeats.forumId, forumId), eq(forumSeats.state, 'in')));

export const insertSeat = async (tx: Ctx, row: { forumId: string; userId: string; state: SeatState }) => {
  const [made] = await tx.db.insert(forumSeats).values(row).returning();
  if (!made) throw new Error('no seat was written');
  return made;
};

/** @returns the seat that was given back */
export const deleteSeat = async (tx: Ctx, forumId: string, userId: string) =>
  (
    await tx.db
      .delete(forumSeats)
      .where(and(eq(forumSeats.forumId, forumId), eq(forumSeats.userId, userId)))
      .returning()
  )[0];

/** Gives places to the first who wait. @returns who has got one */
export const moveUp = async (tx: Ctx, forumId: string, n: number): Promise<string[]> => {
  const first = tx.db
    .select({ userId: forumSeats.userId })
    .from(forumSeats)
    .where(and(eq(forumSeats.forumId, forumId), eq(forumSeats.state, 'waiting')))
    .orderBy(asc(forumSeats.n))
    .limit(n);
  const moved = await tx.db
    .update(forumSeats)
    .set({ state: 'in' })
    .where(and(eq(forumSeats.forumId, forumId), inArray(forumSeats.userId, first)))
    .returning({ userId: forumSeats.userId });
  return moved.map((m) => m.userId);
};

/** Somebody's seats: of these talks, or all of them. */
export const findSeatsOf = (ctx: Ctx, userId: string, fairId?: string) =>
  ctx.db
    .select({
      id: forumSeats.forumId,
      state: forumSeats.state,
      at: forumSeats.createdAt,
      presentAt: forumSeats.presentAt,
      title: fairForums.title,
    })
    .from(forumSeats)
    .innerJoin(fairForums, eq(fairForums.id, forumSeats.forumId))
    .where(
      and(
        eq(forumSeats.userId, userId),
        fairId ? and(eq(fairForums.fairId, fairId), isNull(fairForums.cancelledAt)) : undefined,
      ),
    )
    .orderBy(asc(fairForums.startsAt), asc(fairForums.id));

/** Marks those who have a place in a talk that begins within the hour; each once. @returns whom to remind of what */
export const markReminded = async (tx: Ctx) => {
  const soon = tx.db
    .select({ id: fairForums.id })
    .from(fairForums)
    .where(
      and(
        isNull(fairForums.cancelledAt),
        gt(fairForums.startsAt, sql<string>`now()`),
        lte(fairForums.startsAt, sql<string>`now() + interval '1 hour'`),
      ),
    );
  return tx.db
    .update(forumSeats)
    .set({ remindedAt: sql`clock_timestamp()` })
    .where(and(inArray(forumSeats.forumId, soon), eq(forumSeats.state, 'in'), isNull(forumSeats.remindedAt)))
    .returning({ forumId: forumSeats.forumId, userId: forumSeats.userId });
};

/** Notes when somebody with a place had the talk open first. @returns their seat; undefined without a place */
export const markEntered = async (tx: Ctx, forumId: string, userId: string) =>
  (
    await tx.db
      .update(forumSeats)
      .set({ enteredAt: sql`coalesce(${forumSeats.enteredAt}, clock_timestamp())` })
      .where(and(eq(forumSeats.forumId, forumId), eq(forumSeats.userId, userId), eq(forumSeats.state, 'in')))
      .returning({ presentAt: forumSeats.presentAt })
  )[0];

/** Marks them as present, once, where they came long enough ago. @returns whether they were marked now */
export const markPresent = async (tx: Ctx, forumId: string, userId: string): Promise<boolean> => {
  const marked = await tx.db
    .update(forumSeats)
    .set({ presentAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(forumSeats.forumId, forumId),
        eq(forumSeats.userId, userId),
        isNull(forumSeats.presentAt),
        sql`${forumSeats.enteredAt} <= clock_timestamp() - make_interval(secs => ${presentSeconds})`,
      ),
    )
    .returning({ userId: forumSeats.userId });
  return marked.length > 0;
};

/** How many were present at talks. */
export const countPresent = async (ctx: Ctx, forumIds: string[]): Promise<Map<string, number>> => {
  if (!forumIds.length) return new Map();
  const rows = await ctx.db
    .select({ forumId: forumSeats.forumId, n: count() })
    .from(forumSeats)
    .where(and(inArray(forumSeats.forumId, forumIds), isNotNull(forumSeats.presentAt)))
    .groupBy(forumSeats.forumId);
  return new Map(rows.map((r) => [r.forumId, r.n]));
};

/** Whether somebody looks after a booth of the exhibitor at the fair. */
export const isStaff = async (
  ctx: Ctx,
  o: { fairId: string; userId: string; entId: string; of?: string },
): Promise<boolean> => {
  if (o.of && o.of !== o.entId) return false;
  const rows = await ctx.db
    .select({ id: fairBooths.id })
    .from(boothStaff)
    .innerJoin(fairBooths, eq(fairBooths.id, boothStaff.boothId))
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .where(
      and(
        eq(boothStaff.userId, o.userId),
        eq(fairHalls.fairId, o.fairId),
        eq(fairBooths.entId, o.entId),
        eq(fairBooths.state, 'taken'),
      ),
    )
    .limit(1);
  return rows.length > 0;
};
