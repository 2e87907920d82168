import type { Ctx, Person } from '#server/platform/context.ts';
import { findOrdersBy } from './export-store.ts';
import { partyOf } from './policy.ts';
import { readOrder } from './read-orders.ts';

/** Orders that the person placed or won and may still see, as the app shows them. */
export const exportOrders = async (ctx: Ctx, person: Person): Promise<unknown[]> => {
  const shown: unknown[] = [];
  // One after the other: somebody's long history must not take every connection of the pool.
  for (const o of await findOrdersBy(ctx, person.userId))
    if (partyOf(person, o)) shown.push(await readOrder(ctx, o.id));
  return shown;
};
