import * as z from 'zod/mini';
import { managers, open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import {
  counted,
  id,
  idParams,
  line,
  named,
  nothing,
  page,
  pageQuery,
  searchWords,
  slug,
  text,
} from '../core/schemas.ts';
import { parkLimits, parkUtilities, provinces, tenancyAnswers, tenancyStates } from './rules.ts';

/** Refusals of industrial parks. */
export const parkErrors = refusals('parks', {
  noCompany: 403,
  tooMany: 409,
  alreadyConfirmed: 409,
  notAsked: 409,
  changed: 409,
  addressTaken: 409,
});

/** What narrows the list of parks. */
export const parkWish = z.object({
  q: searchWords,
  province: z.optional(z.enum(provinces)),
  field: z.optional(slug),
});
export type ParkWish = z.infer<typeof parkWish>;

export const parkRow = z.object({
  id,
  slug: z.string(),
  name: text,
  province: z.enum(provinces),
  city: text,
  fields: z.array(named),
  hectares: z.int(),
  since: z.int(),
  /** Companies that the desk has confirmed there. */
  companies: z.int(),
  /** Invented for the demonstration. */
  demo: z.boolean(),
});
export type ParkRow = z.infer<typeof parkRow>;

export const parkCompany = z.object({
  id,
  slug: z.string(),
  name: text,
  city: text,
  verified: z.boolean(),
  categories: z.array(named),
});

/** What a park's page shows, and what its reader may do there. */
export const parkDetail = z.object({
  row: parkRow,
  about: text,
  utilities: z.array(z.enum(parkUtilities)),
  incentives: text,
  address: text,
  contact: z.object({ name: text, phone: z.string(), mail: z.string() }),
  /** The company that runs the park, where it is a member; who wants to talk to the park talks to it. */
  host: z.nullable(z.object({ id, slug: z.string(), name: text })),
  companies: z.array(parkCompany),
  /** What the companies there can do together: a row a material, a column a process, 0 to 3. */
  matrix: z.array(z.array(z.int())),
  /** Whether the reader may say that their company is here. */
  may: z.enum(tenancyAnswers),
  tenancy: z.nullable(z.object({ state: z.enum(tenancyStates), note: z.string(), reason: z.string() })),
  others: z.array(parkRow),
});
export type ParkDetail = z.infer<typeof parkDetail>;

/** Calls of industrial parks that everybody may make. */
export const parks = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/parks/page',
    access: open,
    shows: ['parks'],
    query: z.object({ ...pageQuery, ...parkWish.shape }),
    data: page(parkRow),
  }),
  /** How many parks there are by province and by field. */
  overview: endpoint({
    method: 'GET',
    path: '/api/busi/parks/overview',
    access: open,
    shows: ['parks'],
    query: parkWish,
    data: z.object({
      total: z.int(),
      provinces: z.array(z.object({ province: z.enum(provinces), parks: z.int(), companies: z.int() })),
      fields: z.array(counted),
    }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/parks/park/{slug}',
    access: open,
    shows: ['parks', 'companies'],
    params: z.object({ slug }),
    data: parkDetail,
  }),
};

/** What a company says of itself: in which parks it is. */
export const parkTenancies = {
  state: endpoint({
    method: 'POST',
    path: '/api/busi/parks/tenancy/{id}',
    access: managers,
    limit: { points: 30, seconds: 3600, by: 'person' },
    params: idParams,
    body: z.object({ note: line(0, parkLimits.note) }),
    data: z.object({ state: z.enum(tenancyStates) }),
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/api/busi/parks/tenancy/{id}',
    access: managers,
    touches: ['parks'],
    params: idParams,
    data: nothing,
  }),
};
