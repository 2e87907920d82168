import * as z from 'zod/mini';
import { session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, idParams, instant, nothing, text } from '../core/schemas.ts';
import { productWish } from '../catalogue/search-filters.ts';
import { supplierWish } from '../enterprise/supplier-filters.ts';
import { hallWish } from '../inquiry/hall-filters.ts';

/** An alert needs a wish; one person has `maxAlerts` at the most. */
export const alertErrors = refusals('alerts', { nothingAsked: 422, tooMany: 409 });
/** Alerts of one person. */
export const maxAlerts = 20;

export const alert = z.object({
  id,
  /** The filters as the address of the hall, or of the search of products or suppliers, carries them, in one order: the same wish is the same text. */
  query: z.string(),
  names: z.array(text),
  createdAt: instant,
});
export type Alert = z.infer<typeof alert>;

/** Calls of the alerts: searches of the hall, of products and of suppliers that a member keeps. */
export const alerts = {
  list: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/alert',
    access: session,
    data: z.array(alert),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/alert',
    access: session,
    body: hallWish,
    data: z.object({ id }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/busi/inquiry/alert/{id}',
    access: session,
    params: idParams,
    data: nothing,
  }),
  products: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/alert',
    access: session,
    data: z.array(alert),
  }),
  saveProducts: endpoint({
    method: 'POST',
    path: '/api/busi/busiproductinfo/alert',
    access: session,
    body: productWish,
    data: z.object({ id }),
  }),
  removeProducts: endpoint({
    method: 'DELETE',
    path: '/api/busi/busiproductinfo/alert/{id}',
    access: session,
    params: idParams,
    data: nothing,
  }),
  suppliers: endpoint({
    method: 'GET',
    path: '/api/busi/busienterprise/alert',
    access: session,
    data: z.array(alert),
  }),
  saveSuppliers: endpoint({
    method: 'POST',
    path: '/api/busi/busienterprise/alert',
    access: session,
    // Each reads all suppliers and notes whom it finds.
    limit: { points: 60, seconds: 3600, by: 'person' },
    body: z.object(supplierWish),
    data: z.object({ id }),
  }),
  removeSuppliers: endpoint({
    method: 'DELETE',
    path: '/api/busi/busienterprise/alert/{id}',
    access: session,
    params: idParams,
    data: nothing,
  }),
};
