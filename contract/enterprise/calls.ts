import * as z from 'zod/mini';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { counted, day, id, idParams, named, page, pageQuery, text } from '../core/schemas.ts';
import { supplierCounts, supplierWish } from './supplier-filters.ts';

/** What everybody may see of a company in a list. */
const companyCard = z.object({
  id,
  slug: z.string(),
  name: text,
  city: text,
  country: text,
  countryCode: z.string(),
  categories: z.array(named),
  verified: z.boolean(),
  level: z.string(),
  logo: z.nullable(z.string()),
});

/** A certificate with what is known of it; `verified` means that an operator has seen the document. */
export const certificateView = z.object({
  slug: z.string(),
  name: text,
  verified: z.boolean(),
  validUntil: z.nullable(day),
  /** When an operator reviewed it by itself; null where that came with the company's verification, or never. */
  reviewedAt: z.nullable(day),
  /** Where identified members read its document; null where the company has shown none. */
  document: z.nullable(z.string()),
});

/**
 * How a supplier answered the inquiries of a year that it was told of: the share in per cent, and the median hours to its first
 * quotation. Null where there are too few to say (sites 16).
 */
const supplierResponse = z.nullable(z.object({ rate: z.int(), hours: z.nullable(z.int()) }));

/** A supplier in a list. `certificates` are verified and in force; `matrix` has a row a material, a column a process, 0-3. */
export const supplierRow = z.object({
  ...companyCard.shape,
  processes: z.array(named),
  certificates: z.array(certificateView),
  matrix: z.array(z.array(z.int())),
  response: supplierResponse,
});
export type SupplierRow = z.infer<typeof supplierRow>;

/** Public facts of a company: no person, phone or e-mail address (security 4). */
export const companyDetail = z.object({
  ...companyCard.shape,
  intro: text,
  entType: z.nullable(text),
  staff: z.nullable(text),
  processes: z.array(named),
  fields: z.array(named),
  certificates: z.array(certificateView),
  capabilities: z.array(z.object({ category: named, process: named, level: z.int() })),
  salesRegions: z.array(text),
  tendencyOrder: z.nullable(z.int()),
  annualCapacity: z.nullable(z.object({ value: z.number(), unit: z.string() })),
  founded: z.nullable(z.int()),
  /** Size of its plant, as a span. */
  plant: z.nullable(text),
  /** Share of what it sells that goes abroad, in percent. */
  exported: z.nullable(z.int()),
  response: supplierResponse,
});

/** Verified suppliers at a material and a process by the best that each can do there: samples, short runs, series. */
const capabilityCell = z.object({ process: z.string(), levels: z.tuple([z.int(), z.int(), z.int()]) });
/** What verified suppliers can do, over the categories of materials and the processes that any of them has (catalogue 29). */
const capabilityOverview = z.object({
  total: z.int(),
  processes: z.array(named),
  groups: z.array(
    z.object({ ...named.shape, rows: z.array(z.object({ ...counted.shape, cells: z.array(capabilityCell) })) }),
  ),
  /** Certificates that were seen and are in force, by how many suppliers hold each. */
  certificates: z.array(counted),
});
export type CapabilityOverview = z.infer<typeof capabilityOverview>;

/** Calls of companies as the public sees them. */
export const enterprise = {
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/busienterprise/ent/detail/{id}',
    access: open,
    shows: ['companies', 'dictionaries'],
    params: idParams,
    data: companyDetail,
  }),
  logo: endpoint({
    method: 'GET',
    path: '/api/busi/busienterprise/logo/{id}',
    access: open,
    shows: [],
    params: idParams,
    file: 'picture',
    data: z.any(),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/busi/pc/busi/home/enterprise/list',
    access: open,
    shows: ['products', 'companies', 'dictionaries'],
    query: z.object({ ...pageQuery, ...supplierWish }),
    /** `instead` is what was searched for where what was typed finds nothing: an error of spelling, or pinyin. */
    data: z.object({ ...page(supplierRow).shape, instead: z.nullable(z.string()) }),
  }),
  filters: endpoint({
    method: 'GET',
    path: '/api/busi/pc/busi/home/enterprise/filters',
    access: open,
    shows: ['products', 'companies', 'dictionaries'],
    limit: { points: 240, seconds: 60, by: 'address' },
    query: z.object(supplierWish),
    data: supplierCounts,
  }),
  facets: endpoint({
    method: 'GET',
    path: '/api/busi/pc/busi/home/enterprise/facets',
    access: open,
    shows: ['companies', 'dictionaries'],
    data: z.object({
      total: z.int(),
      categories: z.array(z.object({ ...counted.shape, children: z.array(counted) })),
      processes: z.array(counted),
      fields: z.array(counted),
      countries: z.array(counted),
    }),
  }),
  capabilities: endpoint({
    method: 'GET',
    path: '/api/busi/pc/busi/home/enterprise/capabilities',
    access: open,
    shows: ['companies', 'dictionaries'],
    data: capabilityOverview,
  }),
};
