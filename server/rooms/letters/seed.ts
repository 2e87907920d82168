import type { Ctx } from '#server/platform/context.ts';
import { letterCopies, letters, letterThreads } from './tables.ts';

export type SeedLetters = {
  threads: (typeof letterThreads.$inferInsert)[];
  letters: (typeof letters.$inferInsert)[];
  copies: (typeof letterCopies.$inferInsert)[];
};

/** Letters of the demo world, as they lie in the boxes. */
export const insertLetters = async (ctx: Ctx, rows: SeedLetters): Promise<void> => {
  if (!rows.threads.length) return;
  await ctx.db.insert(letterThreads).values(rows.threads).onConflictDoNothing();
  await ctx.db.insert(letters).values(rows.letters).onConflictDoNothing();
  await ctx.db.insert(letterCopies).values(rows.copies).onConflictDoNothing();
};
