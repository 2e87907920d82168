import * as z from 'zod/mini';
import { productRow } from '../catalogue/calls.ts';
import { open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { supplierRow } from '../enterprise/calls.ts';
import { inquiryRow } from '../inquiry/schemas.ts';

/** What a search looks for; each has its list. */
export const searchScopes = ['products', 'suppliers', 'inquiries'] as const;
export type SearchScope = (typeof searchScopes)[number];

const few = <T extends z.ZodMiniType>(record: T) =>
  z.object({ total: z.int(), capped: z.boolean(), records: z.array(record) });
const words = z.object({
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10)), 5),
});
/** The best of every kind that a search finds, and how many there are. */
const matches = z.object({ products: few(productRow), suppliers: few(supplierRow), inquiries: few(inquiryRow) });

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
  matches: endpoint({
    method: 'GET',
    path: '/api/busi/busifulltextsearch/searchMatchs',
    access: open,
    shows: ['products', 'companies', 'inquiries', 'dictionaries'],
    limit: { points: 120, seconds: 60, by: 'address' },
    query: words,
    data: matches,
  }),
  memberMatches: endpoint({
    method: 'GET',
    path: '/api/busi/busifulltextsearch/searchMatchsAuth',
    access: session,
    limit: { points: 120, seconds: 60, by: 'person' },
    query: words,
    data: matches,
  }),
};
