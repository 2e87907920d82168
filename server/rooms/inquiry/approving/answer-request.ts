import { common } from '#contract/core/errors.ts';
import { approvalErrors } from '#contract/inquiry/deciding/approval.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { mayOnSide } from '#server/platform/side.ts';
import { peopleWithSeat } from '#server/rooms/identity/index.ts';
import { endRequest, findRequest, isOverdue, type RequestRow } from './approval-store.ts';
import { tellAnswer } from './expire-requests.ts';
import { type AwardSubject, idOf, type Subject, subjectOfRequest } from './subjects.ts';

/** The request and what it is about, for this person's company; absent for everybody else. */
const ofMine = async (ctx: Ctx, id: string): Promise<{ r: RequestRow; subject: AwardSubject }> => {
  const r = await findRequest(ctx, id);
  const subject = r && subjectOfRequest(ctx, r);
  const [known] = r && subject ? await subject.find(ctx, [idOf(r)]) : [];
  if (!r || !subject || !known || !mayOnSide(me(ctx), known.owner, 'buy')) throw refuse(common.notFound);
  return { r, subject };
};

/** What still waits, read again under the lock of what it is about. @throws Refused approval.decided, approval.expired */
const waiting = async (tx: Ctx, subject: AwardSubject, asked: RequestRow): Promise<{ s: Subject; r: RequestRow }> => {
  const s = await subject.lock(tx, idOf(asked));
  const r = s && (await findRequest(tx, asked.id));
  if (!s || !r) throw refuse(common.notFound);
  if (r.state === 'expired' || (r.state === 'waiting' && (await isOverdue(tx, r.id))))
    throw refuse(approvalErrors.expired);
  if (r.state !== 'waiting') throw refuse(approvalErrors.decided);
  return { s, r };
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
  const { r: asked, subject } = await ofMine(ctx, id);
  if (asked.userId === me(ctx).userId) throw refuse(approvalErrors.own);
  return inTransaction(ctx, async (tx) => {
    await subject.keep(tx, asked);
    const { s, r } = await waiting(tx, subject, asked);
    const by = await checkSecond(tx, r);
    const changed = (await subject.changed(tx, s.id))(r);
    if (changed.length) throw refuse(approvalErrors.changed, { data: { changed } });
    if (!(await endRequest(tx, id, { state: 'approved', by }))) throw refuse(approvalErrors.decided);
    const orders = await subject.carryOut(tx, r);
    await tellAnswer(tx, s, r, 'approved', by, '');
    return { orders };
  });
};

/** A second person refuses, with a reason; nothing is awarded. */
export const refuseRequest = async (ctx: Ctx, id: string, reason: string): Promise<{ id: string }> => {
  const { r: asked, subject } = await ofMine(ctx, id);
  return inTransaction(ctx, async (tx) => {
    const { s, r } = await waiting(tx, subject, asked);
    const by = await checkSecond(tx, r);
    if (!(await endRequest(tx, id, { state: 'refused', by, answer: reason }))) throw refuse(approvalErrors.decided);
    await tellAnswer(tx, s, r, 'refused', by, reason);
    return { id };
  });
};

/** Who asked thinks better of it; of a withdrawal and an approval at once one counts. */
export const withdrawRequest = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  const { r: asked, subject } = await ofMine(ctx, id);
  const { userId } = me(ctx);
  if (asked.userId !== userId) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) => {
    await waiting(tx, subject, asked);
    if (!(await endRequest(tx, id, { state: 'withdrawn', by: userId }))) throw refuse(approvalErrors.decided);
    return { id };
  });
};
