import type { Ctx } from '#server/platform/context.ts';
import { financeConsents } from './tables.ts';

export type SeedFinance = { consents: (typeof financeConsents.$inferInsert)[] };

/** Consents of the demo world. */
export const insertFinance = async (ctx: Ctx, s: SeedFinance): Promise<void> => {
  if (s.consents.length) await ctx.db.insert(financeConsents).values(s.consents);
};
