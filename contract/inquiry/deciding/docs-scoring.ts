import type { CallsDocs, RoomDocs } from '../../core/docs.ts';
import { common } from '../../core/errors.ts';
import { inquiryErrors } from '../calls.ts';
import { sealErrors } from '../sealing.ts';
import { type inquiryScoring, pointsView, scoringView, weights } from './scoring.ts';

export const inquiryScoringDocs: RoomDocs = {
  schemas: {
    ScoreWeights: {
      is: weights,
      about: 'How much each part of a score counts, in whole per cent; together 100.',
      fields: {
        price: ['The amount, against the lowest.', 40],
        leadTime: ['The lead time, against the shortest.', 15],
        conformity: ['The share of requirements that are met.', 20],
        payment: ['How late the money is due.', 5],
        supplier: ['The level of the supplier.', 10],
        judgement: ['The mean of the points that colleagues gave.', 10],
      },
    },
    JudgementPoints: {
      is: pointsView,
      about: 'What a colleague gave a quotation of their own judgement. No supplier sees it.',
      fields: {
        revision: ['The revision that they were given for.', 1],
        points: ['0 to 10.', 8],
        reason: ['Why.', 'Good samples, and they answer fast.'],
        name: ['Who gave them.', 'Lin Xiao'],
        mine: ['Whether they are the caller’s.', false],
        at: 'When they were given last.',
      },
    },
    Scoring: {
      is: scoringView,
      about: 'How a company scores the quotations of an inquiry.',
      fields: {
        weights: 'The weights; null where nobody has set any.',
        by: ['Who set them; null where nobody did.', 'Lin Xiao'],
        at: 'When they were set; null where they were not.',
        points: 'What colleagues gave of their own judgement.',
      },
    },
  },
};

const kept = [common.notFound, inquiryErrors.alreadyAwarded, inquiryErrors.notQuoting] as const;
export const inquiryScoringCalls: CallsDocs<typeof inquiryScoring> = {
  read: {
    id: 'readScoring',
    summary: 'Read how quotations are scored',
    about:
      'Answers the weights that the company set for an inquiry, and the points that colleagues gave. The score follows from them and from the comparison: among quotations whose amounts compare, the lowest amount and the shortest lead time get all points of their part, the others in proportion.',
    fields: { id: 'Id of the inquiry.' },
    refuses: [common.notFound],
  },
  setWeights: {
    id: 'setScoreWeights',
    summary: 'Set the weights of the score',
    about: 'Sets how much each part of a score counts for the quotations of an inquiry, for the whole company.',
    fields: { id: 'Id of the inquiry.', weights: 'The weights.' },
    refuses: kept,
  },
  givePoints: {
    id: 'giveJudgementPoints',
    summary: 'Give a quotation points',
    about:
      'Keeps what the caller gives a quotation of their own judgement, with a reason, until the inquiry is awarded or withdrawn; the last ones count. Only the buyer’s side reads them.',
    fields: {
      id: 'Id of the quotation.',
      points: ['0 to 10; null takes them back.', 8],
      reason: ['Why; not empty where points are given.', 'Good samples, and they answer fast.'],
    },
    refuses: [...kept, sealErrors.stillSealed],
  },
};
