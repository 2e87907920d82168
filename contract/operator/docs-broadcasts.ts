import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { pageTo } from '../pages.ts';
import { broadcastErrors, broadcastRow, type operatorBroadcasts, segment } from './broadcasts.ts';

export const operatorBroadcastsDocs: RoomDocs = {
  schemas: {
    Segment: {
      is: segment,
      about: 'Whom a broadcast concerns; every condition narrows.',
      fields: {
        audience: ['Kind of member.', 'suppliers'],
        verified: ['Verified members alone.', true],
        lang: ['Those who use the platform in this language; null for all.', 'es'],
        fields: 'Fields in which the company works, any of them; empty for all.',
        regions: 'Where the company is, any of them with what lies below; empty for all.',
      },
    },
    Broadcast: {
      is: broadcastRow,
      about: 'What the desk said, or will say, to a segment of the members.',
      fields: {
        state: ['How far it is.', 'sent'],
        by: ['Who wrote it.', 'He Yanqiu'],
        at: 'When it was written.',
        read: ['How many of them have read it.', 120],
      },
    },
  },
  fields: {
    title: 'What it is called, in all three languages.',
    text: 'What it says, in all three languages.',
    cn: ['In Chinese.', '平台将于周六维护'],
    en: ['In English.', 'Maintenance on Saturday'],
    es: ['In Spanish.', 'Mantenimiento el sábado'],
    link: ['An address of the platform that it leads to, or empty.', pageTo('inquiryHall')],
    segment: 'Whom it concerns.',
    binding: ['It reaches people whatever they have chosen; administrators alone.', false],
    reason: ['Why it is binding; the record of the desk’s acts keeps it.', 'New terms of use'],
    counted: ['How many it would have reached when it was written.', 480],
    told: ['How many it has reached.', 480],
    dueAt: 'When it goes out.',
    endedAt: 'When it had reached everybody, or was cancelled; null before.',
    receivers: ['How many people it reaches as things stand.', 480],
    quiet: ['For how many of them it lies in the list as read.', 12],
    mailed: ['How many of them get a mail of it.', 310],
    mails: 'The mail that a receiver gets, by language.',
    subject: ['Its subject.', 'From Weft: Maintenance on Saturday'],
    at: 'When it goes out; null for at once.',
    clientKey: 'An id that the client makes: sent again with it, there is no second broadcast.',
    state: ['How far it is.', 'cancelled'],
  },
};

const mailText: [string, string] = ['The mail as plain text.', 'Dear Lin Xiao, …'];

export const operatorBroadcastsCalls: CallsDocs<typeof operatorBroadcasts> = {
  list: {
    id: 'listBroadcasts',
    summary: 'List broadcasts',
    about: 'Answers what was and will be sent to segments of members, the newest first, with how many have read it.',
  },
  preview: {
    id: 'previewBroadcast',
    summary: 'Preview a broadcast',
    about: 'Answers whom a broadcast would reach and the mail that they would get. It sends nothing.',
    fields: {
      'mails.cn': 'In Chinese.',
      'mails.en': 'In English.',
      'mails.es': 'In Spanish.',
      'mails.cn.text': mailText,
      'mails.en.text': mailText,
      'mails.es.text': mailText,
    },
    refuses: [common.invalid, common.forbidden],
  },
  send: {
    id: 'sendBroadcast',
    summary: 'Send a broadcast',
    about: 'Sends a notice to everybody of a segment, at once or at a moment. Until then it can be cancelled.',
    refuses: [common.invalid, common.forbidden, broadcastErrors.nobody],
  },
  cancel: {
    id: 'cancelBroadcast',
    summary: 'Cancel a broadcast',
    about: 'Cancels a broadcast that has not begun.',
    refuses: [common.notFound, broadcastErrors.begun],
  },
};
