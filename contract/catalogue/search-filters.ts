import * as z from 'zod/mini';
import { counted, many, slug, text } from '../core/schemas.ts';

/** `field:low..high`, either end may be missing, or `field:option`: a value of the datasheet. */
const valueWish = z.string().check(z.regex(/^[\w-]{1,60}:[^:]{1,60}$/));

/** What a search of products can be narrowed by besides words and material. Choices of one key about the supplier add up, countries do not. */
export const productFilters = {
  country: many(z.string().check(z.regex(/^[A-Z]{2}$/))),
  certificate: many(slug),
  process: many(slug),
  verified: z.optional(z.literal('1')),
  /** Values of the datasheet, for members; they need a material, chosen or meant by the words. */
  value: many(valueWish),
};

/** What somebody looks for among products: a search can be kept as an alert by it. */
export const productWish = z.object({
  q: z.optional(z.string().check(z.maxLength(100))),
  /** Group, category or leaf of the material tree. */
  category: z.optional(slug),
  ...productFilters,
});
export type ProductWish = z.infer<typeof productWish>;

/** A field of the datasheet with what the search has of it: options with their counts, or the span and how it is spread. */
export const sheetFacet = z.object({
  field: slug,
  label: text,
  unit: z.nullable(z.string()),
  /** Products that state the field. */
  stated: z.int(),
  options: z.array(counted),
  /** Least and greatest value, and products in each of twelve equal steps between; null for a field of options. */
  span: z.nullable(z.object({ low: z.number(), high: z.number(), steps: z.array(z.int()) })),
});

/** A part of what was typed, as it was understood; `rest` is the search without it. */
export const understoodPart = z.object({
  kind: z.enum(['material', 'value', 'word']),
  label: text,
  rest: z.string(),
});

/** How many products each choice would leave, the other filters kept. Of a search that finds very much they are what there is at least. */
export const productCounts = z.object({
  understood: z.array(understoodPart),
  /** More is found than was looked at: counts are what there is at least. */
  atLeast: z.boolean(),
  categories: z.array(z.object({ ...counted.shape, children: z.array(counted) })),
  countries: z.array(counted),
  certificates: z.array(counted),
  processes: z.array(counted),
  verified: z.int(),
  /** Empty for a visitor, and where no material is chosen or meant. */
  sheet: z.array(sheetFacet),
  /** Where nothing is found: what would be, with one condition less. */
  without: z.array(
    z.object({
      /** `q`, `category` or a filter; `rest` is what remains of it, where something does. */
      key: z.string(),
      label: text,
      rest: z.array(z.string()),
      n: z.int(),
    }),
  ),
});
