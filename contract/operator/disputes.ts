import * as z from 'zod/mini';
import { reviewers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { currency, id, idParams, instant, line, text } from '../core/schemas.ts';
import { dealPaper } from '../deal/calls.ts';
import { disputeEnds, orderEvent, orderLine, orderStates } from '../order/calls.ts';
import { agreementView } from '../order/agreed.ts';

export const row = z.object({
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
export const disputeCase = z.object({
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
    data: z.object({ rows: z.array(row) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/operator/disputes/{id}',
    access: reviewers,
    params: idParams,
    data: disputeCase,
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/api/operator/disputes/{id}/document/{fileId}',
    access: reviewers,
    params: z.object({ id, fileId: id }),
    file: 'any',
    data: z.any(),
  }),
  /** Everything of the order's deal that both sides read, to take along: each download is an act of the audit (deals 194). */
  archive: endpoint({
    method: 'GET',
    path: '/api/operator/disputes/{id}/archive',
    access: reviewers,
    limit: { points: 10, seconds: 3600, by: 'person' },
    params: idParams,
    query: dealPaper,
    file: 'zip',
    data: z.any(),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/operator/disputes/{id}/decide',
    access: reviewers,
    touches: ['inquiries'],
    params: idParams,
    body: z.object({ end: z.enum(disputeEnds), reason: line(4, 1000) }),
    data: z.object({ id, state: z.enum(orderStates) }),
  }),
};
