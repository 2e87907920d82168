import { and, desc, eq } from 'drizzle-orm';
import { recordRows } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { RecordOf } from '#server/rooms/identity/index.ts';
import { purchaseApplications as applications, purchases } from './tables.ts';

/** The newest purchases, and how many. */
export const findRecordPurchases = async (ctx: Ctx, of: RecordOf) => {
  const where = of.userId === null ? eq(purchases.entId, of.entId) : eq(purchases.buyerId, of.userId);
  const rows = await ctx.db
    .select()
    .from(purchases)
    .where(where)
    .orderBy(desc(purchases.publishedAt), desc(purchases.id))
    .limit(recordRows);
  return { rows, total: rows.length < recordRows ? rows.length : await ctx.db.$count(purchases, where) };
};

/** The newest applications for purchases, and how many. */
export const findRecordApplications = async (ctx: Ctx, of: RecordOf & { entId: string }) => {
  const { userId } = of;
  const where = and(eq(applications.entId, of.entId), userId === null ? undefined : eq(applications.userId, userId));
  const rows = await ctx.db
    .select({
      id: applications.id,
      state: applications.state,
      at: applications.createdAt,
      number: purchases.number,
      title: purchases.title,
    })
    .from(applications)
    .innerJoin(purchases, eq(purchases.id, applications.purchaseId))
    .where(where)
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(recordRows);
  return { rows, total: rows.length < recordRows ? rows.length : await ctx.db.$count(applications, where) };
};
