import { cardErrors, declinedDays, maxCards } from '#contract/cards/calls.ts';
import { common } from '#contract/core/errors.ts';
import { seatMay } from '#contract/core/seats.ts';
import { type Ctx, emit, inTransaction, me, type Person, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { cardExchanged, cardRequested } from './events.ts';
import { wholeCards } from './present.ts';
import { answerExchange, countHeld, findExchange, findLastExchange, insertExchange, insertHeld } from './store.ts';

/** Who answers for a company: a seat that buys or sells. */
export const answersFor = (p: Person): string | null =>
  p.seat && (seatMay(p.seat, 'sell') || seatMay(p.seat, 'buy')) ? p.entId : null;

const companyToMeet = async (ctx: Ctx, entId: string) => {
  if (me(ctx).entId === entId) throw refuse(cardErrors.own);
  const [company] = await companyBriefs(ctx, [entId]);
  if (!company) throw refuse(common.notFound);
  if ((await countHeld(ctx, me(ctx).userId)) >= maxCards) throw refuse(cardErrors.tooMany, { most: maxCards });
};

/** Keeps what everybody may know of a company among one's cards. */
export const keepCompany = async (ctx: Ctx, entId: string) => {
  await companyToMeet(ctx, entId);
  await insertHeld(ctx, [{ id: newId(), ownerId: me(ctx).userId, entId, source: 'kept' }]);
  return { state: 'kept' as const };
};

/**
 * Leaves my card with a company and asks for one of its people's. Asked twice it is one request; who was declined asks again
 * after a while. @throws Refused cards.own, cards.declined
 */
export const requestExchange = async (ctx: Ctx, entId: string) => {
  await companyToMeet(ctx, entId);
  const { userId } = me(ctx);
  const last = await findLastExchange(ctx, userId, entId);
  if (last && last.state !== 'declined') return { state: last.state };
  const since = last?.answeredAt ? Date.now() - Date.parse(last.answeredAt) : Infinity;
  if (since < declinedDays * 86_400_000) throw refuse(cardErrors.declined, { days: declinedDays });
  const card = (await wholeCards(ctx, [userId])).get(userId);
  if (!card) throw refuse(common.login);
  await inTransaction(ctx, async (tx) => {
    const exchangeId = newId();
    if (await insertExchange(tx, { id: exchangeId, fromUserId: userId, toEntId: entId }))
      await emit(tx, cardRequested, { exchangeId, entId, fromUserId: userId, name: card.name });
  });
  return { state: 'pending' as const };
};

/**
 * Answers a request with one's own card, or declines it. Each of the two holds the other's card then.
 * @throws Refused common.notFound, cards.answered
 */
export const answerRequest = async (ctx: Ctx, id: string, accept: boolean) => {
  const { userId } = me(ctx);
  const entId = answersFor(me(ctx));
  const there = entId && (await findExchange(ctx, id, entId));
  if (!entId || !there) throw refuse(common.notFound);
  await inTransaction(ctx, async (tx) => {
    const state = accept ? 'accepted' : 'declined';
    const done = await answerExchange(tx, { id, toEntId: entId, by: userId, state });
    if (!done) throw refuse(cardErrors.answered);
    if (!accept) return;
    const from = done.fromUserId;
    await insertHeld(tx, [
      { id: newId(), ownerId: from, personId: userId, source: 'exchange' },
      { id: newId(), ownerId: userId, personId: from, source: 'exchange' },
    ]);
    await emit(tx, cardExchanged, { exchangeId: id, entId, fromUserId: from, byUserId: userId });
  });
  return null;
};
