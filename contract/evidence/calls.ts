import * as z from 'zod/mini';
import { roleCodes, roles, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { day, id, instant, page, pageQuery, slug, text } from '../core/schemas.ts';

/** Refusals of what suppliers hand in for review. */
export const evidenceErrors = refusals('evidence', {
  /** It waits for a review already. */
  waiting: 409,
  reviewed: 409,
  needsDocument: 422,
  /** What was handed in is not what stands any more. */
  changed: 409,
  decided: 409,
  reasonNeeded: 422,
});

export const evidenceKinds = ['value', 'certificate'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];
export const evidenceStates = ['waiting', 'approved', 'refused'] as const;
export type EvidenceState = (typeof evidenceStates)[number];

const suppliers = roles(roleCodes.supplier);
const selling = within(suppliers, 'sell');
const managing = within(suppliers, 'manage');

/** What was stated when it was handed in: of a value its number and unit, of a certificate its number. */
export const statedView = {
  kind: z.enum(evidenceKinds),
  label: text,
  /** The product of a value. */
  product: z.nullable(z.object({ id, name: text })),
  value: text,
  unit: z.nullable(z.string()),
  /** The last day of the document, after which the mark lapses by itself. */
  validUntil: z.nullable(day),
};
export const evidenceRow = z.object({
  id,
  ...statedView,
  state: z.enum(evidenceStates),
  submittedAt: instant,
  decidedAt: z.nullable(instant),
  /** Why it was refused, as the reviewer wrote it. */
  reason: z.string(),
});
export type EvidenceRow = z.infer<typeof evidenceRow>;
/** What the platform approved and what still holds, as it may be named elsewhere. */
export const approvedEvidence = z.object({ id, ...statedView });
export type ApprovedEvidence = z.infer<typeof approvedEvidence>;
/** So many of them are offered at a time. */
export const mostApproved = 100;

/** Calls of what a supplier hands in to be reviewed. */
export const evidence = {
  mine: endpoint({
    method: 'GET',
    path: '/api/busi/evidence/mine',
    access: within(suppliers, 'seeSelling'),
    query: z.object({ ...pageQuery }),
    data: page(evidenceRow),
  }),
  approved: endpoint({
    method: 'GET',
    path: '/api/busi/evidence/approved',
    access: within(suppliers, 'seeSelling'),
    data: z.object({ evidence: z.array(approvedEvidence) }),
  }),
  offers: endpoint({
    method: 'GET',
    path: '/api/busi/evidence/offers',
    access: within(suppliers, 'seeSelling'),
    query: z.object({ productId: z.optional(id) }),
    data: z.object({
      product: z.nullable(z.object({ id, name: text })),
      /** Values of the product that nobody has reviewed and that do not wait. */
      values: z.array(z.object({ field: slug, label: text, value: text, unit: z.nullable(z.string()) })),
      /** Certificates among the company's facts, likewise; `document` says whether one is there. */
      certificates: z.array(z.object({ slug, label: text, number: z.string(), document: z.boolean() })),
    }),
  }),
  submitValue: endpoint({
    method: 'POST',
    path: '/api/busi/evidence/value',
    access: selling,
    limit: { points: 60, seconds: 3_600, by: 'person' },
    touches: [],
    body: z.object({ productId: id, field: slug, file: id, validUntil: z.nullable(day) }),
    data: z.object({ id }),
  }),
  submitCertificate: endpoint({
    method: 'POST',
    path: '/api/busi/evidence/certificate',
    access: managing,
    limit: { points: 60, seconds: 3_600, by: 'person' },
    touches: [],
    body: z.object({ slug }),
    data: z.object({ id }),
  }),
};
