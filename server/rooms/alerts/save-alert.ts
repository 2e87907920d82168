import { alertErrors, maxAlerts } from '#contract/alerts/calls.ts';
import type { HallWish } from '#contract/inquiry/hall-filters.ts';
import { wishQuery } from '#contract/inquiry/hall-query.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { countAlerts, findWish, insertAlert } from './store.ts';

/** Keeps what somebody looks for; kept already, it answers the alert that is there. */
export const saveAlert = async (ctx: Ctx, filters: HallWish) => {
  const { userId } = me(ctx);
  const query = wishQuery(filters);
  if (!query) throw refuse(alertErrors.nothingAsked);
  const there = await findWish(ctx, userId, query);
  if (there) return { id: there };
  if ((await countAlerts(ctx, userId)) >= maxAlerts) throw refuse(alertErrors.tooMany, { most: maxAlerts });
  const id = newId();
  await insertAlert(ctx, { id, userId, query, filters, category: filters.category ?? null });
  // Two clicks at once: the first one's stands.
  return { id: (await findWish(ctx, userId, query)) ?? id };
};
