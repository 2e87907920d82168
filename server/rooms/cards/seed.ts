import type { Ctx } from '#server/platform/context.ts';
import { businessCards, cardExchanges, heldCards } from './tables.ts';

export type SeedCards = {
  cards: (typeof businessCards.$inferInsert)[];
  exchanges: (typeof cardExchanges.$inferInsert)[];
  held: (typeof heldCards.$inferInsert)[];
};

/** Cards of the demo world's people, and who has whose. */
export const insertCards = async (ctx: Ctx, rows: SeedCards): Promise<void> => {
  await ctx.db.insert(businessCards).values(rows.cards);
  await ctx.db.insert(cardExchanges).values(rows.exchanges);
  await ctx.db.insert(heldCards).values(rows.held).onConflictDoNothing();
};
