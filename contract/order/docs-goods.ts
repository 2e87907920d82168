import type { CallsDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import { orderErrors } from './calls.ts';
import type { orderChanges } from './changes.ts';
import type { delivery } from './deliveries.ts';
import type { orderDocuments } from './documents.ts';
import type { orderPayments } from './payments.ts';
import type { orderStanding } from './standing.ts';

const moved = [common.notFound, common.seat, common.conflict, orderErrors.notYourStep] as const;
const theOrder = { id: 'Id of the order.' };
const theDelivery = { id: 'Id of the delivery.' };
const theFiles = { annexes: 'Evidence: uploads of one’s own.' };

export const deliveryCalls: CallsDocs<typeof delivery> = {
  page: {
    id: 'listDeliveries',
    summary: 'List deliveries',
    about: 'Answers the deliveries of the orders of the person or of their company, on either side, the newest first.',
    fields: { orderId: 'Of one order alone.' },
  },
  save: {
    id: 'saveDelivery',
    summary: 'Record a delivery',
    about:
      'Records what the supplier ships of an order, with carrier, waybill and packing list; an order may have several deliveries. Each line may be 5 per cent over what is left. The order is `shipped` once every line is. A repeated key is one delivery.',
    fields: {
      orderId: 'Id of the order.',
      'lines.quantity': ['Quantity that is shipped, decimal text.', '500'],
      note: ['A remark; may be left out.', 'Two pallets.'],
    },
    refuses: [
      ...moved,
      orderErrors.wrongState,
      orderErrors.dayPast,
      orderErrors.certificateNeeded,
      orderErrors.lineUnknown,
      orderErrors.tooMuch,
      orderErrors.notWhole,
      orderErrors.tooMany,
      filesErrors.notYours,
    ],
  },
  receive: {
    id: 'receiveDelivery',
    summary: 'Confirm the receipt of a delivery',
    about:
      'Records what arrived of each line of a delivery; what differs or is faulty needs a complaint with evidence. The order is `received` once everything is. Doing it twice is doing it once.',
    fields: {
      ...theDelivery,
      receivedOn: 'Day on which it arrived.',
      'lines.received': ['Quantity that arrived, decimal text.', '500'],
      'lines.faulty': ['Of it faulty, decimal text.', '0'],
      complaint: 'What is wrong with it; needed where a line differs or is faulty.',
      ...theFiles,
    },
    refuses: [
      ...moved,
      orderErrors.wrongState,
      orderErrors.alreadyReceived,
      orderErrors.dayPast,
      orderErrors.lineUnknown,
      orderErrors.complaintNeeded,
      filesErrors.notYours,
    ],
  },
  complain: {
    id: 'complainAboutDelivery',
    summary: 'Complain about a delivery',
    about:
      'Says what is wrong with a delivery that was received, until the order is completed. A repeated key is one complaint.',
    fields: { ...theDelivery, ...theFiles },
    refuses: [...moved, orderErrors.wrongState, orderErrors.complaintOpen, filesErrors.notYours],
  },
  answer: {
    id: 'answerComplaint',
    summary: 'Answer a complaint',
    about: 'Answers the open complaint about a delivery. Doing it twice is doing it once.',
    fields: { ...theDelivery, ...theFiles },
    refuses: [...moved, orderErrors.noComplaint, filesErrors.notYours],
  },
  settle: {
    id: 'settleComplaint',
    summary: 'Settle a complaint',
    about: 'Says that the buyer is content: what the delivery lacked is let go, or has come.',
    fields: theDelivery,
    refuses: [...moved, orderErrors.noComplaint, orderErrors.wrongState],
  },
};

export const orderChangesCalls: CallsDocs<typeof orderChanges> = {
  ask: {
    id: 'askForOrderChange',
    summary: 'Ask for a change of an order',
    about:
      'Asks the other side to change quantities, prices, the day of delivery or terms, or, once production has begun, to end the order. One change waits at a time. A repeated key is one request.',
    fields: {
      ...theOrder,
      wish: 'What is to be different; all else stays.',
      reason: ['Why.', 'The mould is ready a week later.'],
      cancel: ['Ends the order by agreement; may be left out.', true],
    },
    refuses: [
      ...moved,
      orderErrors.wrongState,
      orderErrors.changeOpen,
      orderErrors.lineUnknown,
      orderErrors.nothingChanges,
      orderErrors.dayPast,
      orderErrors.lessThanShipped,
    ],
  },
  answer: {
    id: 'answerOrderChange',
    summary: 'Accept or refuse a change',
    about:
      'Accepts a change, which makes a new version that binds both sides, or refuses it with a reason. The same answer twice is one.',
    fields: {
      ...theOrder,
      changeId: 'Id of the change.',
      accept: 'Whether it is accepted.',
      reason: ['Why; needed to refuse.', 'We have sold on at this price.'],
    },
    refuses: [
      ...moved,
      orderErrors.changeGone,
      orderErrors.wrongState,
      orderErrors.reasonNeeded,
      orderErrors.lessThanShipped,
    ],
  },
  withdraw: {
    id: 'withdrawOrderChange',
    summary: 'Take a change request back',
    about: 'Takes back a change that one’s own side asked for and that waits for an answer.',
    fields: { ...theOrder, changeId: 'Id of the change.' },
    refuses: [...moved, orderErrors.changeGone],
  },
};

const paidFields = {
  ...theOrder,
  amount: ['Amount in the currency of the order, decimal text.', '4275.00'],
  proof: 'Proof: uploads of one’s own.',
  note: ['A remark; may be left out.', 'Deposit'],
} as const;
export const orderPaymentsCalls: CallsDocs<typeof orderPayments> = {
  record: {
    id: 'recordPayment',
    summary: 'Record a payment',
    about:
      'Records what the buyer has paid, with its proof; no money is moved. Payments that count never pass the total of the order. A repeated key is one payment.',
    fields: {
      ...paidFields,
      paidOn: 'Day on which it was paid.',
    },
    refuses: [
      ...moved,
      orderErrors.wrongState,
      orderErrors.dayPast,
      orderErrors.tooMany,
      orderErrors.paysTooMuch,
      filesErrors.notYours,
    ],
  },
  refund: {
    id: 'recordRefund',
    summary: 'Record a refund',
    about:
      'Records what the supplier of a cancelled order has paid back, with its proof; no money is moved. With the method `kept` it is an amount that stays with the supplier by agreement, which counts once the buyer confirms it. What counts never passes what the supplier has confirmed as paid. A repeated key is one record.',
    fields: {
      ...paidFields,
      paidOn: 'Day on which it was paid back, or on which the sides agreed that it is kept.',
    },
    refuses: [
      ...moved,
      orderErrors.wrongState,
      orderErrors.dayPast,
      orderErrors.tooMany,
      orderErrors.refundsTooMuch,
      filesErrors.notYours,
    ],
  },
  answer: {
    id: 'answerPayment',
    summary: 'Confirm or contest a payment or a refund',
    about:
      'The side that is paid says that a payment or a refund has arrived, or contests it with a reason. The same answer twice is one; what was contested can be confirmed later, as far as the total, or what is to be returned, leaves room.',
    fields: {
      ...theOrder,
      paymentId: 'Id of the payment or refund.',
      confirm: 'Whether it has arrived.',
      reason: ['Why not; needed to contest.', 'Only half of it has arrived.'],
    },
    refuses: [
      ...moved,
      orderErrors.paymentAnswered,
      orderErrors.paysTooMuch,
      orderErrors.refundsTooMuch,
      orderErrors.reasonNeeded,
    ],
  },
};

export const orderDocumentsCalls: CallsDocs<typeof orderDocuments> = {
  contract: {
    id: 'downloadOrderContract',
    summary: 'Download the contract of an order',
    about:
      'Answers a PDF of what binds now: both sides as registered, lines, total, terms, plan of payment, requirements with their answers, and places for signatures. It names the version of the order. Both sides may read it.',
    fields: { ...theOrder, lang: ['Language of the document; that of the request where none is given.', 'es'] },
    refuses: [common.notFound],
  },
  add: {
    id: 'addOrderDocuments',
    summary: 'Add documents to an order',
    about:
      'Puts uploads of one’s own to an order as documents of a kind; both sides may read them. The same file twice is one.',
    fields: { ...theOrder, files: 'Uploads of one’s own.' },
    refuses: [...moved, orderErrors.tooManyFiles, filesErrors.notYours],
  },
};

export const orderStandingCalls: CallsDocs<typeof orderStanding> = {
  own: {
    id: 'getStanding',
    summary: 'Read what keeps the own company out',
    about:
      'Answers what keeps the caller’s company from being told of inquiries or from getting orders at present, until when, and the orders that it comes of.',
    fields: {
      blocks: 'What keeps the company out; empty where nothing does.',
      'blocks.code': ['What it is.', 'refund'],
      'blocks.keepsOut': ['What the company is kept out of.', ['matching', 'awards']],
      'blocks.until': [
        'When it ends by itself; null where it ends by what the company does.',
        '2026-12-24T00:00:00.000Z',
      ],
      'blocks.orders': 'Orders that it comes of.',
      'blocks.orders.id': 'Id of the order.',
      'blocks.orders.number': ['Number of the order.', 'DD20261201-0007'],
    },
  },
};
