import { common } from '#contract/core/errors.ts';
import type { RefusalReason } from '#contract/inquiry/states.ts';
import { type Ctx, emitAll, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { quotationDecided } from '../events.ts';
import { checkOpened } from '../inquiries/check-open.ts';
import { recordDeeds } from '../inquiries/deed-store.ts';
import { type InquiryRecord, lockInquiry } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { refuseUndecided, type QuotationRecord } from './quotation-store.ts';

type Refused = Pick<QuotationRecord, 'id' | 'userId' | 'entId'>;
/** Records who refused quotations and tells their companies: nothing of who was chosen, nor at what price. */
export const tellRefused = async (
  tx: Ctx,
  i: InquiryRecord,
  quotations: Refused[],
  reason: string | null,
): Promise<void> => {
  await recordDeeds(
    tx,
    i.id,
    'refuse',
    quotations.map((q) => ({ quotationId: q.id })),
  );
  await emitAll(
    tx,
    quotationDecided,
    quotations.map((q) => ({
      quotationId: q.id,
      decision: 'refused' as const,
      inquiryId: i.id,
      number: i.number ?? '',
      title: i.title,
      supplierId: q.userId,
      entId: q.entId,
      orderId: null,
      reason,
    })),
  );
};

/** Quotations of an inquiry that somebody asked to buy, and that so are not simply undecided. */
export type Waiting = (tx: Ctx, i: InquiryRecord) => Promise<string[]>;

/**
 * The buyer refuses by one act what of an inquiry is not decided, with one reason; what waits for a second person's approval is
 * left out. A second click finds nothing left (deals 177).
 */
export const refuseRest = (
  ctx: Ctx,
  id: string,
  given: { why: RefusalReason; reason?: string | undefined },
  waiting: Waiting,
): Promise<{ refused: number }> =>
  inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const i = await lockInquiry(tx, id);
    if (!i || i.state === 'draft' || !ownsInquiry(me(tx), i, 'buy')) throw refuse(common.notFound);
    checkOpened(i);
    const reason = given.reason?.trim() || null;
    const refused = await refuseUndecided(tx, id, await waiting(tx, i), { why: given.why, reason });
    await tellRefused(tx, i, refused, reason);
    return { refused: refused.length };
  });
