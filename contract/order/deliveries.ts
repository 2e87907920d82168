import * as z from 'zod/mini';
import { buyersAndSuppliers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { day, decimal, id, idParams, instant, line, page, pageQuery, text } from '../core/schemas.ts';
import { fileView } from '../inquiry/schemas.ts';
import { orderStates, parties } from './states.ts';

/** Goods weigh and measure a little more or less than ordered: so many per cent of a line either way are no other quantity. */
export const deliveryTolerance = 5;
/** The most deliveries of one order, and files of one kind in one delivery. */
export const deliveryLimits = { deliveries: 50, files: 5 } as const;

const positive = decimal(3).check(z.refine((v) => Number(v) > 0));
const files = z.array(id).check(z.maxLength(deliveryLimits.files));
const once = (lines: readonly { no: number }[]) => new Set(lines.map((l) => l.no)).size === lines.length;
const lineNo = z.int().check(z.gte(1), z.lte(100));

/** What a delivery asks for, on both sides of the wire (deals 51). */
const deliveryInput = z.object({
  orderId: id,
  /** A click that comes twice makes one delivery. */
  clientKey: id,
  lines: z
    .array(z.object({ no: lineNo, quantity: positive }))
    .check(z.minLength(1), z.maxLength(100), z.refine(once, { params: { rule: 'lineTwice' } })),
  shippedOn: day,
  carrier: line(2, 120),
  waybill: line(2, 60),
  note: z.optional(z.string().check(z.maxLength(500))),
  packingList: files.check(z.minLength(1)),
  certificates: files,
  /** Nothing more comes, though a line is a little short of what was ordered. */
  last: z.boolean(),
});

const complaintInput = z.object({ text: line(4, 2000), annexes: files.check(z.minLength(1)) });
/** What was received, line by line; a difference or a fault needs a complaint. */
const receiptInput = z.object({
  receivedOn: day,
  lines: z.array(z.object({ no: lineNo, received: decimal(3), faulty: decimal(3) })).check(
    z.minLength(1),
    z.maxLength(100),
    z.refine(once, { params: { rule: 'lineTwice' } }),
    z.refine((all) => all.every((l) => Number(l.faulty) <= Number(l.received)), { params: { rule: 'faultyMore' } }),
  ),
  complaint: z.optional(complaintInput),
});

export const complaintStates = ['open', 'answered', 'settled'] as const;
const complaintView = z.object({
  id,
  state: z.enum(complaintStates),
  text: z.string(),
  annexes: z.array(fileView),
  at: instant,
  answer: z.nullable(z.string()),
  answerAnnexes: z.array(fileView),
  answeredAt: z.nullable(instant),
  settledAt: z.nullable(instant),
});

/** A delivery as both sides see it; quantities are decimal text. */
export const deliveryView = z.object({
  id,
  no: z.int(),
  shippedOn: day,
  carrier: z.string(),
  waybill: z.string(),
  note: z.nullable(z.string()),
  last: z.boolean(),
  at: instant,
  receivedOn: z.nullable(day),
  lines: z.array(
    z.object({
      no: z.int(),
      productName: text,
      unit: z.string(),
      quantity: z.string(),
      received: z.nullable(z.string()),
      faulty: z.nullable(z.string()),
    }),
  ),
  packingList: z.array(fileView),
  certificates: z.array(fileView),
  complaints: z.array(complaintView),
});
export type DeliveryView = z.infer<typeof deliveryView>;

/** A delivery in a list over all orders. */
export const deliveryRow = z.object({
  id,
  no: z.int(),
  orderId: id,
  orderNumber: z.string(),
  title: text,
  party: z.enum(parties),
  shippedOn: day,
  receivedOn: z.nullable(day),
  carrier: z.string(),
  waybill: z.string(),
  lines: z.int(),
  complaint: z.boolean(),
});

const done = z.object({ id, state: z.enum(orderStates) });

/** Deliveries of orders: several to an order, each with what was shipped and what arrived. */
export const delivery = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/product/delivery/page',
    access: buyersAndSuppliers,
    query: z.object({ ...pageQuery, orderId: z.optional(id) }),
    data: page(deliveryRow),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/busi/product/delivery/save',
    access: buyersAndSuppliers,
    limit: { points: 60, seconds: 600, by: 'person' },
    body: deliveryInput,
    data: z.object({ ...done.shape, deliveryId: id, no: z.int() }),
  }),
  receive: endpoint({
    method: 'POST',
    path: '/api/busi/product/delivery/receive/{id}',
    access: buyersAndSuppliers,
    limit: { points: 60, seconds: 600, by: 'person' },
    params: idParams,
    body: receiptInput,
    data: done,
  }),
  complain: endpoint({
    method: 'POST',
    path: '/api/busi/product/delivery/complain/{id}',
    access: buyersAndSuppliers,
    limit: { points: 30, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object({ clientKey: id, ...complaintInput.shape }),
    data: done,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/busi/product/delivery/answer/{id}',
    access: buyersAndSuppliers,
    limit: { points: 30, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object({ text: line(4, 2000), annexes: files }),
    data: done,
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/busi/product/delivery/settle/{id}',
    access: buyersAndSuppliers,
    params: idParams,
    body: z.object({}),
    data: done,
  }),
};
