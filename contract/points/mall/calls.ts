import * as z from 'zod/mini';
import { open, session } from '../../core/access.ts';
import { endpoint } from '../../core/endpoint.ts';
import { refusals } from '../../core/errors.ts';
import { id, idParams, instant, line, nothing, page, pageQuery, text } from '../../core/schemas.ts';
import { exchangeStates, goodKinds, goodPictures, mallLimits, memberSteps } from './states.ts';

export const mallErrors = refusals('mall', {
  /** None is left. */
  soldOut: 409,
  /** Every one that a person may have is taken. */
  limitReached: 409,
  /** It is not offered any more. */
  notOffered: 409,
  /** It costs something else than the page said. */
  priceChanged: 409,
  /** What is posted needs an address. */
  addressMissing: 400,
  /** In this state it goes no such way. */
  wrongState: 409,
  /** The days in which it can be returned are over. */
  tooLate: 409,
  /** A return, a cancellation and a refusal need a reason. */
  reasonMissing: 400,
  /** No more addresses are kept. */
  tooManyAddresses: 409,
});

const figure = z.int().check(z.gte(0));

export const good = z.object({
  id,
  name: text,
  about: text,
  kind: z.enum(goodKinds),
  picture: z.enum(goodPictures),
  /** Points. */
  price: figure,
  left: figure,
  /** Most of them that a person may have; null without a bound. */
  perPerson: z.nullable(figure),
  /** How many of them the reader has; 0 for visitors. */
  mine: figure,
});
export type Good = z.infer<typeof good>;

export const exchange = z.object({
  id,
  number: z.string(),
  good: z.object({ id, name: text, kind: z.enum(goodKinds), picture: z.enum(goodPictures) }),
  price: figure,
  state: z.enum(exchangeStates),
  /** Carrier and number of the parcel, or the code of a virtual one; null until it is sent. */
  tracking: z.nullable(z.string()),
  /** Where it goes; null for what is not posted, and once it is deleted. */
  address: z.nullable(z.string()),
  reason: z.string(),
  orderedAt: instant,
  sentAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** What the reader may do now. */
  steps: z.array(z.enum(memberSteps)),
});
export type Exchange = z.infer<typeof exchange>;

export const mallAddress = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  postcode: z.string(),
});
export type MallAddress = z.infer<typeof mallAddress>;
const addressInput = z.object({
  name: line(2, 60),
  phone: line(5, 30),
  address: line(8, 200),
  postcode: line(0, 20),
});

const perPerson = { limit: { points: 30, seconds: 60, by: 'person' as const } };

/** The mall: goods for points, and what became of what was exchanged. */
export const mall = {
  queryProduct: endpoint({
    method: 'GET',
    path: '/api/busi/busiProductExchange/queryProduct',
    access: open,
    shows: [],
    query: z.object({ ...pageQuery, kind: z.optional(z.enum(goodKinds)) }),
    data: page(good),
  }),
  exchange: endpoint({
    method: 'POST',
    path: '/api/busi/busiProductExchange/exchange',
    access: session,
    ...perPerson,
    body: z.object({
      goodId: id,
      /** The price that the page showed: another one is refused. */
      price: figure,
      /** One of the reader's own; null for what is not posted. */
      addressId: z.nullable(id),
      clientKey: id,
    }),
    data: z.object({ id, number: z.string() }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/busi/busiProductExchange/mine',
    access: session,
    query: z.object({ ...pageQuery, state: z.optional(z.enum(exchangeStates)) }),
    data: page(exchange),
  }),
  step: endpoint({
    method: 'POST',
    path: '/api/busi/busiProductExchange/mine/{id}',
    access: session,
    ...perPerson,
    params: idParams,
    body: z.object({
      step: z.enum(memberSteps),
      reason: z.string().check(z.trim(), z.maxLength(mallLimits.reason)),
    }),
    data: z.object({ state: z.enum(exchangeStates) }),
  }),
  addresses: endpoint({
    method: 'GET',
    path: '/api/busi/busiProductExchange/address',
    access: session,
    data: z.array(mallAddress),
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/api/busi/busiProductExchange/address',
    access: session,
    ...perPerson,
    body: addressInput,
    data: z.object({ id }),
  }),
  removeAddress: endpoint({
    method: 'DELETE',
    path: '/api/busi/busiProductExchange/address/{id}',
    access: session,
    params: idParams,
    data: nothing,
  }),
};
