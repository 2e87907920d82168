import * as z from 'zod/mini';
import { editors, reviewers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, instant, line, page, pageQuery, searchWords, slug, text } from '../core/schemas.ts';
import { parkLimits as limits, parkStates, parkUtilities, provinces, tenancyStates } from './rules.ts';

const inThree = (most: number) => z.object({ cn: line(1, most), en: line(1, most), es: line(1, most) });
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** A park as the desk writes it. */
export const parkDraft = z.object({
  slug: slug.check(z.regex(/^[a-z0-9][a-z0-9-]{2,59}$/)),
  state: z.enum(parkStates),
  name: inThree(limits.name),
  province: z.enum(provinces),
  city: inThree(limits.city),
  address: inThree(limits.address),
  fields: z.array(slug).check(z.minLength(1), z.maxLength(limits.fields)),
  hectares: whole(1, limits.hectares),
  since: whole(1900, 2100),
  about: inThree(limits.text),
  utilities: z.array(z.enum(parkUtilities)).check(z.maxLength(parkUtilities.length)),
  incentives: inThree(limits.text),
  contactName: inThree(limits.contact),
  phone: z.string().check(z.trim(), z.maxLength(40), z.regex(/^(\+?[\d\s()/-]{5,40})?$/)),
  mail: z.string().check(z.trim(), z.maxLength(120), z.regex(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/)),
  /** The address name or the id of the company that runs it; empty where it is no member. */
  host: z.string().check(z.trim(), z.maxLength(60)),
});
export type ParkDraft = z.infer<typeof parkDraft>;

export const deskPark = z.object({
  id,
  state: z.enum(parkStates),
  slug: z.string(),
  name: text,
  province: z.enum(provinces),
  city: text,
  companies: z.int(),
  demo: z.boolean(),
  version: z.int(),
  updatedAt: instant,
});

/** What a company says, beside its own address, for the desk to compare. */
export const deskTenancy = z.object({
  id,
  state: z.enum(tenancyStates),
  park: z.object({ id, slug: z.string(), name: text, address: text }),
  company: z.object({ id, name: text, city: text }),
  note: z.string(),
  reason: z.string(),
  askedAt: instant,
});
export type DeskTenancy = z.infer<typeof deskTenancy>;

/** The desk's calls on parks. */
export const operatorParks = {
  page: endpoint({
    method: 'GET',
    path: '/api/operator/parks/page',
    access: editors,
    query: z.object({ ...pageQuery, q: searchWords, state: z.optional(z.enum(parkStates)) }),
    data: page(deskPark),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/operator/parks/park/{id}',
    access: editors,
    params: idParams,
    data: z.object({ id, version: z.int(), demo: z.boolean(), draft: parkDraft }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/operator/parks/park',
    access: editors,
    touches: ['parks'],
    body: z.object({
      /** The park that is changed; null for a new one. */
      id: z.nullable(id),
      /** The version that was read. */
      base: whole(0, 1_000_000),
      clientKey: id,
      ...parkDraft.shape,
    }),
    data: z.object({ id, version: z.int() }),
  }),
  tenancies: endpoint({
    method: 'GET',
    path: '/api/operator/parks/tenancy/page',
    access: reviewers,
    query: z.object({ ...pageQuery, state: z.optional(z.enum(tenancyStates)) }),
    data: page(deskTenancy),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/operator/parks/tenancy/{id}',
    access: reviewers,
    touches: ['parks'],
    params: idParams,
    body: z.object({ decision: z.enum(['confirm', 'refuse']), reason: line(0, limits.note) }),
    data: z.object({ state: z.enum(tenancyStates) }),
  }),
};
