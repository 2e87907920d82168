import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, page, pageQuery } from '../core/schemas.ts';
import { recruits } from './access.ts';
import { vacancyStates } from './kinds.ts';
import { ownVacancy, vacancyInput } from './schemas.ts';

const base = z.int().check(z.gte(0), z.lte(2_000_000_000));

/** A company's own vacancies. */
export const recruitmentOwn = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/recruitment/own/page',
    access: recruits,
    query: z.object({ ...pageQuery, state: z.optional(z.enum(vacancyStates)) }),
    data: page(ownVacancy),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/busi/recruitment/own/vacancy/{id}',
    access: recruits,
    params: idParams,
    data: ownVacancy,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/busi/recruitment/own/vacancy',
    access: recruits,
    limit: { points: 60, seconds: 3600, by: 'person' },
    body: z.object({ clientKey: id, ...vacancyInput.shape }),
    data: z.object({ id, version: z.int() }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/busi/recruitment/own/vacancy/{id}',
    access: recruits,
    touches: ['vacancies'],
    params: idParams,
    body: z.object({ base, ...vacancyInput.shape }),
    data: z.object({ id, version: z.int() }),
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/busi/recruitment/own/vacancy/{id}/state',
    access: recruits,
    touches: ['vacancies'],
    limit: { points: 120, seconds: 3600, by: 'person' },
    params: idParams,
    body: z.object({ state: z.enum(['listed', 'closed']) }),
    data: z.object({ id, state: z.enum(vacancyStates) }),
  }),
};
