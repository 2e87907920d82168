import * as z from 'zod/mini';
import { buyersAndSuppliers } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { refusals } from './core/errors.ts';
import { currency, day, id, idParams, instant, page, pageQuery, text } from './core/schemas.ts';

/** Life of an order (decisions 4): each step with the party entitled to it. */
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
export type Party = 'buyer' | 'supplier';
/** What a party can do to an order. */
export const orderSteps = ['confirm', 'produce', 'ship', 'receive', 'complete', 'cancel', 'dispute', 'settle'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** step -> from which states, by whom, to which state. A reason is required where `reason` says so. */
export const orderTable: Record<
  OrderStep,
  { from: readonly OrderState[]; by: readonly Party[]; to: OrderState; reason?: true }
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
  settle: { from: ['dispute'], by: ['buyer'], to: 'completed', reason: true },
};

/** Steps open to one party now: what the page offers and what the server allows. */
export const stepsFor = (state: OrderState, party: Party): OrderStep[] =>
  orderSteps.filter((s) => orderTable[s].from.includes(state) && orderTable[s].by.includes(party));

/** Refusals of a step that the table does not hold. */
export const orderErrors = refusals('order', { wrongState: 409, notYourStep: 403, reasonNeeded: 422 });

const side = z.object({ entId: z.nullable(id), name: text });
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

/** Calls of orders (decisions 4). */
export const order = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/order/page',
    access: buyersAndSuppliers,
    summary: 'Orders of my own or of my company, as buyer and as supplier',
    query: z.object({
      ...pageQuery,
      party: z.optional(z.enum(['buyer', 'supplier'])),
      state: z.optional(z.enum(orderStates)),
    }),
    data: page(orderRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/order/detail/{id}',
    access: buyersAndSuppliers,
    summary: 'An order with its lines, terms and timeline',
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
      timeline: z.array(
        z.object({
          step: z.string(),
          state: z.enum(orderStates),
          party: z.enum(['buyer', 'supplier']),
          reason: z.nullable(z.string()),
          at: instant,
        }),
      ),
      steps: z.array(z.enum(orderSteps)),
    }),
  }),
  step: endpoint({
    method: 'POST',
    path: '/api/busi/order/step/{id}',
    access: buyersAndSuppliers,
    summary: 'Takes one step of the order; a step taken twice is one',
    params: idParams,
    body: z.object({ step: z.enum(orderSteps), reason: z.optional(z.string().check(z.maxLength(500))) }),
    data: z.object({ id, state: z.enum(orderStates) }),
  }),
};
