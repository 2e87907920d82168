import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { InterestKind } from '#contract/following/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { collections, companyFollows, interests, personFollows } from './tables.ts';

type Place = { current: number; size: number };
export type NewCollection = typeof collections.$inferInsert;

/** One person's additions come one after the other, so that none passes the most that one may keep. */
export const lockKeeper = async (tx: Ctx, userId: string): Promise<void> =>
  void (await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`following:${userId}`}))`));

/** How much of what somebody keeps already. */
export const countKept = async (ctx: Ctx, of: 'collections' | 'companies' | 'interests', userId: string) => {
  const table = { collections, companies: companyFollows, interests }[of];
  return (await ctx.db.select({ n: count() }).from(table).where(eq(table.userId, userId)))[0]?.n ?? 0;
};

export const insertCollections = async (ctx: Ctx, rows: NewCollection[]): Promise<void> => {
  if (rows.length) await ctx.db.insert(collections).values(rows).onConflictDoNothing();
};
export const deleteCollection = async (ctx: Ctx, userId: string, productId: string): Promise<void> => {
  await ctx.db.delete(collections).where(and(eq(collections.userId, userId), eq(collections.productId, productId)));
};

/** @returns whether somebody follows who did not before */
export const insertFollow = async (ctx: Ctx, row: typeof companyFollows.$inferInsert): Promise<boolean> =>
  (await ctx.db.insert(companyFollows).values(row).onConflictDoNothing().returning()).length > 0;
export const deleteFollow = async (ctx: Ctx, userId: string, entId: string): Promise<void> => {
  await ctx.db.delete(companyFollows).where(and(eq(companyFollows.userId, userId), eq(companyFollows.entId, entId)));
};

export const insertPersonFollow = async (ctx: Ctx, userId: string, personId: string): Promise<void> => {
  await ctx.db.insert(personFollows).values({ userId, personId }).onConflictDoNothing();
};
export const deletePersonFollow = async (ctx: Ctx, userId: string, personId: string): Promise<void> => {
  await ctx.db.delete(personFollows).where(and(eq(personFollows.userId, userId), eq(personFollows.personId, personId)));
};

type Wish = { userId: string; kind: InterestKind; slug: string };
const isWish = (w: Wish) => and(eq(interests.userId, w.userId), eq(interests.kind, w.kind), eq(interests.slug, w.slug));
export const insertInterest = async (ctx: Ctx, w: Wish): Promise<void> => {
  await ctx.db.insert(interests).values(w).onConflictDoNothing();
};
export const deleteInterest = async (ctx: Ctx, w: Wish): Promise<void> => {
  await ctx.db.delete(interests).where(isWish(w));
};

export const setCompanyAlert = async (ctx: Ctx, userId: string, entId: string, alert: boolean): Promise<void> => {
  await ctx.db
    .update(companyFollows)
    .set({ alert })
    .where(and(eq(companyFollows.userId, userId), eq(companyFollows.entId, entId)));
};
export const setInterestAlert = async (ctx: Ctx, w: Wish, alert: boolean): Promise<void> => {
  await ctx.db.update(interests).set({ alert }).where(isWish(w));
};

/** Which of these products and companies somebody keeps. */
export const findMarks = async (ctx: Ctx, userId: string, of: { products: string[]; companies: string[] }) => {
  const [products, companies] = await Promise.all([
    of.products.length
      ? ctx.db
          .select({ id: collections.productId })
          .from(collections)
          .where(and(eq(collections.userId, userId), inArray(collections.productId, of.products)))
      : [],
    of.companies.length
      ? ctx.db
          .select({ id: companyFollows.entId })
          .from(companyFollows)
          .where(and(eq(companyFollows.userId, userId), inArray(companyFollows.entId, of.companies)))
      : [],
  ]);
  return { products: products.map((r) => r.id), companies: companies.map((r) => r.id) };
};

export const findCollections = (ctx: Ctx, userId: string, place: Place) => {
  const where = eq(collections.userId, userId);
  return pageOfRows(
    ctx.db.select().from(collections).where(where).orderBy(desc(collections.createdAt), desc(collections.productId)),
    place,
    ctx.db.$count(collections, where),
  );
};

export const findCompanyFollows = (ctx: Ctx, userId: string, place: Place) => {
  const where = eq(companyFollows.userId, userId);
  return pageOfRows(
    ctx.db
      .select()
      .from(companyFollows)
      .where(where)
      .orderBy(desc(companyFollows.createdAt), desc(companyFollows.entId)),
    place,
    ctx.db.$count(companyFollows, where),
  );
};

/** Who follows a company, the newest first; for the desk alone: the company never hears who. */
export const findFollowers = (ctx: Ctx, entId: string, place: Place) => {
  const where = eq(companyFollows.entId, entId);
  return pageOfRows(
    ctx.db
      .select()
      .from(companyFollows)
      .where(where)
      .orderBy(desc(companyFollows.createdAt), desc(companyFollows.userId)),
    place,
    ctx.db.$count(companyFollows, where),
  );
};

export const findPersonFollows = (ctx: Ctx, userId: string, place: Place) => {
  const where = eq(personFollows.userId, userId);
  return pageOfRows(
    ctx.db
      .select()
      .from(personFollows)
      .where(where)
      .orderBy(desc(personFollows.createdAt), desc(personFollows.personId)),
    place,
    ctx.db.$count(personFollows, where),
  );
};

export const findInterests = (ctx: Ctx, userId: string) =>
  ctx.db
    .select()
    .from(interests)
    .where(eq(interests.userId, userId))
    .orderBy(desc(interests.createdAt), interests.kind, interests.slug);

/** Nothing of what somebody kept stays when their account goes, nor who followed them. */
export const forgetFollower = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(collections).where(eq(collections.userId, userId));
  await ctx.db.delete(companyFollows).where(eq(companyFollows.userId, userId));
  await ctx.db.delete(interests).where(eq(interests.userId, userId));
  await ctx.db
    .delete(personFollows)
    .where(sql`${personFollows.userId} = ${userId} or ${personFollows.personId} = ${userId}`);
};
