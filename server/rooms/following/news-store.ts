import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { companyFollows, interests, listedNews } from './tables.ts';

export type News = typeof listedNews.$inferSelect;

/** A product that was noted already stays as it is: an event that comes twice is one piece of news. */
export const noteListed = async (ctx: Ctx, row: typeof listedNews.$inferInsert): Promise<void> => {
  await ctx.db.insert(listedNews).values(row).onConflictDoNothing();
};

/** Takes what nobody was told of yet; of several nodes one takes each. */
export const takeUntold = (tx: Ctx, most: number): Promise<News[]> =>
  tx.db
    .update(listedNews)
    .set({ toldAt: sql`clock_timestamp()` })
    .where(
      inArray(
        listedNews.productId,
        tx.db
          .select({ id: listedNews.productId })
          .from(listedNews)
          .where(isNull(listedNews.toldAt))
          .orderBy(listedNews.productId)
          .limit(most)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning();

/** Everything that was listed on a day of China so far. */
export const findListedOn = (ctx: Ctx, day: string): Promise<News[]> =>
  ctx.db.select().from(listedNews).where(eq(listedNews.day, day)).orderBy(listedNews.productId);

/** Who wants to hear of these companies. */
export const findCompanyFollowers = (ctx: Ctx, entIds: string[]) =>
  entIds.length
    ? ctx.db
        .select({ userId: companyFollows.userId, entId: companyFollows.entId })
        .from(companyFollows)
        .where(and(inArray(companyFollows.entId, entIds), eq(companyFollows.alert, true)))
    : Promise.resolve([]);

/** Who wants to hear of these materials and processes. */
export const findInterested = (ctx: Ctx, slugs: { material: string[]; process: string[] }) =>
  ctx.db
    .select({ userId: interests.userId, kind: interests.kind, slug: interests.slug })
    .from(interests)
    .where(
      and(
        eq(interests.alert, true),
        sql`((${interests.kind} = 'material' and ${interests.slug} = any(${sql.param(slugs.material)}::text[]))
          or (${interests.kind} = 'process' and ${interests.slug} = any(${sql.param(slugs.process)}::text[])))`,
      ),
    );

/** What was told long ago is needed no more. */
export const dropTold = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(listedNews).where(lt(listedNews.toldAt, sql<string>`now() - interval '40 days'`));
};
