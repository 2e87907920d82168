import { desc, eq, or } from 'drizzle-orm';
import { recordRows } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { RecordOf } from '#server/rooms/identity/index.ts';
import { cardExchanges } from './tables.ts';

/** Cards that a person left or answered, or that were left with a company; the newest, and how many. */
export const findRecordExchanges = async (ctx: Ctx, of: RecordOf) => {
  const where =
    of.userId === null
      ? eq(cardExchanges.toEntId, of.entId)
      : or(eq(cardExchanges.fromUserId, of.userId), eq(cardExchanges.answeredBy, of.userId));
  const rows = await ctx.db
    .select()
    .from(cardExchanges)
    .where(where)
    .orderBy(desc(cardExchanges.createdAt), desc(cardExchanges.id))
    .limit(recordRows);
  return { rows, total: rows.length < recordRows ? rows.length : await ctx.db.$count(cardExchanges, where) };
};
