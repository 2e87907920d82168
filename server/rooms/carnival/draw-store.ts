import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { TaskKind } from '#contract/carnival/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import type { DeedCount } from './rules.ts';
import { carnivalCampaigns, carnivalClaims, carnivalDeeds, carnivalDraws, carnivalPrizes } from './tables.ts';

const d = carnivalDraws;
export type DrawRecord = typeof d.$inferSelect;

/** Notes a deed for campaigns; told twice it is one. */
export const noteDeeds = async (
  ctx: Ctx,
  campaignIds: string[],
  deed: { userId: string; kind: TaskKind; subject: string; day: string },
): Promise<void> => {
  if (campaignIds.length)
    await ctx.db
      .insert(carnivalDeeds)
      .values(campaignIds.map((campaignId) => ({ campaignId, ...deed })))
      .onConflictDoNothing();
};

export const countDeeds = (ctx: Ctx, campaignId: string, userId: string): Promise<DeedCount[]> =>
  ctx.db
    .select({ kind: carnivalDeeds.kind, day: carnivalDeeds.day, n: count() })
    .from(carnivalDeeds)
    .where(and(eq(carnivalDeeds.campaignId, campaignId), eq(carnivalDeeds.userId, userId)))
    .groupBy(carnivalDeeds.kind, carnivalDeeds.day);

export const countUsed = (ctx: Ctx, campaignId: string, userId: string): Promise<number> =>
  ctx.db.$count(d, and(eq(d.campaignId, campaignId), eq(d.userId, userId)));

export const countFromNetwork = (ctx: Ctx, campaignId: string, network: string, day: string): Promise<number> =>
  ctx.db.$count(d, and(eq(d.campaignId, campaignId), eq(d.network, network), eq(d.day, day)));

export const findDrawByKey = async (
  ctx: Ctx,
  of: { campaignId: string; userId: string; clientKey: string },
): Promise<(DrawRecord & { no: number | null }) | undefined> => {
  const [row] = await ctx.db
    .select({ draw: d, no: carnivalPrizes.no })
    .from(d)
    .leftJoin(carnivalPrizes, eq(carnivalPrizes.id, d.prizeId))
    .where(and(eq(d.campaignId, of.campaignId), eq(d.userId, of.userId), eq(d.clientKey, of.clientKey)));
  return row && { ...row.draw, no: row.no };
};

/** Takes the next slot, under the lock of the campaign. @returns its number */
export const takeSlot = async (tx: Ctx, campaignId: string): Promise<number> => {
  const [row] = await tx.db
    .update(carnivalCampaigns)
    .set({ drawn: sql`${carnivalCampaigns.drawn} + 1` })
    .where(eq(carnivalCampaigns.id, campaignId))
    .returning({ slot: carnivalCampaigns.drawn });
  if (!row) throw new Error('no campaign to draw in');
  return row.slot;
};

/** Takes one of the stock. @throws Error where none is left, which the seed rules out */
export const givePrize = async (tx: Ctx, campaignId: string, no: number): Promise<string> => {
  const [row] = await tx.db
    .update(carnivalPrizes)
    .set({ given: sql`${carnivalPrizes.given} + 1` })
    .where(
      and(
        eq(carnivalPrizes.campaignId, campaignId),
        eq(carnivalPrizes.no, no),
        lt(carnivalPrizes.given, carnivalPrizes.stock),
      ),
    )
    .returning({ id: carnivalPrizes.id });
  if (!row) throw new Error(`prize ${no} of campaign ${campaignId} is out of stock`);
  return row.id;
};

export const insertDraw = async (tx: Ctx, row: Omit<typeof d.$inferInsert, 'at'>): Promise<void> => {
  await tx.db.insert(d).values({ ...row, at: sql`clock_timestamp()` as never });
};

/** Who won last. */
export const findLastWins = (ctx: Ctx, campaignId: string, most: number) =>
  ctx.db
    .select({ userId: d.userId, prize: carnivalPrizes.no, at: d.at })
    .from(d)
    .innerJoin(carnivalPrizes, eq(carnivalPrizes.id, d.prizeId))
    .where(and(eq(d.campaignId, campaignId), isNotNull(d.prizeId)))
    .orderBy(desc(d.slot))
    .limit(most);

/** Slots that won, in their order, with the number of the prize. */
export const findWonSlots = (ctx: Ctx, campaignId: string) =>
  ctx.db
    .select({ slot: d.slot, prize: carnivalPrizes.no })
    .from(d)
    .innerJoin(carnivalPrizes, eq(carnivalPrizes.id, d.prizeId))
    .where(eq(d.campaignId, campaignId))
    .orderBy(d.slot);

