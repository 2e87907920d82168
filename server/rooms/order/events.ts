import * as z from 'zod/mini';
import { id, text } from '#contract/core/schemas.ts';
import { actors, disputeEnds, orderActs, orderStates } from '#contract/order/calls.ts';
import { event } from '#server/platform/events.ts';

const order = {
  orderId: id,
  number: z.string(),
  title: text,
  buyerId: id,
  buyerEntId: z.nullable(id),
  /** The supplier's company. */
  entId: id,
};

export const orderCreated = event({
  name: 'order.created',
  version: 1,
  schema: z.object(order),
  means: 'An accepted quotation, or an award of a purchase, became an order.',
});

export const orderStepped = event({
  name: 'order.stepped',
  version: 2,
  schema: z.object({
    ...order,
    /** The act's line in the order's timeline. */
    eventId: z.string(),
    step: z.enum(orderActs),
    state: z.enum(orderStates),
    by: z.enum(actors),
    reason: z.nullable(z.string()),
    /** What its words tell besides: a number, a day, an amount. */
    facts: z.optional(z.record(z.string(), z.string())),
    offer: z.nullable(z.enum(disputeEnds)),
  }),
  means: 'A side or the operator acted on an order; `state` is the one after it.',
  upgrade: (p) => ({ eventId: `${String(p['orderId'])}:${String(p['step'])}:${String(p['state'])}`, ...p }),
});

export const supplierBlocked = event({
  name: 'order.supplierBlocked',
  version: 1,
  schema: z.object({
    entId: id,
    code: z.enum(['refund', 'disputes']),
    /** The last of the orders that it comes of. */
    orderId: id,
    number: z.string(),
    since: z.string(),
    until: z.nullable(z.string()),
  }),
  means: 'What stands of its orders keeps a supplier out of matching and awards; said again for two days.',
});

export const orderRated = event({
  name: 'order.rated',
  version: 1,
  schema: z.object({ ratingId: id, orderId: id, number: z.string(), userId: id }),
  means: 'Somebody rated the other side of an order.',
});

export const ratingHidden = event({
  name: 'rating.hidden',
  version: 1,
  schema: z.object({ ratingId: id }),
  means: 'The operator hid a rating that was reported.',
});
