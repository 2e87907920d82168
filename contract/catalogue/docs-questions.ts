import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { productQuestion, productQuestionErrors, type productQuestions } from './questions.ts';

export const productQuestionsDocs: RoomDocs = {
  schemas: {
    ProductQuestion: {
      is: productQuestion,
      about: 'A question about a product with its answer; nobody is told who asked.',
      fields: {
        text: ['What is asked.', { en: 'Is it available on 4 kg spools?' }],
        at: 'When it was asked.',
        answer: 'What the supplier answers, for everybody; null until then.',
        'answer.text': ['The answer.', { en: 'Yes, from 200 kg on.' }],
        'answer.at': 'When it was answered.',
        own: ['Whether the reader asked it.', false],
      },
    },
  },
  fields: {
    clientKey: 'Id that the client makes: the same once more is the same question.',
    keeper: ['Whether the reader may answer.', false],
    again: ['Whether it takes the place of the answer that stands.', false],
  },
};

const ofProduct = { id: 'Id of the product.' };

export const productQuestionsCalls: CallsDocs<typeof productQuestions> = {
  read: {
    id: 'listProductQuestions',
    summary: 'List the questions about a product',
    about:
      'Answers what was asked about a listed product and answered, the newest first; besides, to whoever asked what of theirs waits, and to its supplier all that waits.',
    fields: { ...ofProduct, 'data.id': 'Id of the question.' },
    refuses: [common.takenDown, common.notFound],
  },
  ask: {
    id: 'askAboutProduct',
    summary: 'Ask about a product',
    about: 'Asks the supplier of a listed product. The supplier is not told who asks.',
    fields: {
      ...ofProduct,
      text: ['The question.', 'Is it available on 4 kg spools?'],
      'data.id': 'Id of the question.',
    },
    refuses: [
      common.takenDown,
      common.notFound,
      common.conflict,
      productQuestionErrors.own,
      productQuestionErrors.tooMany,
    ],
  },
  answer: {
    id: 'answerAboutProduct',
    summary: 'Answer a question about a product',
    about: 'Answers a question about a product of one’s own company; everybody reads the answer.',
    fields: { id: 'Id of the question.', text: ['The answer.', 'Yes, from 200 kg on.'] },
    refuses: [common.forbidden, common.notFound, productQuestionErrors.alreadyAnswered],
  },
};
