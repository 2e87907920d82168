import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { AuditSort } from '#contract/operator/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type ListOrder, pageByKeys } from '#server/platform/database/keyset.ts';
import { countUpTo } from '#server/platform/database/page.ts';
import { operatorAudit as audit, operatorFactors as factors } from './tables.ts';

export type Factor = typeof factors.$inferSelect;
type AuditRow = typeof audit.$inferSelect;

export const findFactor = async (ctx: Ctx, userId: string): Promise<Factor | undefined> =>
  (await ctx.db.select().from(factors).where(eq(factors.userId, userId)))[0];

/** The first secret stays until it is confirmed: who reloads the page scans the same one. */
export const insertFactor = async (ctx: Ctx, userId: string, secret: string): Promise<void> => {
  await ctx.db.insert(factors).values({ userId, secret }).onConflictDoNothing();
};

/** True once for a step: of two logins with the same digits one succeeds. */
export const takeStep = async (ctx: Ctx, userId: string, step: number): Promise<boolean> =>
  (
    await ctx.db
      .update(factors)
      .set({ lastStep: step })
      .where(and(eq(factors.userId, userId), lt(factors.lastStep, step)))
      .returning({ id: factors.userId })
  ).length === 1;

export const confirmFactor = async (ctx: Ctx, userId: string, recovery: string[]): Promise<void> => {
  await ctx.db
    .update(factors)
    .set({ confirmedAt: sql`now()`, recovery })
    .where(eq(factors.userId, userId));
};

/** Spends a recovery code; of two uses at once one succeeds. */
export const takeRecovery = async (ctx: Ctx, userId: string, hash: string): Promise<boolean> =>
  (
    await ctx.db
      .update(factors)
      .set({ recovery: sql`array_remove(${factors.recovery}, ${hash})` })
      .where(and(eq(factors.userId, userId), sql`${hash} = any(${factors.recovery})`))
      .returning({ id: factors.userId })
  ).length === 1;

export const insertAudit = async (tx: Ctx, row: Omit<typeof audit.$inferInsert, 'at'>): Promise<void> =>
  void (await tx.db.insert(audit).values(row));

/** Ids tell when an act was recorded. */
const orders: Record<AuditSort, ListOrder> = {
  newest: { name: 'newest', parts: [{ keys: [{ by: audit.id, kind: 'id', desc: true }] }] },
  oldest: { name: 'oldest', parts: [{ keys: [{ by: audit.id, kind: 'id' }] }] },
};

export const findAudit = (
  ctx: Ctx,
  o: {
    act?: AuditRow['act'] | undefined;
    subject?: string | undefined;
    sort?: AuditSort | undefined;
    current: number;
    size: number;
    cursor?: string | undefined;
  },
) =>
  pageByKeys<AuditRow>({
    order: orders[o.sort ?? 'newest'],
    where: and(o.act ? eq(audit.act, o.act) : undefined, o.subject ? eq(audit.subjectId, o.subject) : undefined),
    asked: o,
    select: ({ place, where, orderBy, limit, offset }) =>
      ctx.db
        .select({ ...getTableColumns(audit), place })
        .from(audit)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (where, most) => countUpTo(ctx.db, audit, where, most),
  });
