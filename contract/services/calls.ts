import * as z from 'zod/mini';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { currency, id, idParams, page, pageQuery, searchWords, text } from '../core/schemas.ts';
import { priceUnits, serviceKinds, serviceSorts } from './kinds.ts';
import { offerDetail, offerRow, providerView } from './schemas.ts';

/** Refusals of services. */
export const servicesErrors = refusals('services', {
  wrongState: 409,
  notYourStep: 403,
  reasonNeeded: 422,
  ownCompany: 403,
  notOffered: 409,
  tourUnknown: 422,
  tourFull: 409,
  tourOver: 409,
  reportNeeded: 422,
  nothingNamed: 422,
  alreadyRated: 409,
  dayPast: 422,
  noCompany: 403,
  changed: 409,
  tooMany: 409,
  tourTaken: 409,
  hidden: 409,
  notWhole: 422,
  fromRecord: 409,
});

const cell = z.object({
  kind: z.enum(serviceKinds),
  price: z.nullable(z.string()),
  currency: z.nullable(currency),
  unit: z.nullable(z.enum(priceUnits)),
  days: z.nullable(z.int()),
});
const kindCount = z.object({ kind: z.enum(serviceKinds), n: z.int() });

/** Calls of services that everybody may make. */
export const services = {
  kinds: endpoint({
    method: 'GET',
    path: '/api/busi/services/kinds',
    access: open,
    shows: ['services', 'companies'],
    data: z.object({
      kinds: z.array(kindCount),
      /** Providers with most offers, each with its cheapest by kind. */
      providers: z.array(z.object({ id, name: text, city: text, cells: z.array(cell) })),
    }),
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/busi/services/page',
    access: open,
    shows: ['services', 'companies'],
    query: z.object({
      ...pageQuery,
      q: searchWords,
      kind: z.optional(z.enum(serviceKinds)),
      provider: z.optional(id),
      sort: z.optional(z.enum(serviceSorts)),
    }),
    data: page(offerRow),
  }),
  offer: endpoint({
    method: 'GET',
    path: '/api/busi/services/offer/{id}',
    access: open,
    shows: ['services', 'companies'],
    params: idParams,
    data: offerDetail,
  }),
  provider: endpoint({
    method: 'GET',
    path: '/api/busi/services/provider/{id}',
    access: open,
    shows: ['services', 'companies'],
    params: idParams,
    data: providerView,
  }),
  /** What is offered and what was wanted lately, by kind. */
  supplyDemand: endpoint({
    method: 'GET',
    path: '/api/busi/supplydemand/find',
    access: open,
    shows: ['services'],
    data: z.object({ kinds: z.array(z.object({ kind: z.enum(serviceKinds), offers: z.int(), wanted: z.int() })) }),
  }),
  /** Pictures of what was listed last. */
  pictures: endpoint({
    method: 'GET',
    path: '/api/busi/supplydemand/imges',
    access: open,
    shows: ['products'],
    data: z.object({ pictures: z.array(z.object({ id, title: text, url: z.string(), link: z.string() })) }),
  }),
  /** Who answers for the services of each provider. */
  team: endpoint({
    method: 'GET',
    path: '/api/busi/teaminfo/find',
    access: open,
    shows: ['services', 'companies'],
    data: z.object({
      people: z.array(z.object({ name: z.string(), role: text, provider: z.object({ id, name: text }) })),
    }),
  }),
  /** How providers were rated, by kind. */
  marking: endpoint({
    method: 'GET',
    path: '/api/busi/servicemarking/find',
    access: open,
    shows: ['services', 'companies'],
    data: z.object({
      marks: z.array(
        z.object({
          provider: z.object({ id, name: text }),
          kind: z.enum(serviceKinds),
          stars: z.number(),
          n: z.int(),
          done: z.int(),
        }),
      ),
    }),
  }),
};
