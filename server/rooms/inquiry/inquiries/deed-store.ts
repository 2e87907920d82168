import { asc, eq } from 'drizzle-orm';
import type { InquiryAct } from '#contract/inquiry/states.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { inquiryDeeds } from './tables.ts';

export type DeedRecord = typeof inquiryDeeds.$inferSelect;

type Deed = { quotationId?: string; companies?: string[] };
/** Records who did something, once for each quotation that it is about; in the transaction of the act. */
export const recordDeeds = async (tx: Ctx, inquiryId: string, act: InquiryAct, of: Deed[] = [{}]): Promise<void> => {
  const { userId } = me(tx);
  if (of.length)
    await tx.db.insert(inquiryDeeds).values(of.map((d) => ({ id: newId(), inquiryId, act, userId, ...d })));
};

export const findDeeds = (ctx: Ctx, inquiryId: string): Promise<DeedRecord[]> =>
  ctx.db
    .select()
    .from(inquiryDeeds)
    .where(eq(inquiryDeeds.inquiryId, inquiryId))
    .orderBy(asc(inquiryDeeds.at), asc(inquiryDeeds.id));
