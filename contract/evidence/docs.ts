import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import { approvedEvidence, type evidence, evidenceErrors, evidenceRow } from './calls.ts';

export const evidenceDocs: RoomDocs = {
  schemas: {
    Evidence: { is: evidenceRow, about: 'A value or certificate that was handed in for review.' },
    ApprovedEvidence: { is: approvedEvidence, about: 'A value or certificate that a reviewer has approved.' },
  },
  fields: {
    kind: ['`value` of a datasheet, or `certificate`.', 'value'],
    label: 'Name of the field or certificate.',
    product: 'The product of a value; null for a certificate.',
    'product.name': 'Name of the product.',
    value: 'What is stated: the value, or the number of the certificate.',
    unit: ['Unit of the value; null without one.', 'MPa'],
    validUntil: 'Last day of the document; null where it has none. After it the mark lapses.',
    state: ['How it stands.', 'waiting'],
    submittedAt: 'When it was handed in.',
    decidedAt: 'When it was decided; null while it waits.',
    reason: ['Why it was refused.', 'The document names another grade.'],
    values: 'Values of the product that can be handed in.',
    field: ['Key of the field.', 'fibre-tensile-strength'],
    certificates: 'Certificates of the company that can be handed in.',
    slug: ['Key of the certificate.', 'iso-9001'],
    number: ['Number of the certificate.', 'ISO-2207'],
    document: ['Whether a document is there.', true],
    productId: 'Id of the product.',
    file: 'The document that shows the value.',
  },
};

export const evidenceCalls: CallsDocs<typeof evidence> = {
  mine: {
    id: 'listEvidence',
    summary: 'List what was handed in for review',
    about: 'Answers what the own company has handed in, the newest first, with the reasons of refusals.',
  },
  approved: {
    id: 'listApprovedEvidence',
    summary: 'List approved evidence',
    about:
      'Answers what a reviewer has approved of the own company and what has not run out, the newest first, a hundred at most. A quotation may name it as proof of an answer.',
    fields: { evidence: 'What was approved.' },
  },
  offers: {
    id: 'listReviewable',
    summary: 'List what can be handed in',
    about: 'Answers values of a product and certificates of the own company that nobody has reviewed.',
    refuses: [common.notFound],
  },
  submitValue: {
    id: 'submitValue',
    summary: 'Hand a value in for review',
    about: 'Hands in a value of a datasheet with the document that shows it.',
    refuses: [common.notFound, filesErrors.notYours, evidenceErrors.waiting, evidenceErrors.reviewed],
  },
  submitCertificate: {
    id: 'submitCertificate',
    summary: 'Hand a certificate in for review',
    about: 'Hands in a certificate among the facts of the own company, with its number, last day and document.',
    refuses: [common.notFound, evidenceErrors.needsDocument, evidenceErrors.waiting, evidenceErrors.reviewed],
  },
};
