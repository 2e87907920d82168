import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { type noticePreferences, preferenceErrors, preferences } from './preferences.ts';

export const preferencesDocs: RoomDocs = {
  schemas: {
    NoticePreferences: {
      is: preferences,
      about: 'What a person wants to be told by which way, all of it.',
      fields: {
        mail: ['Whether there is an address that mails go to.', true],
        mailRefusedSince: [
          'Since when the address refuses mail, so that none goes there; null where it takes it.',
          null,
        ],
        sms: ['Whether short messages go out: there is a phone of the mainland and no mail address.', false],
      },
    },
  },
  fields: {
    choices: 'Every choice that there is, as it stands.',
    changes: 'The choices to be changed; of two for one place the last counts.',
    group: ['Kind of news.', 'orders'],
    channel: ['The way by which they come; `content` says whether mails of unread messages quote them.', 'mail'],
    choice: ['`on` and `off`; for mails `now`, `daily` (the mail of the morning) and `off`.', 'daily'],
    fixed: ['Whether it cannot be changed.', false],
    token: [
      'What the link of the mail holds.',
      'DzhR7ZxZTyGqVh5Qk1bXIQ.orders.3hX0m8h0r2yYqkQ0c0k0u8t4QmZ6f3vN1xJ2aB3cD4e',
    ],
    off: ['Whether no mails of this kind are sent.', true],
    again: ['`1` lets them come again.', '1'],
  },
};

export const preferencesCalls: CallsDocs<typeof noticePreferences> = {
  read: {
    id: 'readNoticePreferences',
    summary: 'Read what one wants to be told',
    about: 'Answers every choice of the person, with those that cannot be changed.',
  },
  save: {
    id: 'saveNoticePreferences',
    summary: 'Change what one wants to be told',
    about:
      'Changes some choices and answers all of them. What concerns the safety of the account, and results, cannot be switched off.',
    refuses: [preferenceErrors.fixed],
  },
  tryMail: {
    id: 'tryMailAddress',
    summary: 'Send a mail to one’s own address',
    about:
      'Sends one mail to the address of the person. Where it arrives, news are mailed again; an address that refuses it is told at once.',
    refuses: [preferenceErrors.noMail, preferenceErrors.mailRefused],
  },
  subscription: {
    id: 'readMailSubscription',
    summary: 'Read what a mail’s link is about',
    about: 'Answers which kind of mails the link ends. A browser that opens it is led to the page.',
    refuses: [preferenceErrors.badLink],
  },
  unsubscribe: {
    id: 'unsubscribe',
    summary: 'End the mails of one kind',
    about: 'Ends the mails of the kind that the link names, without a login: the one-click unsubscription of RFC 8058.',
    refuses: [preferenceErrors.badLink],
  },
};
