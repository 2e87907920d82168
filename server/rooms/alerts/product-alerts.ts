import { type Alert, alertErrors, maxAlerts } from '#contract/alerts/calls.ts';
import type { ProductWish } from '#contract/catalogue/search-filters.ts';
import { productWishQuery } from '#contract/catalogue/value-wish.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { wishNames } from '#server/rooms/catalogue/index.ts';
import {
  countProductAlerts,
  findProductAlerts,
  findProductWish,
  insertProductAlert,
  type ProductAlert,
} from './product-store.ts';

/** My alerts of products, newest first, with what they ask for by name. */
export const listProductAlerts = (ctx: Ctx): Promise<Alert[]> => productAlertsOf(ctx, me(ctx).userId);

/** A person's alerts of products, for themselves and for the desk. */
export const productAlertsOf = async (ctx: Ctx, userId: string): Promise<Alert[]> =>
  Promise.all(
    (await findProductAlerts(ctx, userId)).map(async (a: ProductAlert) => ({
      id: a.id,
      query: a.query,
      names: await wishNames(ctx, a.filters),
      createdAt: new Date(a.createdAt).toISOString(),
    })),
  );

/** Keeps a search of products; kept already, it answers the alert that is there. */
export const saveProductAlert = async (ctx: Ctx, filters: ProductWish): Promise<{ id: string }> => {
  const { userId } = me(ctx);
  const query = productWishQuery(filters);
  if (!query) throw refuse(alertErrors.nothingAsked);
  const there = await findProductWish(ctx, userId, query);
  if (there) return { id: there };
  if ((await countProductAlerts(ctx, userId)) >= maxAlerts) throw refuse(alertErrors.tooMany, { most: maxAlerts });
  const id = newId();
  await insertProductAlert(ctx, { id, userId, query, filters, category: filters.category ?? null });
  // Two clicks at once: the first one's stands.
  return { id: (await findProductWish(ctx, userId, query)) ?? id };
};
