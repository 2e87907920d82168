import { and, asc, eq, gt, inArray, lte, not, sql } from 'drizzle-orm';
import { type ApplicationState, purchaseReminders } from '#contract/purchase/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import {
  purchaseApplications,
  purchaseLines,
  purchaseOffers,
  purchaseReminded as reminded,
  purchases,
} from '../tables.ts';

export const setDeadline = async (tx: Ctx, id: string, deadline: string): Promise<void> => {
  await tx.db
    .update(purchases)
    .set({ deadline, updatedAt: sql`clock_timestamp()` })
    .where(eq(purchases.id, id));
};

type Due = {
  id: string;
  number: string;
  title: typeof purchases.$inferSelect.title;
  deadline: string;
  buyerId: string;
  entId: string | null;
};

/**
 * Purchases with lines whose deadline is so many days away, or has passed (0), each once: of runs at the same time one gets each, by
 * the key of the table.
 */
export const claimReminders = async (tx: Ctx, days: (typeof purchaseReminders)[number]): Promise<Due[]> => {
  const due = sql`${purchases.state} = 'open' and exists (select 1 from ${purchaseLines} where ${purchaseLines.purchaseId} = ${purchases.id})`;
  const soon = sql`clock_timestamp() + make_interval(days => ${days}::int)`;
  const found = await tx.db
    .select({
      id: purchases.id,
      number: purchases.number,
      title: purchases.title,
      deadline: purchases.deadline,
      buyerId: purchases.buyerId,
      entId: purchases.entId,
    })
    .from(purchases)
    .where(
      and(
        due,
        lte(purchases.deadline, soon),
        // A deadline that passed long ago, while the platform stood still, is told as well; a reminder that comes after it is not.
        days === 0
          ? gt(purchases.deadline, sql`clock_timestamp() - interval '30 days'`)
          : gt(purchases.deadline, sql`clock_timestamp()`),
        sql`not exists (select 1 from ${reminded} where ${reminded.purchaseId} = ${purchases.id} and ${reminded.deadline} = ${purchases.deadline} and ${reminded.days} <= ${days})`,
      ),
    )
    .orderBy(asc(purchases.deadline), asc(purchases.id))
    .limit(500);
  if (!found.length) return [];
  const claimed = await tx.db
    .insert(reminded)
    .values(found.map((x) => ({ purchaseId: x.id, deadline: x.deadline, days })))
    .onConflictDoNothing()
    .returning({ id: reminded.purchaseId });
  const own = new Set(claimed.map((c) => c.id));
  return found.filter((x) => own.has(x.id));
};

/** The offer in force outlasts the deadline: one that ends before could never be awarded, and counts as none. */
const outlasts = sql`coalesce((select ${purchaseOffers.validUntil} from ${purchaseOffers} where ${purchaseOffers.applicationId} = ${purchaseApplications.id} order by ${purchaseOffers.revision} desc limit 1) > (${purchases.deadline} at time zone 'Asia/Shanghai')::date, false)`;

/** Which of these applications have an offer that outlasts the deadline. */
export const findLasting = async (ctx: Ctx, applicationIds: string[]): Promise<Set<string>> =>
  new Set(
    applicationIds.length
      ? (
          await ctx.db
            .select({ id: purchaseApplications.id })
            .from(purchaseApplications)
            .innerJoin(purchases, eq(purchases.id, purchaseApplications.purchaseId))
            .where(and(inArray(purchaseApplications.id, applicationIds), outlasts))
        ).map((r) => r.id)
      : [],
  );

/** Companies of these purchases that have something to hand in: admitted, without prices that outlast the deadline. */
export const findSilent = async (tx: Ctx, ids: string[]): Promise<{ purchaseId: string; entId: string }[]> =>
  ids.length
    ? tx.db
        .select({ purchaseId: purchaseApplications.purchaseId, entId: purchaseApplications.entId })
        .from(purchaseApplications)
        .innerJoin(purchases, eq(purchases.id, purchaseApplications.purchaseId))
        .where(
          and(
            sql`${purchaseApplications.purchaseId} = any(${sql.param(ids)}::uuid[])`,
            eq(purchaseApplications.state, 'accepted' satisfies ApplicationState),
            not(outlasts),
          ),
        )
    : [];
