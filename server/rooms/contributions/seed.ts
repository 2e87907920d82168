import type { Ctx } from '#server/platform/context.ts';
import { contributionEvents, contributions } from './tables.ts';

export { firstSlug, pieceOf } from './build-piece.ts';
export type SeedContributions = {
  contributions: (typeof contributions.$inferInsert)[];
  events: (typeof contributionEvents.$inferInsert)[];
};

/** What companies of the demo world wrote for the platform to publish. */
export const insertContributions = async (ctx: Ctx, s: SeedContributions): Promise<void> => {
  if (s.contributions.length) await ctx.db.insert(contributions).values(s.contributions);
  if (s.events.length) await ctx.db.insert(contributionEvents).values(s.events);
};
