import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { chatDocs } from './docs.ts';
import { dealTalk, type dealTalks } from './deal.ts';

export const dealTalksDocs: RoomDocs = {
  schemas: {
    DealTalk: {
      is: dealTalk,
      about: 'A conversation between the two sides of a deal.',
      fields: {
        conversation: 'The conversation as its reader sees it.',
        newest: 'Its newest messages, the oldest first.',
      },
    },
  },
  fields: {
    ...chatDocs.fields,
    id: 'Id of the inquiry that the deal began with.',
    talks: 'Conversations of the two sides, the newest first.',
    silent: 'With whom nothing has been said yet: companies for the buyer’s side, null for the buyer.',
  },
};

export const dealTalksCalls: CallsDocs<typeof dealTalks> = {
  read: {
    id: 'readDealTalks',
    summary: 'Read what was said in a deal',
    about: 'Conversations between the two sides of a deal with what is unread and the newest messages.',
    refuses: [common.notFound],
  },
};
