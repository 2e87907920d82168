import { seatMay, type SeatRight } from '#contract/core/seats.ts';
import type { Person } from '#server/platform/context.ts';
import { isOfSide, mayOnSide } from '#server/platform/side.ts';
import type { InquiryRecord } from './inquiries/inquiry-store.ts';

type Owned = Pick<InquiryRecord, 'buyerId' | 'entId'>;
const authored = (i: Owned) => ({ userId: i.buyerId, entId: i.entId });

/** The buyer's side, whatever the seat: nobody of it quotes. */
export const isBuyersSide = (p: Person, i: Owned): boolean => isOfSide(p, authored(i));

/** The buyer's side with a seat that may read its inquiries, or act on them. */
export const ownsInquiry = (p: Person, i: Owned, right: SeatRight = 'seeBuying'): boolean =>
  mayOnSide(p, authored(i), right);

/** Whether a company may know that an inquiry exists. */
export const mayKnow = (p: Person, i: InquiryRecord): boolean =>
  i.state !== 'draft' &&
  (i.visibility === 'public' || (p.entId !== null && i.invited.includes(p.entId) && seatMay(p.seat, 'seeSelling')));

/** The company whose agreements and quotations this person may use; null where the seat has no part in selling. */
export const sellingCompany = (p: Person): string | null => (seatMay(p.seat, 'seeSelling') ? p.entId : null);
