import type { CallsDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { orderErrors } from './calls.ts';
import type { orderRatings } from './ratings.ts';

export const orderRatingsCalls: CallsDocs<typeof orderRatings> = {
  rate: {
    id: 'rateOrder',
    summary: 'Rate the other side of an order',
    about:
      'Rates the other side of a completed order, once, by each criterion of one’s own side. Both ratings show once both are given, or after 14 days. Doing it twice is doing it once.',
    fields: { id: 'Id of the order.', text: ['In words; may be left out.', 'On time and well packed.'] },
    refuses: [
      common.notFound,
      common.seat,
      common.conflict,
      orderErrors.wrongState,
      orderErrors.tooLate,
      orderErrors.criteria,
    ],
    body: {
      scores: [
        { criterion: 'quality', score: 5 },
        { criterion: 'punctuality', score: 4 },
        { criterion: 'documents', score: 5 },
        { criterion: 'communication', score: 5 },
      ],
      text: 'On time and well packed.',
    },
  },
  reply: {
    id: 'replyToRating',
    summary: 'Answer a rating',
    about: 'Answers a rating about one’s own side that shows, once.',
    fields: { id: 'Id of the rating.', text: ['The answer.', 'Thank you, see you again.'] },
    refuses: [common.notFound, common.seat, common.conflict, orderErrors.notYourStep],
  },
  ofCompany: {
    id: 'listCompanyRatings',
    summary: 'Read the ratings of a company',
    about: 'Answers number and average of the ratings of a company that show, and the newest of them.',
    fields: { id: 'Id of the company.' },
  },
};
