import type { CallsDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { orderErrors } from '../order/calls.ts';
import type { operatorDisputes } from './disputes.ts';

const why = { reason: ['Why, told to whom it concerns.', 'Two buyers reported the same invoice.'] } as const;
const theDispute = { id: 'Id of the order.' };

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
      ...theDispute,
      lang: 'Language of the documents; the caller’s where none is given.',
      zone: ['Time zone of their moments; China’s where none is given, or it is not known.', 'Europe/Madrid'],
    },
    refuses: [common.notFound],
  },
  read: {
    id: 'getDispute',
    summary: 'Read a dispute',
    about: 'Answers a dispute with what was agreed and what both sides said. The view is recorded.',
    fields: theDispute,
    refuses: [common.notFound],
  },
  evidence: {
    id: 'readDisputeFile',
    summary: 'Read a file of a dispute',
    about: 'Answers evidence or an annex of the order. Each view is recorded.',
    fields: theDispute,
    refuses: [common.notFound],
  },
  decide: {
    id: 'decideDispute',
    summary: 'Decide a dispute',
    about:
      'Ends a dispute: the order goes on, is completed or cancelled. Both sides are told why. Doing it twice is doing it once.',
    fields: { ...theDispute, ...why },
    refuses: [common.notFound, common.conflict, orderErrors.noDispute],
  },
};
