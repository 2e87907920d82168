import * as z from 'zod/mini';
import { editors } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, instant, line, page, pageQuery } from '../core/schemas.ts';
import { contributionRow, contributionView } from './calls.ts';
import { contributionStates, deskStates, deskSteps } from './states.ts';
import { contributionLimits as limits } from './words.ts';

/** What differs from the time before that it was handed in. */
export const wordChange = z.object({ at: z.string(), before: z.string(), after: z.string() });

export const deskContribution = z.object({
  ...contributionView.shape,
  /** The piece that came of it; null before. */
  pieceId: z.nullable(id),
  /** How often it was handed in. */
  times: z.int(),
  changes: z.array(wordChange),
});
export type DeskContribution = z.infer<typeof deskContribution>;

export const contributionDecision = z.object({
  turn: z.int().check(z.gte(1), z.lte(2_000_000_000)),
  step: z.enum(deskSteps),
  reason: z._default(line(0, limits.reason), ''),
});

/** The desk's calls on what companies wrote. */
export const operatorContributions = {
  page: endpoint({
    method: 'GET',
    path: '/api/operator/contributions',
    access: editors,
    query: z.object({ ...pageQuery, state: z.optional(z.enum(deskStates)) }),
    data: z.object({ ...page(contributionRow).shape, waiting: z.int(), since: z.nullable(instant) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/operator/contributions/{id}',
    access: editors,
    params: idParams,
    data: deskContribution,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/operator/contributions/{id}',
    access: editors,
    touches: ['content'],
    params: idParams,
    body: contributionDecision,
    data: z.object({ id, turn: z.int(), state: z.enum(contributionStates), pieceId: z.nullable(id) }),
  }),
};
