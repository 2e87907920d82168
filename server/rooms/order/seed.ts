import type { Ctx } from '#server/platform/context.ts';
import { orderEvents, orderLines, orders } from './tables.ts';

/** Everything the demo world puts into this room. */
export type SeedOrders = {
  orders: (typeof orders.$inferInsert)[];
  lines: (typeof orderLines.$inferInsert)[];
  events: (typeof orderEvents.$inferInsert)[];
};

export const insertOrders = async (ctx: Ctx, s: SeedOrders): Promise<void> => {
  if (!s.orders.length) return;
  await ctx.db.insert(orders).values(s.orders);
  await ctx.db.insert(orderLines).values(s.lines);
  await ctx.db.insert(orderEvents).values(s.events);
};
