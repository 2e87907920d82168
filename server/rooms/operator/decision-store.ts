import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { undoSeconds } from '#contract/operator/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import { operatorDecisions as decisions } from './tables.ts';

export type DecisionRow = typeof decisions.$inferSelect;
const pending = eq(decisions.state, 'pending');

/** @returns when it is due by the database's clock; undefined where another decision of the case is pending */
export const insertDecision = async (
  tx: Ctx,
  row: Omit<typeof decisions.$inferInsert, 'dueAt' | 'state'>,
): Promise<string | undefined> => {
  const dueAt = sql`clock_timestamp() + make_interval(secs => ${undoSeconds})`;
  const [made] = await tx.db
    .insert(decisions)
    .values({ ...row, dueAt })
    .onConflictDoNothing()
    .returning({ dueAt: decisions.dueAt });
  return made?.dueAt;
};

/** Pending decisions of these cases. */
export const findPending = (ctx: Ctx, applicationIds: string[]): Promise<DecisionRow[]> =>
  applicationIds.length
    ? ctx.db
        .select()
        .from(decisions)
        .where(and(inArray(decisions.applicationId, applicationIds), pending))
    : Promise.resolve([]);

/** An operator's decisions of the last day, the newest first. */
export const findRecent = (ctx: Ctx, operatorId: string): Promise<DecisionRow[]> =>
  ctx.db
    .select()
    .from(decisions)
    .where(and(eq(decisions.operatorId, operatorId), sql`${decisions.decidedAt} > now() - interval '1 day'`))
    .orderBy(desc(decisions.decidedAt))
    .limit(200);

/** Marks a due decision as done and holds it until the transaction ends: of many who carry it out at once one does. */
export const takeDue = async (tx: Ctx, id: string): Promise<DecisionRow | undefined> => {
  taking(tx, 'decision', [id]);
  const [row] = await tx.db
    .update(decisions)
    .set({ state: 'done' })
    .where(and(eq(decisions.id, id), pending, lte(decisions.dueAt, sql`clock_timestamp()`)))
    .returning();
  return row;
};

export const failDecision = async (tx: Ctx, id: string, error: string): Promise<void> => {
  await tx.db.update(decisions).set({ state: 'failed', error }).where(eq(decisions.id, id));
};

/** Takes an operator's pending decision of a case back. @returns it, or undefined where none is pending */
export const undoDecision = async (
  tx: Ctx,
  applicationId: string,
  operatorId: string,
): Promise<DecisionRow | undefined> => {
  const [row] = await tx.db
    .update(decisions)
    .set({ state: 'undone' })
    .where(and(eq(decisions.applicationId, applicationId), eq(decisions.operatorId, operatorId), pending))
    .returning();
  return row;
};

/** Pending decisions that are due. */
export const findDue = (ctx: Ctx): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: decisions.id })
    .from(decisions)
    .where(and(pending, lte(decisions.dueAt, sql`clock_timestamp()`)));
