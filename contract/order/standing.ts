import * as z from 'zod/mini';
import { suppliers, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, instant } from '../core/schemas.ts';

/** What keeps a verified supplier out (deals 197 to 199), the graver first. */
const standingBlocks = ['refund', 'disputes', 'silence'] as const;
export type StandingBlock = (typeof standingBlocks)[number];
/** What a block keeps out of: being told of new inquiries by matching, and getting new orders by an award. */
const keptOut = ['matching', 'awards'] as const;
export type KeptOut = (typeof keptOut)[number];

/** Who is blocked by what, and for how long. */
export const standingRules = {
  /** Money of a cancelled order is still to be returned so many days after it was owed; until it is recorded as returned. */
  refund: { afterDays: 30, keepsOut: ['matching', 'awards'] },
  /** So many disputes that the platform decided for the buyer within so many months; so many days from the last one. */
  disputes: { count: 2, withinMonths: 12, forDays: 90, keepsOut: ['matching', 'awards'] },
  /** Of so many inquiries of twelve months, less than so many per cent answered; until the share is there. */
  silence: { asked: 20, percent: 5, keepsOut: ['matching'] },
} as const satisfies Record<
  StandingBlock,
  { keepsOut: readonly KeptOut[]; [measure: string]: number | readonly KeptOut[] }
>;

/** Whether so little was answered that matching passes a company over. */
export const isSilent = (d: { asked: number; answered: number }): boolean =>
  d.asked >= standingRules.silence.asked && d.answered * 100 < d.asked * standingRules.silence.percent;

const block = z.object({
  code: z.enum(standingBlocks),
  keepsOut: z.array(z.enum(keptOut)),
  /** When it ends by itself; null where it ends by what the supplier does. */
  until: z.nullable(instant),
  /** Orders that it comes of. */
  orders: z.array(z.object({ id, number: z.string() })),
});

/** What keeps the own company out at present. */
export const orderStanding = {
  own: endpoint({
    method: 'GET',
    path: '/api/busi/order/standing',
    access: within(suppliers, 'seeSelling'),
    data: z.object({ blocks: z.array(block) }),
  }),
};
