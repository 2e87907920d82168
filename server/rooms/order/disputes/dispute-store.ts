import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { orders } from '../tables.ts';

/** Disputes that one round looks at; the next one comes soon. */
const most = 200;
/** Disputes that the other side has not answered in time, by the database's clock, the longest overdue first. */
export const findUnanswered = async (ctx: Ctx): Promise<string[]> =>
  (
    await ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.state, 'dispute'), isNull(orders.escalatedAt), sql`${orders.answerBy} <= now()`))
      .orderBy(asc(orders.answerBy), asc(orders.id))
      .limit(most)
  ).map((o) => o.id);

/** The other side has spoken: nothing runs out any more. */
export const noteAnswered = async (tx: Ctx, id: string): Promise<void> =>
  void (await tx.db.update(orders).set({ answerBy: null }).where(eq(orders.id, id)));
