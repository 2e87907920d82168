import * as z from 'zod/mini';
import { open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { currency, id, idParams, instant, nothing, page, pageQuery, searchWords, text } from '../core/schemas.ts';
import { contractKinds, vacancyRoles, vacancySorts, workplaces } from './kinds.ts';
import { vacancyDetail, vacancyRow } from './schemas.ts';

/** Refusals of recruitment. */
export const recruitmentErrors = refusals('recruitment', {
  wrongState: 409,
  notYourStep: 403,
  reasonNeeded: 422,
  ownCompany: 403,
  alreadyApplied: 409,
  noCompany: 403,
  changed: 409,
  tooMany: 409,
  hidden: 409,
  notWhole: 422,
  dayPast: 422,
  dayFar: 422,
  momentPast: 422,
  momentUnknown: 422,
  placeNeeded: 422,
  nothingAsked: 422,
});

/** What a search of vacancies is narrowed by. */
export const vacancyWish = z.object({
  q: searchWords,
  role: z.optional(z.enum(vacancyRoles)),
  contract: z.optional(z.enum(contractKinds)),
  workplace: z.optional(z.enum(workplaces)),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
});
export type VacancyWish = z.infer<typeof vacancyWish>;

const count = <K extends z.ZodMiniType>(key: K) => z.array(z.object({ key, n: z.int() }));

/** Calls of vacancies that everybody may make. */
export const recruitment = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/recruitment/page',
    access: open,
    shows: ['vacancies', 'companies'],
    query: z.object({
      ...pageQuery,
      ...vacancyWish.shape,
      company: z.optional(id),
      sort: z.optional(z.enum(vacancySorts)),
    }),
    data: page(vacancyRow),
  }),
  /** How many vacancies there are of each kind, and who has most. */
  overview: endpoint({
    method: 'GET',
    path: '/api/busi/recruitment/overview',
    access: open,
    shows: ['vacancies', 'companies'],
    data: z.object({
      total: z.int(),
      openings: z.int(),
      roles: count(z.enum(vacancyRoles)),
      contracts: count(z.enum(contractKinds)),
      workplaces: count(z.enum(workplaces)),
      countries: count(z.string()),
      companies: z.array(z.object({ id, name: text, vacancies: z.int(), openings: z.int() })),
    }),
  }),
  /** Figures of the labour market by role, from enough vacancies of enough companies (recruitment 12). */
  market: endpoint({
    method: 'GET',
    path: '/api/busi/recruitment/market',
    access: open,
    shows: ['vacancies'],
    data: z.object({
      roles: z.array(
        z.object({
          role: z.enum(vacancyRoles),
          vacancies: z.int(),
          openings: z.int(),
          companies: z.int(),
          /** Median of what is paid a month at the middle of each range, by currency; where enough state it. */
          salaries: z.array(z.object({ currency, median: z.string(), n: z.int() })),
          /** Median of the years of experience that are asked for; null from too few. */
          years: z.nullable(z.number()),
        }),
      ),
    }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/recruitment/vacancy/{id}',
    access: open,
    shows: ['vacancies', 'companies'],
    params: idParams,
    data: vacancyDetail,
  }),
};

export const vacancyAlert = z.object({ id, wish: vacancyWish, createdAt: instant });
export type VacancyAlert = z.infer<typeof vacancyAlert>;
/** Searches of vacancies that a member keeps. */
export const recruitmentAlerts = {
  list: endpoint({
    method: 'GET',
    path: '/api/busi/recruitment/alert',
    access: session,
    data: z.array(vacancyAlert),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/busi/recruitment/alert',
    access: session,
    limit: { points: 60, seconds: 3600, by: 'person' },
    body: vacancyWish,
    data: z.object({ id }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/busi/recruitment/alert/{id}',
    access: session,
    params: idParams,
    data: nothing,
  }),
};
