import { and, asc, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type OfferState, type ServiceKind, serviceKinds, type ServiceSort } from '#contract/services/kinds.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { taking } from '#server/platform/locks.ts';
import { keysNamed } from '#server/platform/translate.ts';
import {
  serviceApplications as apps,
  serviceOffers as offers,
  serviceProviders as providers,
  serviceTours as tours,
} from '../tables.ts';

export type OfferRecord = typeof offers.$inferSelect;
export type ProviderRecord = typeof providers.$inferSelect;
export type TourRecord = typeof tours.$inferSelect;
type NewOffer = typeof offers.$inferInsert;
type NewTour = typeof tours.$inferInsert;
const now = sql`clock_timestamp()`;

export const findOffer = async (ctx: Ctx, id: string): Promise<OfferRecord | undefined> =>
  (await ctx.db.select().from(offers).where(eq(offers.id, id)))[0];
/** An offer as it stays until the transaction ends: nobody takes it down meanwhile. */
export const keepOffer = async (tx: Ctx, id: string): Promise<OfferRecord | undefined> => {
  taking(tx, 'serviceOffer', [id], 'keep');
  return (await tx.db.select().from(offers).where(eq(offers.id, id)).for('share'))[0];
};
export const lockOffer = async (tx: Ctx, id: string): Promise<OfferRecord | undefined> => {
  taking(tx, 'serviceOffer', [id]);
  return (await tx.db.select().from(offers).where(eq(offers.id, id)).for('no key update'))[0];
};

export const findOffersByIds = (ctx: Ctx, ids: string[]): Promise<OfferRecord[]> =>
  ids.length ? ctx.db.select().from(offers).where(inArray(offers.id, ids)) : Promise.resolve([]);
/** Offers of a company of one kind, in every state. */
export const findOffersOfKind = (ctx: Ctx, entId: string, kind: ServiceKind): Promise<OfferRecord[]> =>
  ctx.db
    .select()
    .from(offers)
    .where(and(eq(offers.entId, entId), eq(offers.kind, kind)))
    .orderBy(desc(offers.updatedAt), desc(offers.id))
    .limit(40);

/** Dates of these offers to come, or all of them. */
export const findToursOf = (ctx: Ctx, offerIds: string[], from?: string): Promise<TourRecord[]> =>
  offerIds.length
    ? ctx.db
        .select()
        .from(tours)
        .where(and(inArray(tours.offerId, offerIds), from ? gte(tours.until, from) : undefined))
        .orderBy(asc(tours.from), asc(tours.id))
    : Promise.resolve([]);

const orders: Record<ServiceSort, SQL[]> = {
  newest: [desc(offers.updatedAt), desc(offers.id)],
  rating: [
    sql`case when ${offers.ratings} = 0 then 0 else ${offers.stars}::numeric / ${offers.ratings} end desc`,
    desc(offers.updatedAt),
    desc(offers.id),
  ],
  price: [sql`${offers.lowest} asc nulls last`, desc(offers.updatedAt), desc(offers.id)],
};
type Place = { current: number; size: number };
type Listed = Place & {
  q?: string | undefined;
  kind?: ServiceKind | undefined;
  provider?: string | undefined;
  sort?: ServiceSort | undefined;
  /** The words are looked for in names and kinds alone. */
  titled?: boolean;
};
/** Offers that everybody sees. */
export const findListed = (ctx: Ctx, o: Listed) => {
  const where = and(
    eq(offers.state, 'listed'),
    o.kind ? eq(offers.kind, o.kind) : undefined,
    o.provider ? eq(offers.entId, o.provider) : undefined,
    o.q
      ? everyWord(o.q, (like, word) =>
          or(
            textMatches(offers.name, like),
            o.titled ? undefined : textMatches(offers.summary, like),
            inArray(offers.kind, keysNamed('services:kind', serviceKinds, word)),
          ),
        )
      : undefined,
  );
  return pageOfRows(
    ctx.db
      .select()
      .from(offers)
      .where(where)
      .orderBy(...orders[o.sort ?? 'newest']),
    o,
    ctx.db.$count(offers, where),
  );
};
/** The listed offers of one company, or the newest of all, up to a number. */
export const findListedOf = (ctx: Ctx, entId: string | null, most: number): Promise<OfferRecord[]> =>
  ctx.db
    .select()
    .from(offers)
    .where(and(eq(offers.state, 'listed'), entId ? eq(offers.entId, entId) : undefined))
    .orderBy(...orders.newest)
    .limit(most);
