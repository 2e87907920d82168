import { purchase } from '#contract/purchase/calls.ts';
import { tender } from '#contract/purchase/tender.ts';
import { route } from '#server/platform/http/route.ts';
import { addPurchase } from './add-purchase.ts';
import { applyForPurchase } from './apply-for-purchase.ts';
import { awardPurchase } from './awards/award-purchase.ts';
import { writeComparison } from './awards/comparison-xlsx.ts';
import { readComparison } from './awards/read-comparison.ts';
import { leavePurchase } from './course/leave.ts';
import { moveDeadline } from './course/move-deadline.ts';
import { readApplied } from './course/read-applied.ts';
import { decide } from './decide-application.ts';
import { addDocument } from './documents/add-document.ts';
import { checkPriceSheet } from './offers/check-sheet.ts';
import { handIn } from './offers/hand-in.ts';
import { writePriceSheet } from './offers/price-sheet.ts';
import { answerCriteria } from './qualifications/answer-criteria.ts';
import { judgeAnswers } from './qualifications/judge-answers.ts';
import { readPicture } from './read-files.ts';
import { readApplications, readPurchase } from './read-purchase.ts';
import { readFacets, readOwnPurchases, readPurchases } from './read-purchases.ts';
import { withdrawPurchase } from './withdraw-purchase.ts';

export const routes = [
  route(purchase.page, ({ ctx, query }) => readPurchases(ctx, query)),
  route(purchase.facets, ({ ctx, query }) => readFacets(ctx, query)),
  route(purchase.detail, ({ ctx, params }) => readPurchase(ctx, params.id)),
  route(purchase.picture, ({ ctx, http, params }) => readPicture(ctx, http, params.id, params.part)),
  route(purchase.ownPage, ({ ctx, query }) => readOwnPurchases(ctx, query)),
  route(purchase.add, ({ ctx, body }) => addPurchase(ctx, body)),
  route(purchase.withdraw, ({ ctx, params }) => withdrawPurchase(ctx, params.id)),
  route(purchase.apply, ({ ctx, params, body }) => applyForPurchase(ctx, params.id, body)),
  route(purchase.applications, ({ ctx, params }) => readApplications(ctx, params.id)),
  route(purchase.decide, ({ ctx, params, body }) => decide(ctx, params.id, body)),
  route(tender.document, ({ ctx, params, body }) => addDocument(ctx, params.id, body)),
  route(tender.answer, ({ ctx, params, body }) => answerCriteria(ctx, params.id, body.answers)),
  route(tender.judge, ({ ctx, params, body }) => judgeAnswers(ctx, params.id, body)),
  route(tender.leave, ({ ctx, params }) => leavePurchase(ctx, params.id)),
  route(tender.applied, ({ ctx, query }) => readApplied(ctx, query)),
  route(tender.moveDeadline, ({ ctx, params, body }) => moveDeadline(ctx, params.id, body.deadline)),
  route(tender.sheet, ({ ctx, params, query }) => writePriceSheet(ctx, params.id, query.lang)),
  route(tender.check, ({ ctx, params, body }) => checkPriceSheet(ctx, params.id, body.file)),
  route(tender.offer, ({ ctx, params, body }) => handIn(ctx, params.id, body)),
  route(tender.comparison, ({ ctx, params }) => readComparison(ctx, params.id)),
  route(tender.comparisonSheet, ({ ctx, params, query }) => writeComparison(ctx, params.id, query.lang)),
  route(tender.award, ({ ctx, params, body }) => awardPurchase(ctx, params.id, body)),
];
