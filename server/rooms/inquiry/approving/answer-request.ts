import { common } from '#contract/core/errors.ts';
import { approvalErrors } from '#contract/inquiry/deciding/approval.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { peopleWithSeat } from '#server/rooms/identity/index.ts';
import { findInquiry, findLines, type InquiryRecord, lockInquiry } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { awardLocked, judgeAwards, keepDeal } from '../quotations/award-quotations.ts';
import { findQuotations } from '../quotations/quotation-store.ts';
import { endRequest, findRequest, isOverdue, type RequestRow } from './approval-store.ts';
import { changedSince } from './changed-rules.ts';
import { tellAnswer } from './expire-requests.ts';

/** The request and its inquiry for this person's company; absent for everybody else. */
const ofMine = async (ctx: Ctx, id: string): Promise<{ r: RequestRow; known: InquiryRecord }> => {
  const r = await findRequest(ctx, id);
  const known = r && (await findInquiry(ctx, r.inquiryId));
  if (!r || !known || !ownsInquiry(me(ctx), known, 'buy')) throw refuse(common.notFound);
  return { r, known };
};

/** What still waits, read again under the inquiry's lock. @throws Refused approval.decided, approval.expired */
const waiting = async (tx: Ctx, inquiryId: string, id: string): Promise<{ i: InquiryRecord; r: RequestRow }> => {
  const i = await lockInquiry(tx, inquiryId);
  const r = i && (await findRequest(tx, id));
  if (!i || !r) throw refuse(common.notFound);
  if (r.state === 'expired' || (r.state === 'waiting' && (await isOverdue(tx, id))))
    throw refuse(approvalErrors.expired);
  if (r.state !== 'waiting') throw refuse(approvalErrors.decided);
  return { i, r };
};

/** Somebody else of the company who buys for it now. @throws Refused approval.own, common.seat */
const checkSecond = async (tx: Ctx, r: RequestRow): Promise<string> => {
  const { userId } = me(tx);
  if (r.userId === userId) throw refuse(approvalErrors.own);
  const buyers = await peopleWithSeat(tx, [r.entId], 'buy');
  if (!buyers.some((p) => p.id === userId)) throw refuse(common.seat);
  return userId;
};

/**
 * A second person approves: the award is carried out in the same transaction, as it was asked for. Where it is not what stands any
 * more it is refused with what changed, and goes on waiting for who asked to take it back.
 */
export const approveRequest = async (ctx: Ctx, id: string) => {
  const { r: asked, known } = await ofMine(ctx, id);
  if (asked.userId === me(ctx).userId) throw refuse(approvalErrors.own);
  return inTransaction(ctx, async (tx) => {
    await keepDeal(
      tx,
      known,
      asked.awards.map((a) => a.quotationId),
    );
    const { i, r } = await waiting(tx, asked.inquiryId, id);
    const by = await checkSecond(tx, r);
    const lines = (await findLines(tx, [i.id])).get(i.id) ?? [];
    const now = { inquiry: i, lines, quotations: await findQuotations(tx, i.id), at: new Date() };
    const changed = changedSince(r, now);
    if (changed.length) throw refuse(approvalErrors.changed, { data: { changed } });
    if (!(await endRequest(tx, id, { state: 'approved', by }))) throw refuse(approvalErrors.decided);
    const orders = await awardLocked(tx, i, await judgeAwards(tx, i, r.awards));
    await tellAnswer(tx, i, r, 'approved', by, '');
    return { orders };
  });
};

/** A second person refuses, with a reason; nothing is awarded. */
export const refuseRequest = async (ctx: Ctx, id: string, reason: string): Promise<{ id: string }> => {
  const { r: asked } = await ofMine(ctx, id);
  return inTransaction(ctx, async (tx) => {
    const { i, r } = await waiting(tx, asked.inquiryId, id);
    const by = await checkSecond(tx, r);
    if (!(await endRequest(tx, id, { state: 'refused', by, answer: reason }))) throw refuse(approvalErrors.decided);
    await tellAnswer(tx, i, r, 'refused', by, reason);
    return { id };
  });
};

/** Who asked thinks better of it; of a withdrawal and an approval at once one counts. */
export const withdrawRequest = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  const { r: asked } = await ofMine(ctx, id);
  const { userId } = me(ctx);
  if (asked.userId !== userId) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) => {
    await waiting(tx, asked.inquiryId, id);
    if (!(await endRequest(tx, id, { state: 'withdrawn', by: userId }))) throw refuse(approvalErrors.decided);
    return { id };
  });
};
