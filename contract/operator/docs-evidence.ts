import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { evidenceDocs } from '../evidence/docs.ts';
import { evidenceErrors } from '../evidence/calls.ts';
import { evidenceCase, type operatorEvidence } from './evidence.ts';

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
