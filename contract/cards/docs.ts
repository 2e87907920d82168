import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { cardErrors, type cards } from './calls.ts';

export const cardsDocs: RoomDocs = {
  fields: {
    name: 'Name as the card has it.',
    position: 'What the person is in the company.',
    address: 'Address of business.',
    phone: ['Telephone number; empty where the card does not show it.', '+86 21 5555 0101'],
    email: ['Mail address; empty where the card does not show it.', 'li.wei@example.com'],
    shows: ['What of phone, mail and address others read.', ['email']],
    kept: ['Whether the owner has written the card; until then it is made of the account.', true],
    code: ['The card as a short vCard in the language of the caller, for a QR code.', 'BEGIN:VCARD'],
    person: 'The card of a person; null for that of a company.',
    source: ['How it came.', 'exchange'],
    note: ['Note of the holder.', 'Met at the fair'],
    incoming: 'Cards that were left with the company and wait for an answer.',
    outgoing: 'Companies that the person asked for a card.',
    card: 'The card that was left.',
    state: ['State of the request.', 'pending'],
    accept: ['Whether the request is answered with one’s own card.', true],
    enterpriseId: 'Id of the company.',
    isCard: ['1 leaves one’s card and asks for one of the company’s people; 0 keeps the company’s own.', '1'],
    languageType: ['Language, read for compatibility alone.', 'zh'],
    q: ['Words to look for.', 'carbon'],
    cn: 'In Chinese.',
    en: 'In English.',
    es: 'In Spanish.',
  },
};

export const cardsCalls: CallsDocs<typeof cards> = {
  show: {
    id: 'showCard',
    summary: 'Read a business card',
    about: 'One’s own whole; that of a person whose card one holds as they show it. Any other is not found.',
    refuses: [common.notFound],
  },
  save: { id: 'saveCard', summary: 'Write one’s business card', about: 'Replaces the card as a whole.' },
  vcard: {
    id: 'downloadCard',
    summary: 'Download a business card',
    about: 'Answers the card as a vCard 4.0 file, in every language that it is written in.',
  },
  exchange: {
    id: 'exchangeCard',
    summary: 'Exchange cards with a company, or keep its card',
    about:
      'Leaves one’s card with a company and asks for one of its people’s; asked twice it is one request. With `isCard=0` the company’s public facts are kept among one’s cards.',
    refuses: [cardErrors.own, cardErrors.declined, cardErrors.tooMany],
  },
  received: {
    id: 'listReceivedCards',
    summary: 'List received cards',
    about: 'The cards that the person holds, the newest first.',
  },
  requests: {
    id: 'listCardRequests',
    summary: 'List requests for cards',
    about: 'What waits for the company of the person, for seats that buy or sell, and what the person asked for.',
  },
  answer: {
    id: 'answerCardRequest',
    summary: 'Answer a request for a card',
    about: 'Accepting, the two people hold each other’s cards; declining tells nobody.',
    refuses: [cardErrors.answered],
  },
  note: { id: 'noteCard', summary: 'Write a note on a card', about: 'Only the holder reads it.' },
  drop: {
    id: 'removeCard',
    summary: 'Throw a card away',
    about: 'The person’s own goes on being held by the other. One that is gone already is no error.',
  },
};
