import * as z from 'zod/mini';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';

/** What a search looks for; each has its list. */
export const searchScopes = ['products', 'suppliers', 'inquiries'] as const;
export type SearchScope = (typeof searchScopes)[number];

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
};
