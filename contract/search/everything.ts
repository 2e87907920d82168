import * as z from 'zod/mini';
import { productRow } from '../catalogue/calls.ts';
import { open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { page, pageQuery } from '../core/schemas.ts';
import { pieceRow } from '../content/calls.ts';
import { supplierRow } from '../enterprise/calls.ts';
import { inquiryRow } from '../inquiry/schemas.ts';
import { vacancyRow } from '../recruitment/schemas.ts';
import { offerRow } from '../services/schemas.ts';
import { exhibitionFound } from './exhibition.ts';

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
  pieces: few(pieceRow),
  exhibitions: few(exhibitionFound),
});

/** Calls of the search over everything; apart from those of the search field, which needs no rows. */
export const everything = {
  matches: endpoint({
    method: 'GET',
    path: '/api/busi/busifulltextsearch/searchMatchs',
    access: open,
    shows: ['products', 'companies', 'inquiries', 'services', 'vacancies', 'content', 'fairs', 'dictionaries'],
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
  exhibitions: endpoint({
    method: 'GET',
    path: '/api/busi/busifulltextsearch/exhibitions',
    access: open,
    shows: ['fairs', 'companies', 'products', 'dictionaries'],
    limit: { points: 120, seconds: 60, by: 'address' },
    query: z.object({ ...pageQuery, q: words.shape.q }),
    data: page(exhibitionFound),
  }),
};
