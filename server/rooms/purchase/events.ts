import * as z from 'zod/mini';
import { id, text } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

const purchase = { purchaseId: id, number: z.string(), title: text };

export const purchaseReleased = event({
  name: 'purchase.released',
  version: 1,
  schema: z.object({ purchaseId: id }),
  means: 'A big buyer released a purchase.',
  unheard: 'Purchases stand in an open list that suppliers read; nobody is matched with them.',
});

export const purchaseApplied = event({
  name: 'purchase.applied',
  version: 1,
  schema: z.object({ ...purchase, applicationId: id, entId: id, buyerId: id, buyerEntId: z.nullable(id) }),
  means: 'A company applied for a purchase.',
});

export const purchaseDecided = event({
  name: 'purchase.decided',
  version: 2,
  schema: z.object({
    ...purchase,
    applicationId: id,
    entId: id,
    decision: z.enum(['accepted', 'refused']),
    /** What the buyer wrote to a refusal. */
    reason: z.nullable(text),
  }),
  means: 'The buyer accepted an application for a purchase, or refused it.',
  upgrade: (p) => ({ reason: null, ...p }),
});

export const purchaseWithdrawn = event({
  name: 'purchase.withdrawn',
  version: 1,
  schema: z.object({ ...purchase, entIds: z.array(id) }),
  means: 'The buyer took a purchase back that these companies had applied for.',
});
