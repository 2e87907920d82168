import { type Ctx, emit, inTransaction } from '#server/platform/context.ts';
import { awardAnswered } from '../events.ts';
import { type InquiryRecord, lockInquiry } from '../inquiries/inquiry-store.ts';
import { endRequest, findOverdue, findRequest, findRequests, isOverdue, type RequestRow } from './approval-store.ts';

type Decision = 'approved' | 'refused' | 'expired';
export const tellAnswer = (
  tx: Ctx,
  i: InquiryRecord,
  r: RequestRow,
  decision: Decision,
  by: string | null,
  reason: string,
) =>
  emit(tx, awardAnswered, {
    requestId: r.id,
    inquiryId: i.id,
    number: i.number ?? '',
    title: i.title,
    userId: r.userId,
    buyerEntId: r.entId,
    decision,
    by,
    reason,
  });

const expire = async (tx: Ctx, i: InquiryRecord, r: RequestRow): Promise<void> => {
  if (await endRequest(tx, r.id, { state: 'expired', by: null })) await tellAnswer(tx, i, r, 'expired', null, '');
};

/** Ends what ran out of an inquiry, so that it stands in nobody's way until the job has come round. Under the inquiry's lock. */
export const endOverdue = async (tx: Ctx, i: InquiryRecord): Promise<void> => {
  const [last] = await findRequests(tx, i.id, 1);
  if (last?.state === 'waiting' && (await isOverdue(tx, last.id))) await expire(tx, i, last);
};

/** Requests that one round ends; the next one comes soon. */
const most = 100;
/** Ends what nobody answered in time, once, on any node, also late; one that fails keeps no other waiting. */
export const expireRequests = async (ctx: Ctx): Promise<void> => {
  for (const { id, inquiryId } of await findOverdue(ctx, most))
    await inTransaction(ctx, async (tx) => {
      const i = await lockInquiry(tx, inquiryId);
      const r = await findRequest(tx, id);
      if (i && r) await expire(tx, i, r);
    }).catch((err: Error) => ctx.platform.log.error({ requestId: id, err: err.message }, 'a request did not run out'));
};
