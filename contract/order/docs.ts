import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import { agreementView } from './agreed.ts';
import { disputeView, type order, orderErrors, orderEvent, orderLine, orderRow, side } from './calls.ts';

const moved = [common.notFound, common.seat, common.conflict] as const;
const theOrder = { id: 'Id of the order.' };

export const orderDocs: RoomDocs = {
  schemas: {
    OrderSide: {
      is: side,
      about: 'A party of an order.',
      fields: { entId: 'Id of the company; null for a person alone.', name: 'Name.' },
    },
    OrderRow: {
      is: orderRow,
      about: 'An order in a list, as one party sees it.',
      fields: {
        lines: ['How many lines it has.', 2],
        total: ['What it comes to, decimal text in its currency.', '14250.00'],
      },
    },
    OrderLine: {
      is: orderLine,
      about: 'A line as it was accepted.',
      fields: { total: ['Quantity times price, decimal text.', '14250.00'] },
    },
    OrderEvent: {
      is: orderEvent,
      about: 'An entry of the timeline of an order.',
      fields: {
        step: 'What was done.',
        party: 'Who did it.',
        reason: ['Why, in words; null for no reason.', null],
        offer: 'End of the dispute that is proposed; null for none.',
        open: ['Whether the other side can still agree to it.', false],
        state: 'The state after it.',
      },
    },
    Dispute: { is: disputeView, about: 'A dispute as one party sees it.' },
    Agreement: { is: agreementView, about: 'What both sides agreed on, as it stood when the quotation was accepted.' },
  },
  fields: {
    number: ['Number of the order.', 'ORD-20261201-0007'],
    party: 'The side that the caller is on.',
    other: 'The other side.',
    inquiryNumber: ['Number of the inquiry.', 'INQ-20261201-0007'],
    terms: 'The terms of the quotation.',
    tradeTerm: ['Incoterm.', 'FCA'],
    place: ['Place of the Incoterm.', 'Shanghai'],
    paymentType: ['Terms of payment.', 'net30'],
    leadDays: ['Days from the order to its delivery.', 21],
    deliveryDate: 'Day of the delivery.',
    agreed: 'What was agreed; null for orders from before agreements were kept.',
    timeline: 'What was done, the oldest first.',
    dispute: 'The dispute that is open; null for none.',
    steps: 'Steps that the caller may take.',
    no: ['Number of the line, from 1.', 1],
    productName: 'Name of the material.',
    specification: 'What exactly is wanted.',
    quantity: ['Quantity, decimal text.', '500'],
    price: ['Price per unit, decimal text.', '28.5'],
    raisedBy: 'Who raised it.',
    before: 'State in which the order goes on when the dispute ends so.',
    mayAnswer: ['Whether the caller may make a statement.', true],
    escalateFrom: 'From when on either side can hand it to the operator.',
    escalatedAt: 'When it was handed over; null before.',
    step: 'The step.',
    offer: 'End of the dispute that is offered to the other side.',
    annexes: 'Evidence: uploads of one’s own.',
    buyer: 'The buyer.',
    supplier: 'The supplier.',
    asked: 'What the buyer asked for.',
    quoted: 'What the supplier offered.',
    name: ['Name as it is registered.', '江苏恒力复合材料有限公司'],
    code: ['Unified social credit code; null where it is not known.', '91320000MA1XXXXX2K'],
    differs: 'What of the terms is not what was asked for.',
    inquiryNo: ['Number of the line in the inquiry.', 1],
    requirements: 'Requirements with their answers.',
    option: 'Name of the choice, where the requirement names one; null for none.',
    answer: 'The answer of the supplier.',
    label: 'Name of the field, as it stood.',
    'requirements.asked': 'The requirement.',
    'asked.place': 'Place of delivery.',
    'asked.note': 'Note of the buyer.',
    'quoted.note': ['Note of the supplier; null for none.', null],
    'quoted.moq': ['Least quantity, decimal text; null for none.', null],
    'lines.requirements.asked': 'The requirement.',
    validUntil: 'Last day on which the quotation could be accepted.',
    processes: 'Processes that were asked for.',
    certificates: 'Certificates that were asked for.',
  },
};

export const orderCalls: CallsDocs<typeof order> = {
  page: {
    id: 'listOrders',
    summary: 'List orders',
    about: 'Answers the orders of the person or of their company, as buyer and as supplier.',
  },
  detail: {
    id: 'getOrder',
    summary: 'Read an order',
    about: 'Answers an order with its lines, terms, timeline and the steps that the caller may take.',
    fields: theOrder,
    refuses: [common.notFound],
  },
  step: {
    id: 'takeOrderStep',
    summary: 'Take a step of an order',
    about:
      'Confirms, produces, ships, receives, completes, cancels or disputes an order; the other side is told. A step that was taken already is no error.',
    fields: {
      ...theOrder,
      reason: ['Why; needed for `cancel`, `dispute` and `drop`.', 'The delivery date no longer suits us.'],
    },
    refuses: [...moved, orderErrors.wrongState, orderErrors.notYourStep, orderErrors.reasonNeeded],
  },
  statement: {
    id: 'addDisputeStatement',
    summary: 'Add a statement to a dispute',
    about:
      'Adds what one side says, with evidence, and with the end of the dispute that it offers. The other side is told. A repeated key is one statement.',
    fields: { ...theOrder, text: ['What is said.', 'Two of ten rolls arrived damaged, see the photographs.'] },
    refuses: [...moved, orderErrors.noDispute, orderErrors.tooMany, filesErrors.notYours],
  },
  agree: {
    id: 'agreeToOffer',
    summary: 'Agree to the end of a dispute',
    about: 'Agrees to the newest offer of the other side, which ends the dispute.',
    fields: { ...theOrder, offerId: 'Id of the entry of the timeline that makes the offer.' },
    refuses: [...moved, orderErrors.noDispute, orderErrors.offerGone],
  },
  escalate: {
    id: 'escalateDispute',
    summary: 'Hand a dispute to the operator',
    about: 'Hands a dispute to the operator, from the seventh day on. Doing it twice is doing it once.',
    fields: theOrder,
    refuses: [...moved, orderErrors.noDispute, orderErrors.tooEarly],
  },
};
