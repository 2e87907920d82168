import type { Ctx } from '#server/platform/context.ts';
import { collections, companyFollows, interests } from './tables.ts';

export type SeedFollowing = {
  collections: (typeof collections.$inferInsert)[];
  follows: (typeof companyFollows.$inferInsert)[];
  interests: (typeof interests.$inferInsert)[];
};

/** What the people of the demo world keep an eye on. */
export const insertFollowing = async (ctx: Ctx, rows: SeedFollowing): Promise<void> => {
  await ctx.db.insert(collections).values(rows.collections).onConflictDoNothing();
  await ctx.db.insert(companyFollows).values(rows.follows).onConflictDoNothing();
  await ctx.db.insert(interests).values(rows.interests).onConflictDoNothing();
};
