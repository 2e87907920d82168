import type { Ctx } from '#server/platform/context.ts';
import { seatHistory, seatInvitations } from './tables.ts';

/** Everything the demo world puts into this room. */
export type SeedSeats = {
  history: (typeof seatHistory.$inferInsert)[];
  invitations: (typeof seatInvitations.$inferInsert)[];
};

export const insertSeats = async (ctx: Ctx, s: SeedSeats): Promise<void> => {
  await ctx.db.insert(seatHistory).values(s.history);
  await ctx.db.insert(seatInvitations).values(s.invitations);
};
