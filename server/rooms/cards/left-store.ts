import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { cardExchanges } from './tables.ts';

/** Who left their card with which of these companies on which day of China; `recent` from `since` on. ISO instants. */
export const findCardsLeft = (
  ctx: Ctx,
  entIds: string[],
  { from, since, to }: { from: string; since: string; to: string },
): Promise<{ entId: string; userId: string; day: string; recent: boolean }[]> =>
  entIds.length
    ? ctx.db
        .selectDistinct({
          entId: cardExchanges.toEntId,
          userId: cardExchanges.fromUserId,
          day: sql<string>`(${cardExchanges.createdAt} at time zone 'Asia/Shanghai')::date::text`,
          recent: sql<boolean>`${cardExchanges.createdAt} >= ${since}`,
        })
        .from(cardExchanges)
        .where(
          and(
            inArray(cardExchanges.toEntId, entIds),
            gte(cardExchanges.createdAt, from),
            lt(cardExchanges.createdAt, to),
          ),
        )
    : Promise.resolve([]);
