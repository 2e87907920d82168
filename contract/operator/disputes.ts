import * as z from 'zod/mini';
import { reviewers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { currency, id, idParams, instant, line, text } from '../core/schemas.ts';
import { disputeEnds, orderEvent, orderLine, orderStates } from '../order/calls.ts';
import { agreementView } from '../order/agreed.ts';

const row = z.object({
  id,
  number: z.string(),
  title: text,
  buyer: text,
  supplier: text,
  currency,
  total: z.string(),
  escalatedAt: instant,
});

/** A dispute as the operator reads it: what was agreed, and all that both sides said. `before` is where it goes on. */
const disputeCase = z.object({
  row,
  before: z.enum(orderStates),
  lines: z.array(orderLine),
  agreed: z.nullable(agreementView),
  timeline: z.array(orderEvent),
});
export type DisputeCase = z.infer<typeof disputeCase>;

/** The desk's calls on disputes that one side handed to the operator. */
export const operatorDisputes = {
  list: endpoint({
    method: 'GET',
    path: '/api/operator/disputes',
    access: reviewers,
    summary: 'Disputes that wait for the operator, the longest first',
    data: z.object({ rows: z.array(row) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/operator/disputes/{id}',
    access: reviewers,
    summary: 'One of them with what was agreed and what both sides said; each view is recorded',
    params: idParams,
    data: disputeCase,
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/api/operator/disputes/{id}/document/{fileId}',
    access: reviewers,
    summary: 'A file of such an order: evidence or annex; each view is recorded',
    params: z.object({ id, fileId: id }),
    raw: true,
    data: z.any(),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/operator/disputes/{id}/decide',
    access: reviewers,
    summary: 'Decides it: the order goes on, is completed or cancelled; both sides are told why. Twice is once',
    touches: ['inquiries'],
    params: idParams,
    body: z.object({ end: z.enum(disputeEnds), reason: line(4, 1000) }),
    data: z.object({ id, state: z.enum(orderStates) }),
  }),
};
