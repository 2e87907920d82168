import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { ApplicationState, PurchaseSort, PurchaseState } from '#contract/purchase/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import { type ListOrder, pageByKeys } from '#server/platform/database/keyset.ts';
import { countUpTo, pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { purchaseApplications, purchases } from './tables.ts';

export type { Shown } from './tables.ts';
type Row = typeof purchases.$inferSelect;
/** `today` is the day in China by the database's clock when it was read: offers hold until their day. */
export type PurchaseRecord = Omit<Row, 'state'> & { state: PurchaseState; today: string };
export type ApplicationRecord = typeof purchaseApplications.$inferSelect;

/** The state by the database's clock; `clock_timestamp()` because a transaction may have waited for its lock. */
const stateNow = sql<PurchaseState>`case when ${purchases.state} = 'open' and ${purchases.deadline} <= clock_timestamp() then 'closed' else ${purchases.state} end`;
export const dayNow = sql<string>`(clock_timestamp() at time zone 'Asia/Shanghai')::date::text`;
export const columns = { record: purchases, state: stateNow, today: dayNow };
export const flat = (rows: { record: Row; state: PurchaseState; today: string }[]): PurchaseRecord[] =>
  rows.map((r) => ({ ...r.record, state: r.state, today: r.today }));

export const findPurchase = async (ctx: Ctx, id: string): Promise<PurchaseRecord | undefined> =>
  flat(await ctx.db.select(columns).from(purchases).where(eq(purchases.id, id)))[0];

export const findPurchases = async (ctx: Ctx, ids: string[]): Promise<PurchaseRecord[]> =>
  ids.length ? flat(await ctx.db.select(columns).from(purchases).where(inArray(purchases.id, ids))) : [];

/** The purchase under a row lock, read after the lock is held: whoever changes it or its applications comes through here. */
export const lockPurchase = async (ctx: Ctx, id: string): Promise<PurchaseRecord | undefined> => {
  taking(ctx, 'purchase', [id]);
  await ctx.db.select({ id: purchases.id }).from(purchases).where(eq(purchases.id, id)).for('no key update');
  return findPurchase(ctx, id);
};

export const findByKey = async (ctx: Ctx, buyerId: string, clientKey: string): Promise<PurchaseRecord | undefined> =>
  flat(
    await ctx.db
      .select(columns)
      .from(purchases)
      .where(and(eq(purchases.buyerId, buyerId), eq(purchases.clientKey, clientKey))),
  )[0];

/** @returns false where this buyer's key was there already */
export const insertPurchase = async (ctx: Ctx, row: typeof purchases.$inferInsert): Promise<boolean> =>
  (
    await ctx.db
      .insert(purchases)
      .values(row)
      .onConflictDoNothing({ target: [purchases.buyerId, purchases.clientKey] })
      .returning({ id: purchases.id })
  ).length === 1;

export const setState = async (ctx: Ctx, id: string, state: 'awarded' | 'withdrawn'): Promise<void> => {
  await ctx.db
    .update(purchases)
    .set({ state, updatedAt: sql`clock_timestamp()` })
    .where(eq(purchases.id, id));
};

export type PurchaseQuery = {
  q?: string | undefined;
  products?: string[] | undefined;
  certificates?: string[] | undefined;
  state?: PurchaseState | undefined;
  member: boolean;
};

/** The description is for members; everybody else finds a purchase by its number and title. */
const matchesWords = (q: string, member: boolean): SQL | undefined =>
  everyWord(q, (like) =>
    or(
      ilike(purchases.number, like),
      textMatches(purchases.title, like),
      member ? textMatches(purchases.description, like) : undefined,
    ),
  );

const publicWhere = (o: PurchaseQuery): SQL | undefined =>
  and(
    inArray(purchases.state, ['open', 'awarded']),
    o.q ? matchesWords(o.q, o.member) : undefined,
    // An unknown category has no product, and nothing of it is wanted.
    o.products && (o.products.length ? arrayOverlaps(purchases.products, o.products) : sql`false`),
    o.certificates?.length ? arrayContains(purchases.certificates, o.certificates) : undefined,
    o.state ? sql`${stateNow} = ${o.state}` : undefined,
  );

type Parts = ListOrder['parts'];
type Paged = { current: number; size: number };
const pageWhere = async (ctx: Ctx, where: SQL | undefined, order: SQL[], o: Paged) => {
  const { rows, total } = await pageOfRows(
    ctx.db
      .select(columns)
      .from(purchases)
      .where(where)
      .orderBy(...order),
    o,
    ctx.db.$count(purchases, where),
  );
  return { rows: flat(rows), total };
};

const isOpen = sql`(${purchases.state} = 'open' and ${purchases.deadline} > now())`;
const isOver = sql`(${purchases.state} <> 'open' or ${purchases.deadline} <= now())`;
const newest: Parts[number]['keys'] = [
  { by: purchases.publishedAt, kind: 'instant', desc: true },
  { by: purchases.id, kind: 'id', desc: true },
];
/** Those still open first. */
const orders: Record<PurchaseSort, ListOrder> = {
  newest: { name: 'newest', parts: [isOpen, isOver].map((where) => ({ where, keys: newest })) },
  deadline: {
    name: 'deadline',
    parts: [
      {
        where: isOpen,
        keys: [
          { by: purchases.deadline, kind: 'instant' },
          { by: purchases.id, kind: 'id' },
        ],
      },
      {
        where: isOver,
        keys: [
          { by: purchases.deadline, kind: 'instant', desc: true },
          { by: purchases.id, kind: 'id', desc: true },
        ],
      },
    ],
  },
};

/** Public purchases. */
export const findPublic = async (
  ctx: Ctx,
  o: PurchaseQuery & Paged & { sort?: PurchaseSort | undefined; cursor?: string | undefined },
) => {
  const found = await pageByKeys({
    order: orders[o.sort ?? 'newest'],
    where: publicWhere(o),
    asked: o,
    select: ({ place, where, orderBy, limit, offset }) =>
      ctx.db
        .select({ ...columns, place })
        .from(purchases)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (where, most) => countUpTo(ctx.db, purchases, where, most),
  });
  return { ...found, rows: flat(found.rows) };
};

/** Public purchases for sitemaps, in a lasting order. */
export const findPublicIds = (
  ctx: Ctx,
  o: { limit: number; offset: number },
): Promise<{ id: string; changed: string }[]> =>
  ctx.db
    .select({ id: purchases.id, changed: purchases.updatedAt })
    .from(purchases)
    .where(publicWhere({ member: false }))
    .orderBy(asc(purchases.publishedAt), asc(purchases.id))
    .limit(o.limit)
    .offset(o.offset);

/** Titles of these that everybody may see. */
export const findPublicTitles = async (ctx: Ctx, ids: string[]) =>
  ids.length
    ? ctx.db
        .select({ id: purchases.id, title: purchases.title })
        .from(purchases)
        .where(and(inArray(purchases.id, ids), publicWhere({ member: true })))
    : [];

export const findOwn = (
  ctx: Ctx,
  o: Paged & {
    userId: string;
    entId: string | null;
    state?: PurchaseState | undefined;
    q?: string | undefined;
    sort?: PurchaseSort | undefined;
  },
) =>
  pageWhere(
    ctx,
    and(
      or(
        and(isNull(purchases.entId), eq(purchases.buyerId, o.userId)),
        o.entId ? eq(purchases.entId, o.entId) : undefined,
      ),
      o.state ? sql`${stateNow} = ${o.state}` : undefined,
      o.q ? matchesWords(o.q, true) : undefined,
    ),
    o.sort === 'deadline'
      ? [asc(purchases.deadline), asc(purchases.id)]
      : [desc(purchases.publishedAt), desc(purchases.id)],
    o,
  );

/** How many public purchases name each slug of a column, under the other filters. */
export const countBy = async (
  ctx: Ctx,
  column: 'products' | 'certificates',
  o: PurchaseQuery,
): Promise<Map<string, string[]>> => {
  const rows = await ctx.db
    .select({ id: purchases.id, slug: sql<string>`unnest(${purchases[column]})` })
    .from(purchases)
    .where(publicWhere(o));
  return new Map([...Map.groupBy(rows, (r) => r.slug)].map(([slug, list]) => [slug, list.map((r) => r.id)]));
};

export const countStates = async (ctx: Ctx, o: PurchaseQuery): Promise<Map<PurchaseState, number>> => {
  const rows = await ctx.db
    .select({ state: stateNow, n: count() })
    .from(purchases)
    .where(publicWhere(o))
    .groupBy(sql`1`);
  return new Map(rows.map((r) => [r.state, r.n]));
};

export const findApplicationOf = async (
  ctx: Ctx,
  purchaseId: string,
  entId: string,
): Promise<ApplicationRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(purchaseApplications)
      .where(and(eq(purchaseApplications.purchaseId, purchaseId), eq(purchaseApplications.entId, entId)))
  )[0];

