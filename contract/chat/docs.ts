import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { pageTo } from '../pages.ts';
import { filesErrors } from '../files/calls.ts';
import { card, cardRef, chatErrors, message, talkCompany, talkPerson, type chat } from './calls.ts';

export const chatDocs: RoomDocs = {
  schemas: {
    CardRef: {
      is: cardRef,
      about: 'A record by its kind and id.',
      fields: { kind: ['Kind of the record.', 'product'] },
    },
    Card: {
      is: card,
      about: 'A record that is shown in a conversation, as its reader may see it.',
      fields: { kind: ['Kind of the record.', 'product'] },
    },
    TalkPerson: { is: talkPerson, about: 'A person of a conversation.', fields: { name: ['Name.', 'Li Wei'] } },
    TalkCompany: { is: talkCompany, about: 'A company of a conversation.', fields: { name: 'Name of the company.' } },
    Message: {
      is: message,
      about: 'A message of a conversation, in the shape in which the socket sends it too.',
      fields: {
        sequence: ['Its number in the conversation, from 1 without gaps.', 42],
        fromUser: 'Id of the person who wrote it.',
        at_users: 'The person whom it is for; empty where that is a company.',
        side: ['The side that wrote it: 0 the person who stands first, 1 the other person or the company.', 0],
        from: ['Name of the person who wrote it; empty where the account is gone.', 'Li Wei'],
        body: 'What was written, with what hangs on it.',
        reply: 'The message that it answers, shortened; null where it answers none.',
        recalled: ['Whether it was taken back; then nothing of it is sent.', false],
      },
    },
  },
  fields: {
    messageId: 'Id of the message.',
    conversationId: 'Id of the conversation.',
    sessionId: 'Id of the conversation.',
    sequence: ['Number of the message in its conversation.', 42],
    lastSequence: ['Number of the newest message of the conversation.', 42],
    clientId: 'An id that the client makes for the message: sent again with it, there is no second message.',
    kind: ['What it is.', 'text'],
    body: ['The words.', 'Could you quote 600 kg of T700 12K by Friday?'],
    automatic: 'What the desk of an absent company said by itself, by language; null for what a person wrote.',
    lang: ['Language of the words, where the client knows it.', 'en'],
    said: 'A ready sentence in every language; null for what somebody wrote themselves.',
    phrase: 'A ready sentence instead of words of one’s own.',
    slug: ['Stable name of the sentence.', 'ask-moq'],
    params: 'What stands in its places, by name; amounts begin with plain decimal text, days are ISO dates.',
    file: 'The picture or document, which both sides may read.',
    fileId: 'Id of an own upload, for pictures and files.',
    card: 'A record that is shown, as its reader may see it.',
    shown: 'What is shown of the record; null where the reader may not see it, or it is gone.',
    number: ['Number of the record, or model of a product.', 'XJ20261201-0007'],
    state: ['State of an inquiry or order; `verified` for a verified company.', 'quoting'],
    until: 'Deadline of an inquiry, or the end of a booth’s fair.',
    link: ['Address of its page.', pageTo('inquiry', { id: '0f8b7c1e-5a2d-4c3b-9e6f-1a2b3c4d5e6f' })],
    isAutomatic: ['Whether a company’s automatic answer is what was answered.', false],
    held: 'Numbers that the client shows, at most 500: those of them that were taken back meanwhile are answered.',
    lowest: ['The first number that the client shows.', 1],
    highest: ['The last number that the client shows.', 42],
    takenBack: ['Numbers of `held` of which nothing is left.', [7]],
    replyTo: ['Number of the message that is answered.', 41],
    side: ['Side of the reader.', 0],
    person: 'The person on the other side; null where a company stands there.',
    online: ['Whether somebody of the other side is there.', true],
    unread: 'How many messages are unread; `1` or true asks for conversations with such alone.',
    readUpto: ['Up to which message the reader has read.', 39],
    otherRead: ['Up to which message the other side has read, where it shows that; 0 otherwise.', 40],
    last: 'The newest message.',
    pinned: ['Whether it stands on top.', false],
    muted: ['Whether it is left out of the badge.', false],
    hidden: ['Whether it is hidden until something new is said.', false],
    blocked: ['Whether the reader’s side takes no messages of the other.', false],
    subject: 'What the conversation is about; left out for who may not see it.',
    eid: [
      'Id of a conversation, company or person; digits behind it are a moment and count for nothing.',
      '0f8b7c1e-5a2d-4c3b-9e6f-1a2b3c4d5e6f1796000000000',
    ],
    hide: ['False shows it again.', true],
    before: ['Those before this number.', 100],
    after: ['Those after this number.', 100],
    around: ['Those around this number.', 100],
    auid: 'Own id of the person; another is not found.',
    way: ['Kind of conversation, read for compatibility.', 'P2P'],
    upto: ['Number of the newest message that was read.', 42],
    q: ['Words to look for.', 'prepreg'],
    showRead: ['Whether the other side sees how far one has read.', true],
  },
};

