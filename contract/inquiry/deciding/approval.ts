import * as z from 'zod/mini';
import { buyersAndSuppliers, within } from '../../core/access.ts';
import { endpoint } from '../../core/endpoint.ts';
import { refusals } from '../../core/errors.ts';
import { currency, decimal, id, idParams, instant, line, text } from '../../core/schemas.ts';

/** Refusals of awards that need a second person (deals 166 to 171). */
export const approvalErrors = refusals('approval', {
  /** One waits for this inquiry already. */
  waiting: 409,
  /** What was asked for is not what stands any more. */
  changed: 409,
  decided: 409,
  expired: 409,
  /** Who asked does not approve. */
  own: 403,
});

/** A request waits so many days at most, and never longer than what it would buy is valid. */
export const approvalDays = 7;
export const requestStates = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type RequestState = (typeof requestStates)[number];
/** What may have become otherwise since an approval was asked for. */
const requestChanges = [
  'revised',
  'withdrawn',
  'decided',
  'expired',
  'inquiry',
  'awarded',
  'purchase',
  'others',
] as const;

/** What an award would buy of one quotation, or of one offer for a purchase, as it stood when the approval was asked for. */
export const requestedAward = z.object({
  quotationId: id,
  number: z.string(),
  revision: z.int(),
  version: z.int(),
  company: text,
  currency,
  total: z.string(),
  lines: z.array(
    z.object({ no: z.int(), name: text, quantity: z.string(), unit: z.string(), alternative: z.boolean() }),
  ),
});
export type RequestedAward = z.infer<typeof requestedAward>;

/** A request for the approval of an award; `changed` is what of it is not true any more. */
export const awardRequest = z.object({
  id,
  state: z.enum(requestStates),
  by: z.string(),
  mine: z.boolean(),
  /** Whether the reader may approve or refuse it. */
  may: z.boolean(),
  reason: z.string(),
  awards: z.array(requestedAward),
  /** What it comes to in CNY by the rates of its day, with what was awarded before; null where a rate was missing. */
  cny: z.nullable(z.string()),
  limit: z.string(),
  at: instant,
  expiresAt: instant,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  /** What who decided wrote. */
  answer: z.string(),
  changed: z.array(z.object({ number: z.string(), what: z.enum(requestChanges) })),
});
export type AwardRequest = z.infer<typeof awardRequest>;

/** The limit of a company with what was set before; null where there is none. */
export const limitView = z.object({
  amount: z.nullable(z.string()),
  /** How many of its people buy: below two a limit has no effect. */
  buyers: z.int(),
  history: z.array(z.object({ amount: z.nullable(z.string()), by: z.string(), at: instant })),
});
export type LimitView = z.infer<typeof limitView>;

const managing = within(buyersAndSuppliers, 'manage');
const buying = within(buyersAndSuppliers, 'buy');
const positive = decimal(2).check(z.refine((v) => Number(v) > 0));

/** Awards above a limit, which a second person of the company approves. */
export const inquiryApproval = {
  limit: endpoint({ method: 'GET', path: '/api/busi/inquiry/approval/limit', access: managing, data: limitView }),
  setLimit: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/approval/limit',
    access: managing,
    limit: { points: 60, seconds: 3_600, by: 'person' },
    body: z.object({ amount: z.nullable(positive) }),
    data: limitView,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/approvals/{id}',
    access: within(buyersAndSuppliers, 'seeBuying'),
    params: idParams,
    data: z.object({ requests: z.array(awardRequest) }),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/approval/{id}/approve',
    access: buying,
    touches: ['inquiries'],
    params: idParams,
    data: z.object({ orders: z.array(z.object({ quotationId: id, id, number: z.string() })) }),
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/approval/{id}/refuse',
    access: buying,
    params: idParams,
    body: z.object({ reason: line(2, 300) }),
    data: z.object({ id }),
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/busi/inquiry/approval/{id}',
    access: buying,
    params: idParams,
    data: z.object({ id }),
  }),
};
