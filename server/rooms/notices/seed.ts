import type { Ctx } from '#server/platform/context.ts';
import { notices } from './tables.ts';

/** What the demo world's people were told; nothing of it goes out by mail. */
export type SeedNotices = (typeof notices.$inferInsert)[];

export const insertSeedNotices = async (ctx: Ctx, rows: SeedNotices): Promise<void> => {
  if (rows.length) await ctx.db.insert(notices).values(rows);
};
