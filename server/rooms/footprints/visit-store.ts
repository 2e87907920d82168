import { and, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { footprintSettings, visits } from './tables.ts';

/** The most visits that a company's page is made of. */
const most = 5_000;

/** Counts a visit; of one day and thing there is one row, which counts once in ten minutes (footprints 5). */
export const countVisit = async (ctx: Ctx, row: typeof visits.$inferInsert): Promise<void> => {
  await ctx.db
    .insert(visits)
    .values(row)
    .onConflictDoUpdate({
      target: [visits.entId, visits.visitorId, visits.day, visits.productId],
      set: { times: sql`least(${visits.times} + 1, 1000)`, lastAt: sql`clock_timestamp()` },
      setWhere: sql`${visits.lastAt} <= clock_timestamp() - interval '10 minutes'`,
    });
};

/** Visits of a company in the last days, with whether the visitor may be named now. */
export const findVisits = (ctx: Ctx, entId: string, since: string) =>
  ctx.db
    .select({
      visitorId: visits.visitorId,
      productId: visits.productId,
      day: visits.day,
      times: visits.times,
      named: sql<boolean>`coalesce(${footprintSettings.named}, false)`,
    })
    .from(visits)
    .leftJoin(footprintSettings, eq(footprintSettings.userId, visits.visitorId))
    .where(and(eq(visits.entId, entId), gt(visits.day, since)))
    .orderBy(sql`${visits.day} desc`, visits.visitorId)
    .limit(most);

/** Which companies somebody visited, for the copy of their data. */
export const findVisitsOf = (ctx: Ctx, visitorId: string) =>
  ctx.db
    .select({ entId: visits.entId, productId: visits.productId, day: visits.day, times: visits.times })
    .from(visits)
    .where(eq(visits.visitorId, visitorId))
    .orderBy(sql`${visits.day} desc`, visits.id);
