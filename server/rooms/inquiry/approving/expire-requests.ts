import { type Ctx, emit, inTransaction } from '#server/platform/context.ts';
import { awardAnswered } from '../events.ts';
import { idOf, type Subject, subjectOfRequest } from './subjects.ts';
import { endRequest, findOverdue, findRequest, findRequests, isOverdue, type RequestRow } from './approval-store.ts';

type Decision = 'approved' | 'refused' | 'expired';
export const tellAnswer = (tx: Ctx, s: Subject, r: RequestRow, decision: Decision, by: string | null, reason: string) =>
  emit(tx, awardAnswered, {
    requestId: r.id,
    inquiryId: r.inquiryId,
    purchaseId: r.purchaseId,
    number: s.number,
    title: s.title,
    userId: r.userId,
    buyerEntId: r.entId,
    decision,
    by,
    reason,
  });

const expire = async (tx: Ctx, s: Subject, r: RequestRow): Promise<void> => {
  if (await endRequest(tx, r.id, { state: 'expired', by: null })) await tellAnswer(tx, s, r, 'expired', null, '');
};

/** Ends what ran out, so that it stands in nobody's way until the job has come round. Under the lock of what it is about. */
export const endOverdue = async (tx: Ctx, s: Subject): Promise<void> => {
  const [last] = await findRequests(tx, s, 1);
  if (last?.state === 'waiting' && (await isOverdue(tx, last.id))) await expire(tx, s, last);
};

/** Requests that one round ends; the next one comes soon. */
const most = 100;
/** Ends what nobody answered in time, once, on any node, also late; one that fails keeps no other waiting. */
export const expireRequests = async (ctx: Ctx): Promise<void> => {
  for (const due of await findOverdue(ctx, most))
    await inTransaction(ctx, async (tx) => {
      const s = await subjectOfRequest(tx, due).lock(tx, idOf(due));
      const r = await findRequest(tx, due.id);
      if (s && r) await expire(tx, s, r);
    }).catch((err: Error) =>
      ctx.platform.log.error({ requestId: due.id, err: err.message }, 'a request did not run out'),
    );
};
