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
