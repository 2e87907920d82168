import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type operator, operatorErrors } from '#contract/operator/calls.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { caseHeld } from './events.ts';
import { findPending, insertDecision, undoDecision } from './decision-store.ts';
import { record } from './record.ts';
import { type Asked, checkDecision, decideNow } from './review.ts';

class Rehearsed extends Error {}
/** Does it all and takes it back to the savepoint: what it would be refused with, it is refused with here. */
const rehearse = (tx: Ctx, act: (inner: Ctx) => Promise<unknown>): Promise<void> =>
  inTransaction(tx, async (inner): Promise<void> => {
    await act(inner);
    throw new Rehearsed('taken back');
  }).catch((err: unknown) => {
    if (!(err instanceof Rehearsed)) throw err;
  });

/**
 * Decides a case at once; or keeps the decision, which a job carries out when it is due (`carry-out.ts`), and which can be
 * taken back until then. What can be refused is refused in either way before this answers.
 * @throws Refused operator.reasonNeeded, operator.authorityNeeded, operator.decidedMeanwhile; what the verification room refuses
 */
export const decideCase = async (ctx: Ctx, id: string, b: Asked): Promise<AnswerOf<typeof operator.decide>> => {
  const found = await checkDecision(ctx, id, b);
  return inTransaction(ctx, async (tx) => {
    if ((await findPending(tx, [id])).length) throw refuse(operatorErrors.decidedMeanwhile);
    if (!b.undo) {
      const done = await decideNow(tx, id, b);
      return { state: done.after, waitsForSecond: done.waitsForSecond, due: null };
    }
    await rehearse(tx, (inner) => decideNow(inner, id, b));
    if (!found) throw refuse(common.notFound);
    const { application: a } = found;
    const row = {
      id: newId(),
      applicationId: id,
      subject: (a.kind === 'personal' ? a.given.personName : a.given.name) || a.number,
      operatorId: me(tx).userId,
      body: b,
      lang: tx.lang,
      address: tx.address,
    };
    const due = await insertDecision(tx, row);
    if (!due) throw refuse(operatorErrors.decidedMeanwhile);
    // The database tells microseconds: the next millisecond is never too early.
    await emit(tx, caseHeld, { decisionId: row.id }, { startAfter: new Date(Date.parse(due) + 1) });
    return { state: a.state, waitsForSecond: false, due: new Date(due).toISOString() };
  });
};

/** Takes my decision back before it is carried out. @throws Refused operator.tooLate */
export const undoCase = (ctx: Ctx, id: string): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    const taken = await undoDecision(tx, id, me(tx).userId);
    if (!taken) throw refuse(operatorErrors.tooLate);
    await record(tx, { act: 'case.undo', subject: id, subjectId: id, before: { decision: taken.body.decision } });
    return { id };
  });
