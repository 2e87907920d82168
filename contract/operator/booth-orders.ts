import * as z from 'zod/mini';
import { reviewers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { day, id, idParams, instant, line, page, pageQuery, text } from '../core/schemas.ts';
import { boothOrderRow, boothOrderView, priceList, reason } from '../fairs/exhibiting/orders.ts';
import { boothOrderStates } from '../fairs/exhibiting/order-states.ts';
import { fairPhases } from '../fairs/states.ts';

/** `changed`: somebody saved another price list meanwhile. */
export const fairPriceErrors = refusals('fairPrices', { changed: 409 });

const moved = z.object({ id, state: z.enum(boothOrderStates) });
const words = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)));
/** What a price list includes, in words of each language. */
const included = z.object({ cn: words(600), en: words(600), es: words(600) });

/** A fair with its price list; version 0 where there is none yet. */
export const fairPrices = z.object({
  fair: z.object({ id, name: text, phase: z.enum(fairPhases), startsAt: instant }),
  list: z.nullable(priceList),
  version: z.int(),
});
export type FairPrices = z.infer<typeof fairPrices>;

/** The desk's calls on booth orders and price lists. */
export const operatorBoothOrders = {
  list: endpoint({
    method: 'GET',
    path: '/api/operator/booth-orders',
    access: reviewers,
    query: z.object({ ...pageQuery, state: z.optional(z.enum(boothOrderStates)) }),
    data: page(boothOrderRow),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/operator/booth-orders/{id}',
    access: reviewers,
    params: idParams,
    data: boothOrderView,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/operator/booth-orders/{id}/confirm',
    access: reviewers,
    touches: ['fairs'],
    params: idParams,
    data: moved,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/operator/booth-orders/{id}/refuse',
    access: reviewers,
    touches: ['fairs'],
    params: idParams,
    body: z.object({ reason }),
    data: moved,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/operator/booth-orders/{id}/pay',
    access: reviewers,
    params: idParams,
    body: z.object({ on: day, reference: line(2, 80) }),
    data: moved,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/operator/booth-orders/{id}/cancel',
    access: reviewers,
    touches: ['fairs'],
    params: idParams,
    body: z.object({ reason }),
    data: moved,
  }),
  prices: endpoint({
    method: 'GET',
    path: '/api/operator/fair-prices',
    access: reviewers,
    data: z.object({ fairs: z.array(fairPrices) }),
  }),
  setPrices: endpoint({
    method: 'PUT',
    path: '/api/operator/fair-prices/{id}',
    access: reviewers,
    params: idParams,
    body: z.object({
      base: z.int().check(z.gte(0), z.lte(2_000_000_000)),
      list: z.object({ ...priceList.shape, included }),
    }),
    data: z.object({ version: z.int() }),
  }),
};
