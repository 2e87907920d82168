import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
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

/** Companies of these purchases that have something to hand in: admitted without prices. */
export const findSilent = async (tx: Ctx, ids: string[]): Promise<{ purchaseId: string; entId: string }[]> =>
  ids.length
    ? tx.db
        .select({ purchaseId: purchaseApplications.purchaseId, entId: purchaseApplications.entId })
        .from(purchaseApplications)
        .where(
          and(
            sql`${purchaseApplications.purchaseId} = any(${sql.param(ids)}::uuid[])`,
            eq(purchaseApplications.state, 'accepted' satisfies ApplicationState),
            sql`not exists (select 1 from ${purchaseOffers} where ${purchaseOffers.applicationId} = ${purchaseApplications.id})`,
          ),
        )
    : [];
