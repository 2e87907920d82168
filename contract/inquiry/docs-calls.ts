import type { CallsDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import { confidentialErrors } from './confidential.ts';
import { type inquiry, inquiryErrors } from './calls.ts';
import { approvalErrors } from './deciding/approval.ts';
import { lifeErrors } from './life.ts';
import { sealErrors } from './sealing.ts';

const theInquiry = { id: 'Id of the inquiry.' };
const theQuotation = { id: 'Id of the quotation.' };

export const inquiryCalls: CallsDocs<typeof inquiry> = {
  saveDraft: {
    id: 'saveInquiryDraft',
    summary: 'Save a draft of an inquiry',
    about:
      'Keeps a half-filled inquiry as it is. With `base` it is refused where a newer revision is there, which the refusal carries.',
    fields: { id: 'Id of the draft; left out for a new one.' },
    refuses: [common.notFound, inquiryErrors.draftChanged],
  },
  draft: {
    id: 'getInquiryDraft',
    summary: 'Read a draft of an inquiry',
    about: 'Answers the newest draft of the person, or one by its id; null where there is none.',
    fields: {
      id: 'Id of the draft; left out for the newest.',
      content: ['The inquiry as far as it is filled in.', { title: 'Prepreg for drone arms' }],
    },
    refuses: [common.notFound],
  },
  publish: {
    id: 'publishInquiry',
    summary: 'Publish an inquiry',
    about:
      'Publishes an inquiry. Suppliers are matched to it and told. With the id of a draft, the draft becomes the inquiry; published twice it is one.',
    refuses: [common.notFound, common.complete, filesErrors.notYours],
  },
  withdraw: {
    id: 'withdrawInquiry',
    summary: 'Withdraw an inquiry',
    about: 'Takes an inquiry back; suppliers that quoted are told. An awarded one can no longer be withdrawn.',
    fields: theInquiry,
    refuses: [common.notFound, inquiryErrors.cannotWithdraw],
  },
  preview: {
    id: 'previewMatches',
    summary: 'Preview whom an inquiry would reach',
    about:
      'Answers how many verified suppliers would be told of an inquiry as it is written, with their degrees, and how many more without each of its limits.',
    fields: {
      processes: ['Processes, slugs of `process_type`.', ['pultrusion']],
      certificates: ['Certificates, slugs of `system_certification`.', ['iso-9001']],
      place: ['Region of delivery, a slug of `your_area`.', '320000'],
      id: 'Id of the draft; decides among equals as the publishing will.',
      count: ['How many would be told.', 8],
      scores: ['Their degrees, the highest first.', [92, 86]],
      loosen: 'Limits that keep others away, the most first.',
      'loosen.code': ['Kind of the limit.', 'certificate'],
      'loosen.gain': ['How many more would be told without it.', 5],
    },
  },
  page: {
    id: 'searchInquiries',
    summary: 'Search published inquiries',
    about: 'Answers published inquiries, the newest first. Confidential ones show no needs.',
  },
  facets: {
    id: 'countInquiries',
    summary: 'Count published inquiries by filter',
    about: 'Answers how many published inquiries each filter would leave, the other filters kept.',
  },
  figures: {
    id: 'getInquiryFigures',
    summary: 'Read figures of inquiries',
    about: 'Answers figures of public inquiries: by state, by month of China, and the hours to the first quotation.',
  },
  detail: {
    id: 'getInquiry',
    summary: 'Read an inquiry',
    about: 'Answers an inquiry: its row for a visitor, the whole for a member; a confidential one after the agreement.',
    fields: theInquiry,
    refuses: [common.takenDown, common.notFound],
  },
  agree: {
    id: 'acceptAgreement',
    summary: 'Accept the confidentiality agreement of an inquiry',
    about: 'Accepts the confidentiality agreement of an inquiry for the company; its parts are shown from then on.',
    fields: {
      ...theInquiry,
      version: [
        'Version of the agreement: `own-` and a number for the buyer’s own. Sent, it is the one that was read.',
        '2026-12',
      ],
      at: 'When it was accepted first.',
    },
    refuses: [common.takenDown, common.notFound, confidentialErrors.accessRevoked, confidentialErrors.agreementChanged],
  },
  ownPage: {
    id: 'listMyInquiries',
    summary: 'List one’s own inquiries',
    about: 'Answers inquiries and drafts of the person or of their company.',
  },
  own: {
    id: 'getMyInquiry',
    summary: 'Read an inquiry of one’s own',
    about: 'Answers an inquiry with its quotations, ready to compare, and with the companies that were told.',
    fields: theInquiry,
    refuses: [common.notFound],
  },
  businessPage: {
    id: 'listOpportunities',
    summary: 'List inquiries that fit the company',
    about: 'Answers the inquiries open to the company, with degree, reasons and what is missing.',
    fields: { filter: 'Which of them.', counts: 'How many each filter would leave.' },
    refuses: [common.noQuoteRight],
  },
  forSupplier: {
    id: 'getOpportunity',
    summary: 'Read an inquiry as a supplier',
    about: 'Answers an inquiry as a supplier works on it, with the own quotation, and marks it as read.',
    fields: theInquiry,
    refuses: [common.takenDown, common.notFound, common.noQuoteRight],
  },
  quote: {
    id: 'submitQuotation',
    summary: 'Submit a quotation',
    about: 'Submits a quotation or its next revision; the buyer is told. A repeated `clientKey` is the same revision.',
    refuses: [
      common.takenDown,
      common.notFound,
      common.noQuoteRight,
      common.conflict,
      filesErrors.notYours,
      sealErrors.unreadable,
      inquiryErrors.ownInquiry,
      inquiryErrors.deadlinePassed,
      inquiryErrors.notQuoting,
      inquiryErrors.agreementNeeded,
      confidentialErrors.accessRevoked,
      inquiryErrors.alreadyDecided,
      inquiryErrors.full,
      lifeErrors.amended,
    ],
  },
  decide: {
    id: 'decideQuotation',
    summary: 'Accept or refuse a quotation',
    about:
      'Accepts a quotation, whole or by line, at a tier, or refuses it. Accepting makes the order; the supplier is told.',
    fields: {
      ...theQuotation,
      decision: 'Accept or refuse.',
      why: 'Why it is refused, from the list; the supplier reads it.',
      lineIds: 'Lines that are accepted; all that it prices where it is left out.',
      reason: ['Why it is refused; the supplier reads it.', 'Another offer was cheaper.'],
      version: ['The version that the quotation stands for, where that is not the newest.', 1],
      requestId: 'Id of the request, where a second person has to approve first; there is no order then.',
      orderId: 'Id of the order; null for a refusal.',
      orderNumber: ['Number of the order; null for a refusal.', 'ORD-20261201-0007'],
    },
    refuses: [
      common.notFound,
      inquiryErrors.alreadyAwarded,
      inquiryErrors.alreadyDecided,
      inquiryErrors.notQuoting,
      inquiryErrors.quotationExpired,
      inquiryErrors.supplierOwes,
      inquiryErrors.supplierLost,
      inquiryErrors.nothingQuoted,
      inquiryErrors.tierNotQuoted,
      lifeErrors.notConfirmed,
      sealErrors.stillSealed,
      approvalErrors.waiting,
    ],
  },
  award: {
    id: 'awardInquiry',
    summary: 'Award several quotations at once',
    about:
      'Awards lines to quotations, each line at its own tier or in shares of it, all or nothing. A quotation that has lines already may get others. Each quotation makes an order; the suppliers are told. Above the limit of the company it asks a second person instead.',
    fields: {
      ...theInquiry,
      awards: 'Who gets what.',
      reason: ['For who approves, where it comes to more than the limit of the company.', 'The best modulus of all.'],
      requestId: 'Id of the request, where a second person has to approve first; there are no orders then.',
      orders: 'The orders.',
      'orders.id': 'Id of the order.',
      'orders.number': ['Number of the order.', 'ORD-20261201-0007'],
    },
    refuses: [
      common.notFound,
      approvalErrors.waiting,
      inquiryErrors.alreadyAwarded,
      inquiryErrors.alreadyDecided,
      inquiryErrors.notQuoting,
      inquiryErrors.quotationExpired,
      inquiryErrors.supplierOwes,
      inquiryErrors.supplierLost,
      inquiryErrors.nothingQuoted,
      inquiryErrors.tierNotQuoted,
      inquiryErrors.shareTooMuch,
      inquiryErrors.otherQuantity,
      inquiryErrors.belowLeast,
      lifeErrors.notConfirmed,
      sealErrors.stillSealed,
    ],
  },
  assume: {
    id: 'assumeCost',
    summary: 'Keep assumptions of cost',
    about:
      'Keeps what the buyer assumes of freight, duty and other cost of a quotation; empty assumptions are forgotten. No supplier sees them.',
    fields: theQuotation,
    refuses: [common.notFound],
  },
  myQuotations: {
    id: 'listMyQuotations',
    summary: 'List one’s own quotations',
    about: 'Answers the quotations of the company.',
  },
};
