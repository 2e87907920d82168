import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { boothVisits } from '../guests/tables.ts';
import { boothProducts, fairBooths, fairHalls } from '../tables.ts';
import type { Deed, Span } from './rank-rules.ts';

const ofFair = (fairId: string) => and(eq(fairHalls.fairId, fairId), eq(fairBooths.state, 'taken'));

/** Booths of a fair with an exhibitor, hall by hall; the first of a company stands for it. */
export const findTopBooths = (ctx: Ctx, fairId: string) =>
  ctx.db
    .select({
      id: fairBooths.id,
      number: fairBooths.number,
      class: fairBooths.class,
      entId: fairBooths.entId,
      hallId: fairHalls.id,
      hallNo: fairHalls.no,
    })
    .from(fairBooths)
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .where(ofFair(fairId))
    .orderBy(asc(fairHalls.no), sql`length(${fairBooths.number})`, asc(fairBooths.number), asc(fairBooths.id));

/** Who visited whose booths on which day; several booths of a company are one. */
export const findVisitDeeds = async (ctx: Ctx, fairId: string, { from, since, to }: Span): Promise<Deed[]> =>
  (
    await ctx.db
      .selectDistinct({
        entId: fairBooths.entId,
        userId: boothVisits.visitorId,
        day: boothVisits.day,
        recent: sql<boolean>`${boothVisits.firstAt} >= ${since}`,
      })
      .from(boothVisits)
      .innerJoin(fairBooths, eq(fairBooths.id, boothVisits.boothId))
      .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
      .where(and(ofFair(fairId), gte(boothVisits.firstAt, from), lt(boothVisits.firstAt, to)))
  ).flatMap(({ entId, ...d }) => (entId ? [{ entId, ...d }] : []));

/** Products that exhibitors show at a fair. */
export const findShownProducts = async (ctx: Ctx, fairId: string): Promise<Map<string, string>> => {
  const rows = await ctx.db
    .select({ productId: boothProducts.productId, entId: fairBooths.entId })
    .from(boothProducts)
    .innerJoin(fairBooths, eq(fairBooths.id, boothProducts.boothId))
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .where(ofFair(fairId));
  return new Map(rows.flatMap((r) => (r.entId ? [[r.productId, r.entId] as const] : [])));
};
