import type { CallsDocs, RoomDocs } from '../../core/docs.ts';
import { common } from '../../core/errors.ts';
import { inquiryErrors } from '../calls.ts';
import { lifeErrors } from '../life.ts';
import { sealErrors } from '../sealing.ts';
import { approvalErrors, awardRequest, type inquiryApproval, limitView, requestedAward } from './approval.ts';

export const inquiryApprovalDocs: RoomDocs = {
  schemas: {
    RequestedAward: {
      is: requestedAward,
      about:
        'What an award would buy of one quotation, or of one offer for a purchase, as it stood when the approval was asked for.',
      fields: {
        quotationId: 'Id of the quotation; of a purchase that of the offer.',
        number: ['Number of the quotation.', 'QUO-20261201-0007'],
        revision: ['Its revision.', 1],
        version: ['The version of the inquiry that it stands for.', 1],
        company: 'Name of the supplier.',
        total: ['What it comes to, decimal text.', '98500.00'],
        'lines.no': ['Number of the line.', 1],
        'lines.name': 'What is bought.',
        'lines.quantity': ['Quantity, decimal text.', '1000'],
        'lines.alternative': ['Whether it is an alternative to what was asked.', false],
      },
    },
    AwardRequest: {
      is: awardRequest,
      about: 'A request for the approval of an award that comes to more than the limit of the company.',
      fields: {
        state: ['How it stands.', 'waiting'],
        by: ['Who asked.', 'Lin Xiao'],
        mine: ['Whether the caller asked.', false],
        may: ['Whether the caller may approve or refuse it.', true],
        reason: ['Why, for who approves.', 'The best modulus of all.'],
        awards: 'What it would buy.',
        cny: [
          'What it comes to in CNY, with what was awarded of the inquiry before; null where a rate was missing.',
          '98500.00',
        ],
        limit: ['The limit then, in CNY.', '50000.00'],
        at: 'When it was asked for.',
        expiresAt: 'When it runs out.',
        decidedBy: ['Who decided; null while it waits.', null],
        decidedAt: 'When it was decided; null while it waits.',
        answer: ['Why it was refused.', ''],
        changed: 'What of it is not true any more; it is not approved as long as there is anything.',
        'changed.number': ['Number of the quotation, or of the inquiry.', 'QUO-20261201-0007'],
        'changed.what': 'What has changed.',
      },
    },
    ApprovalLimit: {
      is: limitView,
      about: 'Above how much an award of the company needs a second person.',
      fields: {
        amount: ['The limit in CNY, decimal text; null where there is none.', '50000.00'],
        buyers: ['How many people of the company buy; below two a limit has no effect.', 2],
        history: 'What was set, the newest first.',
        'history.amount': ['The limit that was set, in CNY; null where it was taken away.', '50000.00'],
        'history.by': ['Who set it.', 'Lin Xiao'],
        'history.at': 'When it was set.',
      },
    },
  },
};

const answers = [
  common.notFound,
  common.seat,
  approvalErrors.own,
  approvalErrors.decided,
  approvalErrors.expired,
] as const;
export const inquiryApprovalCalls: CallsDocs<typeof inquiryApproval> = {
  limit: {
    id: 'readApprovalLimit',
    summary: 'Read the limit of awards',
    about:
      'Answers above how much CNY an award of the own company needs the approval of a second person, and what was set before.',
    refuses: [common.notFound],
  },
  setLimit: {
    id: 'setApprovalLimit',
    summary: 'Set the limit of awards',
    about:
      'Sets above how much CNY an award needs the approval of a second person, or takes the limit away. Awards in other currencies count by the newest dated rate.',
    fields: { amount: ['The limit in CNY, decimal text; null for none.', '50000.00'] },
    refuses: [common.notFound],
  },
  read: {
    id: 'listAwardRequests',
    summary: 'List requests for approval',
    about: 'Answers the awards of an inquiry that wait, or waited, for a second person, the newest first.',
    fields: { id: 'Id of the inquiry.', requests: 'The requests.' },
    refuses: [common.notFound],
  },
  approve: {
    id: 'approveAward',
    summary: 'Approve an award',
    about:
      'Carries out an award that a colleague asked for, in one transaction, as it was asked for. Where it is not what stands any more it is refused with what has changed. Who asked does not approve.',
    fields: {
      id: 'Id of the request.',
      orders: 'The orders that were made.',
      number: ['Number of the order.', 'ORD-20261201-0003'],
    },
    refuses: [
      ...answers,
      approvalErrors.changed,
      inquiryErrors.alreadyAwarded,
      inquiryErrors.alreadyDecided,
      inquiryErrors.notQuoting,
      inquiryErrors.quotationExpired,
      inquiryErrors.supplierOwes,
      inquiryErrors.supplierLost,
      inquiryErrors.nothingQuoted,
      inquiryErrors.tierNotQuoted,
      lifeErrors.notConfirmed,
      sealErrors.stillSealed,
    ],
  },
  refuse: {
    id: 'refuseAward',
    summary: 'Refuse an award',
    about: 'Refuses an award that a colleague asked for, with a reason that they read. Nothing is awarded.',
    fields: { id: 'Id of the request.', reason: ['Why.', 'Ask for a second sample first.'] },
    refuses: answers,
  },
  withdraw: {
    id: 'withdrawAwardRequest',
    summary: 'Withdraw a request for approval',
    about: 'Takes back what oneself asked for, as long as nobody has answered.',
    fields: { id: 'Id of the request.' },
    refuses: [common.notFound, approvalErrors.decided, approvalErrors.expired],
  },
};
