import * as z from 'zod/mini';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { many, text } from '../core/schemas.ts';

/** The dictionaries (catalogue 11); the last three are trees, and `process_type` has its groups. */
export const dictTypes = [
  'trade_proportion',
  'position',
  'department',
  'how_to_know',
  'attention_exhibition',
  'enterprise_type',
  'Staff_number',
  'ent_field',
  'process_type',
  'certified_product',
  'factory_area',
  'annual_output_value',
  'system_certification',
  'sales_regions',
  'research_team',
  'system_software',
  'tendency_order',
  'your_area',
  'ent_main_product',
  'industry_services',
] as const;
export type DictType = (typeof dictTypes)[number];

const item = {
  id: z.int(),
  /** Chinese. */
  label: z.string(),
  labelEn: z.string(),
  labelEs: z.string(),
  /** Stable slug. */
  value: z.string(),
};
export const flatItem = z.object(item);
export const middle = z.object({ ...item, children: z.optional(z.array(flatItem)) });
/** Trees have at most three levels: country, province, city; group, category, leaf. */
export const dictItem = z.object({ ...item, children: z.optional(z.array(middle)) });
export type DictItem = z.infer<typeof dictItem>;

const typeName = z.string().check(z.regex(/^\w{1,40}$/));
const items = z.array(dictItem);
const regionTree = (path: string) =>
  endpoint({
    method: 'POST',
    path,
    access: open,
    shows: ['dictionaries'],
    data: items,
  });

/** Fields of a material's datasheet, as an inquiry's requirements and a product's values are asked for. */
export const datasheetFieldView = z.object({
  slug: z.string(),
  label: text,
  /** The stored unit; `altUnits` are accepted on input. */
  unit: z.nullable(z.string()),
  altUnits: z.array(z.string()),
  type: z.string(),
  need: z.enum(['must', 'nice']),
  /** Typical span: warn outside it, never refuse. */
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  standards: z.array(z.string()),
  options: z.array(z.object({ slug: z.string(), label: text })),
});

/** Calls of the dictionaries: flat lists, trees, regions, datasheets. */
export const dictionary = {
  byType: endpoint({
    method: 'GET',
    path: '/api/admin/dict/api/{dictType}',
    access: open,
    shows: ['dictionaries'],
    params: z.object({ dictType: typeName }),
    data: items,
  }),
  flat: endpoint({
    method: 'GET',
    path: '/api/admin/dict/getDict/{type}',
    access: open,
    shows: ['dictionaries'],
    params: z.object({ type: typeName }),
    data: z.array(flatItem),
  }),
  tree: endpoint({
    method: 'GET',
    path: '/api/admin/dict/tree/{type}',
    access: open,
    shows: ['dictionaries'],
    params: z.object({ type: typeName }),
    data: items,
  }),
  named: endpoint({
    method: 'GET',
    path: '/api/admin/dict/named/{type}',
    access: open,
    shows: ['dictionaries'],
    params: z.object({ type: typeName }),
    query: z.object({ values: many(z.string().check(z.regex(/^[\w.-]{1,64}$/))) }),
    data: z.array(z.object({ ...item, offered: z.boolean() })),
  }),
  childrenOf: endpoint({
    method: 'GET',
    path: '/api/admin/dict/api/getDictItemByParentId/{id}',
    access: open,
    shows: ['dictionaries'],
    params: z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) }),
    data: z.array(flatItem),
  }),
  regions: regionTree('/api/admin/sysregion/api/tree'),
  openRegions: regionTree('/api/admin/sysregion/openToTree'),
  countries: endpoint({
    method: 'GET',
    path: '/api/admin/sysregion/getCountry',
    access: open,
    shows: ['dictionaries'],
    data: z.array(flatItem),
  }),
  datasheet: endpoint({
    method: 'GET',
    path: '/api/busi/datasheet/{category}',
    access: open,
    shows: ['dictionaries'],
    params: z.object({ category: z.string().check(z.regex(/^[\w-]{1,60}$/)) }),
    data: z.array(datasheetFieldView),
  }),
};
