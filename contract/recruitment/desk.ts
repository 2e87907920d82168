import * as z from 'zod/mini';
import { reviewers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, instant, line, page, pageQuery, searchWords, text } from '../core/schemas.ts';
import { vacancyRoles, vacancyStates } from './kinds.ts';

/** A vacancy as the desk sees it; nothing of who applied. */
export const deskVacancy = z.object({
  id,
  state: z.enum(vacancyStates),
  role: z.enum(vacancyRoles),
  title: text,
  about: text,
  company: z.object({ entId: id, name: text }),
  applications: z.int(),
  updatedAt: instant,
});
export type DeskVacancy = z.infer<typeof deskVacancy>;
const moved = z.object({ id, state: z.enum(vacancyStates) });

/** The desk's calls on vacancies. */
export const operatorRecruitment = {
  page: endpoint({
    method: 'GET',
    path: '/api/operator/recruitment/page',
    access: reviewers,
    query: z.object({ ...pageQuery, q: searchWords, state: z.optional(z.enum(vacancyStates)) }),
    data: page(deskVacancy),
  }),
  hide: endpoint({
    method: 'POST',
    path: '/api/operator/recruitment/{id}/hide',
    access: reviewers,
    touches: ['vacancies'],
    params: idParams,
    body: z.object({ reason: line(2, 500) }),
    data: moved,
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/operator/recruitment/{id}/show',
    access: reviewers,
    touches: ['vacancies'],
    params: idParams,
    data: moved,
  }),
};
