import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import { confidentialErrors } from './confidential.ts';
import { inquiryErrors } from './calls.ts';
import { approvalErrors } from './deciding/approval.ts';
import { amendInput, changesView, changeView } from './changes.ts';
import { type inquiryLife, lifeErrors } from './life.ts';
import { sealErrors } from './sealing.ts';

const theInquiry = { id: 'Id of the inquiry.' };

export const inquiryLifeDocs: RoomDocs = {
  schemas: {
    InquiryChange: {
      is: changeView,
      about: 'One field of an inquiry before and after a change.',
      fields: {
        field: 'What was changed; `line` is a line that was added or removed.',
        line: ['Number of the line; null for the inquiry as a whole.', 1],
        before: 'What it was; empty where there was nothing.',
        'before.text': 'Words of people or of the dictionary.',
        'before.plain': ['A number, a key, a day or the name of a file.', '5000'],
        'before.requirement': 'A requirement.',
        after: 'What it is from then on; empty where there is nothing.',
        'after.text': 'Words of people or of the dictionary.',
        'after.plain': ['A number, a key, a day or the name of a file.', '8000'],
        'after.requirement': 'A requirement.',
      },
    },
    InquiryChanges: {
      is: changesView,
      about: 'What was changed of an inquiry at once.',
      fields: {
        version: ['The new version; null where only the deadline moved, or where the caller may not know it.', 2],
        at: 'When.',
        reason: 'Why, in the buyer’s words; null where they gave none.',
        changes: 'The fields that the caller may see.',
      },
    },
    InquiryAmendment: {
      is: amendInput,
      about: 'A published inquiry as its buyer wants it from now on.',
      fields: {
        base: ['The version that it was changed from.', 1],
        reason: ['Why; bidders read it.', 'The project was enlarged.'],
        title: ['Title of the inquiry.', 'Carbon fibre T700 12K for drone arms'],
        lines: 'All lines. One with an id is there already; one that is left out is wanted no more.',
        'lines.id': 'Id of a line that is there already; its material stays.',
        'lines.product': ['Material, a slug of `ent_main_product`.', 'carbon-fibre-small-tow'],
        'lines.specification': 'What exactly is wanted.',
        'lines.requirements': 'Requirements.',
        paymentType: 'Terms of payment.',
        tradeTerm: 'Incoterm.',
        maxQuotations: ['Most quotations wanted; not below those that are there.', 6],
        sealed: [
          'Whether quotations are sealed; left out it stays, and it changes while nobody has quoted alone.',
          true,
        ],
        'lines.tiers': ['Up to three rising quantities.', ['500', '1000']],
        'lines.unit': 'Unit of the quantities.',
        'lines.annual': ['Quantity of a year, if known.', '6000'],
        'lines.targetPrice': ['Price per unit that the buyer has in mind.', '30'],
        deliveryPlace: ['Place of delivery.', 'Changzhou'],
        deliveryRegion: ['A country, or a province of China, a slug of `your_area`.', '320000'],
        field: ['Where the goods are used, a slug of `ent_field`.', 'aerospace'],
        processes: ['Processes, slugs of `process_type`.', ['pultrusion']],
        certificates: ['Certificates, slugs of `system_certification`.', ['iso-9001']],
        annexes: 'Annexes that it has already, and uploads of one’s own.',
        note: ['What suppliers should know besides.', 'Samples before the first delivery, please.'],
        deliveryDate: ['Day by which the goods are wanted.', '2027-02-01'],
      },
    },
  },
};

const theTemplate = { id: 'Id of the template.' };

