import * as z from 'zod/mini';
import { open, session } from '../core/access.ts';
import { productSorts } from './rules.ts';
import { productCounts, productFilters } from './search-filters.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  counted,
  currency,
  cursorPage,
  cursorQuery,
  id,
  idParams,
  instant,
  named,
  slug,
  text,
} from '../core/schemas.ts';

export const company = z.object({ id, name: text, city: text, countryCode: z.string(), verified: z.boolean() });

/** Why a price is shown or not: fixed, empty (to be negotiated), or only after login. */
export const priceStates = ['fixed', 'negotiable', 'login'] as const;

/** One value of a datasheet with the methods that measure it; methods differ, so values are never ranked. */
export const productValue = z.object({
  field: z.string(),
  label: text,
  value: text,
  unit: z.nullable(z.string()),
  standards: z.array(z.string()),
});

/** A product in a list. Prices are decimal text a `per` unit, excluding tax; a visitor gets none. */
export const productRow = z.object({
  id,
  name: text,
  model: z.string(),
  category: named,
  company: z.nullable(company),
  priceState: z.enum(priceStates),
  price: z.nullable(z.string()),
  currency,
  per: z.string(),
  moq: z.nullable(z.string()),
  hot: z.boolean(),
  picture: z.nullable(z.object({ subject: z.string(), seed: z.int() })),
  /** The first three values of its datasheet; none for a visitor. */
  values: z.array(productValue),
});
export type ProductRow = z.infer<typeof productRow>;

export const full = z.object({
  row: productRow,
  path: z.array(named),
  brand: z.string(),
  overview: text,
  values: z.array(productValue),
  samplePrice: z.nullable(z.string()),
  sampleMoq: z.nullable(z.string()),
  updatedAt: instant,
});

const listQuery = z.object({
  ...cursorQuery,
  q: z.optional(z.string().check(z.maxLength(100))),
  /** Group, category or leaf of the material tree. */
  category: z.optional(slug),
  company: z.optional(id),
  sort: z.optional(z.enum(productSorts)),
  ...productFilters,
});

/** Products that a search finds; `instead` is what was searched for where what was typed means nothing: an error, or pinyin. */
const found = z.object({ ...cursorPage(productRow).shape, instead: z.nullable(z.string()) });

/** Calls of products: search, facets, one product. */
export const catalogue = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/all/page',
    access: open,
    shows: ['products', 'companies', 'dictionaries'],
    query: listQuery,
    data: found,
  }),
  memberPage: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/all_auth/page',
    access: session,
    query: listQuery,
    data: found,
  }),
  facets: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/facets',
    access: open,
    shows: ['products', 'companies', 'dictionaries'],
    query: z.object({ q: z.optional(z.string().check(z.maxLength(100))) }),
    data: z.array(z.object({ ...counted.shape, children: z.array(counted) })),
  }),
  filters: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/filters',
    access: open,
    shows: ['products', 'companies', 'dictionaries'],
    query: z.object({
      q: listQuery.shape.q,
      category: listQuery.shape.category,
      company: listQuery.shape.company,
      ...productFilters,
    }),
    data: productCounts,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/detail/{id}',
    access: open,
    shows: ['products', 'companies', 'dictionaries'],
    params: idParams,
    data: z.object({
      id,
      name: text,
      category: named,
      path: z.array(named),
      company: z.nullable(company),
      overview: text,
      picture: productRow.shape.picture,
      /** Labels of the values that a member sees. */
      fields: z.array(text),
    }),
  }),
  similar: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/similar/{id}',
    access: open,
    shows: ['products', 'companies', 'dictionaries'],
    params: idParams,
    data: z.array(
      z.object({
        row: productRow,
        /** How many values its datasheet states. */
        stated: z.int(),
        /** Null for a visitor. */
        values: z.nullable(z.array(productValue)),
      }),
    ),
  }),
  memberDetail: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/detail_auth/{id}',
    access: session,
    aliases: ['/api/busi/busiproductinfo/v2/product/{id}'],
    params: idParams,
    data: full,
  }),
};
