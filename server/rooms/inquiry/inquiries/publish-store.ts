import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { inquiries } from '../tables.ts';

/** Makes sure that the row of an inquiry is there before it is locked: of several publishes at once one finds it a draft. */
export const ensureInquiryRow = async (
  ctx: Ctx,
  row: { id: string; buyerId: string; entId: string | null },
): Promise<void> => {
  await ctx.db
    .insert(inquiries)
    .values({ ...row, state: 'draft' })
    .onConflictDoNothing();
};

/** Lists an inquiry anew where it was last listed before today, in China. @returns when; null where it was today */
export const listAgain = async (ctx: Ctx, id: string): Promise<string | null> => {
  const day = (at: unknown) => sql`(${at} at time zone 'Asia/Shanghai')::date`;
  const [row] = await ctx.db
    .update(inquiries)
    .set({ listedAt: sql`clock_timestamp()` })
    .where(and(eq(inquiries.id, id), sql`${day(inquiries.listedAt)} < ${day(sql`clock_timestamp()`)}`))
    .returning({ at: inquiries.listedAt });
  return row?.at ?? null;
};
