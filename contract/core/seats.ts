/**
 * Seats of a company: what each lets its holder do for the company, as data. Doors of calls, pages, menus and the rooms'
 * policies all read this table. `service` is a customer-service account, which deals with nothing of these (access 13).
 */
export const seats = ['owner', 'administrator', 'purchasing', 'sales', 'reader', 'service'] as const;
export type Seat = (typeof seats)[number];

/** Seats that an invitation can give; the owner's is handed over, never given. */
export const givenSeats = ['administrator', 'purchasing', 'sales', 'reader'] as const;
export type GivenSeat = (typeof givenSeats)[number];

/**
 * - `seeBuying`, `buy`: inquiries, purchases and orders as buyer, read or acted on.
 * - `seeSelling`, `sell`: opportunities, quotations and orders as supplier.
 * - `manage`: seats, customer service, the company's form and its verification.
 * - `handOver`: giving the company to another owner.
 * - `talk`: the company's conversations, which its seats share.
 */
const seatRights = ['seeBuying', 'buy', 'seeSelling', 'sell', 'manage', 'handOver', 'talk'] as const;
export type SeatRight = (typeof seatRights)[number];

/** What each seat may do. */
const seatTable: Record<Seat, readonly SeatRight[]> = {
  owner: seatRights,
  administrator: ['seeBuying', 'buy', 'seeSelling', 'sell', 'manage', 'talk'],
  purchasing: ['seeBuying', 'buy', 'talk'],
  sales: ['seeSelling', 'sell', 'talk'],
  reader: ['seeBuying', 'seeSelling'],
  service: ['talk'],
};

/** Somebody without a company acts for themselves, and no seat narrows that. */
export const seatMay = (seat: Seat | null | undefined, right: SeatRight): boolean =>
  !seat || seatTable[seat].includes(right);
