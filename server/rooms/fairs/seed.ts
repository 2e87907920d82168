import type { Ctx } from '#server/platform/context.ts';
import { boothDisplays, boothProducts, boothStaff, fairBooths, fairHalls, fairs } from './tables.ts';

export type SeedFairs = {
  fairs: (typeof fairs.$inferInsert)[];
  halls: (typeof fairHalls.$inferInsert)[];
  booths: (typeof fairBooths.$inferInsert)[];
  displays: (typeof boothDisplays.$inferInsert)[];
  products: (typeof boothProducts.$inferInsert)[];
  staff: (typeof boothStaff.$inferInsert)[];
};

/** Fairs of the demo world with halls, booths and what exhibitors show. */
export const insertFairs = async (ctx: Ctx, s: SeedFairs): Promise<void> => {
  await ctx.db.insert(fairs).values(s.fairs);
  await ctx.db.insert(fairHalls).values(s.halls);
  await ctx.db.insert(fairBooths).values(s.booths);
  if (s.displays.length) await ctx.db.insert(boothDisplays).values(s.displays);
  if (s.products.length) await ctx.db.insert(boothProducts).values(s.products);
  if (s.staff.length) await ctx.db.insert(boothStaff).values(s.staff);
};
