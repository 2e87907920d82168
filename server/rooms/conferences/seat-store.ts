import { and, asc, count, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Participation } from '#contract/conferences/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { conferences as c, conferenceSeats as s } from './tables.ts';

const of = (conferenceId: string, userId: string) => and(eq(s.conferenceId, conferenceId), eq(s.userId, userId));

/** How many have a place in each conference, and how many wait. */
export const countSeats = async (ctx: Ctx, ids: string[]): Promise<(id: string, state: Participation) => number> => {
  const rows = ids.length
    ? await ctx.db
        .select({ id: s.conferenceId, state: s.state, n: count() })
        .from(s)
        .where(inArray(s.conferenceId, ids))
        .groupBy(s.conferenceId, s.state)
    : [];
  return (id, state) => rows.find((r) => r.id === id && r.state === state)?.n ?? 0;
};
export const countIn = (ctx: Ctx, id: string): Promise<number> =>
  ctx.db.$count(s, and(eq(s.conferenceId, id), eq(s.state, 'in')));

export const findSeat = async (ctx: Ctx, conferenceId: string, userId: string) =>
  (await ctx.db.select().from(s).where(of(conferenceId, userId)))[0];

/** The how manieth each seat is among those who wait, by `n`. */
export const findTurns = async (ctx: Ctx, seats: { conferenceId: string; n: number }[]): Promise<number[]> => {
  if (!seats.length) return [];
  const wanted = sql.join(
    seats.map((x, i) => sql`(${i}::int, ${x.conferenceId}::uuid, ${x.n}::bigint)`),
    sql`, `,
  );
  const { rows } = await ctx.db.execute<{ i: number; turn: number }>(
    sql`select w.i, count(${s.n})::int as turn
        from (values ${wanted}) as w(i, conference, n)
        left join ${s} on ${s.conferenceId} = w.conference and ${s.state} = 'waiting' and ${s.n} <= w.n
        group by w.i`,
  );
  const by = new Map(rows.map((r) => [r.i, r.turn]));
  return seats.map((_, i) => by.get(i) ?? 0);
};

export const insertSeat = async (
  tx: Ctx,
  row: { conferenceId: string; userId: string; state: Participation },
): Promise<void> => {
  await tx.db.insert(s).values(row);
};

/** @returns the state of the seat that was given back */
export const deleteSeat = async (tx: Ctx, conferenceId: string, userId: string): Promise<Participation | undefined> =>
  (await tx.db.delete(s).where(of(conferenceId, userId)).returning({ state: s.state }))[0]?.state;

/** Gives places to the first who wait. @returns who has got one */
export const moveUp = async (tx: Ctx, conferenceId: string, most: number): Promise<string[]> => {
  const first = tx.db
    .select({ userId: s.userId })
    .from(s)
    .where(and(eq(s.conferenceId, conferenceId), eq(s.state, 'waiting')))
    .orderBy(asc(s.n))
    .limit(most);
  const moved = await tx.db
    .update(s)
    .set({ state: 'in' })
    .where(and(eq(s.conferenceId, conferenceId), inArray(s.userId, first)))
    .returning({ userId: s.userId });
  return moved.map((m) => m.userId);
};

/** Everybody of a conference: who has a place first, then who waits, each in their order. */
export const findPeople = (ctx: Ctx, conferenceId: string) =>
  ctx.db
    .select({ userId: s.userId, state: s.state, at: s.createdAt })
    .from(s)
    .where(eq(s.conferenceId, conferenceId))
    .orderBy(asc(sql`${s.state} = 'waiting'`), asc(s.n));

/** Somebody's seats, with what they are in. */
export const findSeatsOf = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ id: c.id, name: c.name, startsAt: c.startsAt, state: s.state, at: s.createdAt })
    .from(s)
    .innerJoin(c, eq(c.id, s.conferenceId))
    .where(eq(s.userId, userId))
    .orderBy(asc(c.startsAt), asc(c.id));

/** Marks who has a place in a conference that begins within a day; each once. @returns whom to remind of what */
export const markReminded = (tx: Ctx) => {
  const soon = tx.db
    .select({ id: c.id })
    .from(c)
    .where(
      and(
        eq(c.state, 'shown'),
        gt(c.startsAt, sql<string>`now()`),
        lte(c.startsAt, sql<string>`now() + interval '1 day'`),
      ),
    );
  return tx.db
    .update(s)
    .set({ remindedAt: sql`clock_timestamp()` })
    .where(and(inArray(s.conferenceId, soon), eq(s.state, 'in'), isNull(s.remindedAt)))
    .returning({ id: s.conferenceId, userId: s.userId });
};
/** A conference on another day is reminded of anew. */
export const forgetReminders = async (tx: Ctx, conferenceId: string): Promise<void> => {
  await tx.db.update(s).set({ remindedAt: null }).where(eq(s.conferenceId, conferenceId));
};
