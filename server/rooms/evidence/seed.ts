import type { Ctx } from '#server/platform/context.ts';
import { evidenceReviews } from './tables.ts';

export type SeedEvidence = (typeof evidenceReviews.$inferInsert)[];

/** What the demo world's suppliers handed in. */
export const insertEvidence = async (ctx: Ctx, rows: SeedEvidence): Promise<void> => {
  if (rows.length) await ctx.db.insert(evidenceReviews).values(rows);
};
