import * as z from 'zod/mini';
import { open, session, suppliers, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  cursorPage,
  cursorQuery,
  day,
  id,
  idParams,
  instant,
  nothing,
  page,
  pageQuery,
  text,
} from '../core/schemas.ts';
import { searchKinds } from '../search/kinds.ts';

/** What a footprint is of; a search has its words, everything else is a record with an id. */
export const footprintKinds = ['product', 'company', 'inquiry', 'purchase', 'booth', 'search'] as const;
export type FootprintKind = (typeof footprintKinds)[number];
/** Hours after which the browser forgets how long a page was looked at, and the most that a footprint says. */
export const browseHours = 10;
const browseSeconds = z.int().check(z.gte(0), z.lte(browseHours * 3_600));
/** One person, or one address without a person, leaves so many footprints at one thing in so many seconds; more are not kept. */
export const atOneThing = { name: 'footprint', points: 6, seconds: 600 };
/** So many visitors at least share what a company is told of visitors without their names. */
export const leastVisitors = 3;
/** Days that a company's visits go back. */
export const visitDays = 30;

const subject = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const footprint = z.object({
  id,
  kind: z.enum(footprintKinds),
  subject: z.string(),
  /** What a search looked for; null for everything else, and for searches from before this was kept. */
  scope: z.nullable(z.enum(searchKinds)),
  /** What it was called; empty where it is there no more. */
  name: text,
  at: instant,
  day,
  seconds: z.int(),
});
export type Footprint = z.infer<typeof footprint>;

const visitorRoles = ['buyer', 'supplier', 'provider'] as const;
export type VisitorRole = (typeof visitorRoles)[number];
const visitor = z.object({
  /** Who agreed to be named; null for visitors that are told together. */
  person: z.nullable(z.object({ name: z.string(), company: z.nullable(z.object({ id, name: text })) })),
  role: z.nullable(z.enum(visitorRoles)),
  countryCode: z.nullable(z.string()),
  /** How many visitors the row stands for. */
  visitors: z.int(),
  times: z.int(),
  day,
  /** Products that a named visitor looked at. */
  products: z.array(z.object({ id, name: text })),
});
export type Visitor = z.infer<typeof visitor>;

const settings = z.object({
  /** Whether what the person looks at is recorded for them, and counts as a visit. */
  recording: z.boolean(),
  /** Whether companies that they visit read their name. */
  named: z.boolean(),
});
const enterprise = { enterpriseId: id };

/** Calls of what people look at: their own record of it, and the visits of a company. */
export const footprints = {
  start: endpoint({
    method: 'POST',
    path: '/api/busi/busifootprint/start',
    access: open,
    limit: { points: 240, seconds: 60, by: 'address' },
    body: z.object({
      kind: z.enum(footprintKinds),
      subject,
      /** What a search looks for. */
      scope: z.optional(z.enum(searchKinds)),
      /** The footprint before, and how long it lasted, as the browser kept it. */
      prePage: z.optional(z.nullable(id)),
      prePage_browTime: z.optional(browseSeconds),
    }),
    data: z.object({ id: z.nullable(id) }),
  }),
  end: endpoint({
    method: 'PUT',
    path: '/api/busi/busifootprint/end',
    access: open,
    limit: { points: 240, seconds: 60, by: 'address' },
    body: z.object({ id, seconds: browseSeconds }),
    data: nothing,
  }),
  saveVisit: endpoint({
    method: 'GET',
    path: '/api/busi/busiBusiness/saveVisit',
    access: session,
    limit: { points: 120, seconds: 60, by: 'person' },
    query: z.object(enterprise),
    data: nothing,
  }),
  saveVisitRecord: endpoint({
    method: 'GET',
    path: '/api/busi/busiBusiness/saveVisitRecord',
    access: session,
    limit: { points: 120, seconds: 60, by: 'person' },
    query: z.object({ ...enterprise, productId: z.optional(id) }),
    data: nothing,
  }),
  visits: endpoint({
    method: 'GET',
    path: '/api/busi/busienterprise/visit/page',
    access: within(suppliers, 'seeSelling'),
    query: z.object(pageQuery),
    data: z.object({
      ...page(visitor).shape,
      /** Visitors of the days altogether; null where there are too few to be told. */
      visitors: z.nullable(z.int()),
      /** Products that enough visitors looked at. */
      products: z.array(z.object({ id, name: text, visitors: z.int() })),
    }),
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/busi/busifootprint/page',
    access: session,
    query: z.object({ ...cursorQuery, kind: z.optional(z.enum(footprintKinds)), day: z.optional(day) }),
    data: cursorPage(footprint),
  }),
  searches: endpoint({
    method: 'GET',
    path: '/api/busi/history/query',
    access: session,
    query: z.object({ scope: z.optional(z.enum(searchKinds)) }),
    data: z.array(z.object({ words: z.string(), scope: z.nullable(z.enum(searchKinds)), n: z.int(), at: instant })),
  }),
  forgetSearches: endpoint({
    method: 'DELETE',
    path: '/api/busi/history/query',
    access: session,
    query: z.object({ words: z.optional(z.string().check(z.maxLength(100))) }),
    data: nothing,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/busi/busifootprint/{id}',
    access: session,
    params: idParams,
    data: nothing,
  }),
  removeMany: endpoint({
    method: 'POST',
    path: '/api/busi/busifootprint/remove',
    access: session,
    /** Of one day of China; without a day all of them. */
    body: z.object({ day: z.optional(day) }),
    data: z.object({ removed: z.int() }),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/busi/busifootprint/settings',
    access: session,
    data: settings,
  }),
  saveSettings: endpoint({
    method: 'POST',
    path: '/api/busi/busifootprint/settings',
    access: session,
    body: settings,
    data: settings,
  }),
};
