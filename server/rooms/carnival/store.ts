import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { TaskKind } from '#contract/carnival/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { taking } from '#server/platform/locks.ts';
import { carnivalCampaigns, carnivalDraws, carnivalPrizes } from './tables.ts';

const c = carnivalCampaigns;
export type CampaignRecord = typeof c.$inferSelect;
export type PrizeRecord = typeof carnivalPrizes.$inferSelect;

export const findCampaigns = (ctx: Ctx, o: { current: number; size: number }, all: boolean) => {
  const where = all ? undefined : isNotNull(c.publishedAt);
  return pageOfRows(
    ctx.db.select().from(c).where(where).orderBy(desc(c.startsAt), desc(c.id)).$dynamic(),
    o,
    ctx.db.$count(c, where),
  );
};

/** A campaign, published or not. */
export const findCampaign = async (ctx: Ctx, id: string): Promise<CampaignRecord | undefined> =>
  (await ctx.db.select().from(c).where(eq(c.id, id)))[0];

export const findByKey = async (ctx: Ctx, createdBy: string, clientKey: string): Promise<CampaignRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(c)
      .where(and(eq(c.createdBy, createdBy), eq(c.clientKey, clientKey)))
  )[0];

export const findPrizes = (ctx: Ctx, campaignIds: string[]): Promise<PrizeRecord[]> =>
  campaignIds.length
    ? ctx.db
        .select()
        .from(carnivalPrizes)
        .where(inArray(carnivalPrizes.campaignId, campaignIds))
        .orderBy(asc(carnivalPrizes.campaignId), asc(carnivalPrizes.no))
    : Promise.resolve([]);

/**
 * Whoever draws, changes, publishes or ends a campaign takes turns. `open` is by the clock of the database, which is one for all nodes:
 * no node shows a seed while another still draws.
 */
export const lockCampaign = async (
  tx: Ctx,
  id: string,
): Promise<{ campaign: CampaignRecord; open: boolean; begun: boolean } | undefined> => {
  taking(tx, 'campaign', [id]);
  const [row] = await tx.db.select().from(c).where(eq(c.id, id)).for('no key update');
  if (!row) return undefined;
  // A statement of its own: one moment after the lock was waited for.
  const [now] = await tx.db
    .select({
      open: sql<boolean>`${c.startsAt} <= clock_timestamp() and clock_timestamp() < ${c.endsAt}`,
      begun: sql<boolean>`${c.startsAt} <= clock_timestamp()`,
    })
    .from(c)
    .where(eq(c.id, id));
  return { campaign: row, open: (now?.open ?? false) && row.publishedAt !== null, begun: now?.begun ?? false };
};

/** Campaigns that are open and have such a task. */
export const findOpenWith = async (ctx: Ctx, kind: TaskKind): Promise<string[]> =>
  (
    await ctx.db
      .select({ id: c.id })
      .from(c)
      .where(
        and(
          isNotNull(c.publishedAt),
          lte(c.startsAt, sql`now()`),
          gt(c.endsAt, sql`now()`),
          sql`${c.tasks} @> ${JSON.stringify([{ kind }])}::jsonb`,
        ),
      )
  ).map((r) => r.id);

type Draft = Omit<typeof c.$inferInsert, 'id' | 'createdBy' | 'clientKey'>;
type PrizeDraft = Omit<typeof carnivalPrizes.$inferInsert, 'campaignId'>;

/** @returns undefined where its operator made it before */
export const insertCampaign = async (tx: Ctx, row: typeof c.$inferInsert): Promise<CampaignRecord | undefined> =>
  (
    await tx.db
      .insert(c)
      .values(row)
      .onConflictDoNothing({ target: [c.createdBy, c.clientKey] })
      .returning()
  )[0];

/** Writes a draft anew, its version one more. */
export const rewriteCampaign = async (tx: Ctx, id: string, draft: Draft): Promise<void> => {
  const { name, about, zone, startsAt, endsAt, slots, claimDays, tasks } = draft;
  await tx.db
    .update(c)
    .set({ name, about, zone, startsAt, endsAt, slots, claimDays, tasks, version: sql`${c.version} + 1` })
    .where(eq(c.id, id));
};

/** The prizes of a draft are these and no others; nobody has drawn yet. */
export const rewritePrizes = async (tx: Ctx, campaignId: string, prizes: PrizeDraft[]): Promise<void> => {
  await tx.db.delete(carnivalPrizes).where(eq(carnivalPrizes.campaignId, campaignId));
  if (prizes.length) await tx.db.insert(carnivalPrizes).values(prizes.map((p) => ({ ...p, campaignId })));
};

export const deleteDraft = async (tx: Ctx, id: string): Promise<void> => {
  await tx.db.delete(carnivalPrizes).where(eq(carnivalPrizes.campaignId, id));
  await tx.db.delete(c).where(and(eq(c.id, id), isNull(c.publishedAt)));
};

export const markPublished = async (
  tx: Ctx,
  id: string,
  proof: Required<Pick<typeof c.$inferInsert, 'sealedSeed' | 'commitment'>>,
): Promise<void> => {
  await tx.db
    .update(c)
    .set({ ...proof, publishedAt: sql`clock_timestamp()` })
    .where(eq(c.id, id));
};

/** Campaigns that are over and whose seed is not shown yet. */
export const findToReveal = async (ctx: Ctx): Promise<string[]> =>
  (
    await ctx.db
      .select({ id: c.id })
      .from(c)
      .where(and(isNotNull(c.publishedAt), isNull(c.seed), lte(c.endsAt, sql`clock_timestamp()`)))
  ).map((r) => r.id);

/** Shows the seed; what says which network a draw came from goes with it. */
export const writeSeed = async (tx: Ctx, id: string, seed: string): Promise<void> => {
  await tx.db.update(c).set({ seed }).where(eq(c.id, id));
  await tx.db.update(carnivalDraws).set({ network: null }).where(eq(carnivalDraws.campaignId, id));
};