export const chatCalls: CallsDocs<typeof chat> = {
  send: {
    id: 'sendMessage',
    summary: 'Send a message',
    about:
      'Stores a message with the next number of its conversation and hands it to both sides by the socket `/api/chat/ws`. Sent again with the same `clientId` it answers the first.',
    refuses: [
      common.notFound,
      chatErrors.noSuchPhrase,
      common.conflict,
      chatErrors.blocked,
      chatErrors.blockedByYou,
      chatErrors.gone,
      chatErrors.noSuchCard,
      chatErrors.noSuchReply,
      filesErrors.notYours,
    ],
  },
  sessions: {
    id: 'listConversations',
    summary: 'List conversations',
    about:
      'The person’s conversations and those of their company that their seat shares: those on top, then the newest. `q` looks for names.',
  },
  hide: {
    id: 'hideConversation',
    summary: 'Hide a conversation',
    about: 'Puts a conversation out of the list until something new is said in it, and counts it as read.',
    refuses: [common.notFound],
  },
  messages: {
    id: 'listMessages',
    summary: 'Read a conversation’s history',
    about: 'A part of the history, the oldest first: the newest where nothing else is asked.',
    refuses: [common.notFound],
  },
  record: {
    id: 'readChatRecord',
    summary: 'Read what is unread',
    about:
      'How much is unread, and the conversations where something is. Pages ask every 20 seconds while the socket is down.',
    refuses: [common.notFound],
  },
  open: {
    id: 'openConversation',
    summary: 'Open a conversation',
    about:
      'Answers the conversation with a company or person, or about a record with whoever stands on its other side, and makes it where there is none. A person can be written to by who holds their card, their colleagues, and who talked with them before.',
    refuses: [common.notFound, chatErrors.own],
  },
  detail: {
    id: 'readConversation',
    summary: 'Read a conversation',
    about: 'The conversation as its reader sees it.',
    refuses: [common.notFound],
  },
  read: {
    id: 'markConversationRead',
    summary: 'Mark a conversation as read',
    about: 'Marks it as read up to a message, never back, and answers how much is unread in all.',
    refuses: [common.notFound],
  },
  keep: {
    id: 'keepConversation',
    summary: 'Pin, mute or block a conversation',
    about: 'Changes what is given. A block is the whole side’s, for a company that of all its seats.',
    refuses: [common.notFound, chatErrors.tooManyPinned],
  },
  recall: {
    id: 'recallMessage',
    summary: 'Take a message back',
    about: 'Takes one’s own message back within two minutes: both sides see that there was one, and nothing of it.',
    refuses: [common.notFound, chatErrors.tooLate],
  },
  search: {
    id: 'searchMessages',
    summary: 'Search messages',
    about: 'Messages with these words in the person’s conversations, or in one of them, the newest first.',
    refuses: [common.notFound],
  },
  settings: {
    id: 'readChatSettings',
    summary: 'Read one’s chat settings',
    about: 'What the person has set for all conversations.',
  },
  saveSettings: {
    id: 'saveChatSettings',
    summary: 'Save one’s chat settings',
    about: 'Replaces them.',
  },
};
