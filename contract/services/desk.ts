import * as z from 'zod/mini';
import { reviewers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, instant, line, page, pageQuery, searchWords, text } from '../core/schemas.ts';
import { applicationActors, applicationActs, applicationStates } from './states.ts';
import { offerStates, serviceKinds } from './kinds.ts';

/** An application as the desk sees it: both sides, no prices and no papers. */
export const deskApplication = z.object({
  id,
  number: z.string(),
  kind: z.enum(serviceKinds),
  state: z.enum(applicationStates),
  title: text,
  applicant: z.object({ entId: z.nullable(id), userId: id, name: text }),
  provider: z.object({ entId: id, name: text }),
  expiresAt: z.nullable(instant),
  createdAt: instant,
});
export type DeskApplication = z.infer<typeof deskApplication>;
export const deskOffer = z.object({
  id,
  kind: z.enum(serviceKinds),
  state: z.enum(offerStates),
  name: text,
  summary: text,
  provider: z.object({ entId: id, name: text }),
  updatedAt: instant,
});
export type DeskOffer = z.infer<typeof deskOffer>;

const listed = { ...pageQuery, q: searchWords, kind: z.optional(z.enum(serviceKinds)) };
const reason = line(2, 500);

/** The desk's calls on services. */
export const operatorServices = {
  applications: endpoint({
    method: 'GET',
    path: '/api/operator/services/applications',
    access: reviewers,
    query: z.object({ ...listed, state: z.optional(z.enum(applicationStates)) }),
    data: page(deskApplication),
  }),
  application: endpoint({
    method: 'GET',
    path: '/api/operator/services/applications/{id}',
    access: reviewers,
    params: idParams,
    data: z.object({
      row: deskApplication,
      course: z.array(
        z.object({ id, act: z.enum(applicationActs), party: z.enum(applicationActors), text, at: instant }),
      ),
    }),
  }),
  offers: endpoint({
    method: 'GET',
    path: '/api/operator/services/offers',
    access: reviewers,
    query: z.object({ ...listed, state: z.optional(z.enum(offerStates)) }),
    data: page(deskOffer),
  }),
  hide: endpoint({
    method: 'POST',
    path: '/api/operator/services/offers/{id}/hide',
    access: reviewers,
    touches: ['services'],
    params: idParams,
    body: z.object({ reason }),
    data: z.object({ id, state: z.enum(offerStates) }),
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/operator/services/offers/{id}/show',
    access: reviewers,
    touches: ['services'],
    params: idParams,
    data: z.object({ id, state: z.enum(offerStates) }),
  }),
};