export const findOwnSlots = async (ctx: Ctx, campaignId: string, userId: string): Promise<number[]> =>
  (
    await ctx.db
      .select({ slot: d.slot })
      .from(d)
      .where(and(eq(d.campaignId, campaignId), eq(d.userId, userId)))
      .orderBy(d.slot)
  ).map((r) => r.slot);

const wins = (ctx: Ctx) =>
  ctx.db
    .select({ draw: d, prize: carnivalPrizes, campaign: carnivalCampaigns, claim: carnivalClaims })
    .from(d)
    .innerJoin(carnivalPrizes, eq(carnivalPrizes.id, d.prizeId))
    .innerJoin(carnivalCampaigns, eq(carnivalCampaigns.id, d.campaignId))
    .leftJoin(carnivalClaims, eq(carnivalClaims.drawId, d.id))
    .$dynamic();
export type WinRecord = Awaited<ReturnType<typeof wins>>[number];

export const findWins = (ctx: Ctx, userId: string, o: { current: number; size: number }) => {
  const where = and(eq(d.userId, userId), isNotNull(d.prizeId));
  return pageOfRows(wins(ctx).where(where).orderBy(desc(d.at), desc(d.id)), o, ctx.db.$count(d, where));
};

/** A win, under the lock of its draw: who claims, sends or receives takes turns. */
export const lockWin = async (tx: Ctx, id: string): Promise<WinRecord | undefined> => {
  await tx.db.select({ id: d.id }).from(d).where(eq(d.id, id)).for('no key update');
  return (await wins(tx).where(and(eq(d.id, id), isNotNull(d.prizeId))))[0];
};

/**
 * Marks wins whose time to claim ends within some days and that nobody has claimed, each once; of campaigns that leave no more time
 * than that, none. @returns their ids
 */
export const markClaimsNear = async (tx: Ctx, days: number): Promise<string[]> => {
  const c = carnivalCampaigns;
  const ends = sql`${d.at} + make_interval(days => ${c.claimDays})`;
  const claimed = tx.db
    .select({ n: sql`1` })
    .from(carnivalClaims)
    .where(eq(carnivalClaims.drawId, d.id));
  const near = tx.db
    .select({ id: d.id })
    .from(d)
    .innerJoin(c, eq(c.id, d.campaignId))
    .where(
      and(
        isNotNull(d.prizeId),
        isNotNull(d.userId),
        isNull(d.remindedAt),
        notExists(claimed),
        gt(c.claimDays, days),
        sql`${ends} > clock_timestamp() and ${ends} <= clock_timestamp() + make_interval(days => ${days})`,
      ),
    )
    .orderBy(d.id)
    .for('no key update', { of: d });
  const marked = await tx.db
    .update(d)
    .set({ remindedAt: sql`clock_timestamp()` as never })
    .where(and(inArray(d.id, near), isNull(d.remindedAt)))
    .returning({ id: d.id });
  return marked.map((m) => m.id);
};

/** Wins by their ids. */
export const findWinsByIds = (ctx: Ctx, ids: string[]): Promise<WinRecord[]> =>
  ids.length ? wins(ctx).where(inArray(d.id, ids)) : Promise.resolve([]);

/** Everything that somebody drew, for the copy of their data. */
export const findDrawsOf = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ campaign: carnivalCampaigns.name, slot: d.slot, at: d.at, prize: carnivalPrizes.name })
    .from(d)
    .innerJoin(carnivalCampaigns, eq(carnivalCampaigns.id, d.campaignId))
    .leftJoin(carnivalPrizes, eq(carnivalPrizes.id, d.prizeId))
    .where(eq(d.userId, userId))
    .orderBy(desc(d.at), desc(d.id));

/** Somebody is gone: deeds go, draws stay without them, and claims lose address and tracking. */
export const forgetPerson = async (tx: Ctx, userId: string): Promise<void> => {
  await tx.db.delete(carnivalDeeds).where(eq(carnivalDeeds.userId, userId));
  const own = tx.db.select({ id: d.id }).from(d).where(eq(d.userId, userId));
  await tx.db
    .update(carnivalClaims)
    .set({ address: null, tracking: null })
    .where(sql`${carnivalClaims.drawId} in ${own}`);
  await tx.db.update(d).set({ userId: null, network: null }).where(eq(d.userId, userId));
};

/** Deletes delivery addresses some days after the delivery ended. */
export const dropOldAddresses = async (ctx: Ctx, days: number): Promise<void> => {
  await ctx.db
    .update(carnivalClaims)
    .set({ address: null })
    .where(
      and(
        isNotNull(carnivalClaims.address),
        sql`${carnivalClaims.endedAt} < clock_timestamp() - make_interval(days => ${days})`,
      ),
    );
};
