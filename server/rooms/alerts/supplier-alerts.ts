import { type Alert, alertErrors, maxAlerts } from '#contract/alerts/calls.ts';
import type { SupplierWish } from '#contract/enterprise/supplier-filters.ts';
import { supplierWishQuery } from '#contract/enterprise/supplier-ranges.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { suppliersFitting, supplierWishNames } from '#server/rooms/enterprise/index.ts';
import {
  countSupplierAlerts,
  findSupplierAlerts,
  findSupplierWish,
  insertSupplierAlert,
  noteSupplierHits,
} from './supplier-store.ts';

/** My alerts of suppliers, newest first, with what they ask for by name. */
export const listSupplierAlerts = (ctx: Ctx): Promise<Alert[]> => supplierAlertsOf(ctx, me(ctx).userId);

/** A person's alerts of suppliers, for themselves and for the desk. */
export const supplierAlertsOf = async (ctx: Ctx, userId: string): Promise<Alert[]> =>
  Promise.all(
    (await findSupplierAlerts(ctx, userId)).map(async (a) => ({
      id: a.id,
      query: a.query,
      names: await supplierWishNames(ctx, a.filters),
      createdAt: new Date(a.createdAt).toISOString(),
    })),
  );

/** Keeps a search of suppliers, and whom it finds already; kept before, it answers the alert that is there. */
export const saveSupplierAlert = async (ctx: Ctx, filters: SupplierWish): Promise<{ id: string }> => {
  const { userId } = me(ctx);
  const query = supplierWishQuery(filters);
  if (!query) throw refuse(alertErrors.nothingAsked);
  const there = await findSupplierWish(ctx, userId, query);
  if (there) return { id: there };
  if ((await countSupplierAlerts(ctx, userId)) >= maxAlerts) throw refuse(alertErrors.tooMany, { most: maxAlerts });
  const id = newId();
  const known = await suppliersFitting(ctx, filters);
  await inTransaction(ctx, async (tx) => {
    // Two clicks at once: the first one's stands.
    if (await insertSupplierAlert(tx, { id, userId, query, filters }))
      await noteSupplierHits(tx, { alerts: [{ id, ownEntId: null }], found: known, day: null });
  });
  return { id: (await findSupplierWish(ctx, userId, query)) ?? id };
};
