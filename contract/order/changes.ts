import * as z from 'zod/mini';
import { buyersAndSuppliers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { day, decimal, id, idParams, instant, line } from '../core/schemas.ts';
import { paymentTypes, tradeTerms } from '../inquiry/states.ts';
import { orderStates, parties } from './states.ts';

const positive = (digits: 3 | 4) => decimal(digits).check(z.refine((v) => Number(v) > 0));
const once = (lines: readonly { no: number }[]) => new Set(lines.map((l) => l.no)).size === lines.length;

/** What of an order both sides can agree to change (deals 60); only what is to change is given. */
const changeWish = z.object({
  lines: z.optional(
    z
      .array(
        z.object({
          no: z.int().check(z.gte(1), z.lte(100)),
          quantity: z.optional(positive(3)),
          price: z.optional(positive(4)),
        }),
      )
      .check(z.maxLength(100), z.refine(once, { params: { rule: 'lineTwice' } })),
  ),
  deliveryDate: z.optional(day),
  tradeTerm: z.optional(z.enum(tradeTerms)),
  place: z.optional(line(2, 120)),
  paymentType: z.optional(z.enum(paymentTypes)),
  /** The order ends by agreement, once production has begun (deals 61). */
  cancel: z.optional(z.literal(true)),
});
export type ChangeWish = z.infer<typeof changeWish>;

/** What binds, as it stood: lines with quantity and price, terms, and what it comes to. */
export const boundVersion = z.object({
  lines: z.array(z.object({ no: z.int(), quantity: z.string(), price: z.string(), total: z.string() })),
  total: z.string(),
  deliveryDate: day,
  tradeTerm: z.string(),
  place: z.string(),
  paymentType: z.string(),
});
export type BoundVersion = z.infer<typeof boundVersion>;

export const changeStates = ['open', 'accepted', 'refused', 'withdrawn', 'lapsed'] as const;
export const changeView = z.object({
  id,
  state: z.enum(changeStates),
  by: z.enum(parties),
  /** The supplier confirms the order with another day than was agreed. */
  confirms: z.boolean(),
  cancels: z.boolean(),
  reason: z.string(),
  at: instant,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  /** The version that came of it. */
  version: z.nullable(z.int()),
  before: boundVersion,
  after: boundVersion,
});
export type ChangeView = z.infer<typeof changeView>;

const done = z.object({ id, state: z.enum(orderStates) });

/** Changes that one side asks for and the other accepts or refuses. */
export const orderChanges = {
  ask: endpoint({
    method: 'POST',
    path: '/api/busi/order/change/{id}',
    access: buyersAndSuppliers,
    touches: ['inquiries'],
    limit: { points: 30, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object({ clientKey: id, wish: changeWish, reason: line(4, 500) }),
    data: done,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/busi/order/change/answer/{id}',
    access: buyersAndSuppliers,
    touches: ['inquiries', 'companies'],
    params: idParams,
    body: z.object({ changeId: id, accept: z.boolean(), reason: z.optional(z.string().check(z.maxLength(500))) }),
    data: done,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/busi/order/change/withdraw/{id}',
    access: buyersAndSuppliers,
    params: idParams,
    body: z.object({ changeId: id }),
    data: done,
  }),
};
