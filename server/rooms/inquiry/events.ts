import * as z from 'zod/mini';
import { id, text } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

const inquiry = { inquiryId: id, number: z.string(), title: text };

export const inquiryPublished = event({
  name: 'inquiry.published',
  version: 1,
  schema: z.object({ inquiryId: id }),
  means: 'An inquiry was published and takes quotations.',
});

export const inquiryRestored = event({
  name: 'inquiry.restored',
  version: 1,
  schema: z.object({ inquiryId: id }),
  means: 'The operator shows an inquiry again that was hidden.',
});

export const inquiryMatched = event({
  name: 'inquiry.matched',
  version: 1,
  schema: z.object({
    ...inquiry,
    deadline: z.nullable(z.string()),
    suppliers: z.array(z.object({ entId: id, score: z.number() })),
  }),
  means: 'An inquiry was held against what suppliers have; these fit best, or were invited.',
});

export const inquiryWithdrawn = event({
  name: 'inquiry.withdrawn',
  version: 2,
  schema: z.object({ ...inquiry, entIds: z.array(id), reason: z.nullable(text) }),
  means: 'The buyer took an inquiry back; `entIds` are the companies that had quoted.',
  upgrade: (p) => ({ reason: null, ...p }),
});

export const deadlineMoved = event({
  name: 'inquiry.deadlineMoved',
  version: 1,
  schema: z.object({ ...inquiry, deadline: z.string(), reopened: z.boolean(), entIds: z.array(id) }),
  means: 'The buyer moved the deadline of an inquiry, or opened one that was out of date anew.',
});

export const suppliersInvited = event({
  name: 'inquiry.invited',
  version: 1,
  schema: z.object({ inquiryId: id, entIds: z.array(id) }),
  means: 'The buyer invited companies to an inquiry that was published before.',
});

export const inquiryDeclined = event({
  name: 'inquiry.declined',
  version: 1,
  schema: z.object({ ...inquiry, entId: id, buyerId: id, buyerEntId: z.nullable(id) }),
  means: 'A company that was told of an inquiry said that it does not quote.',
});

export const inquiryClosed = event({
  name: 'inquiry.closed',
  version: 1,
  /** `quotations` wait for the buyer's decision. */
  schema: z.object({ ...inquiry, buyerId: id, buyerEntId: z.nullable(id), deadline: z.string(), quotations: z.int() }),
  means: 'The deadline of an inquiry has passed, and no sealed quotation waits to be opened.',
});

export const inquiryClosing = event({
  name: 'inquiry.closing',
  version: 1,
  schema: z.object({ ...inquiry, entId: id, deadline: z.string(), days: z.int() }),
  means: 'An inquiry closes in some days, and an invited company has neither quoted nor declined.',
});

export const questionAsked = event({
  name: 'inquiry.questionAsked',
  version: 1,
  schema: z.object({ ...inquiry, questionId: id, entId: id, buyerId: id, buyerEntId: z.nullable(id) }),
  means: 'A company asked the buyer about an inquiry.',
});

export const questionAnswered = event({
  name: 'inquiry.questionAnswered',
  version: 1,
  schema: z.object({ ...inquiry, questionId: id, entId: z.nullable(id), others: z.array(id) }),
  means:
    'The buyer answered the question of a company, or made something clear unasked; `others` are the companies that read it too.',
});

export const agreementChanged = event({
  name: 'inquiry.agreementChanged',
  version: 1,
  schema: z.object({ ...inquiry, entIds: z.array(id) }),
  means:
    'The buyer changed the agreement of a confidential inquiry; `entIds` are the companies that had accepted one before.',
});

export const accessRevoked = event({
  name: 'inquiry.accessRevoked',
  version: 1,
  schema: z.object({ ...inquiry, entId: id, reason: z.string() }),
  means: 'The buyer took a company the access to a confidential inquiry.',
});

export const accessGranted = event({
  name: 'inquiry.accessGranted',
  version: 1,
  schema: z.object({ ...inquiry, entId: id }),
  means: 'The buyer gave a company the access to a confidential inquiry again.',
});

export const quotationSubmitted = event({
  name: 'quotation.submitted',
  version: 1,
  schema: z.object({
    ...inquiry,
    quotationId: id,
    revision: z.int(),
    entId: id,
    buyerId: id,
    buyerEntId: z.nullable(id),
  }),
  means: 'A company quoted, or revised its quotation.',
});

export const quotationWithdrawn = event({
  name: 'quotation.withdrawn',
  version: 1,
  schema: z.object({
    ...inquiry,
    quotationId: id,
    revision: z.int(),
    entId: id,
    buyerId: id,
    buyerEntId: z.nullable(id),
  }),
  means: 'A company took its quotation back before it was decided.',
});

export const openingAsked = event({
  name: 'inquiry.openingAsked',
  version: 1,
  schema: z.object({ ...inquiry, userId: id, buyerEntId: id }),
  means:
    'A person of the buyer’s company agreed to open sealed quotations before the deadline; another one has to agree too.',
});

export const inquiryOpened = event({
  name: 'inquiry.opened',
  version: 1,
  schema: z.object({
    ...inquiry,
    early: z.boolean(),
    at: z.string(),
    entIds: z.array(id),
    buyerId: id,
    buyerEntId: z.nullable(id),
  }),
  means: 'The sealed quotations of an inquiry were opened; `entIds` are the companies that had quoted.',
});

export const inquiryAmended = event({
  name: 'inquiry.amended',
  version: 1,
  schema: z.object({ ...inquiry, version: z.int(), quoted: z.array(id), others: z.array(id) }),
  means:
    'The buyer changed a published inquiry; `quoted` are the companies with a quotation that is to be confirmed, `others` those whom it concerns besides.',
});

export const quotationConfirmed = event({
  name: 'quotation.confirmed',
  version: 1,
  schema: z.object({
    ...inquiry,
    quotationId: id,
    version: z.int(),
    entId: id,
    buyerId: id,
    buyerEntId: z.nullable(id),
  }),
  means: 'A company said that its quotation stands for the newest version of the inquiry.',
});

export const quotationDecided = event({
  name: 'quotation.decided',
  version: 2,
  schema: z.object({
    ...inquiry,
    quotationId: id,
    decision: z.enum(['accepted', 'refused']),
    supplierId: id,
    entId: id,
    orderId: z.nullable(id),
    /** What the buyer wrote to a refusal. */
    reason: z.nullable(z.string()),
  }),
  means: 'The buyer accepted a quotation, which made an order, or refused it.',
  upgrade: (p) => ({ reason: null, ...p }),
});

/** An award is of an inquiry, or of a purchase. */
const awarded = { inquiryId: z.nullable(id), purchaseId: z.nullable(id) };

export const awardRequested = event({
  name: 'inquiry.awardRequested',
  version: 2,
  schema: z.object({ ...inquiry, ...awarded, requestId: id, userId: id, buyerEntId: id }),
  upgrade: (p) => ({ purchaseId: null, ...p }),
  means: 'An award comes to more than the buyer’s limit and waits for the approval of a second person.',
});

export const awardAnswered = event({
  name: 'inquiry.awardAnswered',
  version: 2,
  upgrade: (p) => ({ purchaseId: null, ...p }),
  schema: z.object({
    ...inquiry,
    ...awarded,
    requestId: id,
    userId: id,
    buyerEntId: id,
    decision: z.enum(['approved', 'refused', 'expired']),
    by: z.nullable(id),
    reason: z.string(),
  }),
  means: 'A second person approved an award, which was carried out, or refused it; or nobody answered in time.',
});
