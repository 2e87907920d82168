import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { notice, type notices } from './calls.ts';

export const noticesDocs: RoomDocs = {
  schemas: {
    Notice: {
      is: notice,
      about: 'A notice as its reader gets it.',
      fields: {
        kind: 'What it tells of.',
        params: ['What its words are filled with.', { number: 'INQ-20261201-0007' }],
        read: ['Whether it was read.', false],
      },
    },
  },
  fields: {
    languageType: ['Nothing depends on it; the language is that of the request.', 'en'],
    since: 'Only those after this moment.',
    unread: ['`1` for unread ones alone.', '1'],
    messageNum: ['How many are unread.', 2],
    ids: 'Those to be marked; all where it is left out.',
  },
};

export const noticesCalls: CallsDocs<typeof notices> = {
  newest: {
    id: 'listNewestNotices',
    summary: 'List the newest unread notices',
    about:
      'Answers the newest unread notices. Pages poll it every 20 seconds while the socket `/api/notice/ws/{userId}` is down.',
  },
  page: {
    id: 'listNotices',
    summary: 'List one’s own notices',
    about: 'Answers the notices of the person, the newest first.',
  },
  unread: { id: 'countUnreadNotices', summary: 'Count unread notices', about: 'Answers how many notices are unread.' },
  read: {
    id: 'markNoticesRead',
    summary: 'Mark notices as read',
    about: 'Marks notices as read, those that are named or all, and answers how many remain unread.',
  },
};
