import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { collections } from './tables.ts';

/** Who collected which of these products on which day of China, and keeps it; `recent` from `since` on. ISO instants. */
export const findCollectedOn = (
  ctx: Ctx,
  productIds: string[],
  { from, since, to }: { from: string; since: string; to: string },
): Promise<{ productId: string; userId: string; day: string; recent: boolean }[]> =>
  productIds.length
    ? ctx.db
        .select({
          productId: collections.productId,
          userId: collections.userId,
          day: sql<string>`(${collections.createdAt} at time zone 'Asia/Shanghai')::date::text`,
          recent: sql<boolean>`${collections.createdAt} >= ${since}`,
        })
        .from(collections)
        .where(
          and(
            inArray(collections.productId, productIds),
            gte(collections.createdAt, from),
            lt(collections.createdAt, to),
          ),
        )
    : Promise.resolve([]);

/** Which of these products were collected since a moment by most members, at least so many; `apart` are people who count nowhere. */
export const findMostCollected = async (
  ctx: Ctx,
  o: { productIds: string[]; since: string; apart: string[]; least: number; most: number },
): Promise<{ id: string; n: number }[]> =>
  o.productIds.length
    ? (
        await ctx.db.execute<{ id: string; n: number }>(sql`
          select ${collections.productId} as id, count(*)::int as n from ${collections}
          where ${collections.productId} = any(${sql.param(o.productIds)}::uuid[])
            and ${collections.createdAt} >= ${o.since}::timestamptz
            and ${collections.userId} <> all(${sql.param(o.apart)}::uuid[])
          group by 1 having count(*) >= ${o.least} order by 2 desc, 1 limit ${o.most}`)
      ).rows
    : [];
