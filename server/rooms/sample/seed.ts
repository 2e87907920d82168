import type { Ctx } from '#server/platform/context.ts';
import { sampleEvents, samples } from './tables.ts';

export type SeedSamples = {
  samples: (typeof samples.$inferInsert)[];
  events: (typeof sampleEvents.$inferInsert)[];
};

/** Sample orders of the demo world with their courses. */
export const insertSamples = async (ctx: Ctx, s: SeedSamples): Promise<void> => {
  if (!s.samples.length) return;
  await ctx.db.insert(samples).values(s.samples);
  await ctx.db.insert(sampleEvents).values(s.events);
};
