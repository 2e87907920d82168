import { and, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/index.ts';
import { batched } from '#server/platform/batched/index.ts';
import { personColumns, type User } from '../accounts/store.ts';
import { sessions, users } from '../tables.ts';

export type Session = typeof sessions.$inferSelect;

/** When a session that is used now slides: at most once a minute. */
const slides = or(
  lt(sessions.lastUsedAt, sql`now() - interval '1 minute'`),
  and(sql`${sessions.expiresAt} < now() + interval '119 minutes'`, eq(sessions.keepOnline, false)),
);

/** Every request of a member asks this: it is built, read and planned once a connection. */
const prepareFind = (db: Db) =>
  db
    .select({ session: sessions, user: personColumns, slides: sql<boolean>`${slides}` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')}::text[])`, gt(sessions.expiresAt, sql`now()`)),
    )
    .prepare('find_sessions');
/** `slides`: whether its use is to be noted (`slideSession`). */
type Found = { session: Session; user: User; slides: boolean };

/** Requests that come while others ask are answered by one statement; where there are many, they wait a little for each other. */
const createFind = (db: Db): ((tokenHash: string) => Promise<Found | undefined>) => {
  const find = prepareFind(db);
  return batched({
    most: 100,
    pause: 0,
    growing: { times: 2, most: 20 },
    run: async (hashes) => {
      const found = new Map((await find.execute({ hashes })).map((f) => [f.session.tokenHash, f]));
      return hashes.map((h) => ({ status: 'fulfilled', value: found.get(h) }));
    },
  });
};
const finds = new WeakMap<Db, ReturnType<typeof createFind>>();

export const findSession = (db: Db, tokenHash: string): Promise<Found | undefined> => {
  const find = finds.get(db) ?? createFind(db);
  finds.set(db, find);
  return find(tokenHash);
};

/** Uses that one statement notes, and the milliseconds in which a node collects them, where there are many. */
const uses = { most: 500, pause: 1_000 };

/** Another that writes a session sets its times as well: nobody waits for it. */
const createSlide = (db: Db): ((id: string) => Promise<void>) =>
  batched({
    ...uses,
    run: async (ids) => {
      const due = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(inArray(sessions.id, ids), slides))
        .for('update', { skipLocked: true });
      await db
        .update(sessions)
        .set({
          lastUsedAt: sql`now()`,
          expiresAt: sql`case when ${sessions.keepOnline} then ${sessions.expiresAt} else least(now() + interval '2 hours', ${sessions.endsAt}) end`,
        })
        .where(inArray(sessions.id, due));
      return ids.map(() => ({ status: 'fulfilled', value: undefined }));
    },
  });
const slidesOf = new WeakMap<Db, ReturnType<typeof createSlide>>();

/**
 * Notes the use and slides the two hours, once however many requests ask for it, and never past the absolute end. Uses that come together are
 * noted by one statement, up to a second later.
 */
export const slideSession = (db: Db, id: string): Promise<void> => {
  const slide = slidesOf.get(db) ?? createSlide(db);
  slidesOf.set(db, slide);
  return slide(id);
};

export const insertSession = async (
  ctx: Ctx,
  s: Omit<typeof sessions.$inferInsert, 'expiresAt' | 'endsAt'>,
  days: number,
): Promise<void> => {
  await ctx.db.insert(sessions).values({
    ...s,
    expiresAt: sql`now() + interval '2 hours'`,
    endsAt: sql`now() + make_interval(days => ${days})`,
  });
};

/** Ten days from login, however often it is asked for (security 17). */
export const keepSession = async (ctx: Ctx, id: string, days: number): Promise<Date | undefined> => {
  const end = sql`${sessions.createdAt} + make_interval(days => ${days})`;
  const [row] = await ctx.db
    .update(sessions)
    .set({ keepOnline: true, expiresAt: end, endsAt: end })
    .where(eq(sessions.id, id))
    .returning({ endsAt: sessions.endsAt });
  return row?.endsAt;
};

/** Exchanges a refresh token for new secrets: of any number of parallel exchanges one succeeds. */
export const rotateSession = async (
  ctx: Ctx,
  refreshHash: string,
  next: { tokenHash: string; refreshHash: string },
): Promise<Session | undefined> => {
  const [row] = await ctx.db
    .update(sessions)
    .set({
      ...next,
      expiresAt: sql`case when ${sessions.keepOnline} then ${sessions.endsAt} else least(now() + interval '2 hours', ${sessions.endsAt}) end`,
    })
    .where(and(eq(sessions.refreshHash, refreshHash), gt(sessions.endsAt, sql`now()`)))
    .returning();
  return row;
};

export const deleteSession = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await ctx.db.delete(sessions).where(eq(sessions.id, id)).returning({ id: sessions.id })).length === 1;

export const deleteEndedSessions = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(sessions).where(lt(sessions.endsAt, sql`now()`));
};

const living = (userId: string) => and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`));

export const findSessions = (ctx: Ctx, userId: string): Promise<Session[]> =>
  ctx.db.select().from(sessions).where(living(userId)).orderBy(desc(sessions.lastUsedAt), desc(sessions.id)).limit(100);

/** @returns whether this person had that session */
export const deleteOwnSession = async (ctx: Ctx, userId: string, id: string): Promise<boolean> =>
  (
    await ctx.db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
      .returning({ id: sessions.id })
  ).length === 1;

export type Ended = { userId: string; sessionId: string };
/** Ends people's sessions, all or all but one. @returns the ended ones */
export const deleteSessionsOf = (ctx: Ctx, userIds: string[], except?: string): Promise<Ended[]> =>
  ctx.db
    .delete(sessions)
    .where(and(inArray(sessions.userId, userIds), except ? ne(sessions.id, except) : undefined))
    .returning({ userId: sessions.userId, sessionId: sessions.id });
