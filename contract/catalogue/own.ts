import * as z from 'zod/mini';
import { roleCodes, roles, session, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import {
  currency,
  id,
  idParams,
  instant,
  named,
  nothing,
  page,
  pageQuery,
  searchWords,
  slug,
  text,
} from '../core/schemas.ts';
import { filmCaptions } from '../content/captions.ts';
import { productInput, tier } from './product.ts';
import { bulkActs, importStates, ownSorts, priceSources, productLimits, productStates, rowActs } from './rules.ts';

/** Refusals of the supplier's catalogue. */
export const catalogueErrors = refusals('catalogue', {
  changed: 409,
  tooMany: 422,
  notSheet: 422,
  noColumns: 422,
  emptySheet: 422,
  longSheet: 422,
  importOver: 409,
  takenDown: 409,
});

const suppliers = roles(roleCodes.supplier);
const seeing = within(suppliers, 'seeSelling');
const selling = within(suppliers, 'sell');

/** A picture that a product shows. */
export const pictureView = z.object({ id, url: z.string() });

/** A product in its supplier's list. */
export const ownRow = z.object({
  id,
  revision: z.int(),
  state: z.enum(productStates),
  name: text,
  model: z.string(),
  category: named,
  price: z.nullable(z.string()),
  currency,
  per: z.string(),
  tiers: z.int(),
  moq: z.nullable(z.string()),
  hot: z.boolean(),
  picture: z.nullable(z.object({ subject: z.string(), seed: z.int() })),
  photo: z.nullable(z.string()),
  /** Values that the datasheet states, and how many of those that buyers usually state are missing. */
  stated: z.int(),
  lacking: z.int(),
  /** Why the platform took it down: it cannot be listed meanwhile; null where it did not. */
  takenDown: z.nullable(z.string()),
  updatedAt: instant,
});
export type OwnRow = z.infer<typeof ownRow>;

/** A product as its supplier edits it. */
export const ownProduct = z.object({
  id,
  revision: z.int(),
  ...productInput.shape,
  pictures: z.array(pictureView),
  values: z.array(
    z.object({
      field: z.string(),
      value: z.string(),
      unit: z.nullable(z.string()),
      condition: z.string(),
      standard: z.string(),
      page: z.string(),
      reviewed: z.boolean(),
    }),
  ),
  uses: z.array(z.string()),
  film: z.nullable(z.object({ id, name: z.string(), size: z.int(), url: z.string() })),
  captions: filmCaptions,
  takenDown: z.nullable(z.string()),
  updatedAt: instant,
});
export type OwnProduct = z.infer<typeof ownProduct>;

/** A price as it stood: the single price, what it is for, and the steps. */
export const pricePoint = z.object({
  price: z.nullable(z.string()),
  currency,
  per: z.string(),
  samplePrice: z.nullable(z.string()),
  tiers: z.array(tier),
});
/** One change of a price; `was` is null for the first. */
export const priceChange = z.object({
  id,
  at: instant,
  by: z.string(),
  how: z.enum(priceSources),
  was: z.nullable(pricePoint),
  now: pricePoint,
});

/** A fault of a cell, in words of the reader; `column` is the title of its column. */
const cellFault = z.object({ column: z.string(), message: z.string() });
/** A row of an imported file: what it would do, and what of a product it would change. */
export const importRow = z.object({
  row: z.int(),
  act: z.enum(rowActs),
  name: text,
  model: z.string(),
  faults: z.array(cellFault),
  changes: z.array(z.object({ column: z.string(), was: z.string(), now: z.string() })),
});
export type ImportRow = z.infer<typeof importRow>;

/** An import: what was found in the file, and how many rows are written. */
export const importView = z.object({
  id,
  name: z.string(),
  state: z.enum(importStates),
  total: z.int(),
  fresh: z.int(),
  changed: z.int(),
  same: z.int(),
  faults: z.int(),
  done: z.int(),
  skipped: z.int(),
  createdAt: instant,
});
export type ImportView = z.infer<typeof importView>;

const cell = z.union([z.string(), z.number(), z.null()]);
/** How often a person may write at once, and in a minute. */
const writes = { points: 120, seconds: 60, by: 'person' } as const;

/** Calls of a supplier's own catalogue. */
export const ownProducts = {
  add: endpoint({
    method: 'POST',
    path: '/api/busi/busiproductinfo/v2/add',
    access: selling,
    touches: ['products'],
    limit: writes,
    body: z.object({ clientKey: id, ...productInput.shape }),
    data: z.object({ id, revision: z.int() }),
  }),
  update: endpoint({
    method: 'POST',
    path: '/api/busi/busiproductinfo/v2/update',
    access: selling,
    touches: ['products'],
    limit: writes,
    body: z.object({ id, revision: z.int(), ...productInput.shape }),
    data: z.object({ id, revision: z.int() }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/busi/busiproductinfo/delete/{id}',
    access: selling,
    touches: ['products'],
    params: idParams,
    data: nothing,
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/api/busi/busiproductinfo/v2/bulk',
    access: selling,
    touches: ['products'],
    limit: writes,
    body: z.object({
      ids: z.array(id).check(z.minLength(1), z.maxLength(productLimits.together)),
      act: z.enum(bulkActs),
      percent: z.optional(
        z.string().check(
          z.regex(/^-?\d{1,3}(\.\d{1,2})?$/),
          z.refine((v) => Number(v) > -100 && Number(v) <= 500, { params: { rule: 'format' } }),
        ),
      ),
      category: z.optional(slug),
    }),
    data: z.object({ done: z.int(), left: z.array(z.object({ id, name: text })) }),
  }),
  recommend: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/v2/update/recommend',
    access: selling,
    acts: true,
    touches: ['products'],
    limit: writes,
    query: z.object({ id, hot: z._default(z.enum(['0', '1']), '1') }),
    data: z.object({ id, hot: z.boolean() }),
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/v2/page',
    access: session,
    query: z.object({
      ...pageQuery,
      q: searchWords,
      state: z.optional(z.enum(productStates)),
      category: z.optional(slug),
      sort: z.optional(z.enum(ownSorts)),
    }),
    data: z.object({
      ...page(ownRow).shape,
      states: z.object({ draft: z.int(), listed: z.int(), hidden: z.int() }),
      categories: z.array(z.object({ ...named.shape, n: z.int() })),
    }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/v2/own/{id}',
    access: seeing,
    params: idParams,
    data: ownProduct,
  }),
  prices: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/v2/prices/{id}',
    access: seeing,
    params: idParams,
    data: z.array(priceChange),
  }),
  alike: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/v2/alike',
    access: seeing,
    limit: { points: 120, seconds: 60, by: 'person' },
    query: z.object({
      name: z.optional(z.string().check(z.maxLength(200))),
      model: z.optional(z.string().check(z.maxLength(80))),
      except: z.optional(id),
    }),
    data: z.array(z.object({ id, name: text, model: z.string(), state: z.enum(productStates) })),
  }),
  asked: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/v2/asked/{category}',
    access: seeing,
    params: z.object({ category: slug }),
    data: z.nullable(z.object({ inquiries: z.int(), fields: z.array(z.object({ field: z.string(), n: z.int() })) })),
  }),
  sync: endpoint({
    method: 'POST',
    path: '/api/busi/busiproductinfo/syncProduct',
    aliases: ['/api/busi/busienterprise/syncProduct'],
    access: selling,
    limit: { points: 6, seconds: 600, by: 'person' },
    data: z.object({ products: z.int() }),
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/v2/sheet',
    access: seeing,
    limit: { points: 120, seconds: 600, by: 'person' },
    query: z.object({ after: z.optional(id), template: z.optional(slug) }),
    data: z.object({ titles: z.array(z.string()), rows: z.array(z.array(cell)), next: z.nullable(id) }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/busi/busiproductinfo/v2/import/check',
    access: selling,
    limit: { points: 20, seconds: 600, by: 'person' },
    body: z.object({ file: id }),
    data: importView,
  }),
  importOf: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/v2/import/{id}',
    access: seeing,
    params: idParams,
    data: importView,
  }),
  importRows: endpoint({
    method: 'GET',
    path: '/api/busi/busiproductinfo/v2/import/rows/{id}',
    access: seeing,
    params: idParams,
    query: z.object({ ...pageQuery, act: z.optional(z.enum(rowActs)) }),
    data: page(importRow),
  }),
  startImport: endpoint({
    method: 'POST',
    path: '/api/busi/busiproductinfo/v2/import/start/{id}',
    access: selling,
    limit: { points: 20, seconds: 600, by: 'person' },
    params: idParams,
    data: importView,
  }),
};
