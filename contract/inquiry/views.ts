import * as z from 'zod/mini';
import { assumptionView } from './assumptions.ts';
import { voteView } from './comparing.ts';
import { currency, day, id, instant, named, text } from '../core/schemas.ts';
import { fileView, gap, inquiryRow, lineDegree, lineView, quotationView, reason, talkCounts } from './schemas.ts';
import { declineReasons, inquiryStates, quotationStates } from './states.ts';
import { orderStates } from '../order/calls.ts';

/** Parts that a visitor never gets: absent until logged in, or until the confidentiality agreement is accepted. */
export const gatedParts = z.object({
  lines: z.array(lineView),
  note: text,
  annexes: z.array(fileView),
  paymentType: z.string(),
  currency,
  certificates: z.array(named),
  processes: z.array(named),
  field: z.nullable(named),
});
/** What stands before the gated parts: nothing, a login, the agreement, or the buyer's word that a company reads them no more. */
const gates = ['none', 'login', 'agreement', 'revoked'] as const;
export type Gate = (typeof gates)[number];
/** An inquiry as a reader gets it; `gate` says what stands before its parts. */
export const inquiryDetail = z.object({
  row: inquiryRow,
  gate: z.enum(gates),
  /** The caller is on the buyer's side of it. */
  own: z.boolean(),
  parts: z.nullable(gatedParts),
  buyer: z.nullable(z.object({ name: text, city: text, verified: z.boolean() })),
  /** How much was asked and answered that this reader may see; null where its parts are gated. */
  talk: z.nullable(talkCounts),
  /** The version in force, and how many changes the reader may see; null where the parts are gated. */
  version: z.nullable(z.int()),
  changes: z.int(),
});

/** Why a company does not quote, as it said. */
const declined = z.object({ reason: z.enum(declineReasons), note: z.nullable(text), at: instant });

/** A company that was told of an inquiry, and why: its degree, that of each line, and what it lacks. */
export const toldCompany = z.object({
  company: z.object({ id, name: text, city: text, slug: z.string(), level: z.string() }),
  score: z.int(),
  lines: z.array(lineDegree),
  reasons: z.array(reason),
  missing: z.array(gap),
  invited: z.boolean(),
  quoted: z.boolean(),
  /** Whether it was told, or came by itself. */
  told: z.boolean(),
  /** When it first opened the inquiry; null before. */
  looked: z.nullable(instant),
  asked: z.int(),
  declined: z.nullable(declined),
});
export type ToldCompany = z.infer<typeof toldCompany>;
/** The buyer's own inquiry with what was quoted; `rates` give the CNY that a unit of a currency is worth. */
export const ownInquiry = z.object({
  row: inquiryRow,
  /** Why the platform took it down; null where it did not. */
  hiddenReason: z.nullable(z.string()),
  parts: gatedParts,
  /** How many companies were told; they stand in `told`. */
  matched: z.int(),
  told: z.array(toldCompany),
  quotations: z.array(quotationView),
  /** Who got which lines, in whole or in shares, by which order; in no supplier's answer. */
  shares: z.array(z.object({ lineId: id, quotationId: id, orderId: id, quantity: z.string(), of: z.string() })),
  talk: talkCounts,
  version: z.int(),
  changes: z.int(),
  /** The buyer's own reckoning; in no supplier's answer. */
  assumptions: z.array(assumptionView),
  /** Companies with a quotation that get no new order at present, why, and until when where it ends by itself (deals 198). */
  blocked: z.array(z.object({ entId: id, code: z.enum(['refund', 'disputes']), until: z.nullable(instant) })),
  /** What colleagues say of the quotations; in no supplier's answer. */
  votes: z.array(voteView),
  /** How many notes there are, which are read when they are wanted. */
  notes: z.int(),
  /** Whether the company has set weights for a score, which is read when it is wanted. */
  scored: z.boolean(),
  /** Above so much CNY an award of the reader needs a second person; null where none does. `requests` have asked for one. */
  approval: z.object({ limit: z.nullable(z.string()), requests: z.int() }),
  rates: z.array(z.object({ currency, cny: z.string(), day, source: z.string() })),
  /** Orders that came of it, cancelled ones too. */
  orders: z.array(z.object({ id, number: z.string(), entId: id, quotationId: id, state: z.enum(orderStates) })),
});
/** A row of the supplier's list, with its matching degree of 0 to 100 and whether it was read. */
export const opportunity = z.object({
  ...inquiryRow.shape,
  score: z.int(),
  reasons: z.array(reason),
  missing: z.array(gap),
  read: z.boolean(),
  invited: z.boolean(),
  mine: z.nullable(z.object({ id, state: z.enum(quotationStates), revision: z.int() })),
});
/** An inquiry as a supplier works on it; `full` when it takes no further quotations. */
export const inquiryForSupplier = z.object({
  ...inquiryDetail.shape,
  score: z.int(),
  reasons: z.array(reason),
  missing: z.array(gap),
  mine: z.nullable(quotationView),
  full: z.boolean(),
  /** The own quotation is sealed and kept, but no key opens it at present. */
  unreadable: z.boolean(),
  /** Whether the own quotation is for the version in force; else whether it may be confirmed as it is, or has to be revised. */
  stands: z.enum(['yes', 'ask', 'no']),
  /** What the company said when it declined; null where it did not. `mayDecline` says whether it can. */
  declined: z.nullable(declined),
  mayDecline: z.boolean(),
  /** What the buyer wrote when it took the inquiry back. */
  withdrawnReason: z.nullable(text),
});
/** A quotation in the list of a company's own; `total` at the largest quantity that is offered on every line. */
export const ownQuotation = z.object({
  id,
  number: z.string(),
  state: z.enum(quotationStates),
  revision: z.int(),
  at: instant,
  sealed: z.boolean(),
  currency,
  /** Null too where it is sealed and cannot be read at present. */
  total: z.nullable(z.string()),
  validUntil: z.nullable(day),
  inquiry: z.object({ id, number: z.string(), title: text, state: z.enum(inquiryStates), deadline: instant }),
});