export const findListedIds = async (
  ctx: Ctx,
  o: { limit: number; offset: number },
): Promise<{ id: string; changed: string }[]> =>
  (
    await ctx.db
      .select({ id: offers.id, changed: offers.updatedAt })
      .from(offers)
      .where(eq(offers.state, 'listed'))
      .orderBy(asc(offers.id))
      .limit(o.limit)
      .offset(o.offset)
  ).map((r) => ({ id: r.id, changed: new Date(r.changed).toISOString() }));
/** Companies with something listed, by what of it changed last. */
export const findProviderIds = (
  ctx: Ctx,
  o: { limit: number; offset: number },
): Promise<{ id: string; changed: string }[]> =>
  ctx.db
    .select({ id: offers.entId, changed: sql<string>`max(${offers.updatedAt})` })
    .from(offers)
    .where(eq(offers.state, 'listed'))
    .groupBy(offers.entId)
    .orderBy(asc(offers.entId))
    .limit(o.limit)
    .offset(o.offset);
export const countByKind = (ctx: Ctx): Promise<{ kind: ServiceKind; n: number }[]> =>
  ctx.db
    .select({ kind: offers.kind, n: sql<number>`count(*)::int` })
    .from(offers)
    .where(eq(offers.state, 'listed'))
    .groupBy(offers.kind);

export const findOwnOffers = (ctx: Ctx, o: Place & { entId: string; state?: OfferState | undefined }) => {
  const where = and(eq(offers.entId, o.entId), o.state ? eq(offers.state, o.state) : undefined);
  return pageOfRows(
    ctx.db
      .select()
      .from(offers)
      .where(where)
      .orderBy(...orders.newest),
    o,
    ctx.db.$count(offers, where),
  );
};
type DeskFilters = Place & { q?: string | undefined; kind?: ServiceKind | undefined; state?: OfferState | undefined };
export const findAllOffers = (ctx: Ctx, o: DeskFilters) => {
  const where = and(
    o.kind ? eq(offers.kind, o.kind) : undefined,
    o.state ? eq(offers.state, o.state) : undefined,
    o.q ? everyWord(o.q, (like) => textMatches(offers.name, like)) : undefined,
  );
  return pageOfRows(
    ctx.db
      .select()
      .from(offers)
      .where(where)
      .orderBy(...orders.newest),
    o,
    ctx.db.$count(offers, where),
  );
};

export const countOwn = (ctx: Ctx, entId: string): Promise<number> =>
  ctx.db.$count(offers, eq(offers.entId, entId)) as unknown as Promise<number>;
export const findOfferByKey = async (ctx: Ctx, entId: string, clientKey: string): Promise<OfferRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(offers)
      .where(and(eq(offers.entId, entId), eq(offers.clientKey, clientKey)))
  )[0];
export const insertOffer = async (ctx: Ctx, row: NewOffer): Promise<boolean> =>
  (await ctx.db.insert(offers).values(row).onConflictDoNothing().returning({ id: offers.id })).length === 1;

