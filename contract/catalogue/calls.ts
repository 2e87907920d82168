import * as z from 'zod/mini';
import { open, session } from '../core/access.ts';
import { inLangs, tier } from './product.ts';
import { productSorts } from './rules.ts';
import { productCounts, productFilters } from './search-filters.ts';
import { endpoint } from '../core/endpoint.ts';
import { langs } from '../core/langs.ts';
import { richText } from '../core/rich-text.ts';
import {
  counted,
  currency,
  cursorPage,
  cursorQuery,
  day,
  id,
  idParams,
  instant,
  many,
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
  /** How, by what and where it was measured, as the supplier states it; empty for nothing stated. */
  condition: z.string(),
  standard: z.string(),
  page: z.string(),
  /** Whether somebody of the platform held it against its document. */
  reviewed: z.boolean(),
  /** The day of the review, and the last day of its document; null where there is none, or it is not known. */
  review: z.nullable(z.object({ at: day, until: z.nullable(day) })),
  /** It stands in the unit that others state it in: it is searched and compared by. */
  comparable: z.boolean(),
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
  /** Address of the supplier's own first picture. */
  photo: z.nullable(z.string()),
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
  tiers: z.array(tier),
  tradeTerm: z.nullable(z.string()),
  termPlace: z.string(),
  taxIncluded: z.boolean(),
  payments: z.array(z.string()),
  /** When the price was last set; null without a price. */
  pricedAt: z.nullable(instant),
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

/** How a product meets a line of an open inquiry of the reader's side. */
export const metLine = z.object({
  inquiry: z.object({ id, number: z.string() }),
  line: z.int(),
  met: z.int(),
  asked: z.int(),
  open: z.array(text),
});

/** Calls of products: search, facets, one product, several beside each other. */
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
    // The dearest of the open reads: a search that finds nothing counts up to twelve others.
    limit: { points: 240, seconds: 60, by: 'address' },
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
      intro: inLangs(richText(20_000)),
      picture: productRow.shape.picture,
      /** Addresses of the supplier's own pictures. */
      photos: z.array(z.string()),
      /** Application fields that it serves. */
      uses: z.array(named),
      /** Its film, for everybody; null without one. */
      film: z.nullable(z.object({ url: z.string(), captions: z.array(z.enum(langs)) })),
      /** Labels of the values that a member sees. */
      fields: z.array(text),
    }),
  }),
  /** The film of a listed product, in whole or a range. */
  film: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/film/{id}',
    access: open,
    shows: [],
    params: idParams,
    file: 'any',
    data: z.any(),
  }),
  captions: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/film/{id}/captions/{lang}',
    access: open,
    shows: [],
    params: z.object({ id, lang: z.enum(langs) }),
    file: 'any',
    data: z.any(),
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
  compare: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/compare',
    access: open,
    shows: ['products', 'companies', 'dictionaries'],
    query: z.object({ ids: many(id) }),
    data: z.array(
      z.object({
        row: productRow,
        stated: z.int(),
        /** Null for a visitor. */
        full: z.nullable(full),
      }),
    ),
  }),
  meets: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/meets/{id}',
    access: session,
    params: idParams,
    data: z.array(metLine),
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
