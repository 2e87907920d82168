import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ClaimState } from '#contract/carnival/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import type { Closed } from '#server/platform/seal/index.ts';
import { carnivalClaims, carnivalDraws, carnivalPrizes } from './tables.ts';

const k = carnivalClaims;
const now = sql`clock_timestamp()`;

export const insertClaim = async (
  tx: Ctx,
  row: Pick<typeof k.$inferInsert, 'drawId' | 'campaignId' | 'address'>,
): Promise<void> => {
  await tx.db.insert(k).values({ ...row, state: 'claimed', claimedAt: now as never });
};

/** Leads a claim on; `tracking` is what was sent with it, where it was sent. */
export const moveClaim = async (tx: Ctx, drawId: string, to: ClaimState, tracking?: Closed): Promise<void> => {
  await tx.db
    .update(k)
    .set({ state: to, ...(tracking ? { tracking, sentAt: now, endedAt: null } : { endedAt: now }) })
    .where(eq(k.drawId, drawId));
};

/** Claims of a campaign, the newest first. */
export const findClaims = (ctx: Ctx, campaignId: string, o: { current: number; size: number }) =>
  pageOfRows(
    ctx.db
      .select({ claim: k, draw: carnivalDraws, prize: carnivalPrizes })
      .from(k)
      .innerJoin(carnivalDraws, eq(carnivalDraws.id, k.drawId))
      .innerJoin(carnivalPrizes, eq(carnivalPrizes.id, carnivalDraws.prizeId))
      .where(eq(k.campaignId, campaignId))
      .orderBy(desc(k.claimedAt), desc(k.drawId))
      .$dynamic(),
    o,
    ctx.db.$count(k, eq(k.campaignId, campaignId)),
  );

/** How many claims of each campaign wait to be sent. */
export const countWaiting = async (ctx: Ctx, campaignIds: string[]): Promise<Map<string, number>> => {
  if (!campaignIds.length) return new Map();
  const rows = await ctx.db
    .select({ id: k.campaignId, n: count() })
    .from(k)
    .where(and(inArray(k.campaignId, campaignIds), eq(k.state, 'claimed')))
    .groupBy(k.campaignId);
  return new Map(rows.map((r) => [r.id, r.n]));
};
