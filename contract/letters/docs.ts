import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { correspondent, letterRow, type letters, lettersErrors, letterThread } from './calls.ts';

export const lettersDocs: RoomDocs = {
  schemas: {
    Correspondent: {
      is: correspondent,
      about: 'Who stands on a side of a letter: a person, a company, or the desk of the platform.',
      fields: {
        id: 'Id of the person or company; null for the desk.',
        name: [
          'Name of the person; empty for a company, the desk, an account that is gone, and one whose name could be taken for the platform’s.',
          'Li Wei',
        ],
      },
    },
    Letter: {
      is: letterRow,
      about: 'A letter as it lies in a box.',
      fields: { read: ['Whether it was read.', false] },
    },
    Letters: { is: letterThread, about: 'A letter with its replies, the oldest first.' },
  },
  fields: {
    threadId: 'Id of the exchange of letters: the first letter with its replies.',
    subject: ['What it is about.', 'Test reports of lot 12'],
    preview: ['Its first words.', 'Good morning, could you send us the reports of …'],
    other: 'Who wrote it; of one’s own, to whom it went.',
    starter: 'Who wrote the first letter.',
    receiver: 'To whom the first letter went.',
    letters: 'The letters; as a number, how many are unread.',
    own: ['Whether the reader’s side wrote it.', false],
    from: 'Who wrote it.',
    body: ['The words.', 'Good morning, could you send us the reports of lot 12?'],
    company: 'The company, by name.',
    box: ['Letters that came, or those one has written.', 'inbox'],
    unread: ['`1` for unread ones alone; as a number, how many are unread.', 1],
    q: ['Words of subject and letter.', 'reports'],
    kind: ['What it is.', 'company'],
    id: 'Id of the company or person to write to.',
    to: 'Id of the company or person; left out for the desk.',
    clientKey: 'An id that the client makes for the letter: sent again with it, there is no second letter.',
    receivers: 'Those whom one can choose; the one that was asked for first.',
    act: ['What happens to the letters.', 'read'],
    ids: 'The letters.',
    notices: ['How many notices are unread.', 3],
    chat: ['How many messages are unread.', 2],
    total: ['The badge: unread notices and messages.', 5],
    groups: 'Unread notices by the groups of the preferences.',
    group: ['Group of the preferences.', 'orders'],
    templates: 'Kinds of notices with their words.',
    channels: 'By which ways a notice of the kind can come.',
    text: 'The words, with `{{names}}` for what is filled in.',
  },
};

export const lettersCalls: CallsDocs<typeof letters> = {
  page: {
    id: 'listLetters',
    summary: 'List one’s letters',
    about: 'Answers letters of a box, the newest first. What went to a company is there while one sits in it.',
    fields: { unread: ['`1` for unread ones alone.', '1'] },
  },
  thread: {
    id: 'readLetters',
    summary: 'Read a letter with its replies',
    about: 'Answers the letters of an exchange, the oldest first. It marks nothing as read.',
  },
  receivers: {
    id: 'listReceivers',
    summary: 'List whom one can write to',
    about:
      'Answers the desk, the own company, colleagues and holders of cards; a company or person that is asked for, where one may write to them.',
    fields: { kind: ['What `id` is of.', 'company'] },
  },
  send: {
    id: 'sendLetter',
    summary: 'Send a letter',
    about: 'Sends a letter to a company, a person or the desk. Whoever must not be written to is not found.',
    refuses: [common.notFound, lettersErrors.waiting, lettersErrors.blocked, lettersErrors.nobody],
  },
  reply: {
    id: 'replyToLetter',
    summary: 'Reply to a letter',
    about: 'Sends a reply to the other side of an exchange.',
    refuses: [common.notFound, lettersErrors.waiting, lettersErrors.blocked, lettersErrors.gone],
  },
  batch: {
    id: 'changeLetters',
    summary: 'Mark or remove letters',
    about:
      'Marks letters as read or unread, or takes them out of one’s own box, and answers how many remain unread. Ids of others change nothing.',
    fields: { unread: ['How many letters remain unread.', 1] },
  },
  reminders: {
    id: 'countUnread',
    summary: 'Count what is unread',
    about: 'Answers how many notices, letters and messages are unread.',
    fields: { unread: ['How many notices of the group are unread.', 1], letters: ['How many letters are unread.', 1] },
  },
  templates: {
    id: 'listNoticeTemplates',
    summary: 'List the kinds of notices',
    about: 'Answers every kind of notice with its group, its channels and its words in three languages.',
    fields: { kind: ['The kind.', 'quotationReceived'] },
  },
};
