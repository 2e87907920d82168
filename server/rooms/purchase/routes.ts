import { purchase } from '#contract/purchase/calls.ts';
import { route } from '#server/platform/http/route.ts';
import { addPurchase } from './add-purchase.ts';
import { applyForPurchase } from './apply-for-purchase.ts';
import { decide } from './decide-application.ts';
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
];
