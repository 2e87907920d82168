import * as z from 'zod/mini';
import { reviewers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { cursorPage, cursorQuery, day, id, instant, searchWords, text } from '../core/schemas.ts';
import { applicationKinds } from '../verification/rules.ts';

/** How a case that was decided stands today. */
export const decidedStates = ['approved', 'rejected', 'lapsed', 'revoked'] as const;
export const decidedSorts = ['newest', 'oldest'] as const;
export type DecidedSort = (typeof decidedSorts)[number];

const who = z.object({ id, name: z.string() });
const row = z.object({
  id,
  number: z.string(),
  kind: z.enum(applicationKinds),
  subject: z.string(),
  applicant: who,
  company: z.nullable(z.object({ id, name: text })),
  state: z.enum(decidedStates),
  decidedAt: instant,
  /** Who decided; empty where the system did. */
  operator: z.string(),
});
export type DecidedCase = z.infer<typeof row>;

/** Cases that were decided, to be found again. */
export const operatorCases = {
  decided: endpoint({
    method: 'GET',
    path: '/api/operator/cases',
    access: reviewers,
    query: z.object({
      ...cursorQuery,
      q: searchWords,
      kind: z.optional(z.enum(applicationKinds)),
      state: z.optional(z.enum(decidedStates)),
      operator: z.optional(id),
      /** Days of China, both included. */
      from: z.optional(day),
      to: z.optional(day),
      sort: z.optional(z.enum(decidedSorts)),
    }),
    data: z.object({
      ...cursorPage(row).shape,
      /** Who has decided cases, to choose from. */
      operators: z.array(who),
    }),
  }),
};
