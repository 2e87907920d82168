import { seatMay, type SeatRight } from '#contract/core/seats.ts';
import type { Person } from './context.ts';

/** A record's author, and the company that stands behind it, if any. */
type Authored = { userId: string; entId: string | null };

/** Whether a record is of this person's side: their company's where one is behind it, else their own. */
export const isOfSide = (p: Person, r: Authored): boolean =>
  r.entId === null ? r.userId === p.userId : r.entId === p.entId;

/** Whether a person may do this to a record of their side: what a company stands behind, by their seat in it. */
export const mayOnSide = (p: Person, r: Authored, right: SeatRight): boolean =>
  isOfSide(p, r) && (r.entId === null || seatMay(p.seat, right));
