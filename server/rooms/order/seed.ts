import type { Ctx } from '#server/platform/context.ts';
import {
  orderDeliveries,
  orderDeliveryLines,
  orderEvents,
  orderLines,
  orderPayments,
  orderRatings,
  orderRatingScores,
  orders,
} from './tables.ts';

/** Everything the demo world puts into this room. */
export type SeedOrders = {
  orders: (typeof orders.$inferInsert)[];
  lines: (typeof orderLines.$inferInsert)[];
  events: (typeof orderEvents.$inferInsert)[];
  deliveries: (typeof orderDeliveries.$inferInsert)[];
  moved: (typeof orderDeliveryLines.$inferInsert)[];
  payments: (typeof orderPayments.$inferInsert)[];
  ratings: (typeof orderRatings.$inferInsert)[];
  scores: (typeof orderRatingScores.$inferInsert)[];
};

export const insertOrders = async (ctx: Ctx, s: SeedOrders): Promise<void> => {
  if (!s.orders.length) return;
  await ctx.db.insert(orders).values(s.orders);
  await ctx.db.insert(orderLines).values(s.lines);
  await ctx.db.insert(orderEvents).values(s.events);
  if (s.deliveries.length) {
    await ctx.db.insert(orderDeliveries).values(s.deliveries);
    await ctx.db.insert(orderDeliveryLines).values(s.moved);
  }
  if (s.payments.length) await ctx.db.insert(orderPayments).values(s.payments);
  if (s.ratings.length) {
    await ctx.db.insert(orderRatings).values(s.ratings);
    await ctx.db.insert(orderRatingScores).values(s.scores);
  }
};
