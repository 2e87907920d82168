import type { Ctx } from '#server/platform/context.ts';
import { findInquiry } from './inquiry-store.ts';

/** Who asked: the person, and the company where one stands behind the inquiry. */
export const inquirySide = async (ctx: Ctx, id: string) => {
  const found = await findInquiry(ctx, id);
  return found && { buyerId: found.buyerId, buyerEntId: found.entId };
};
