import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { inquiryErrors } from '#contract/inquiry/calls.ts';
import { type inquiryLife, lifeErrors } from '#contract/inquiry/life.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { inquiryDeclined } from '../events.ts';
import { hasQuoted } from '../inquiries/access-store.ts';
import { checkQuoting, checkShown } from '../inquiries/check-open.ts';
import { type InquiryRecord, lockInquiry } from '../inquiries/inquiry-store.ts';
import { findMatch } from '../matching/match-store.ts';
import { isBuyersSide, mayKnow } from '../policy.ts';
import { deleteDecline, findDecline, writeDecline } from './decline-store.ts';

/** Whether a company was told of an inquiry, or invited to it: then it may decline. */
const wasTold = async (ctx: Ctx, i: InquiryRecord, entId: string): Promise<boolean> =>
  i.invited.includes(entId) || Boolean((await findMatch(ctx, i.id, entId))?.toldAt);

/** The inquiry under its lock, while it takes quotations. Declining needs no agreement: nothing gated is read for it. */
const lockTold = async (tx: Ctx, id: string, entId: string): Promise<InquiryRecord> => {
  const i = await lockInquiry(tx, id);
  if (!i || !mayKnow(me(tx), i)) throw refuse(common.notFound);
  if (isBuyersSide(me(tx), i)) throw refuse(inquiryErrors.ownInquiry);
  checkShown(i);
  checkQuoting(i);
  if (!(await wasTold(tx, i, entId))) throw refuse(common.notFound);
  return i;
};

/** A company that was told says that it does not quote, and why; the buyer alone learns of it (deals 48). */
export const declineInquiry = (
  ctx: Ctx,
  id: string,
  { reason, note }: ParsedOf<typeof inquiryLife.decline>['body'],
): Promise<{ id: string }> => {
  const { entId, userId } = me(ctx);
  if (!entId) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    const i = await lockTold(tx, id, entId);
    if (await hasQuoted(tx, id, entId)) throw refuse(lifeErrors.alreadyQuoted);
    const before = await findDecline(tx, id, entId);
    await writeDecline(tx, { inquiryId: id, entId, userId, reason, note: note ? { [ctx.lang]: note } : null });
    if (!before)
      await emit(tx, inquiryDeclined, {
        inquiryId: id,
        number: i.number ?? '',
        title: i.title,
        entId,
        buyerId: i.buyerId,
        buyerEntId: i.entId,
      });
    return { id };
  });
};

/** The company may quote after all. */
export const undoDecline = (ctx: Ctx, id: string): Promise<{ id: string }> => {
  const { entId } = me(ctx);
  if (!entId) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) => {
    await lockTold(tx, id, entId);
    await deleteDecline(tx, id, entId);
    return { id };
  });
};
