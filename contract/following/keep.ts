import * as z from 'zod/mini';
import { identified, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, many } from '../core/schemas.ts';

/** Whether it is kept after the act: the same act twice says the same. */
export const mark = z.object({ on: z.boolean() });

/** What the buttons of a page call; apart from the lists, whose schemas they do not need. */
export const keeping = {
  collect: endpoint({
    method: 'POST',
    path: '/api/busi/busiproductinfo/collect/{id}',
    access: session,
    limit: { points: 120, seconds: 60, by: 'person' },
    params: idParams,
    data: mark,
  }),
  cancelCollect: endpoint({
    method: 'POST',
    path: '/api/busi/busiproductinfo/cancelCollect/{id}',
    access: session,
    params: idParams,
    data: mark,
  }),
  follow: endpoint({
    method: 'POST',
    path: '/api/busi/busienterprise/attention/{id}',
    access: identified,
    limit: { points: 120, seconds: 60, by: 'person' },
    params: idParams,
    data: mark,
  }),
  unfollow: endpoint({
    method: 'POST',
    path: '/api/busi/busienterprise/cancelAttention/{id}',
    access: session,
    params: idParams,
    data: mark,
  }),
  followPerson: endpoint({
    method: 'POST',
    path: '/api/admin/sysuserext/attention/{id}',
    access: identified,
    params: idParams,
    data: mark,
  }),
  unfollowPerson: endpoint({
    method: 'POST',
    path: '/api/admin/sysuserext/unsubscribe/{id}',
    access: session,
    params: idParams,
    data: mark,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/busi/following/mine',
    access: session,
    query: z.object({ products: many(id), companies: many(id) }),
    data: z.object({ products: z.array(id), companies: z.array(id) }),
  }),
};
