import { type CallsDocs, exampleId, type RoomDocs } from '../core/docs.ts';
import { pageTo } from '../pages.ts';
import { common } from '../core/errors.ts';
import { type deal, dealEvent, dealView } from './calls.ts';

const theInquiry = {
  id: 'Id of the inquiry, the purchase or the sample order that the deal hangs on.',
  of: 'What the id is of; an inquiry where it is not said.',
};

export const dealDocs: RoomDocs = {
  schemas: {
    DealView: {
      is: dealView,
      about:
        'A deal: an inquiry, a purchase or a sample order with all that hangs on it, as far as the caller may see it.',
    },
    DealEvent: {
      is: dealEvent,
      about: 'One thing that happened in a deal, in the words of the caller’s language.',
      fields: {
        id: ['Key of the event; the same in each answer.', 'order.3'],
        'company.id': ['Id of the company.', exampleId],
      },
    },
  },
  fields: {
    ...theInquiry,
    number: ['Number of the record.', 'XJ20261201-0007'],
    title: 'What it is, or what happened.',
    party: 'The side: of the caller in the deal, of who acted in an event.',
    events: 'What happened, the oldest first.',
    capped: ['Whether there is more than is answered.', false],
    kind: 'What part of the deal it belongs to.',
    detail: ['What belongs to it: a reason, an amount, a day.', 'Version 2'],
    company: 'Whose company it was; null for the platform, and where the caller may not know.',
    name: 'Name.',
    person: ['Who of the caller’s own side; empty for others.', 'Lin Xiao'],
    tone: 'Whether it went well, or wrong.',
    link: ['Address of the page where it stands.', pageTo('orders')],
    lang: 'Language of the document; the caller’s where none is given.',
    zone: ['Time zone of its moments; China’s where none is given, or it is not known.', 'Europe/Madrid'],
    cn: 'In Chinese.',
    en: 'In English.',
    es: 'In Spanish.',
  },
};

export const dealCalls: CallsDocs<typeof deal> = {
  timeline: {
    id: 'getDealTimeline',
    summary: 'Read the timeline of a deal',
    about:
      'Answers all that happened to an inquiry, a purchase or a sample order in one order of time: the buyer sees all its bidders, a company what is its own or told to all.',
    fields: theInquiry,
    refuses: [common.notFound],
  },
  paper: {
    id: 'printDealTimeline',
    summary: 'Download the timeline of a deal',
    about: 'Answers the same as a PDF.',
    fields: theInquiry,
    refuses: [common.notFound],
  },
  archive: {
    id: 'downloadDeal',
    summary: 'Download the documents of a deal',
    about:
      'Answers a ZIP: the timeline, contracts, quotations and files that the caller may take, and an index with the SHA-256 of each.',
    fields: theInquiry,
    refuses: [common.notFound],
  },
};
