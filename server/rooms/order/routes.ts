import { order } from '#contract/order/calls.ts';
import { orderChanges } from '#contract/order/changes.ts';
import { delivery } from '#contract/order/deliveries.ts';
import { orderDocuments } from '#contract/order/documents.ts';
import { orderPayments } from '#contract/order/payments.ts';
import { orderRatings } from '#contract/order/ratings.ts';
import { orderStanding } from '#contract/order/standing.ts';
import { route } from '#server/platform/http/route.ts';
import { answerChange, withdrawChange } from './changes/answer-change.ts';
import { askForChange } from './changes/ask-change.ts';
import { answerComplaint, complain, settleComplaint } from './deliveries/complaints.ts';
import { printContract } from './contract/print-contract.ts';
import { readDeliveries } from './deliveries/read-deliveries.ts';
import { receive } from './deliveries/receive.ts';
import { ship } from './deliveries/ship.ts';
import { addStatement, agreeToOffer, escalate } from './disputes/dispute.ts';
import { addDocuments } from './documents/add-documents.ts';
import { answerPayment, recordPayment, recordRefund } from './payments/record-payment.ts';
import { rate, replyTo } from './ratings/rate.ts';
import { readCompanyRatings } from './ratings/read-company-ratings.ts';
import { readOrder } from './read-order.ts';
import { readOrders } from './read-orders.ts';
import { readStanding } from './standing/read-standing.ts';
import { takeStep } from './take-step.ts';

export const routes = [
  route(order.page, ({ ctx, query }) => readOrders(ctx, query)),
  route(order.detail, ({ ctx, params }) => readOrder(ctx, params.id)),
  route(orderStanding.own, ({ ctx }) => readStanding(ctx)),
  route(order.step, ({ ctx, params, body }) => takeStep(ctx, params.id, body.step, body)),
  route(order.statement, ({ ctx, params, body }) => addStatement(ctx, params.id, body)),
  route(order.agree, ({ ctx, params, body }) => agreeToOffer(ctx, params.id, body.offerId)),
  route(order.escalate, ({ ctx, params }) => escalate(ctx, params.id)),
  route(delivery.page, ({ ctx, query }) => readDeliveries(ctx, query)),
  route(delivery.save, ({ ctx, body }) => ship(ctx, body)),
  route(delivery.receive, ({ ctx, params, body }) => receive(ctx, params.id, body)),
  route(delivery.complain, ({ ctx, params, body }) => complain(ctx, params.id, body)),
  route(delivery.answer, ({ ctx, params, body }) => answerComplaint(ctx, params.id, body)),
  route(delivery.settle, ({ ctx, params }) => settleComplaint(ctx, params.id)),
  route(orderChanges.ask, ({ ctx, params, body }) => askForChange(ctx, params.id, body)),
  route(orderChanges.answer, ({ ctx, params, body }) => answerChange(ctx, params.id, body)),
  route(orderChanges.withdraw, ({ ctx, params, body }) => withdrawChange(ctx, params.id, body.changeId)),
  route(orderPayments.record, ({ ctx, params, body }) => recordPayment(ctx, params.id, body)),
  route(orderPayments.refund, ({ ctx, params, body }) => recordRefund(ctx, params.id, body)),
  route(orderPayments.answer, ({ ctx, params, body }) => answerPayment(ctx, params.id, body)),
  route(orderRatings.rate, ({ ctx, params, body }) => rate(ctx, params.id, body)),
  route(orderRatings.reply, ({ ctx, params, body }) => replyTo(ctx, params.id, body.text)),
  route(orderRatings.ofCompany, ({ ctx, params }) => readCompanyRatings(ctx, params.id)),
  route(orderDocuments.contract, ({ ctx, params, query }) => printContract(ctx, params.id, query.lang)),
  route(orderDocuments.add, ({ ctx, params, body }) => addDocuments(ctx, params.id, body)),
];
