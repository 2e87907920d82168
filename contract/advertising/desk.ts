import * as z from 'zod/mini';
import { editors, reviewers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { day, decimal, id, idParams, line, page, pageQuery } from '../core/schemas.ts';
import { adPlaceView, adRow, adView } from './calls.ts';
import { adLimits as limits, adPlaces } from './places.ts';
import { adStates } from './states.ts';

/** `changed`: somebody saved the place meanwhile. */
export const adPlaceErrors = refusals('adPlaces', { changed: 409 });

const moved = z.object({ id, state: z.enum(adStates) });
const reason = line(0, limits.reason);
const whole = (most: number) => z.int().check(z.gte(1), z.lte(most));

/** The desk's calls on advertisements and their places. */
export const operatorAds = {
  page: endpoint({
    method: 'GET',
    path: '/api/operator/advertisements',
    access: reviewers,
    query: z.object({ ...pageQuery, state: z.optional(z.enum(adStates)) }),
    data: page(adRow),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/operator/advertisements/{id}',
    access: reviewers,
    params: idParams,
    data: adView,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/operator/advertisements/{id}',
    access: reviewers,
    params: idParams,
    body: z.object({ step: z.enum(['return', 'confirm', 'refuse', 'cancel']), reason }),
    data: moved,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/operator/advertisements/{id}/pay',
    access: reviewers,
    params: idParams,
    body: z.object({ on: day, reference: line(2, 80) }),
    data: moved,
  }),
  places: endpoint({
    method: 'GET',
    path: '/api/operator/ad-places',
    access: editors,
    data: z.object({ places: z.array(z.object({ ...adPlaceView.shape, version: z.int() })) }),
  }),
  setPlace: endpoint({
    method: 'PUT',
    path: '/api/operator/ad-places/{place}',
    access: editors,
    params: z.object({ place: z.enum(adPlaces) }),
    body: z.object({
      base: z.int().check(z.gte(0), z.lte(2_000_000_000)),
      open: z.boolean(),
      slots: whole(limits.slots),
      cap: whole(limits.cap),
      pricePerDay: decimal(2),
    }),
    data: z.object({ version: z.int() }),
  }),
};
