import { common } from '#contract/core/errors.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { intentionErrors, type intentions } from '#contract/fairs/intentions.ts';
import { phaseAt } from '#contract/fairs/states.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { findFair, writeIntention } from './store.ts';

type Kept = AnswerOf<typeof intentions.save>;
export const presentIntention = (r: Omit<Kept, 'at'> & { updatedAt: string }): Kept => ({
  class: r.class,
  size: r.size,
  wishes: r.wishes,
  contact: r.contact,
  at: new Date(r.updatedAt).toISOString(),
});

/** A company says that it wants to exhibit at a fair to come; said again, it is changed. @throws Refused common.seat for seats that don't sell */
export const saveIntention = async (ctx: Ctx, { fairId, ...wish }: ParsedOf<typeof intentions.save>['body']) => {
  const { userId, entId } = me(ctx);
  const fair = await findFair(ctx, fairId);
  if (!fair) throw refuse(common.notFound);
  if (!entId) throw refuse(intentionErrors.noCompany);
  if (phaseAt(fair, Date.now()) !== 'coming') throw refuse(intentionErrors.over);
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    return presentIntention(await writeIntention(tx, { id: newId(), fairId, entId, userId, ...wish }));
  });
};