export const findApplication = async (ctx: Ctx, id: string): Promise<ApplicationRecord | undefined> =>
  (await ctx.db.select().from(purchaseApplications).where(eq(purchaseApplications.id, id)))[0];

/** Whose applications these are, and to whose purchases. */
export const findApplicationSides = (ctx: Ctx, ids: string[]) =>
  ids.length
    ? ctx.db
        .select({
          id: purchaseApplications.id,
          entId: purchaseApplications.entId,
          purchase: { buyerId: purchases.buyerId, entId: purchases.entId },
        })
        .from(purchaseApplications)
        .innerJoin(purchases, eq(purchases.id, purchaseApplications.purchaseId))
        .where(inArray(purchaseApplications.id, ids))
    : Promise.resolve([]);

export const findApplications = (ctx: Ctx, purchaseId: string): Promise<ApplicationRecord[]> =>
  ctx.db
    .select()
    .from(purchaseApplications)
    .where(eq(purchaseApplications.purchaseId, purchaseId))
    .orderBy(asc(purchaseApplications.createdAt), asc(purchaseApplications.id));

/** Adds an application and counts it; the caller holds the purchase's lock. */
export const insertApplication = async (ctx: Ctx, row: typeof purchaseApplications.$inferInsert): Promise<void> => {
  await ctx.db.insert(purchaseApplications).values(row);
  await ctx.db
    .update(purchases)
    .set({ applications: sql`${purchases.applications} + 1` })
    .where(eq(purchases.id, row.purchaseId));
};

/** Decides an application once. @returns false when somebody was faster */
export const decideApplication = async (
  ctx: Ctx,
  id: string,
  state: ApplicationState,
  reason: Text | null,
): Promise<boolean> =>
  (
    await ctx.db
      .update(purchaseApplications)
      .set({ state, reason, updatedAt: sql`clock_timestamp()` })
      .where(and(eq(purchaseApplications.id, id), eq(purchaseApplications.state, 'submitted')))
      .returning({ id: purchaseApplications.id })
  ).length === 1;

/** How many applications of each purchase wait for a decision. */
export const countUndecided = async (ctx: Ctx, ids: string[]): Promise<Map<string, number>> => {
  if (!ids.length) return new Map();
  const rows = await ctx.db
    .select({ id: purchaseApplications.purchaseId, n: count() })
    .from(purchaseApplications)
    .where(and(inArray(purchaseApplications.purchaseId, ids), eq(purchaseApplications.state, 'submitted')))
    .groupBy(purchaseApplications.purchaseId);
  return new Map(rows.map((r) => [r.id, r.n]));
};
