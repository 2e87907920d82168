import * as z from 'zod/mini';
import { counted, day, many, searchWords, slug } from '../core/schemas.ts';
import { hallStates, tradeTerms } from './states.ts';

/** Filters of the hall that say what somebody looks for: a search can be kept as an alert by them. */
export const hallWish = z.object({
  q: searchWords,
  /** Group, category or leaf of the material tree. */
  category: z.optional(slug),
  /** Lists of slugs add up: an inquiry must ask for all of them. */
  process: many(slug),
  certificate: many(slug),
  /** Where the goods are used (`ent_field`). */
  field: z.optional(slug),
  term: z.optional(z.enum(tradeTerms)),
  /** Where it is delivered: a country, its provinces included, or a province of China (`your_area`). */
  region: z.optional(slug),
  /** `1` those under a confidentiality agreement, `0` those without. */
  nda: z.optional(z.enum(['0', '1'])),
});
export type HallWish = z.infer<typeof hallWish>;

/** All filters of the hall: what is looked for, and how far each inquiry has come. */
export const hallFilters = z.object({
  ...hallWish.shape,
  state: z.optional(z.enum(hallStates)),
  /** Closing on this day of China or before. */
  until: z.optional(day),
});
export type HallFilters = z.infer<typeof hallFilters>;

/** How many inquiries each choice would leave, the other filters kept. */
export const hallCounts = z.object({
  categories: z.array(z.object({ ...counted.shape, children: z.array(counted) })),
  certificates: z.array(counted),
  processes: z.array(counted),
  fields: z.array(counted),
  /** Countries of delivery, with the provinces of China. */
  regions: z.array(z.object({ ...counted.shape, children: z.array(counted) })),
  terms: z.array(z.object({ term: z.enum(tradeTerms), n: z.int() })),
  nda: z.int(),
  states: z.record(z.enum(hallStates), z.int()),
  /** Inquiries that close on each of the next 14 days of China, today first. */
  days: z.array(z.object({ day, n: z.int() })),
});
export type HallCounts = z.infer<typeof hallCounts>;
