import { and, asc, countDistinct, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { purchaseApplications, purchaseOffers as offers, purchasePrices as prices, purchases } from '../tables.ts';

export type OfferRow = typeof offers.$inferSelect;
type Price = Pick<typeof prices.$inferSelect, 'lineId' | 'price' | 'total'>;
export type OfferRecord = OfferRow & { prices: Price[] };

const withPrices = async (ctx: Ctx, rows: OfferRow[]): Promise<OfferRecord[]> => {
  const ids = rows.map((r) => r.id);
  const all = ids.length
    ? await ctx.db.select().from(prices).where(inArray(prices.offerId, ids)).orderBy(asc(prices.lineId))
    : [];
  const of = Map.groupBy(all, (p) => p.offerId);
  return rows.map((r) => ({ ...r, prices: of.get(r.id) ?? [] }));
};

const newest = (ctx: Ctx, applicationIds: string[]) =>
  ctx.db
    .selectDistinctOn([offers.applicationId])
    .from(offers)
    .where(inArray(offers.applicationId, applicationIds))
    .orderBy(offers.applicationId, desc(offers.revision));

/** The revision in force of each application that has one. */
export const findOffers = async (ctx: Ctx, applicationIds: string[]): Promise<OfferRecord[]> =>
  applicationIds.length ? withPrices(ctx, await newest(ctx, applicationIds)) : [];

/** Every revision of these applications, the oldest first. */
export const findRevisionsOf = (ctx: Ctx, applicationIds: string[]): Promise<OfferRow[]> =>
  applicationIds.length
    ? ctx.db
        .select()
        .from(offers)
        .where(inArray(offers.applicationId, applicationIds))
        .orderBy(asc(offers.createdAt), asc(offers.id))
    : Promise.resolve([]);

/** Which of these applications have handed in prices. */
export const findOffered = async (ctx: Ctx, applicationIds: string[]): Promise<Set<string>> =>
  new Set(
    applicationIds.length
      ? (
          await ctx.db
            .selectDistinct({ id: offers.applicationId })
            .from(offers)
            .where(inArray(offers.applicationId, applicationIds))
        ).map((r) => r.id)
      : [],
  );

/** Every revision that a person handed in, the newest first, with its prices. */
export const findOffersBy = async (ctx: Ctx, userId: string): Promise<(OfferRecord & { entId: string })[]> => {
  const rows = await ctx.db
    .select({ offer: offers, entId: purchaseApplications.entId })
    .from(offers)
    .innerJoin(purchaseApplications, eq(purchaseApplications.id, offers.applicationId))
    .where(eq(offers.userId, userId))
    .orderBy(desc(offers.createdAt), desc(offers.id));
  const found = await withPrices(
    ctx,
    rows.map((r) => r.offer),
  );
  return found.map((o, i) => ({ ...o, entId: rows[i]?.entId ?? '' }));
};

export const findOfferByKey = async (
  ctx: Ctx,
  applicationId: string,
  clientKey: string,
): Promise<OfferRow | undefined> =>
  (
    await ctx.db
      .select()
      .from(offers)
      .where(and(eq(offers.applicationId, applicationId), eq(offers.clientKey, clientKey)))
  )[0];

export const insertOffer = async (tx: Ctx, row: typeof offers.$inferInsert, given: Price[]): Promise<void> => {
  await tx.db.insert(offers).values(row);
  await tx.db.insert(prices).values(given.map((p) => ({ offerId: row.id, ...p })));
};

/** Whose offers these are, and of which purchase. */
export const findOfferSides = (ctx: Ctx, ids: string[]) =>
  ids.length
    ? ctx.db
        .select({ id: offers.id, entId: purchaseApplications.entId, purchaseId: purchases.id })
        .from(offers)
        .innerJoin(purchaseApplications, eq(purchaseApplications.id, offers.applicationId))
        .innerJoin(purchases, eq(purchases.id, purchaseApplications.purchaseId))
        .where(inArray(offers.id, ids))
    : Promise.resolve([]);

/** How many admitted suppliers of each purchase have handed in prices. */
export const countOffered = async (ctx: Ctx, purchaseIds: string[]): Promise<Map<string, number>> => {
  if (!purchaseIds.length) return new Map();
  const rows = await ctx.db
    .select({ id: purchaseApplications.purchaseId, n: countDistinct(purchaseApplications.id) })
    .from(offers)
    .innerJoin(purchaseApplications, eq(purchaseApplications.id, offers.applicationId))
    .where(and(inArray(purchaseApplications.purchaseId, purchaseIds), eq(purchaseApplications.state, 'accepted')))
    .groupBy(purchaseApplications.purchaseId);
  return new Map(rows.map((r) => [r.id, r.n]));
};