type Written = Pick<NewOffer, 'name' | 'summary' | 'about' | 'conditions' | 'prices' | 'lowest'>;
/** What of an offer its provider writes, over the version that it was read in. */
export const writeOffer = async (tx: Ctx, id: string, set: Written): Promise<void> => {
  await tx.db
    .update(offers)
    .set({ ...set, version: sql`${offers.version} + 1`, updatedAt: now })
    .where(eq(offers.id, id));
};
export const moveOffer = async (
  tx: Ctx,
  id: string,
  state: OfferState,
  hiddenReason: OfferRecord['hiddenReason'] = {},
) => {
  await tx.db.update(offers).set({ state, hiddenReason, updatedAt: now }).where(eq(offers.id, id));
};
export const countDone = async (tx: Ctx, id: string): Promise<void> => {
  await tx.db
    .update(offers)
    .set({ done: sql`${offers.done} + 1` })
    .where(eq(offers.id, id));
};
export const countRating = async (tx: Ctx, id: string, stars: number): Promise<void> => {
  await tx.db
    .update(offers)
    .set({ ratings: sql`${offers.ratings} + 1`, stars: sql`${offers.stars} + ${stars}` })
    .where(eq(offers.id, id));
};

/** Journeys of an offer under their locks, in the order of ids. */
export const lockToursOf = async (tx: Ctx, offerId: string): Promise<TourRecord[]> => {
  const known = await tx.db
    .select({ id: tours.id })
    .from(tours)
    .where(eq(tours.offerId, offerId))
    .orderBy(asc(tours.id));
  const ids = known.map((t) => t.id);
  if (!ids.length) return [];
  taking(tx, 'serviceTour', ids);
  return tx.db.select().from(tours).where(inArray(tours.id, ids)).orderBy(asc(tours.id)).for('no key update');
};
/** Puts the journeys of an offer in the place of those that it had; `taken` of those that stay is not written. */
export const replaceTours = async (tx: Ctx, keep: NewTour[], goneIds: string[]): Promise<void> => {
  if (goneIds.length) await tx.db.delete(tours).where(inArray(tours.id, goneIds));
  if (!keep.length) return;
  await tx.db
    .insert(tours)
    .values(keep)
    .onConflictDoUpdate({
      target: tours.id,
      set: {
        place: sql`excluded.place`,
        from: sql`excluded.from_day`,
        to: sql`excluded.to_day`,
        until: sql`excluded.until_day`,
        places: sql`excluded.places`,
        price: sql`excluded.price`,
        currency: sql`excluded.currency`,
      },
    });
};

export const findProvider = async (ctx: Ctx, entId: string): Promise<ProviderRecord | undefined> =>
  (await ctx.db.select().from(providers).where(eq(providers.entId, entId)))[0];
export const findProviders = (ctx: Ctx, entIds: string[]): Promise<ProviderRecord[]> =>
  entIds.length ? ctx.db.select().from(providers).where(inArray(providers.entId, entIds)) : Promise.resolve([]);

type Said = Partial<Pick<ProviderRecord, 'about' | 'strengths' | 'accreditations' | 'contacts'>>;
/** Writes what a provider says of itself over the version that it was read in; 0 for none yet. @returns the new version; null where somebody was faster */
export const writeProvider = async (ctx: Ctx, entId: string, base: number, set: Said): Promise<number | null> => {
  const rows =
    base === 0
      ? await ctx.db
          .insert(providers)
          .values({ entId, ...set })
          .onConflictDoNothing()
          .returning({ version: providers.version })
      : await ctx.db
          .update(providers)
          .set({ ...set, version: sql`${providers.version} + 1`, updatedAt: now })
          .where(and(eq(providers.entId, entId), eq(providers.version, base)))
          .returning({ version: providers.version });
  return rows[0]?.version ?? null;
};

/** How many applications of each kind were sent in the last days. */
export const countWanted = (ctx: Ctx, days: number): Promise<{ kind: ServiceKind; n: number }[]> =>
  ctx.db
    .select({ kind: apps.kind, n: sql<number>`count(*)::int` })
    .from(apps)
    .where(sql`${apps.createdAt} > now() - make_interval(days => ${days}::int)`)
    .groupBy(apps.kind);
