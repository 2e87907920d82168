import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { evidenceDocs } from '../evidence/docs.ts';
import { evidenceErrors } from '../evidence/calls.ts';
import { evidenceCase, type operatorEvidence } from './evidence.ts';
import { orderErrors } from '../order/calls.ts';
import type { operatorDisputes } from './disputes.ts';

export const operatorEvidenceDocs: RoomDocs = {
  schemas: { EvidenceCase: { is: evidenceCase, about: 'A value or certificate that waits for a review.' } },
  fields: {
    ...evidenceDocs.fields,
    rows: 'What waits.',
    company: 'Whose it is.',
    'company.name': 'Name of the company.',
    condition: ['How it was measured, as the supplier states it.', '23 °C'],
    standard: ['By what it was measured.', 'ISO 10618'],
    page: ['Where it stands in the document.', 'TR-2207 · 4'],
    document: 'The document that shows it.',
    'document.name': ['Its name.', 'report.pdf'],
    stale: ['It stands otherwise by now, and can only be refused.', false],
  },
};

const theCase = { id: 'Id of what was handed in.' };
export const operatorEvidenceCalls: CallsDocs<typeof operatorEvidence> = {
  list: {
    id: 'listEvidenceCases',
    summary: 'List values and certificates to review',
    about: 'Answers single values and certificates that suppliers handed in, the longest first, a hundred at most.',
    fields: { total: ['How many wait in all.', 3] },
  },
  document: {
    id: 'readEvidenceDocument',
    summary: 'Read the document of a value or certificate',
    about: 'Answers the document that was handed in. Each view is recorded.',
    fields: theCase,
    refuses: [common.notFound],
  },
  decide: {
    id: 'decideEvidence',
    summary: 'Approve or refuse a value or certificate',
    about:
      'An approval marks what stands; what has changed since it was handed in can only be refused, with a reason that the supplier reads.',
    fields: { ...theCase, decision: ['What is decided.', 'refuse'], reason: ['Why it is refused.', 'Another grade.'] },
    refuses: [common.notFound, evidenceErrors.decided, evidenceErrors.changed, evidenceErrors.reasonNeeded],
  },
};

export const operatorDisputesCalls: CallsDocs<typeof operatorDisputes> = {
  list: {
    id: 'listDisputes',
    summary: 'List disputes',
    about: 'Answers disputes that wait for the operator, the longest first.',
  },
  archive: {
    id: 'downloadDispute',
    summary: 'Download the evidence of a dispute',
    about:
      'Answers a ZIP of what both sides of the order read: timeline, record, contract, quotation and files, and an index with the SHA-256 of each and what is left out. The download is recorded.',
    fields: {
      id: 'Id of the order.',
      lang: 'Language of the documents; the caller’s where none is given.',
      zone: ['Time zone of their moments; China’s where none is given, or it is not known.', 'Europe/Madrid'],
    },
    refuses: [common.notFound],
  },
  read: {
    id: 'getDispute',
    summary: 'Read a dispute',
    about: 'Answers a dispute with what was agreed and what both sides said. The view is recorded.',
    fields: { id: 'Id of the order.' },
    refuses: [common.notFound],
  },
  evidence: {
    id: 'readDisputeFile',
    summary: 'Read a file of a dispute',
    about: 'Answers evidence or an annex of the order. Each view is recorded.',
    fields: { id: 'Id of the order.' },
    refuses: [common.notFound],
  },
  decide: {
    id: 'decideDispute',
    summary: 'Decide a dispute',
    about:
      'Ends a dispute: the order goes on, is completed or cancelled. Both sides are told why. Doing it twice is doing it once.',
    fields: {
      id: 'Id of the order.',
      reason: ['Why, told to whom it concerns.', 'Two buyers reported the same invoice.'],
    },
    refuses: [common.notFound, common.conflict, orderErrors.noDispute],
  },
};
