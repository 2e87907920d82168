import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { ApplicationState } from '#contract/purchase/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { purchaseApplications as applications, purchaseAwardLines, purchaseAwards as awards } from '../tables.ts';

type Given = Pick<typeof purchaseAwardLines.$inferSelect, 'lineId' | 'quantity' | 'price'>;
export type AwardRecord = typeof awards.$inferSelect & { lines: Given[] };

/** Awards of a purchase with what each gives, the oldest first. */
export const findAwards = async (ctx: Ctx, purchaseId: string): Promise<AwardRecord[]> => {
  const rows = await ctx.db
    .select()
    .from(awards)
    .where(eq(awards.purchaseId, purchaseId))
    .orderBy(asc(awards.createdAt), asc(awards.id));
  const ids = rows.map((r) => r.id);
  const given = ids.length
    ? await ctx.db
        .select()
        .from(purchaseAwardLines)
        .where(inArray(purchaseAwardLines.awardId, ids))
        .orderBy(asc(purchaseAwardLines.lineId))
    : [];
  const of = Map.groupBy(given, (g) => g.awardId);
  return rows.map((r) => ({
    ...r,
    lines: (of.get(r.id) ?? []).map(({ lineId, quantity, price }) => ({ lineId, quantity, price })),
  }));
};

export const insertAwards = async (
  tx: Ctx,
  rows: (typeof awards.$inferInsert & { lines: Given[] })[],
): Promise<void> => {
  await tx.db.insert(awards).values(rows.map(({ lines: _, ...row }) => row));
  await tx.db.insert(purchaseAwardLines).values(rows.flatMap((r) => r.lines.map((l) => ({ awardId: r.id, ...l }))));
};

/** The order of an award is cancelled: what it gave is free. @returns the award, undefined where that was known */
export const cancelAward = async (tx: Ctx, id: string): Promise<{ applicationId: string } | undefined> =>
  (
    await tx.db
      .update(awards)
      .set({ cancelledAt: sql`clock_timestamp()` })
      .where(and(eq(awards.id, id), isNull(awards.cancelledAt)))
      .returning({ applicationId: awards.applicationId })
  )[0];

/** Whether an application has an award that stands. */
export const hasAward = async (tx: Ctx, applicationId: string): Promise<boolean> =>
  (await tx.db.$count(awards, and(eq(awards.applicationId, applicationId), isNull(awards.cancelledAt)))) > 0;

/** Applications go to another state, with the reason that their suppliers are told; the purchase's lock is held. */
export const moveApplications = async (
  tx: Ctx,
  ids: string[],
  state: ApplicationState,
  reason?: Text | null,
): Promise<void> => {
  if (!ids.length) return;
  await tx.db
    .update(applications)
    .set({ state, ...(reason !== undefined && { reason }), updatedAt: sql`clock_timestamp()` })
    .where(inArray(applications.id, ids));
};
