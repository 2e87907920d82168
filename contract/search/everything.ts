import * as z from 'zod/mini';
import { productRow } from '../catalogue/calls.ts';
import { open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { supplierRow } from '../enterprise/calls.ts';
import { inquiryRow } from '../inquiry/schemas.ts';
import { vacancyRow } from '../recruitment/schemas.ts';
import { offerRow } from '../services/schemas.ts';

const few = <T extends z.ZodMiniType>(record: T) =>
  z.object({ total: z.int(), capped: z.boolean(), records: z.array(record) });
const words = z.object({
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10)), 5),
});
/** The best of every kind that a search finds, and how many there are. */
const matches = z.object({
  products: few(productRow),
  suppliers: few(supplierRow),
  inquiries: few(inquiryRow),
  services: few(offerRow),
  vacancies: few(vacancyRow),
});

/** Calls of the search over everything; apart from those of the search field, which needs no rows. */
export const everything = {
  matches: endpoint({
    method: 'GET',
    path: '/api/busi/busifulltextsearch/searchMatchs',
    access: open,
    shows: ['products', 'companies', 'inquiries', 'services', 'vacancies', 'dictionaries'],
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