export const inquiryLifeCalls: CallsDocs<typeof inquiryLife> = {
  amend: {
    id: 'amendInquiry',
    summary: 'Change a published inquiry',
    about:
      'Makes the next version of an inquiry that takes quotations; earlier ones are kept, and everybody whom it concerns is told. Where `base` is no longer the newest version, the refusal carries the newest and what changed.',
    fields: { ...theInquiry, version: ['The version in force.', 2] },
    refuses: [
      common.notFound,
      common.complete,
      filesErrors.notYours,
      inquiryErrors.deadlinePassed,
      inquiryErrors.notQuoting,
      inquiryErrors.alreadyAwarded,
      lifeErrors.amended,
    ],
  },
  history: {
    id: 'getInquiryChanges',
    summary: 'Read what was changed of an inquiry',
    about:
      'Answers every change of an inquiry after its publishing, the newest first, field by field as far as the caller may see them.',
    fields: { ...theInquiry, changes: 'The changes, the newest first.' },
    refuses: [common.notFound],
  },
  confirm: {
    id: 'confirmQuotation',
    summary: 'Confirm a quotation for a changed inquiry',
    about:
      'Says that the company’s quotation stands for the newest version of the inquiry. Refused where something that it priced was changed: then it has to be revised.',
    fields: { ...theInquiry, version: ['The version that it stands for.', 2] },
    refuses: [
      common.takenDown,
      common.notFound,
      common.noQuoteRight,
      inquiryErrors.ownInquiry,
      inquiryErrors.deadlinePassed,
      inquiryErrors.notQuoting,
      inquiryErrors.agreementNeeded,
      confidentialErrors.accessRevoked,
      inquiryErrors.alreadyDecided,
      lifeErrors.amended,
      lifeErrors.mustRevise,
      sealErrors.unreadable,
    ],
  },
  moveDeadline: {
    id: 'moveInquiryDeadline',
    summary: 'Move the deadline of an inquiry',
    about:
      'Extends the deadline of an inquiry that takes quotations, or opens one that is out of date anew; at least an hour from now. Whoever it concerns is told.',
    fields: {
      ...theInquiry,
      deadline: 'Until when quotations are taken.',
      deliveryDate: ['Another day of delivery, where the old one lies before the deadline.', '2027-02-01'],
    },
    refuses: [common.notFound, inquiryErrors.notQuoting, sealErrors.opened],
  },
  refresh: {
    id: 'refreshInquiry',
    summary: 'Move an inquiry up in the hall',
    about: 'Moves an inquiry that takes quotations to the top of the hall, once a day of China.',
    fields: { ...theInquiry, at: 'When it was moved.' },
    refuses: [
      common.takenDown,
      common.notFound,
      inquiryErrors.deadlinePassed,
      inquiryErrors.notQuoting,
      lifeErrors.refreshedToday,
    ],
  },
  invite: {
    id: 'inviteSuppliers',
    summary: 'Invite suppliers to a published inquiry',
    about: 'Invites verified suppliers to an inquiry that takes quotations; they are told at once.',
    fields: {
      ...theInquiry,
      companies: 'Companies to invite; those that are invited already stay so.',
      invited: ['How many are invited in all.', 4],
    },
    refuses: [
      common.takenDown,
      common.notFound,
      inquiryErrors.deadlinePassed,
      inquiryErrors.notQuoting,
      lifeErrors.tooManyInvited,
    ],
  },
  decline: {
    id: 'declineInquiry',
    summary: 'Decline to quote an inquiry',
    about:
      'Tells the buyer that the company does not quote an inquiry that it was told of, and why. No rival learns of it.',
    fields: { ...theInquiry, reason: 'Why.', note: ['The same in words.', 'Our line is booked until March.'] },
    refuses: [
      common.takenDown,
      common.notFound,
      inquiryErrors.ownInquiry,
      inquiryErrors.deadlinePassed,
      inquiryErrors.notQuoting,
      inquiryErrors.agreementNeeded,
      lifeErrors.alreadyQuoted,
    ],
  },
  undoDecline: {
    id: 'undoDecline',
    summary: 'Take back that an inquiry was declined',
    about: 'Takes back, until the deadline, that the company declined an inquiry.',
    fields: theInquiry,
    refuses: [
      common.takenDown,
      common.notFound,
      inquiryErrors.ownInquiry,
      inquiryErrors.deadlinePassed,
      inquiryErrors.notQuoting,
      inquiryErrors.agreementNeeded,
    ],
  },
  templates: {
    id: 'listInquiryTemplates',
    summary: 'List templates of inquiries',
    about: 'Answers the templates of the company, or of a person who buys for themselves, by name.',
    fields: {
      templates: 'The templates.',
      'templates.id': 'Id of the template.',
      'templates.name': ['Name.', 'Prepreg, quarterly'],
      'templates.at': 'When it was saved.',
    },
  },
  template: {
    id: 'getInquiryTemplate',
    summary: 'Read a template of an inquiry',
    about: 'Answers a template with what it holds.',
    fields: {
      ...theTemplate,
      name: ['Name.', 'Prepreg, quarterly'],
      at: 'When it was saved.',
      content: ['The inquiry as far as it is filled in.', { title: 'Prepreg for drone arms' }],
    },
    refuses: [common.notFound],
  },
  saveTemplate: {
    id: 'saveInquiryTemplate',
    summary: 'Save a template of an inquiry',
    about: 'Keeps a half-filled inquiry as a template of the company; one of the same name is replaced.',
    fields: {
      ...theTemplate,
      name: ['Name.', 'Prepreg, quarterly'],
      at: 'When it was saved.',
      content: ['The inquiry as far as it is filled in.', { title: 'Prepreg for drone arms' }],
    },
    refuses: [lifeErrors.tooManyTemplates],
  },
  removeTemplate: {
    id: 'removeInquiryTemplate',
    summary: 'Remove a template of an inquiry',
    about: 'Removes a template of the company.',
    fields: theTemplate,
    refuses: [common.notFound],
  },
  outline: {
    id: 'getInquiryOutline',
    summary: 'Read an inquiry without its gated parts',
    about: 'Answers an inquiry without what is gated, whoever asks; it changes nothing.',
    fields: theInquiry,
    refuses: [common.takenDown, common.notFound],
  },
  lines: {
    id: 'listInquiryLines',
    summary: 'List the lines of one’s own inquiries',
    about: 'Answers what the person or their company asks for, line by line, the newest inquiry first.',
    fields: {
      no: ['Number of the line.', 1],
      tiers: ['Quantities, decimal text.', ['500', '1000']],
      inquiry: 'The inquiry of the line.',
      product: 'Material.',
    },
  },
  refuseRest: {
    id: 'refuseOtherQuotations',
    summary: 'Refuse all quotations that are not decided',
    about:
      'Refuses by one act every quotation of an inquiry that is not decided, apart from those that wait for a second person; their suppliers are told, and nothing of who was chosen. Done twice it finds nothing left.',
    fields: {
      id: 'Id of the inquiry.',
      why: 'Why, from the list; the suppliers read it.',
      reason: ['The same in words.', 'All lines have been awarded.'],
      refused: ['How many were refused.', 3],
    },
    refuses: [common.notFound, sealErrors.stillSealed],
  },
  decideNamed: {
    id: 'decideNamedQuotation',
    summary: 'Accept or refuse a quotation that the body names',
    about: 'Does the same as the call with the id in its path.',
    fields: {
      id: 'Id of the quotation.',
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
};
