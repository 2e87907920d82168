import type { ParsedOf } from '#contract/core/endpoint.ts';
import { escalateAfterDays, maxStatements, type order as calls, orderErrors } from '#contract/order/calls.ts';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { actingOn } from '../acting-on.ts';
import { noteAnswered } from './dispute-store.ts';
import { openOffer } from './dispute-rules.ts';
import { moveOrder, stateAfter } from '../move-order.ts';
import { findEvents, type OrderRecord, updateOrder } from '../store.ts';

/** Adds what one side has to say in a dispute, with its evidence and the end that it offers; a repeated key is one. */
export const addStatement = (ctx: Ctx, id: string, b: ParsedOf<typeof calls.statement>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { o, party } = await actingOn(tx, id);
    const events = await findEvents(tx, id);
    if (events.some((e) => e.id === b.clientKey)) return { id, state: o.state };
    if (o.state !== 'dispute') throw refuse(orderErrors.noDispute);
    const said = events.filter((e) => e.step === 'statement' && e.party === party && isOfThis(o, e.at));
    if (said.length >= maxStatements) throw refuse(orderErrors.tooMany);
    await claimFiles(tx, b.annexes, { kind: 'order', id });
    if (party !== o.disputedBy && o.answerBy) await noteAnswered(tx, id);
    return moveOrder(tx, o, {
      id: b.clientKey,
      step: 'statement',
      party,
      state: 'dispute',
      reason: b.text,
      offer: b.offer,
      annexes: b.annexes,
    });
  });

const isOfThis = (o: OrderRecord, at: string): boolean =>
  o.disputedAt !== null && Date.parse(at) >= Date.parse(o.disputedAt);

/** Agrees to the other side's newest offer: the dispute ends as offered. A second click finds it ended so. */
export const agreeToOffer = (ctx: Ctx, id: string, offerId: string) =>
  inTransaction(ctx, async (tx) => {
    const { o, party } = await actingOn(tx, id);
    const events = await findEvents(tx, id);
    const last = events.at(-1);
    if (o.state !== 'dispute' && last?.step === 'agree' && last.party === party) return { id, state: o.state };
    if (o.state !== 'dispute') throw refuse(orderErrors.noDispute);
    const offer = openOffer(events, party === 'buyer' ? 'supplier' : 'buyer');
    if (!offer?.offer || offer.id !== offerId) throw refuse(orderErrors.offerGone);
    return moveOrder(tx, o, {
      step: 'agree',
      party,
      state: stateAfter(o, offer.offer),
      reason: offer.reason,
      offer: offer.offer,
    });
  });

/** Hands a dispute that has lasted long enough to the operator; twice is once. */
export const escalate = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (tx) => {
    const { o, party } = await actingOn(tx, id);
    if (o.state !== 'dispute') throw refuse(orderErrors.noDispute);
    if (o.escalatedAt) return { id, state: o.state };
    const from = Date.parse(o.disputedAt ?? o.createdAt) + escalateAfterDays * 86_400_000;
    if (Date.now() < from) throw refuse(orderErrors.tooEarly, { days: escalateAfterDays });
    await updateOrder(tx, id, { escalatedAt: new Date().toISOString(), answerBy: null });
    return moveOrder(tx, o, { step: 'escalate', party, state: 'dispute' });
  });
