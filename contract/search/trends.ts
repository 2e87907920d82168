import * as z from 'zod/mini';
import { session, suppliers, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { day, page, pageQuery } from '../core/schemas.ts';
import { searchScopes } from './kinds.ts';

/** Days that a trend shows, today the last. */
export const trendDays = 14;
/** Days that a ranking is made of, and how often a term was sought at least that it names. */
export const rankingDays = 30;
export const leastRanked = 3;

const trend = z.object({
  term: z.string(),
  scope: z.enum(searchScopes),
  n: z.int(),
  days: z.array(z.object({ day, n: z.int() })),
});
export type Trend = z.infer<typeof trend>;

const ranked = z.object({
  term: z.string(),
  /** Searches on whose first page products of the company stood, and the place of the first of them. */
  shown: z.int(),
  best: z.int(),
  average: z.number(),
  /** Searches by these words altogether. */
  searches: z.int(),
  lastDay: day,
});

/** Calls of what is sought: its trend for members, and for suppliers under what they are found. */
export const searchTrends = {
  hot: endpoint({
    method: 'GET',
    path: '/api/busi/search/trends',
    access: session,
    data: z.array(trend),
  }),
  ranking: endpoint({
    method: 'GET',
    path: '/api/busi/search/ranking',
    access: within(suppliers, 'seeSelling'),
    query: z.object(pageQuery),
    data: page(ranked),
  }),
};
