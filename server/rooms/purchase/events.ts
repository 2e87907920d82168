import * as z from 'zod/mini';
import { id, text } from '#contract/core/schemas.ts';
import { tenderDocumentKinds } from '#contract/purchase/states.ts';
import { event } from '#server/platform/events.ts';

const purchase = { purchaseId: id, number: z.string(), title: text };

export const purchaseReleased = event({
  name: 'purchase.released',
  version: 1,
  schema: z.object({ purchaseId: id }),
  means: 'A big buyer released a purchase.',
});

export const purchaseApplied = event({
  name: 'purchase.applied',
  version: 1,
  schema: z.object({ ...purchase, applicationId: id, entId: id, buyerId: id, buyerEntId: z.nullable(id) }),
  means: 'A company applied for a purchase.',
});

export const purchaseDecided = event({
  name: 'purchase.decided',
  version: 3,
  schema: z.object({
    ...purchase,
    applicationId: id,
    entId: id,
    decision: z.enum(['accepted', 'refused']),
    /** What the buyer wrote to a refusal. */
    reason: z.nullable(text),
    /** Prices can be handed in until then; null where the purchase has no lines. */
    until: z.nullable(z.string()),
  }),
  means: 'The buyer accepted an application for a purchase, or refused it.',
  upgrade: (p) => ({ reason: null, until: null, ...p }),
});

export const purchaseWithdrawn = event({
  name: 'purchase.withdrawn',
  version: 1,
  schema: z.object({ ...purchase, entIds: z.array(id) }),
  means: 'The buyer took a purchase back that these companies had applied for.',
});

export const purchaseDocumentAdded = event({
  name: 'purchase.documentAdded',
  version: 1,
  schema: z.object({
    ...purchase,
    /** The row of this version. */
    documentId: id,
    kind: z.enum(tenderDocumentKinds),
    version: z.int(),
    entIds: z.array(id),
  }),
  means: 'The buyer added a tender document to a purchase, or a new version of one; it is for these companies.',
});

export const purchaseAsked = event({
  name: 'purchase.asked',
  version: 1,
  schema: z.object({ ...purchase, applicationId: id, entId: id, n: z.int(), at: z.string() }),
  means: 'The buyer asks a company to complete answers of its application.',
});

export const purchaseAnswered = event({
  name: 'purchase.answered',
  version: 1,
  schema: z.object({
    ...purchase,
    applicationId: id,
    entId: id,
    buyerId: id,
    buyerEntId: z.nullable(id),
    at: z.string(),
  }),
  means: 'A company completed answers of its application.',
});

export const purchaseLeft = event({
  name: 'purchase.left',
  version: 1,
  schema: z.object({ ...purchase, applicationId: id, entId: id, buyerId: id, buyerEntId: z.nullable(id) }),
  means: 'A company took its application for a purchase back.',
});

export const purchaseMoved = event({
  name: 'purchase.moved',
  version: 1,
  schema: z.object({ ...purchase, entIds: z.array(id), deadline: z.string() }),
  means: 'The buyer gave more time for a purchase; these companies have applied.',
});

export const purchaseClosing = event({
  name: 'purchase.closing',
  version: 1,
  schema: z.object({ ...purchase, entId: id, deadline: z.string(), days: z.int() }),
  means: 'A purchase closes in some days, and an admitted company has not handed in prices.',
});

export const purchaseClosed = event({
  name: 'purchase.closed',
  version: 1,
  schema: z.object({ ...purchase, deadline: z.string(), buyerId: id, buyerEntId: z.nullable(id) }),
  means: 'The deadline of a purchase with lines has passed.',
});

export const purchasePassed = event({
  name: 'purchase.passed',
  version: 1,
  schema: z.object({ ...purchase, entIds: z.array(id), reason: text, at: z.string() }),
  means: 'A purchase was awarded to others than these companies.',
});

export const purchaseAwarded = event({
  name: 'purchase.awarded',
  version: 1,
  schema: z.object({ ...purchase, entId: id, orderId: id }),
  means: 'A company was awarded lines of a purchase, and an order was made of them.',
});
