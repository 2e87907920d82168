import * as z from 'zod/mini';
import { buyersAndSuppliers, within } from '../../core/access.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id, idParams, instant } from '../../core/schemas.ts';
import { criteria } from './weights.ts';

const percent = z.int().check(z.gte(0), z.lte(100));
const shape = {
  price: percent,
  leadTime: percent,
  conformity: percent,
  payment: percent,
  supplier: percent,
  judgement: percent,
};
/** How much each part of a score counts; together 100. */
export const weights = z.object(shape);
export type Weights = z.infer<typeof weights>;
const weightsInput = weights.check(
  z.refine((w) => criteria.reduce((sum, k) => sum + w[k], 0) === 100, {
    path: ['price'],
    params: { rule: 'hundredInAll' },
  }),
);

export const mostPoints = 10;
export const maxPointsReason = 300;
/** What a colleague gave a quotation of their own judgement; `revision` is what it was given for. */
export const pointsView = z.object({
  quotationId: id,
  revision: z.int(),
  points: z.int(),
  reason: z.string(),
  name: z.string(),
  mine: z.boolean(),
  at: instant,
});
export type PointsView = z.infer<typeof pointsView>;

/** How a company scores the quotations of an inquiry; null weights where nobody has set any. */
export const scoringView = z.object({
  weights: z.nullable(weights),
  by: z.nullable(z.string()),
  at: z.nullable(instant),
  points: z.array(pointsView),
});
export type ScoringView = z.infer<typeof scoringView>;

/** Weights and a score of the buyer's own; no supplier reads any of it. */
export const inquiryScoring = {
  read: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/scoring/{id}',
    access: within(buyersAndSuppliers, 'seeBuying'),
    params: idParams,
    data: scoringView,
  }),
  setWeights: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/scoring/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    params: idParams,
    body: z.object({ weights: weightsInput }),
    data: z.object({ id }),
  }),
  givePoints: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/points/{id}',
    access: within(buyersAndSuppliers, 'seeBuying'),
    params: idParams,
    body: z.object({
      /** `null` takes them back. */
      points: z.nullable(z.int().check(z.gte(0), z.lte(mostPoints))),
      reason: z.string().check(z.trim(), z.maxLength(maxPointsReason)),
    }),
    data: z.object({ id }),
  }),
};
