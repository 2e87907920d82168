import * as z from 'zod/mini';
import { buyersAndSuppliers, session, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, idParams, instant, text } from '../core/schemas.ts';

/** Refusals of sealed quotations (deals 72 to 83). */
export const sealErrors = refusals('seal', {
  /** They are opened with the deadline, or by two people. */
  stillSealed: 409,
  opened: 409,
  unreadable: 503,
  needsCompany: 409,
  nothingSealed: 409,
});

/** How sealed quotations are opened. */
export const openings = ['deadline', 'early'] as const;
/** So many different people of the buyer's company open them before the deadline. */
export const openersNeeded = 2;

/** One sealed revision in the chain of its inquiry; hashes in hex. */
export const sealEntry = z.object({
  seq: z.int(),
  commitment: z.string(),
  previous: z.string(),
  at: instant,
  hash: z.string(),
  /** Whose it is: for the buyer's side, and for the company itself. */
  company: z.nullable(z.object({ id, name: text })),
  mine: z.boolean(),
  /** Revision of its quotation; null where the reader may not know whose it is. */
  revision: z.nullable(z.int()),
  /** A later revision took its place; it is never opened. */
  superseded: z.boolean(),
  /** What the commitment is made of, once it is opened, for whoever may read the quotation. */
  nonce: z.nullable(z.string()),
  content: z.nullable(z.string()),
});
export type SealEntry = z.infer<typeof sealEntry>;

/** What is known of an inquiry's sealed quotations; `kept` says that they are never opened, since the inquiry was taken back. */
export const sealing = z.object({
  state: z.enum(['closed', 'opened', 'kept']),
  opensAt: instant,
  openedAt: z.nullable(instant),
  how: z.nullable(z.enum(openings)),
  entries: z.array(sealEntry),
  /** The own quotation is kept, but cannot be read at present. */
  unreadable: z.boolean(),
  /** Who agreed to open early, or did; the buyer's side alone reads it. */
  openers: z.nullable(z.array(z.object({ name: z.string(), at: instant, mine: z.boolean() }))),
  /** How many people of the buyer's company may agree; null for others. */
  mayAgree: z.nullable(z.int()),
});
export type Sealing = z.infer<typeof sealing>;

/** Sealed quotations of an inquiry: their chain, and how they are opened early. */
export const inquirySealing = {
  read: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/sealing/{id}',
    access: session,
    params: idParams,
    data: sealing,
  }),
  agree: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/sealing/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    touches: ['inquiries'],
    params: idParams,
    data: z.object({ id, opened: z.boolean() }),
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/busi/inquiry/sealing/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    params: idParams,
    data: z.object({ id }),
  }),
  annex: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/quote/{id}/sealed/{file}',
    access: within(buyersAndSuppliers, 'seeSelling'),
    params: z.object({ id, file: id }),
    limit: { points: 60, seconds: 600, by: 'person' },
    file: 'any',
    data: z.any(),
  }),
};
