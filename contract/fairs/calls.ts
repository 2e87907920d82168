import * as z from 'zod/mini';
import { identified, open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { langs } from '../core/langs.ts';
import { id, idParams, instant, nothing, page, pageQuery, searchWords } from '../core/schemas.ts';
import { boothClasses } from './classes.ts';
import { boothSizes } from './states.ts';
import { boothCounts, boothFound, boothView, fairRow, hallView } from './views.ts';

/** Calls of fairs, their halls and booths, as everybody reads them. */
export const fairs = {
  list: endpoint({
    method: 'GET',
    path: '/api/busi/fair/list',
    access: open,
    shows: ['fairs'],
    data: z.object({ fairs: z.array(fairRow) }),
  }),
  hall: endpoint({
    method: 'GET',
    path: '/api/busi/fair/hall/{id}',
    access: open,
    shows: ['fairs', 'companies', 'products'],
    params: idParams,
    data: hallView,
  }),
  booth: endpoint({
    method: 'GET',
    path: '/api/busi/fair/booth/{id}',
    access: open,
    shows: ['fairs', 'companies', 'products', 'dictionaries'],
    params: idParams,
    data: boothView,
  }),
  captions: endpoint({
    method: 'GET',
    path: '/api/busi/fair/booth/{id}/captions/{lang}',
    access: session,
    params: z.object({ id, lang: z.enum(langs) }),
    file: 'any',
    data: z.any(),
  }),
  booths: endpoint({
    method: 'GET',
    path: '/api/busi/fair/booths',
    access: open,
    shows: ['fairs', 'companies', 'products', 'dictionaries'],
    limit: { points: 240, seconds: 60, by: 'address' },
    query: z.object({
      ...pageQuery,
      q: searchWords,
      class: z.optional(z.enum(boothClasses)),
      boothSize: z.optional(z.enum(boothSizes)),
      fair: z.optional(id),
      region: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    }),
    data: z.object({ ...page(boothFound).shape, counts: boothCounts }),
  }),
};

/** Refusals of what is done in halls. */
export const hallErrors = refusals('halls', { own: 409, closed: 409, tooSoon: 429 });

/** Calls of people who are in a hall with one another; their positions and words go by the socket (`presence.ts`). */
export const halls = {
  callStaff: endpoint({
    method: 'POST',
    path: '/api/busi/fair/booth/{id}/call',
    access: identified,
    limit: { points: 20, seconds: 600, by: 'person' },
    params: idParams,
    data: z.object({ told: z.int() }),
  }),
  blocks: endpoint({
    method: 'GET',
    path: '/api/busi/fair/blocks',
    access: session,
    data: z.object({ people: z.array(z.object({ userId: id, name: z.string(), at: instant })) }),
  }),
  block: endpoint({
    method: 'POST',
    path: '/api/busi/fair/block/{id}',
    access: session,
    limit: { points: 60, seconds: 600, by: 'person' },
    params: idParams,
    data: nothing,
  }),
  unblock: endpoint({
    method: 'POST',
    path: '/api/busi/fair/unblock/{id}',
    access: session,
    limit: { points: 60, seconds: 600, by: 'person' },
    params: idParams,
    data: nothing,
  }),
};
