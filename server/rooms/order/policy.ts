import { seatMay, type SeatRight } from '#contract/core/seats.ts';
import { type OrderState, type OrderStep, type Party, type StepFacts, stepsFor } from '#contract/order/calls.ts';
import type { Person } from '#server/platform/context.ts';
import { mayOnSide } from '#server/platform/side.ts';
import type { OrderRecord } from './store.ts';

/** What a seat needs to read an order of its side, and to take its steps. */
const seeing: Record<Party, SeatRight> = { buyer: 'seeBuying', supplier: 'seeSelling' };
const acting: Record<Party, SeatRight> = { buyer: 'buy', supplier: 'sell' };

/** Which side of the order a person stands on with a seat that may see it, if any. */
export const partyOf = (p: Person, o: Pick<OrderRecord, 'buyerId' | 'buyerEntId' | 'supplierEntId'>): Party | null => {
  if (p.entId !== null && o.supplierEntId === p.entId && seatMay(p.seat, seeing.supplier)) return 'supplier';
  return mayOnSide(p, { userId: o.buyerId, entId: o.buyerEntId }, seeing.buyer) ? 'buyer' : null;
};

/** Sides of the company's orders that the seat may see. */
export const sidesOf = (p: Person): Record<Party, boolean> => ({
  buyer: seatMay(p.seat, seeing.buyer),
  supplier: seatMay(p.seat, seeing.supplier),
});

export const mayStep = (p: Person, o: Pick<OrderRecord, 'buyerEntId'>, party: Party): boolean =>
  (party === 'buyer' && o.buyerEntId === null) || seatMay(p.seat, acting[party]);

/** Steps open to this person now. */
export const stepsOf = (
  p: Person,
  o: Pick<OrderRecord, 'buyerEntId'> & { state: OrderState },
  party: Party,
  facts: StepFacts,
): OrderStep[] => (mayStep(p, o, party) ? stepsFor(o.state, party, facts) : []);
