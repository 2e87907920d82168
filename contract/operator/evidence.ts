import * as z from 'zod/mini';
import { reviewers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, instant, line, text } from '../core/schemas.ts';
import { statedView } from '../evidence/calls.ts';

/** What a supplier handed in, as a reviewer reads it; `stale` means that it stands otherwise by now, and can only be refused. */
export const evidenceCase = z.object({
  id,
  ...statedView,
  company: z.object({ id, name: text }),
  condition: z.string(),
  standard: z.string(),
  page: z.string(),
  document: z.object({ id, name: z.string() }),
  submittedAt: instant,
  stale: z.boolean(),
});
export type EvidenceCase = z.infer<typeof evidenceCase>;

/** The desk's calls on single values and certificates. */
export const operatorEvidence = {
  list: endpoint({
    method: 'GET',
    path: '/api/operator/evidence',
    access: reviewers,
    /** The longest first, at most a hundred. */
    data: z.object({ rows: z.array(evidenceCase), total: z.int() }),
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/operator/evidence/{id}/document',
    access: reviewers,
    params: idParams,
    file: 'any',
    data: z.any(),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/operator/evidence/{id}/decide',
    access: reviewers,
    touches: ['products', 'companies'],
    params: idParams,
    body: z.object({ decision: z.enum(['approve', 'refuse']), reason: line(0, 1000) }),
    data: z.object({ id }),
  }),
};
