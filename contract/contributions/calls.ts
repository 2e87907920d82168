import * as z from 'zod/mini';
import { managers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { langs } from '../core/langs.ts';
import { id, idParams, instant, line, page, pageQuery, text } from '../core/schemas.ts';
import { companySteps, contributionParties, contributionStates, contributionSteps } from './states.ts';
import { contributedKinds, contributionLimits as limits, contributionWords } from './words.ts';

/**
 * `changed`: a colleague or the desk was faster. `incomplete`: something is missing before it can be handed in. `notYours`: a
 * product that is not the company's. `notAgreed`: nobody said that the company may publish it.
 */
export const contributionErrors = refusals('contributions', {
  noCompany: 409,
  tooMany: 409,
  changed: 409,
  wrongState: 409,
  incomplete: 422,
  notYours: 422,
  notAgreed: 422,
  reasonNeeded: 422,
});

export const contributionRow = z.object({
  id,
  number: z.string(),
  kind: z.enum(contributedKinds),
  lang: z.enum(langs),
  state: z.enum(contributionStates),
  title: z.string(),
  company: z.object({ id, name: text }),
  /** Whether readers see it. */
  shown: z.boolean(),
  /** Whether the company has asked to have it taken back. */
  asked: z.boolean(),
  updatedAt: instant,
});
export type ContributionRow = z.infer<typeof contributionRow>;

/** An act in the course of a contribution; `shown` and `hidden`: readers got it, or no longer do. */
export const contributionEvent = z.object({
  id,
  act: z.enum([...contributionSteps, 'shown', 'hidden']),
  party: z.enum(contributionParties),
  by: z.string(),
  text: z.string(),
  at: instant,
});

/** A field of use that it is about. */
export const contributionField = z.object({ slug: z.string(), name: text });

export const contributionView = z.object({
  row: contributionRow,
  turn: z.int(),
  words: contributionWords,
  pictureUrl: z.nullable(z.string()),
  products: z.array(z.object({ id, name: text })),
  fields: z.array(contributionField),
  /** Where readers find it; null before. */
  slug: z.nullable(z.string()),
  /** Languages whose words are written, of the piece that came of it; empty before. */
  written: z.array(z.enum(langs)),
  course: z.array(contributionEvent),
  steps: z.array(z.enum(contributionSteps)),
});
export type ContributionView = z.infer<typeof contributionView>;

const moved = z.object({ id, turn: z.int(), state: z.enum(contributionStates) });
const turn = z.int().check(z.gte(0), z.lte(2_000_000_000));

/** What a company writes for the platform to publish (content 28 to 34). */
export const contributions = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/contributions',
    access: managers,
    query: z.object({ ...pageQuery, state: z.optional(z.enum(contributionStates)) }),
    data: page(contributionRow),
  }),
  /** What a contribution may name. */
  own: endpoint({
    method: 'GET',
    path: '/api/busi/contributions/products',
    access: managers,
    data: z.object({ products: z.array(z.object({ id, name: text })) }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/contributions/{id}',
    access: managers,
    params: idParams,
    data: contributionView,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/busi/contributions',
    access: managers,
    limit: { points: 240, seconds: 3_600, by: 'person' },
    body: z.object({
      /** Made by the client: the same id again is the same contribution. */
      id,
      /** The turn that was read; 0 for a new one. */
      turn,
      kind: z.enum(contributedKinds),
      words: contributionWords,
    }),
    data: moved,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/busi/contributions/{id}/move',
    access: managers,
    limit: { points: 60, seconds: 3_600, by: 'person' },
    params: idParams,
    body: z.object({
      turn,
      step: z.enum(companySteps),
      reason: z._default(line(0, limits.reason), ''),
      /** That the company has the right to all of it and wants it published and translated; asked for with `submit`. */
      agreed: z._default(z.boolean(), false),
    }),
    data: moved,
  }),
};
