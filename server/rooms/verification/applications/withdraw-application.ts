import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type verification, verificationErrors } from '#contract/verification/calls.ts';
import { afterMove } from '#contract/verification/rules.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { addHistory, lockApplication, updateApplication } from '../records/store.ts';

/** @throws Refused common.notFound, verification.wrongState once it is decided */
export const withdrawApplication = (ctx: Ctx, id: string): Promise<AnswerOf<typeof verification.withdraw>> =>
  inTransaction(ctx, async (tx) => {
    const a = await lockApplication(tx, id);
    const { userId } = me(tx);
    if (!a || a.applicantId !== userId) throw refuse(common.notFound);
    const state = afterMove(a.state, 'withdraw');
    if (!state) throw refuse(verificationErrors.wrongState);
    await updateApplication(tx, id, { state });
    await addHistory(tx, { id: newId(), applicationId: id, event: 'withdrawn', by: 'applicant', actorId: userId });
    return { id, number: a.number, state };
  });
