import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import { inquiryErrors } from './calls.ts';
import { amendInput, changesView, changeView } from './changes.ts';
import { type inquiryLife, lifeErrors } from './life.ts';

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
      common.notFound,
      common.noQuoteRight,
      inquiryErrors.ownInquiry,
      inquiryErrors.deadlinePassed,
      inquiryErrors.notQuoting,
      inquiryErrors.agreementNeeded,
      inquiryErrors.alreadyDecided,
      lifeErrors.amended,
      lifeErrors.mustRevise,
    ],
  },
};
