import type { CallsDocs, RoomDocs } from '../../core/docs.ts';
import { common } from '../../core/errors.ts';
import { type inquiryRevisions, revisionTerms } from './revisions.ts';

export const inquiryRevisionsDocs: RoomDocs = {
  schemas: {
    RevisionTerms: {
      is: revisionTerms,
      about: 'One revision of a quotation with all that it said.',
      fields: {
        revision: ['Number of the revision.', 1],
        at: 'When it was sent.',
        forVersion: ['The version of the inquiry that it was written for.', 1],
        tradeTerm: ['Incoterm.', 'DAP'],
        place: ['Place of the Incoterm.', 'Yancheng'],
        paymentType: ['Terms of payment.', 'net30'],
        leadDays: ['Days from the order to the delivery.', 21],
        validUntil: 'Last day on which it could be accepted.',
        note: ['Note of the supplier; null for none.', null],
        costs: 'Freight, duty and tax as its supplier stated them; null where it stated none.',
        lines: 'What it said of each line.',
        asked: 'The lines as they were asked then.',
        'asked.id': 'Id of the line.',
        'asked.no': ['Number of the line, from 1.', 1],
        'asked.productName': 'What is asked for.',
        'asked.unit': ['Unit of its quantities.', 'kg'],
        'asked.tiers': ['Quantities.', ['1000', '5000']],
      },
    },
  },
};

export const inquiryRevisionsCalls: CallsDocs<typeof inquiryRevisions> = {
  read: {
    id: 'listRevisions',
    summary: 'Read the revisions of a quotation',
    about:
      'Answers every revision with its prices and terms, the oldest first: the supplier all of its own, the buyer’s side those that it was sent. Revisions that were sealed are not among these but for the one that was opened.',
    fields: { id: 'Id of the quotation.', revisions: 'The revisions.' },
    refuses: [common.notFound],
  },
};
