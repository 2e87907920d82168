import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Currency } from '#contract/core/schemas.ts';
import type { OrderState, Party } from '#contract/order/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { OrderRecord } from '../store.ts';
import { orders } from '../tables.ts';

export type Wanted = Record<Party, readonly OrderState[]>;
/** Orders that one side has in given states, newest first; one alone, where it is named. */
export const findOrdersInStates = (
  ctx: Ctx,
  o: {
    side: { userId: string; entId: string | null };
    sees: Record<Party, boolean>;
    states: Wanted;
    currencies: readonly Currency[];
    id?: string | undefined;
    most: number;
  },
): Promise<OrderRecord[]> => {
  const { userId, entId } = o.side;
  const ways: (SQL | undefined)[] = [
    entId && o.sees.supplier
      ? and(eq(orders.supplierEntId, entId), inArray(orders.state, [...o.states.supplier]))
      : undefined,
    !entId || o.sees.buyer
      ? and(
          entId ? eq(orders.buyerEntId, entId) : eq(orders.buyerId, userId),
          inArray(orders.state, [...o.states.buyer]),
        )
      : undefined,
  ];
  const open = ways.filter((w) => w !== undefined);
  if (!open.length) return Promise.resolve([]);
  return ctx.db
    .select()
    .from(orders)
    .where(and(or(...open), inArray(orders.currency, [...o.currencies]), o.id ? eq(orders.id, o.id) : undefined))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(o.most);
};
