import { common } from '#contract/core/errors.ts';
import {
  type Actor,
  answerWithinDays,
  type DisputeEnd,
  type OrderAct,
  type OrderState,
} from '#contract/order/calls.ts';
import { type Ctx, emit, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { carryOutCancelled } from './cancelled.ts';
import { orderStepped } from './events.ts';
import { lapseChange } from './lapse-change-store.ts';
import { insertEvent, type OrderRecord, setState } from './store.ts';

export type Act = {
  id?: string;
  step: OrderAct;
  party: Actor;
  /** The state after it. */
  state: OrderState;
  reason?: string | null;
  offer?: DisputeEnd | undefined;
  annexes?: string[];
  facts?: Record<string, string>;
};

/** Until when the other side answers a dispute that is raised now (deals 179). */
const answerUntil = (): string => new Date(Date.now() + answerWithinDays * 86_400_000).toISOString();

/**
 * Writes an act into the timeline of a locked order, moves the order where the act does, and tells who must hear of it. A
 * dispute begins and ends here, and a cancelled order frees what it was made from.
 */
export const moveOrder = async (tx: Ctx, o: OrderRecord, act: Act): Promise<{ id: string; state: OrderState }> => {
  const eventId = act.id ?? newId();
  const { state } = act;
  if (state !== o.state) {
    const disputed =
      state === 'dispute' && (act.party === 'buyer' || act.party === 'supplier')
        ? {
            disputedFrom: o.state,
            disputedBy: act.party,
            disputedAt: new Date().toISOString(),
            answerBy: answerUntil(),
          }
        : { disputedFrom: null, disputedBy: null, disputedAt: null, answerBy: null };
    await setState(tx, o.id, { state, ...disputed, escalatedAt: null });
    // Nothing is agreed in a dispute, nor once the order is over.
    if (state === 'dispute' || state === 'cancelled' || state === 'completed') await lapseChange(tx, o.id);
  }
  const fresh = await insertEvent(tx, {
    id: eventId,
    orderId: o.id,
    step: act.step,
    state,
    party: act.party,
    userId: act.party === 'clock' ? null : me(tx).userId,
    facts: act.facts ?? {},
    reason: act.reason ?? null,
    offer: act.offer ?? null,
    annexes: act.annexes ?? [],
  });
  if (!fresh) throw refuse(common.conflict);
  if (state === 'cancelled' && o.state !== 'cancelled')
    await carryOutCancelled(tx, {
      orderId: o.id,
      quotation: o.quotationId && o.inquiryId ? { id: o.quotationId, inquiryId: o.inquiryId } : null,
      award: o.awardId && o.purchaseId ? { id: o.awardId, purchaseId: o.purchaseId } : null,
      by: act.step === 'cancel' && (act.party === 'buyer' || act.party === 'supplier') ? act.party : 'dispute',
    });
  await emit(tx, orderStepped, {
    orderId: o.id,
    eventId,
    number: o.number,
    title: o.title,
    step: act.step,
    state,
    by: act.party,
    reason: act.reason ?? null,
    facts: act.facts ?? {},
    offer: act.offer ?? null,
    buyerId: o.buyerId,
    buyerEntId: o.buyerEntId,
    entId: o.supplierEntId,
  });
  return { id: o.id, state };
};

/** Where an order goes when its dispute ends so. */
export const stateAfter = (o: Pick<OrderRecord, 'disputedFrom'>, end: DisputeEnd): OrderState =>
  end === 'resume' ? (o.disputedFrom ?? 'confirmed') : end;
