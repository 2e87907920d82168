import * as z from 'zod/mini';
import { productRow } from '../catalogue/calls.ts';
import { session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { keeping, mark } from './keep.ts';
import { currency, id, instant, nothing, page, pageQuery, slug, text } from '../core/schemas.ts';

/** What is kept has an end: a person collects, follows and is interested in so much at the most. Nobody follows themselves. */
export const followingErrors = refusals('following', { tooMany: 409, own: 409, notInDictionary: 422 });
/** Products or companies that one person keeps. */
export const maxKept = 1_000;
/** Materials and processes that one person follows. */
export const maxInterests = 50;

const collected = z.object({
  id,
  /** As it was called when it was collected: what is gone keeps its name. */
  name: text,
  /** Its price then; none where it was to be negotiated. */
  price: z.nullable(z.string()),
  currency,
  at: instant,
  /** As it is offered today; null where it is offered no more. */
  product: z.nullable(productRow),
});
export type Collected = z.infer<typeof collected>;

const followedCompany = z.object({
  id,
  name: text,
  city: text,
  countryCode: z.string(),
  verified: z.boolean(),
  alert: z.boolean(),
  at: instant,
});
export type FollowedCompany = z.infer<typeof followedCompany>;

const followedPerson = z.object({
  id,
  name: text,
  position: text,
  company: z.nullable(z.object({ id, name: text })),
  at: instant,
});
export type FollowedPerson = z.infer<typeof followedPerson>;

export const interestKinds = ['material', 'process'] as const;
export type InterestKind = (typeof interestKinds)[number];
const interest = z.object({ kind: z.enum(interestKinds), slug: z.string(), name: text, alert: z.boolean() });
export type Interest = z.infer<typeof interest>;
const wish = z.object({ kind: z.enum(interestKinds), slug });

/** A product that is new, and which of what somebody follows it belongs to. */
const news = z.object({ product: productRow, at: instant, why: z.enum(['company', 'material', 'process']) });

/** Calls of what members keep an eye on: products, companies, people, materials and processes. */
export const following = {
  ...keeping,
  collected: endpoint({
    method: 'GET',
    path: '/api/busi/busicollection/mycollectproductpageEntId',
    access: session,
    query: z.object(pageQuery),
    data: page(collected),
  }),
  companies: endpoint({
    method: 'GET',
    path: '/api/busi/busiattention/selectMyEntPage',
    access: session,
    query: z.object(pageQuery),
    data: page(followedCompany),
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/admin/sysuserext/attention/page',
    access: session,
    query: z.object(pageQuery),
    data: page(followedPerson),
  }),
  interests: endpoint({
    method: 'GET',
    path: '/api/busi/following/interests',
    access: session,
    data: z.object({ interests: z.array(interest), news: z.array(news) }),
  }),
  addInterest: endpoint({
    method: 'POST',
    path: '/api/busi/following/interests',
    access: session,
    body: wish,
    data: mark,
  }),
  removeInterest: endpoint({
    method: 'POST',
    path: '/api/busi/following/interests/remove',
    access: session,
    body: wish,
    data: mark,
  }),
  setAlert: endpoint({
    method: 'POST',
    path: '/api/busi/following/alert',
    access: session,
    body: z.union([
      z.object({ kind: z.literal('company'), id, alert: z.boolean() }),
      z.object({ ...wish.shape, alert: z.boolean() }),
    ]),
    data: nothing,
  }),
};
