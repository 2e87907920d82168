import * as z from 'zod/mini';
import { buyersAndSuppliers, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, instant, line } from '../core/schemas.ts';
import { ratingFigure } from './rating-figure.ts';
import { orderStates, parties, type Party } from './states.ts';

/** What each side is asked about the other, from 1 to 5. */
export const criteria = {
  buyer: ['quality', 'punctuality', 'documents', 'communication'],
  supplier: ['payment', 'clarity', 'communication'],
} as const satisfies Record<Party, readonly string[]>;
export const allCriteria = ['quality', 'punctuality', 'documents', 'communication', 'payment', 'clarity'] as const;
export type Criterion = (typeof allCriteria)[number];

/** A rating shows once both sides have rated, or so many days after it was given; one can be given so many days after completion. */
export const ratingDays = { shownAfter: 14, givenWithin: 60 } as const;
/** The average of a company is public from so many ratings on. */
export const publicRatings = 3;

const score = z.object({ criterion: z.enum(allCriteria), score: z.int().check(z.gte(1), z.lte(5)) });
const scores = z.array(score).check(z.minLength(1), z.maxLength(allCriteria.length));

export const ratingView = z.object({
  id,
  by: z.enum(parties),
  scores,
  text: z.nullable(z.string()),
  at: instant,
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(instant),
  /** The operator has hidden its words. */
  hidden: z.boolean(),
  mayReply: z.boolean(),
  mayReport: z.boolean(),
});
/** Ratings of an order as one side sees them: the other’s while it does not show is absent. */
export const ratingsView = z.object({
  own: z.nullable(ratingView),
  other: z.nullable(ratingView),
  otherGiven: z.boolean(),
  mayRate: z.boolean(),
  /** Until when a rating can be given; null before completion. */
  until: z.nullable(instant),
});

export const ratingRow = z.object({
  id,
  average: z.string(),
  text: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  at: instant,
});

const done = z.object({ id, state: z.enum(orderStates) });

/** Ratings that both sides of a completed order give each other. */
export const orderRatings = {
  rate: endpoint({
    method: 'POST',
    path: '/api/busi/order/rate/{id}',
    access: buyersAndSuppliers,
    touches: ['companies'],
    limit: { points: 30, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object({ scores, text: z.optional(z.string().check(z.trim(), z.maxLength(1000))) }),
    data: done,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/busi/order/rating/reply/{id}',
    access: buyersAndSuppliers,
    limit: { points: 30, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object({ text: line(2, 1000) }),
    data: done,
  }),
  ofCompany: endpoint({
    method: 'GET',
    path: '/api/busi/order/rating/company/{id}',
    access: session,
    params: idParams,
    data: z.object({ figure: z.nullable(ratingFigure), rows: z.array(ratingRow) }),
  }),
};
