import type { Ctx } from '#server/platform/context.ts';
import { footprints, footprintSettings, visits } from './tables.ts';

export type SeedFootprints = {
  footprints: (typeof footprints.$inferInsert)[];
  visits: (typeof visits.$inferInsert)[];
  settings: (typeof footprintSettings.$inferInsert)[];
};

/** What the people of the demo world looked at, and who of them is named. */
export const insertFootprints = async (ctx: Ctx, rows: SeedFootprints): Promise<void> => {
  await ctx.db.insert(footprints).values(rows.footprints);
  await ctx.db.insert(visits).values(rows.visits).onConflictDoNothing();
  if (rows.settings.length) await ctx.db.insert(footprintSettings).values(rows.settings);
};
