import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import type { Session } from '../accounts/store.ts';
import { sessions } from '../tables.ts';

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
