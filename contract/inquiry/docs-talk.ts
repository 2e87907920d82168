import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { confidentialErrors } from './confidential.ts';
import { inquiryErrors } from './calls.ts';
import { type inquiryTalk, questionView, talkErrors } from './talk.ts';

const theInquiry = { id: 'Id of the inquiry.' };
const aboutLine = { lineId: 'The line that it is about; left out for the whole inquiry.' };
const key = { clientKey: 'Chosen by the client; sent again it is the same one.' };

export const inquiryTalkDocs: RoomDocs = {
  schemas: {
    InquiryQuestion: {
      is: questionView,
      about: 'A question about an inquiry with its answer, as far as the reader may see them.',
      fields: {
        line: ['Number of the line that it is about; null for the whole inquiry.', 1],
        text: 'The question; null for what the buyer made clear without being asked.',
        state: 'Whether it waits, has its answer, or was left without one when quoting closed.',
        at: 'When it was asked; for other companies when it was answered.',
        own: ['Whether the caller’s company asked it.', false],
        asker: 'Who asked; null for everybody but the buyer’s side.',
        'asker.name': 'Name of the company.',
        'asker.city': 'Where it is.',
        answer: 'The answer; null before.',
        answeredAt: 'When it was answered; null before.',
        audience: 'Who reads the answer: all bidders, or who asked; null before.',
      },
    },
  },
};

export const inquiryTalkCalls: CallsDocs<typeof inquiryTalk> = {
  read: {
    id: 'listInquiryQuestions',
    summary: 'Read questions and answers about an inquiry',
    about:
      'Answers what the caller may read of the questions about an inquiry, the newest first: the buyer’s side all of them, a company its own and what was answered to all.',
    fields: {
      ...theInquiry,
      questions: 'Questions, answers and what the buyer made clear.',
      lines: 'Lines that a question may be about.',
      'lines.id': 'Id of the line.',
      'lines.no': ['Its number.', 1],
      'lines.name': 'Its material.',
      mayAsk: ['Whether the caller may ask now.', true],
      mayAnswer: ['Whether the caller may answer and make clear now.', false],
    },
    refuses: [common.notFound],
  },
  ask: {
    id: 'askAboutInquiry',
    summary: 'Ask about an inquiry',
    about:
      'Asks the buyer about an inquiry or one of its lines, until the deadline; a confidential one after the agreement. Rivals never learn who asked.',
    fields: { ...theInquiry, ...aboutLine, ...key, text: 'The question.' },
    refuses: [
      common.takenDown,
      common.notFound,
      common.conflict,
      inquiryErrors.ownInquiry,
      inquiryErrors.deadlinePassed,
      inquiryErrors.notQuoting,
      inquiryErrors.agreementNeeded,
      confidentialErrors.accessRevoked,
      talkErrors.tooManyQuestions,
    ],
  },
  answer: {
    id: 'answerInquiryQuestion',
    summary: 'Answer a question about an inquiry',
    about: 'Answers a question to all bidders, without naming who asked, or to who asked alone. An answer is final.',
    fields: {
      id: 'Id of the question.',
      text: 'The answer.',
      audience: 'Who reads it.',
      question: 'The question as all bidders read it, where its own words would tell who asked.',
    },
    refuses: [common.notFound, inquiryErrors.deadlinePassed, inquiryErrors.notQuoting, talkErrors.alreadyAnswered],
  },
  clarify: {
    id: 'clarifyInquiry',
    summary: 'Make something about an inquiry clear',
    about: 'Tells all bidders something about an inquiry that nobody has asked.',
    fields: { ...theInquiry, ...aboutLine, ...key, text: 'What is made clear.' },
    refuses: [common.notFound, common.conflict, inquiryErrors.deadlinePassed, inquiryErrors.notQuoting],
  },
};
