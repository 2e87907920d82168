import * as z from 'zod/mini';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, page, pageQuery, searchWords } from '../core/schemas.ts';
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
