import * as z from 'zod/mini';
import { buyersAndSuppliers, open, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/schemas.ts';
import { searchScopes } from './kinds.ts';

/** A material of the lowest level, as a choice shows it. */
export const offeredMaterial = z.object({ slug: z.string(), name: text, group: text });
/** The most names that are read at once: more than an inquiry has lines. */
export const mostNames = 40;

/** Calls of what is searched for. */
export const search = {
  hotSearches: endpoint({
    method: 'GET',
    path: '/api/busi/pc/busi/home/hotSearches',
    access: open,
    shows: [],
    query: z.object({ scope: z.optional(z.enum(searchScopes)) }),
    data: z.array(z.object({ term: z.string(), scope: z.enum(searchScopes), n: z.int() })),
  }),
  materials: endpoint({
    method: 'POST',
    path: '/api/busi/pc/busi/materials/named',
    access: within(buyersAndSuppliers, 'buy'),
    limit: { points: 240, seconds: 600, by: 'person' },
    body: z.object({
      names: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(mostNames)),
    }),
    data: z.array(z.object({ meant: z.nullable(offeredMaterial), near: z.array(offeredMaterial) })),
  }),
};
