import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, page, pageQuery } from '../core/schemas.ts';
import { seesProviding as sees, sellsServices as sells } from './access.ts';
import { contactsInput, introduction, introductionInput, offerInput, ownOffer, serviceContact } from './schemas.ts';
import { offerStates } from './kinds.ts';

const base = z.int().check(z.gte(0), z.lte(2_000_000_000));

/** The providers' centre. */
export const serviceOwn = {
  introduction: endpoint({
    method: 'GET',
    path: '/api/busi/services/own/introduction',
    access: sees,
    data: introduction,
  }),
  saveIntroduction: endpoint({
    method: 'PUT',
    path: '/api/busi/services/own/introduction',
    access: sells,
    touches: ['services'],
    body: z.object({ base, ...introductionInput.shape }),
    data: z.object({ version: z.int() }),
  }),
  contacts: endpoint({
    method: 'GET',
    path: '/api/busi/services/own/contacts',
    access: sees,
    data: z.object({ contacts: z.array(serviceContact), version: z.int() }),
  }),
  saveContacts: endpoint({
    method: 'PUT',
    path: '/api/busi/services/own/contacts',
    access: sells,
    touches: ['services'],
    body: z.object({ base, ...contactsInput.shape }),
    data: z.object({ version: z.int() }),
  }),
  offers: endpoint({
    method: 'GET',
    path: '/api/busi/services/own/offers',
    access: sees,
    query: z.object({ ...pageQuery, state: z.optional(z.enum(offerStates)) }),
    data: page(ownOffer),
  }),
  offer: endpoint({
    method: 'GET',
    path: '/api/busi/services/own/offer/{id}',
    access: sees,
    params: idParams,
    data: ownOffer,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/busi/services/own/offer',
    access: sells,
    limit: { points: 60, seconds: 3600, by: 'person' },
    body: z.object({ clientKey: id, ...offerInput.shape }),
    data: z.object({ id, version: z.int() }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/busi/services/own/offer/{id}',
    access: sells,
    touches: ['services'],
    params: idParams,
    body: z.object({ base, ...offerInput.shape }),
    data: z.object({ id, version: z.int() }),
  }),
  list: endpoint({
    method: 'POST',
    path: '/api/busi/services/own/offer/{id}/state',
    access: sells,
    touches: ['services'],
    params: idParams,
    body: z.object({ state: z.enum(['draft', 'listed']) }),
    data: z.object({ id, state: z.enum(offerStates) }),
  }),
};
