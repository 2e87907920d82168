import { seatMay, type SeatRight } from '#contract/core/seats.ts';
import type { Person } from '#server/platform/context.ts';
import { mayOnSide } from '#server/platform/side.ts';
import type { SampleRecord } from './store.ts';

type Party = 'buyer' | 'supplier';
type Sides = Pick<SampleRecord, 'buyerId' | 'buyerEntId' | 'supplierEntId'>;
const seeing: Record<Party, SeatRight> = { buyer: 'seeBuying', supplier: 'seeSelling' };
const acting: Record<Party, SeatRight> = { buyer: 'buy', supplier: 'sell' };

/** Which side of a sample order a person stands on with a seat that may see it, if any. */
export const partyOf = (p: Person, s: Sides): Party | null => {
  if (p.entId !== null && s.supplierEntId === p.entId && seatMay(p.seat, seeing.supplier)) return 'supplier';
  return mayOnSide(p, { userId: s.buyerId, entId: s.buyerEntId }, seeing.buyer) ? 'buyer' : null;
};

/** Whether the seat may act for that side. */
export const mayAct = (p: Person, s: Sides, party: Party): boolean =>
  (party === 'buyer' && s.buyerEntId === null) || seatMay(p.seat, acting[party]);

/** Sides of the company's sample orders that the seat may see. */
export const sidesOf = (p: Person): Record<Party, boolean> => ({
  buyer: seatMay(p.seat, seeing.buyer),
  supplier: seatMay(p.seat, seeing.supplier),
});
