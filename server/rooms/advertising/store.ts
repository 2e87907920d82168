import { and, asc, desc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import type { AdPlace } from '#contract/advertising/places.ts';
import { type AdState, liveAds } from '#contract/advertising/states.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { adEvents as e, advertisements as a } from './tables.ts';

export type AdRecord = typeof a.$inferSelect;
export type NewAd = typeof a.$inferInsert;
const now = sql`clock_timestamp()`;
const live = inArray(a.state, [...liveAds]);

/** @returns false where this click was there already */
export const insertAd = async (tx: Ctx, row: NewAd): Promise<boolean> =>
  (
    await tx.db
      .insert(a)
      .values({ ...row, createdAt: now as never, updatedAt: now as never })
      .onConflictDoNothing()
      .returning({ id: a.id })
  ).length === 1;
export const findByKey = async (ctx: Ctx, userId: string, clientKey: string): Promise<AdRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(a)
      .where(and(eq(a.userId, userId), eq(a.clientKey, clientKey)))
  )[0];
export const findAd = async (ctx: Ctx, id: string): Promise<AdRecord | undefined> =>
  (await ctx.db.select().from(a).where(eq(a.id, id)))[0];
/** Those of these that run on a day: the pictures of them everybody sees. */
export const findRunningOf = (ctx: Ctx, ids: string[], day: string): Promise<AdRecord[]> =>
  ctx.db
    .select()
    .from(a)
    .where(and(inArray(a.id, ids), eq(a.state, 'paid'), lte(a.firstDay, day), gte(a.lastDay, day)));
export const findAds = (ctx: Ctx, ids: string[]): Promise<AdRecord[]> =>
  ctx.db.select().from(a).where(inArray(a.id, ids));
export const countLive = (ctx: Ctx, entId: string, today: string): Promise<number> =>
  ctx.db.$count(a, and(eq(a.entId, entId), live, gte(a.lastDay, today)));
export const findLiveOf = (ctx: Ctx, entId: string, today: string): Promise<AdRecord[]> =>
  ctx.db
    .select()
    .from(a)
    .where(and(eq(a.entId, entId), live, gte(a.lastDay, today)))
    .orderBy(asc(a.createdAt), asc(a.id))
    .limit(100);
export const findAdPage = (
  ctx: Ctx,
  o: { current: number; size: number; entId?: string; userId?: string; state?: AdState | undefined },
) => {
  const where = and(
    o.entId ? eq(a.entId, o.entId) : undefined,
    o.userId ? eq(a.userId, o.userId) : undefined,
    o.state ? eq(a.state, o.state) : undefined,
  );
  return pageOfRows(
    ctx.db.select().from(a).where(where).orderBy(desc(a.createdAt), desc(a.id)),
    o,
    ctx.db.$count(a, where),
  );
};

/** How many advertisements hold each day of a span, place by place; days that nobody holds are left out. */
export const countHeld = (ctx: Ctx, o: { places: readonly AdPlace[]; from: string; to: string }) => {
  const day = sql<string>`held.day::text`;
  return ctx.db
    .select({ place: a.place, day, n: sql<number>`count(*)::int` })
    .from(a)
    .innerJoin(
      sql`generate_series(greatest(${a.firstDay}, ${o.from}::date), least(${a.lastDay}, ${o.to}::date), '1 day') as moment cross join lateral (select moment::date as day) as held`,
      sql`true`,
    )
    .where(and(live, inArray(a.place, [...o.places]), lte(a.firstDay, o.to), gte(a.lastDay, o.from)))
    .groupBy(a.place, sql`held.day`)
    .orderBy(a.place, sql`held.day`);
};

/** Paid advertisements of a place and day that are shown in a language, on a page about a field or about none. */
export const findRunning = (
  ctx: Ctx,
  o: { place: AdPlace; day: string; lang: Lang; field: string | undefined },
): Promise<AdRecord[]> =>
  ctx.db
    .select()
    .from(a)
    .where(
      and(
        eq(a.state, 'paid'),
        eq(a.place, o.place),
        lte(a.firstDay, o.day),
        gte(a.lastDay, o.day),
        sql`${a.langs} @> array[${o.lang}]::text[]`,
        o.field ? sql`(${a.fields} = '{}' or ${a.fields} @> array[${o.field}]::text[])` : sql`${a.fields} = '{}'`,
      ),
    )
    .orderBy(asc(a.id))
    .limit(50);

/** Under the lock of its place. */
export const moveAd = async (
  tx: Ctx,
  id: string,
  state: AdState,
  paid?: { on: string; reference: string },
): Promise<void> => {
  await tx.db
    .update(a)
    .set({ state, updatedAt: now, ...(paid && { paidOn: paid.on, paidReference: paid.reference }) })
    .where(eq(a.id, id));
};
export const rewriteAd = async (
  tx: Ctx,
  id: string,
  content: Pick<NewAd, 'title' | 'line' | 'picture' | 'productId' | 'langs' | 'fields' | 'note'>,
): Promise<void> => {
  await tx.db
    .update(a)
    .set({ ...content, updatedAt: now })
    .where(eq(a.id, id));
};
/** What nobody confirmed or paid by its first day. */
export const findDue = (ctx: Ctx, today: string): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: a.id })
    .from(a)
    .where(and(live, ne(a.state, 'paid'), lte(a.firstDay, today)))
    .orderBy(asc(a.id))
    .limit(500);

export const insertAdEvent = async (tx: Ctx, row: typeof e.$inferInsert): Promise<void> => {
  await tx.db.insert(e).values(row);
};
export const findAdEvents = (ctx: Ctx, adId: string) =>
  ctx.db.select().from(e).where(eq(e.adId, adId)).orderBy(asc(e.at), asc(e.id)).limit(200);
