import * as z from 'zod/mini';
import { buyersAndSuppliers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { day, decimal, id, idParams, instant } from '../core/schemas.ts';
import { fileView } from '../inquiry/schemas.ts';
import type { paymentTypes } from '../inquiry/states.ts';
import { orderStates } from './states.ts';

/** What a payment of the plan waits for, and days after it. */
const paymentDues = ['confirmation', 'shipment', 'receipt'] as const;
type Share = { percent: number; due: (typeof paymentDues)[number]; days: number };

/** What terms of payment mean: shares of the total, when each is due (deals 56). Shares of a row make 100. */
export const paymentPlans: Record<(typeof paymentTypes)[number], readonly Share[]> = {
  prepaid: [{ percent: 100, due: 'confirmation', days: 0 }],
  deposit30: [
    { percent: 30, due: 'confirmation', days: 0 },
    { percent: 70, due: 'shipment', days: 0 },
  ],
  net30: [{ percent: 100, due: 'receipt', days: 30 }],
  net60: [{ percent: 100, due: 'receipt', days: 60 }],
  net90: [{ percent: 100, due: 'receipt', days: 90 }],
  letterOfCredit: [{ percent: 100, due: 'shipment', days: 0 }],
};

/** What was paid: by the buyer for the order, or back by the supplier of one that was cancelled (deals 187). */
export const paymentKinds = ['payment', 'refund'] as const;
export type PaymentKind = (typeof paymentKinds)[number];
/** How money went back; `kept` is what did not, and stays with the supplier once the buyer agrees. */
export const refundMethods = ['transfer', 'original', 'bill', 'other', 'kept'] as const;
export const paymentStates = ['recorded', 'confirmed', 'contested'] as const;
export const maxPayments = 50;

export const paymentView = z.object({
  id,
  no: z.int(),
  amount: z.string(),
  paidOn: day,
  note: z.nullable(z.string()),
  proof: z.array(fileView),
  state: z.enum(paymentStates),
  reason: z.nullable(z.string()),
  at: instant,
  answeredAt: z.nullable(instant),
});
/** A share of the plan; `covered` is how much of it the payments that count have paid, the first share first. */
const planShare = z.object({
  percent: z.int(),
  due: z.enum(paymentDues),
  days: z.int(),
  amount: z.string(),
  covered: z.string(),
  /** The day it is due; null while what it waits for has not happened. */
  dueOn: z.nullable(day),
});
export const refundView = z.extend(paymentView, { method: z.enum(refundMethods) });
/** What the supplier returns of a cancelled order; amounts are decimal text in its currency. */
export const refundsView = z.object({
  refunds: z.array(refundView),
  /** Of the payments, confirmed by the supplier: so much is returned in all. */
  paid: z.string(),
  /** Confirmed by the buyer: what came back, and what stays with the supplier; not yet answered; what is still to be returned. */
  returned: z.string(),
  kept: z.string(),
  waiting: z.string(),
  open: z.string(),
  mayRecord: z.boolean(),
  mayAnswer: z.boolean(),
});
export const paymentsView = z.object({
  plan: z.array(planShare),
  payments: z.array(paymentView),
  /** Confirmed by the supplier; recorded and not yet answered; what is left of the total. */
  confirmed: z.string(),
  waiting: z.string(),
  open: z.string(),
  mayRecord: z.boolean(),
  mayAnswer: z.boolean(),
  /** null unless the order is cancelled and something of it was paid. */
  refunds: z.nullable(refundsView),
});
export type PaymentsView = z.infer<typeof paymentsView>;

const amount = decimal(2).check(z.refine((v) => Number(v) > 0));
const done = z.object({ id, state: z.enum(orderStates) });
const paid = {
  clientKey: id,
  amount,
  paidOn: day,
  proof: z.array(id).check(z.minLength(1), z.maxLength(5)),
  note: z.optional(z.string().check(z.maxLength(500))),
};

/** Payments as both sides record them; the platform moves no money. */
export const orderPayments = {
  record: endpoint({
    method: 'POST',
    path: '/api/busi/order/payment/{id}',
    access: buyersAndSuppliers,
    limit: { points: 60, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object(paid),
    data: done,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/busi/order/refund/{id}',
    access: buyersAndSuppliers,
    limit: { points: 60, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object({ ...paid, method: z.enum(refundMethods) }),
    data: done,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/busi/order/payment/answer/{id}',
    access: buyersAndSuppliers,
    params: idParams,
    body: z.object({ paymentId: id, confirm: z.boolean(), reason: z.optional(z.string().check(z.maxLength(500))) }),
    data: done,
  }),
};
