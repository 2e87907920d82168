import type { Ctx } from '#server/platform/context.ts';
import { conferences, conferenceSeats } from './tables.ts';

export type SeedConferences = {
  conferences: (typeof conferences.$inferInsert)[];
  seats: (typeof conferenceSeats.$inferInsert)[];
};

/** Conferences of the demo world, and who takes part. */
export const insertConferences = async (ctx: Ctx, s: SeedConferences): Promise<void> => {
  if (s.conferences.length) await ctx.db.insert(conferences).values(s.conferences);
  if (s.seats.length) await ctx.db.insert(conferenceSeats).values(s.seats);
};
