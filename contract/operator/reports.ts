import * as z from 'zod/mini';
import { reviewers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, instant, line } from '../core/schemas.ts';
import { reportKinds, reportStates } from '../moderation/calls.ts';

/** A report that waits: what was written, where, and why it was reported. */
export const reportRow = z.object({
  id,
  kind: z.enum(reportKinds),
  about: z.string(),
  text: z.string(),
  reason: z.string(),
  at: instant,
});

/** What was hidden and can be shown again; `reason` is why it was hidden. */
export const hiddenRow = z.object({
  id,
  kind: z.enum(reportKinds),
  about: z.string(),
  text: z.string(),
  reason: z.string(),
  at: instant,
});

/** The desk’s calls on reports. */
export const operatorReports = {
  list: endpoint({
    method: 'GET',
    path: '/api/operator/reports',
    access: reviewers,
    data: z.object({ rows: z.array(reportRow), hidden: z.array(hiddenRow) }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/operator/reports/{id}/decide',
    access: reviewers,
    touches: ['inquiries', 'products'],
    params: idParams,
    body: z.object({ hide: z.boolean(), reason: line(4, 500) }),
    data: z.object({ id, state: z.enum(reportStates) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/operator/reports/{id}/restore',
    access: reviewers,
    touches: ['inquiries', 'products'],
    params: idParams,
    body: z.object({ reason: line(4, 500) }),
    data: z.object({ id, state: z.enum(reportStates) }),
  }),
};
