import type { Ctx } from '#server/platform/context.ts';
import { boothVisits } from '../guests/tables.ts';
import { personAvatars } from './tables.ts';

export type SeedVisitors = {
  avatars: (typeof personAvatars.$inferInsert)[];
  visits: (typeof boothVisits.$inferInsert)[];
};

/** Rows of one statement. */
const batch = 2_000;

/** Figures of people of the demo world, and their visits of booths. */
export const insertVisitors = async (ctx: Ctx, { avatars, visits }: SeedVisitors): Promise<void> => {
  if (avatars.length) await ctx.db.insert(personAvatars).values(avatars);
  for (let i = 0; i < visits.length; i += batch)
    await ctx.db
      .insert(boothVisits)
      .values(visits.slice(i, i + batch))
      .onConflictDoNothing();
};
