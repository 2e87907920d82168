import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { orders } from './tables.ts';

/** Orders of these buyers with one supplier that were not cancelled, the oldest first. */
export const findOrdersOfBuyers = async (
  ctx: Ctx,
  supplierEntId: string,
  sides: { userId: string; entId: string | null }[],
) => {
  const companies = [...new Set(sides.flatMap((s) => s.entId ?? []))];
  const people = sides.flatMap((s) => (s.entId ? [] : s.userId));
  if (!sides.length) return [];
  return ctx.db
    .select({ id: orders.id, userId: orders.buyerId, entId: orders.buyerEntId, at: orders.createdAt })
    .from(orders)
    .where(
      and(
        eq(orders.supplierEntId, supplierEntId),
        ne(orders.state, 'cancelled'),
        or(
          companies.length ? inArray(orders.buyerEntId, companies) : undefined,
          people.length ? and(isNull(orders.buyerEntId), inArray(orders.buyerId, people)) : undefined,
        ),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(5_000);
};
