import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { lettersErrors } from '../letters/calls.ts';
import { deskLetter, type operatorLetters } from './letters.ts';

export const operatorLettersDocs: RoomDocs = {
  schemas: {
    DeskLetter: {
      is: deskLetter,
      about: 'An exchange of letters with the desk.',
      fields: {
        threadId: 'Id of the exchange.',
        subject: ['What it is about.', 'A question on verification'],
        from: 'Who wrote to the desk.',
        waits: ['Whether the newest letter waits for an answer.', true],
      },
    },
  },
  fields: {
    rows: 'Those that wait first, the newest of them on top.',
    threadId: 'Id of the exchange.',
    subject: ['What it is about.', 'A question on verification'],
    starter: 'Who wrote the first letter.',
    receiver: 'To whom it went: the desk.',
    letters: 'The letters, the oldest first.',
    own: ['Whether the desk wrote it.', false],
    from: 'Who wrote it.',
    body: ['The words.', 'Your documents are complete; we will look at them tomorrow.'],
    clientKey: 'An id that the client makes for the reply: sent again with it, there is no second one.',
  },
};

export const operatorLettersCalls: CallsDocs<typeof operatorLetters> = {
  list: {
    id: 'listDeskLetters',
    summary: 'List letters to the desk',
    about: 'Answers the exchanges of letters with the desk.',
  },
  read: {
    id: 'readDeskLetters',
    summary: 'Read letters to the desk',
    about: 'Answers an exchange of letters with the desk.',
  },
  reply: {
    id: 'replyFromDesk',
    summary: 'Reply for the desk',
    about: 'Sends a reply in the name of the desk. The record of the desk’s acts says who wrote it.',
    refuses: [common.notFound, lettersErrors.gone],
  },
  settle: {
    id: 'settleDeskLetter',
    summary: 'Say that a letter needs no answer',
    about: 'Takes an exchange out of those that wait; the next letter of its writer puts it back.',
    fields: {
      newest: [
        'The newest letter that was read; one that came after it waits on.',
        '01930e6a-7b00-7c4f-9a51-2d1f6f0c8b11',
      ],
      waits: ['Whether it waits for an answer.', false],
    },
    refuses: [common.notFound, common.conflict],
  },
};
