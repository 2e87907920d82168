import { judge, reviewers } from '#contract/core/access.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, inTransaction, refuse, Refused } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { type DecisionRow, failDecision, findDue, takeDue } from './decision-store.ts';
import { record } from './record.ts';
import { decideNow } from './review.ts';

/** The operator who decided, as they were heard then. @throws Refused common.forbidden for who is no operator any more */
const asDecider = async (tx: Ctx, d: DecisionRow): Promise<Ctx> => {
  const [o] = await peopleByIds(tx, [d.operatorId]);
  if (!o || o.suspendedAt || judge(reviewers, o) !== 'yes') throw refuse(common.forbidden);
  const person = { ...o, userId: o.id, seat: null, sessionId: '' };
  return { ...tx, person, lang: d.lang, address: d.address };
};

/**
 * Carries a decision out that is due and pending: once, however often and on however many nodes this is called. What it is
 * refused with by now stays with it, for its operator to read.
 */
export const carryOut = (ctx: Ctx, id: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const d = await takeDue(tx, id);
    if (!d) return;
    try {
      await inTransaction(tx, async (inner) => decideNow(await asDecider(inner, d), d.applicationId, d.body));
    } catch (err) {
      if (!(err instanceof Refused)) throw err;
      await failDecision(tx, id, err.refusal.code);
      const by = { id: d.operatorId, name: (await peopleByIds(tx, [d.operatorId]))[0]?.name ?? '' };
      const about = { subject: d.applicationId, subjectId: d.applicationId, reason: err.refusal.code };
      await record(
        { ...tx, address: d.address },
        { act: 'case.failed', ...about, before: { decision: d.body.decision } },
        by,
      );
    }
  });

/** The job of a kept decision, which starts when that is due. */
export const onHeld = (ctx: Ctx, { decisionId }: { decisionId: string }): Promise<void> => carryOut(ctx, decisionId);

/** Those whose job failed, or was emitted by a version whose jobs waited for themselves. */
export const carryOutDue = async (ctx: Ctx): Promise<void> => {
  const due = await findDue(ctx);
  for (const { id } of due) await carryOut(ctx, id);
  if (due.length) ctx.platform.changes.touch(['companies']);
};
