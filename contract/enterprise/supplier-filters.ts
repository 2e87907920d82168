import * as z from 'zod/mini';
import { counted, many, slug } from '../core/schemas.ts';
import { readCapacityRange, quotesRanges } from './supplier-ranges.ts';

/** What a search of suppliers asks: processes and certificates add up, places and ranges of capacity do not. */
export const supplierWish = {
  /** A name, or what is made. */
  q: z.optional(z.string().check(z.maxLength(60))),
  /** Group or category of materials: what it makes or works; with a process, what it works in that process. */
  category: z.optional(slug),
  process: many(slug),
  certificate: many(slug),
  /** Countries, and provinces of China. */
  place: many(z.string().check(z.regex(/^([A-Z]{2}|\d{6})$/))),
  /** Ranges of the yearly capacity: a unit, and where the range begins. */
  capacity: many(z.string().check(z.refine((v) => readCapacityRange(v) !== undefined))),
  /** Hours within which it usually quotes. */
  quotes: z.optional(z.enum(quotesRanges)),
  /** With certificates that an operator has seen. */
  evidence: z.optional(z.literal('1')),
};

export type SupplierWish = z.infer<z.ZodMiniObject<typeof supplierWish>>;

const place = z.object({ ...counted.shape, children: z.array(counted) });
const plain = z.object({ key: z.string(), n: z.int() });

/** How many suppliers each choice would leave, the other filters kept. */
export const supplierCounts = z.object({
  categories: z.array(place),
  processes: z.array(counted),
  certificates: z.array(counted),
  places: z.array(place),
  capacities: z.array(plain),
  quotes: z.array(plain),
  reviewed: z.int(),
  /** Where nothing is found: what would be, with one condition less. */
  without: z.array(z.object({ key: z.string(), value: z.string(), n: z.int() })),
});
