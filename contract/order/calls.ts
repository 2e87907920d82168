import * as z from 'zod/mini';
import { buyersAndSuppliers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { currency, day, id, idParams, instant, line, page, pageQuery, searchWords, text } from '../core/schemas.ts';
import { fileView } from '../inquiry/schemas.ts';
import { agreementView } from './agreed.ts';

/** Orders of the list, by the day they were made. */
export const orderSorts = ['newest', 'oldest'] as const;
/** Life of an order (deals 30): each step with the party entitled to it. */
export const orderStates = [
  'toConfirm',
  'confirmed',
  'inProduction',
  'shipped',
  'received',
  'completed',
  'cancelled',
  'dispute',
] as const;
export type OrderState = (typeof orderStates)[number];
export const parties = ['buyer', 'supplier'] as const;
export type Party = (typeof parties)[number];
/** What a party can do to an order. */
export const orderSteps = ['confirm', 'produce', 'ship', 'receive', 'complete', 'cancel', 'dispute', 'drop'] as const;
export type OrderStep = (typeof orderSteps)[number];

/**
 * step -> from which states, by whom, to which state; `before` is where the order stood when the dispute was raised. A reason
 * is required where `reason` says so; `raiser` leaves the step to the party that raised the dispute.
 */
export const orderTable: Record<
  OrderStep,
  { from: readonly OrderState[]; by: readonly Party[]; to: OrderState | 'before'; reason?: true; raiser?: true }
> = {
  confirm: { from: ['toConfirm'], by: ['supplier'], to: 'confirmed' },
  produce: { from: ['confirmed'], by: ['supplier'], to: 'inProduction' },
  ship: { from: ['confirmed', 'inProduction'], by: ['supplier'], to: 'shipped' },
  receive: { from: ['shipped'], by: ['buyer'], to: 'received' },
  complete: { from: ['received'], by: ['buyer'], to: 'completed' },
  cancel: { from: ['toConfirm', 'confirmed'], by: ['buyer', 'supplier'], to: 'cancelled', reason: true },
  dispute: {
    from: ['confirmed', 'inProduction', 'shipped', 'received'],
    by: ['buyer', 'supplier'],
    to: 'dispute',
    reason: true,
  },
  drop: { from: ['dispute'], by: ['buyer', 'supplier'], to: 'before', reason: true, raiser: true },
};

/** Steps open to one party now: what the page offers and what the server allows. */
export const stepsFor = (state: OrderState, party: Party, disputedBy: Party | null = null): OrderStep[] =>
  orderSteps.filter((s) => {
    const { from, by, raiser } = orderTable[s];
    return from.includes(state) && by.includes(party) && (!raiser || disputedBy === party);
  });

/** How a dispute can end, by agreement of both or by the operator: the order goes on, is completed, or is cancelled. */
export const disputeEnds = ['resume', 'completed', 'cancelled'] as const;
export type DisputeEnd = (typeof disputeEnds)[number];
/** So many days after a dispute was raised, either side can hand it to the operator. */
export const escalateAfterDays = 7;
/** The most statements that one side makes in one dispute. */
export const maxStatements = 50;

/** What stands in the timeline besides the steps. */
export const orderActs = ['create', ...orderSteps, 'settle', 'statement', 'agree', 'escalate', 'decide'] as const;
export type OrderAct = (typeof orderActs)[number];

/** Refusals of orders: a step that the table does not hold, a dispute that is over or too young, an offer that is gone. */
export const orderErrors = refusals('order', {
  wrongState: 409,
  notYourStep: 403,
  reasonNeeded: 422,
  noDispute: 409,
  offerGone: 409,
  tooEarly: 409,
  tooMany: 409,
});

export const side = z.object({ entId: z.nullable(id), name: text });
/** An order in a list, as one party sees it: `other` is the other party, `total` decimal text in `currency`. */
export const orderRow = z.object({
  id,
  number: z.string(),
  state: z.enum(orderStates),
  party: z.enum(['buyer', 'supplier']),
  title: text,
  other: side,
  currency,
  total: z.string(),
  lines: z.int(),
  createdAt: instant,
});
/** A line as it was accepted; quantities and prices are decimal text. */
export const orderLine = z.object({
  no: z.int(),
  productName: text,
  specification: text,
  unit: z.string(),
  quantity: z.string(),
  price: z.string(),
  total: z.string(),
});

/** A row of the timeline; `offer` is a proposed end of the dispute, `open` while the other side can agree to it. */
export const orderEvent = z.object({
  id,
  step: z.enum(orderActs),
  state: z.enum(orderStates),
  party: z.enum(['buyer', 'supplier', 'operator']),
  reason: z.nullable(z.string()),
  offer: z.nullable(z.enum(disputeEnds)),
  open: z.boolean(),
  annexes: z.array(fileView),
  at: instant,
});
/** A dispute as one party sees it: what it may do, and from when on it can be handed to the operator. */
export const disputeView = z.object({
  raisedBy: z.enum(['buyer', 'supplier']),
  /** Where the order goes on when the dispute ends so. */
  before: z.enum(orderStates),
  mayAnswer: z.boolean(),
  escalateFrom: instant,
  escalatedAt: z.nullable(instant),
});

/** Calls of orders. */
export const order = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/order/page',
    access: buyersAndSuppliers,
    query: z.object({
      ...pageQuery,
      q: searchWords,
      party: z.optional(z.enum(['buyer', 'supplier'])),
      state: z.optional(z.enum(orderStates)),
      sort: z.optional(z.enum(orderSorts)),
    }),
    data: page(orderRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/order/detail/{id}',
    access: buyersAndSuppliers,
    params: idParams,
    data: z.object({
      row: orderRow,
      inquiryId: id,
      inquiryNumber: z.string(),
      terms: z.object({
        tradeTerm: z.string(),
        place: z.string(),
        paymentType: z.string(),
        leadDays: z.int(),
        deliveryDate: day,
      }),
      lines: z.array(orderLine),
      /** null for orders from before agreements were kept. */
      agreed: z.nullable(agreementView),
      timeline: z.array(orderEvent),
      dispute: z.nullable(disputeView),
      steps: z.array(z.enum(orderSteps)),
    }),
  }),
  step: endpoint({
    method: 'POST',
    path: '/api/busi/order/step/{id}',
    access: buyersAndSuppliers,
    touches: ['inquiries', 'companies'],
    params: idParams,
    body: z.object({ step: z.enum(orderSteps), reason: z.optional(z.string().check(z.maxLength(500))) }),
    data: z.object({ id, state: z.enum(orderStates) }),
  }),
  statement: endpoint({
    method: 'POST',
    path: '/api/busi/order/statement/{id}',
    access: buyersAndSuppliers,
    limit: { points: 30, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object({
      clientKey: id,
      text: line(1, 2000),
      annexes: z.array(id).check(z.maxLength(5)),
      offer: z.optional(z.enum(disputeEnds)),
    }),
    data: z.object({ id, state: z.enum(orderStates) }),
  }),
  agree: endpoint({
    method: 'POST',
    path: '/api/busi/order/agree/{id}',
    access: buyersAndSuppliers,
    touches: ['inquiries'],
    params: idParams,
    body: z.object({ offerId: id }),
    data: z.object({ id, state: z.enum(orderStates) }),
  }),
  escalate: endpoint({
    method: 'POST',
    path: '/api/busi/order/escalate/{id}',
    access: buyersAndSuppliers,
    params: idParams,
    data: z.object({ id, state: z.enum(orderStates) }),
  }),
};
