import { mallErrors } from '#contract/points/mall/calls.ts';
import { type ExchangeStep, exchangeSteps, givingBack, mayStep, returnDays } from '#contract/points/mall/states.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { exchangeMoved } from '../events.ts';
import { refund } from '../ledger/amend.ts';
import { closedAs, closeText } from './addresses.ts';
import { type ExchangeRecord, findExchange, lockExchange, moveExchange } from './exchange-store.ts';
import { lockGood, moveStock } from './good-store.ts';

type Given = { reason: string; tracking?: string };
const needsReason: readonly ExchangeStep[] = ['askReturn', 'keep'];
const day = 86_400_000;

/** Until when a return can be asked for. */
export const returnUntil = (x: Pick<ExchangeRecord, 'sentAt'>): number =>
  x.sentAt ? Date.parse(x.sentAt) + returnDays * day : 0;

/**
 * Leads an exchange on by one step, in a transaction of the caller's: what is given back goes to the stock and to the ledger (points 25 to 27).
 * @returns `again` where it stands there already
 * @throws Refused mall.wrongState, mall.tooLate, mall.reasonMissing
 */
export const takeStep = async (tx: Ctx, id: string, step: ExchangeStep, by: 'member' | 'desk', given: Given) => {
  const known = await findExchange(tx, id);
  if (!known) throw refuse(common.notFound);
  await lockGood(tx, known.good.id);
  const x = await lockExchange(tx, id);
  if (!x) throw refuse(common.notFound);
  const { to } = exchangeSteps[step];
  if (x.state === to) return { exchange: x, good: known.good, before: x.state, state: to, again: true };
  if (!mayStep(step, { state: x.state, kind: known.good.kind })) throw refuse(mallErrors.wrongState);
  if (step === 'askReturn' && Date.now() > returnUntil(x)) throw refuse(mallErrors.tooLate, { n: returnDays });
  const reasonNeeded = needsReason.includes(step) || (step === 'cancel' && by === 'desk');
  if (reasonNeeded && given.reason.length < 2) throw refuse(mallErrors.reasonMissing);
  if (step === 'send' && (given.tracking?.length ?? 0) < 4)
    throw refuse(common.invalid, {}, { tracking: { code: 'required' } });
  await moveExchange(tx, id, {
    state: to,
    ...(given.reason && { reason: given.reason }),
    ...(step === 'send' && { tracking: closeText(tx, given.tracking ?? '', closedAs.tracking(id)) }),
  });
  if (givingBack.includes(step)) {
    await moveStock(tx, x.goodId, 1);
    const why = { source: `mall.${to}`, sourceId: id, about: x.number };
    await refund(tx, { id: x.entryId, userId: x.userId, points: x.points }, why);
  }
  await emit(tx, exchangeMoved, {
    exchangeId: id,
    number: x.number,
    userId: x.userId,
    good: known.good.name,
    step,
    by,
  });
  return { exchange: x, good: known.good, before: x.state, state: to, again: false };
};

/** A step of the member’s own; nobody else’s exchange is found. */
export const takeOwnStep = (
  ctx: Ctx,
  id: string,
  { step, reason }: { step: 'cancel' | 'receive' | 'askReturn'; reason: string },
) =>
  inTransaction(ctx, async (tx) => {
    const known = await findExchange(tx, id);
    if (known?.exchange.userId !== me(tx).userId) throw refuse(common.notFound);
    const { state } = await takeStep(tx, id, step, 'member', { reason });
    return { state };
  });
