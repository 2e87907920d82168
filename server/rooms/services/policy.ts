import { seatMay, type SeatRight } from '#contract/core/seats.ts';
import type { ServiceParty } from '#contract/services/states.ts';
import type { Person } from '#server/platform/context.ts';
import { mayOnSide } from '#server/platform/side.ts';

type Sides = { applicantId: string; applicantEntId: string | null; providerEntId: string };
const seeing: Record<ServiceParty, SeatRight> = { applicant: 'seeBuying', provider: 'seeSelling' };
const acting: Record<ServiceParty, SeatRight> = { applicant: 'buy', provider: 'sell' };

/** Which side of an application a person stands on with a seat that may see it, if any. */
export const partyOf = (p: Person, a: Sides): ServiceParty | null => {
  if (p.entId !== null && a.providerEntId === p.entId && seatMay(p.seat, seeing.provider)) return 'provider';
  return mayOnSide(p, { userId: a.applicantId, entId: a.applicantEntId }, seeing.applicant) ? 'applicant' : null;
};

/** Whether the seat may act for that side. */
export const mayAct = (p: Person, a: Sides, party: ServiceParty): boolean =>
  (party === 'applicant' && a.applicantEntId === null) || seatMay(p.seat, acting[party]);

/** Sides of the company's applications that the seat may see. */
export const sidesOf = (p: Person): Record<ServiceParty, boolean> => ({
  applicant: seatMay(p.seat, seeing.applicant),
  provider: seatMay(p.seat, seeing.provider),
});
