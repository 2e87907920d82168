import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { inquiryErrors } from './calls.ts';
import { type inquiryComparing, noteView, voteView } from './comparing.ts';
import { sealErrors } from './sealing.ts';

export const inquiryComparingDocs: RoomDocs = {
  schemas: {
    QuotationNote: {
      is: noteView,
      about: 'What somebody of the buyer’s side noted of a quotation. No supplier sees it.',
      fields: {
        text: ['The note.', 'Asked for a second sample of the same batch.'],
        name: ['Who wrote it; empty where the account is gone.', 'Lin Xiao'],
        mine: ['Whether it is the caller’s.', false],
        at: 'When it was written last.',
      },
    },
    Vote: {
      is: voteView,
      about: 'What somebody of the buyer’s side says of a quotation. No supplier sees it.',
      fields: {
        revision: ['The revision that it was given for.', 1],
        choice: 'For or against it.',
        reason: ['Why; null for no words.', 'Best modulus, and the lead time fits.'],
        name: ['Who gave it.', 'Lin Xiao'],
        mine: ['Whether it is the caller’s.', false],
        at: 'When it was given last.',
      },
    },
  },
};

const looked = {
  id: 'Id of the inquiry.',
  lang: 'Language of the file; that of the request where none is given.',
  zone: ['Time zone of its moments; China’s where none is given, or it is not known.', 'Europe/Madrid'],
  tier: ['The quantity that is compared, from 1.', 1],
  currency: 'Currency that amounts are levelled to; that of the inquiry where none is given.',
  landed: ['`0` leaves out what the buyer assumes until delivery.', '1'],
  differences: ['`1` leaves out rows that say the same of every quotation.', '0'],
} as const;

export const inquiryComparingCalls: CallsDocs<typeof inquiryComparing> = {
  vote: {
    id: 'voteForQuotation',
    summary: 'Vote for or against a quotation',
    about:
      'Keeps what the caller says of a quotation, one vote a person and quotation, until the inquiry is awarded or withdrawn; the last one counts. Only the buyer’s side reads it.',
    fields: {
      id: 'Id of the quotation.',
      choice: 'For or against; null takes the vote back.',
      reason: ['Why, in a few words.', 'Best modulus, and the lead time fits.'],
    },
    refuses: [
      common.notFound,
      inquiryErrors.alreadyAwarded,
      inquiryErrors.alreadyDecided,
      inquiryErrors.notQuoting,
      sealErrors.stillSealed,
    ],
  },
  notes: {
    id: 'listQuotationNotes',
    summary: 'List the notes about quotations',
    about:
      'Answers what the buyer’s side noted of the quotations of an inquiry, the newest first. No supplier reads any of it.',
    fields: { id: 'Id of the inquiry.', notes: 'The notes.' },
    refuses: [common.notFound],
  },
  note: {
    id: 'keepQuotationNote',
    summary: 'Keep a note about a quotation',
    about:
      'Keeps what the caller notes of a quotation for their own side, one text a person and quotation; an empty one takes it away. A sealed quotation takes none before it is opened.',
    fields: { id: 'Id of the quotation.', text: ['The note, up to 2,000 characters.', 'Asked for a second sample.'] },
    refuses: [common.notFound, sealErrors.stillSealed],
  },
  pdf: {
    id: 'downloadComparisonPdf',
    summary: 'Download the comparison as a PDF',
    about:
      'Answers the quotations of an inquiry beside one another as the buyer’s page shows them, four a page, in any of the three languages. Sealed quotations are not in it before they are opened.',
    fields: looked,
    refuses: [common.notFound],
  },
  sheet: {
    id: 'downloadComparisonSheet',
    summary: 'Download the comparison as a spreadsheet',
    about: 'Answers the same as an XLSX with a column a quotation; prices and amounts are numbers, days are dates.',
    fields: { ...looked, notes: ['`1` adds the notes of the buyer’s side.', '0'] },
    refuses: [common.notFound],
  },
  quotation: {
    id: 'downloadQuotation',
    summary: 'Download a quotation as a PDF',
    about:
      'Answers a quotation as it stands, in any of the three languages: to the company that made it, and, once it is not sealed, to the buyer’s side.',
    fields: { id: 'Id of the quotation.', lang: looked.lang, zone: looked.zone },
    refuses: [common.notFound],
  },
};
