import { common } from '#contract/core/errors.ts';
import { aloneHours } from '#contract/operator/calls.ts';
import { type Ctx, emitAll, inTransaction, Refused } from '#server/platform/context.ts';
import { findReviewers, peopleByIds } from '#server/rooms/identity/index.ts';
import { approveHalf, type HalfApproved, readHalfApproved } from '#server/rooms/verification/index.ts';
import { caseApprovedAlone } from './events.ts';
import { findConfirmed } from './operators/factor-store.ts';
import { record } from './record.ts';
import { findLastChange } from './store.ts';

/** Who could review now: in service, of a level that may, with an authenticator. */
const present = async (ctx: Ctx): Promise<string[]> =>
  findConfirmed(
    ctx,
    (await findReviewers(ctx)).map((u) => u.id),
  );

/** Acts by which somebody who could have reviewed can no more; the waiting begins anew with each. */
const leaving = ['operator.deactivate', 'operator.level', 'operator.reset'] as const;

/**
 * When first approvals count whole (operator 6): so many hours after the approval, and after whoever else could have given the
 * second left. Those for which there is somebody else are not among them.
 * @returns moments by application
 */
export const aloneDues = async (ctx: Ctx, half: readonly HalfApproved[]): Promise<Map<string, Date>> => {
  if (!half.length) return new Map();
  const [here, left] = await Promise.all([present(ctx), findLastChange(ctx, leaving)]);
  return new Map(
    half
      .filter((h) => here.every((id) => id === h.firstReviewerId))
      .map((h) => [h.id, new Date(Math.max(Date.parse(h.at), Date.parse(left ?? h.at)) + aloneHours * 3_600_000)]),
  );
};

/** One case, judged anew under its lock; nothing where it was decided, or somebody has come, since. */
const approveOne = (ctx: Ctx, h: HalfApproved): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const [first] = await peopleByIds(tx, [h.firstReviewerId]);
    if (!first || first.suspendedAt) return;
    const person = { ...first, userId: first.id, seat: null, sessionId: '' };
    const done = await approveHalf({ ...tx, person }, h.id, async () => {
      const due = (await aloneDues(tx, [h])).get(h.id);
      return due !== undefined && due.getTime() <= Date.now();
    });
    if (!done) return;
    const about = { subject: done.number, subjectId: h.id };
    const after = { state: done.after, alone: true };
    await record(tx, { act: 'case.approve', ...about, before: { state: done.before }, after }, first);
    const colleagues = (await findReviewers(tx)).filter((u) => u.id !== first.id);
    const fact = { applicationId: h.id, number: done.number, reviewerId: first.id };
    await emitAll(
      tx,
      caseApprovedAlone,
      colleagues.map((u) => ({ ...fact, colleagueId: u.id })),
    );
  });

/** Makes first approvals whole for which nobody could give the second: once, however often and on however many nodes. */
export const approveAlone = async (ctx: Ctx): Promise<void> => {
  const half = await readHalfApproved(ctx);
  const dues = await aloneDues(ctx, half);
  let some = false;
  for (const h of half) {
    if ((dues.get(h.id)?.getTime() ?? Infinity) > Date.now()) continue;
    // What it is refused with by now (a number that another company got) the reviewer meets at the desk.
    await approveOne(ctx, h).catch((err: unknown) => {
      if (!(err instanceof Refused)) throw err;
      ctx.platform.log.warn({ case: h.id, refused: err.refusal.code ?? common.failed.code }, 'approval alone refused');
    });
    some = true;
  }
  if (some) ctx.platform.changes.touch(['companies']);
};
