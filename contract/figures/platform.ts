import * as z from 'zod/mini';
import { editors } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { day } from '../core/schemas.ts';
import { figurePeriod, figureQuery } from './calls.ts';

/** From an inquiry to an order that is done (platform figures 2). */
export const dealStages = ['published', 'quoted', 'awarded', 'ordered', 'finished'] as const;

const dates = { from: day, until: day };
const n = z.int();
const week = z.object({
  ...dates,
  published: n,
  quoted: n,
  awarded: n,
  ordered: n,
  finished: n,
  registered: n,
  active: n,
});
export type PlatformWeek = z.infer<typeof week>;
/** Members who registered in one week; `stayed` has one entry a week, that of the registration first. */
const cohort = z.object({ ...dates, members: n, stayed: z.array(n) });
export type Cohort = z.infer<typeof cohort>;

/** Figures of the whole platform, for its operators. */
export const platformFigures = {
  read: endpoint({
    method: 'GET',
    path: '/api/operator/figures',
    access: editors,
    limit: { points: 30, seconds: 60, by: 'person' },
    query: figureQuery,
    data: z.object({
      period: figurePeriod,
      deals: z.array(z.object({ stage: z.enum(dealStages), n })),
      /** Different members who were active in the period. */
      active: n,
      registered: n,
      weeks: z.array(week),
      cohorts: z.array(cohort),
    }),
  }),
};
