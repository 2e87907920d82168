import * as z from 'zod/mini';
import { id, instant, line, text } from '../core/schemas.ts';
import { inquiryInput, limits, lineInput, requirement } from './schemas.ts';

/**
 * What of a published inquiry can change, in the order in which it is shown. Currency, who may see it, and the material of a line stay
 * (decision 0048). `deadline` moves by an act of its own too.
 */
export const changedFields = [
  'title',
  'line',
  'specification',
  'unit',
  'tiers',
  'annual',
  'targetPrice',
  'requirements',
  'processes',
  'certificates',
  'field',
  'paymentType',
  'tradeTerm',
  'deliveryPlace',
  'deliveryRegion',
  'deliveryDate',
  'deadline',
  'maxQuotations',
  'sealed',
  'annexes',
  'note',
] as const;
export type ChangedField = (typeof changedFields)[number];

/** Those that stand outside of the gated parts: who has not accepted the agreement sees them too. */
export const openFields: readonly ChangedField[] = [
  'title',
  'tradeTerm',
  'deliveryPlace',
  'deliveryRegion',
  'deliveryDate',
  'deadline',
  'maxQuotations',
  'sealed',
];

/** One value before or after: words of people or of the dictionary, plain text (numbers, keys, days, names of files), or a requirement. */
const shownValue = z.object({
  text: z.optional(text),
  plain: z.optional(z.string()),
  requirement: z.optional(requirement),
});
export type ShownValue = z.infer<typeof shownValue>;

export const changeView = z.object({
  field: z.enum(changedFields),
  /** The number of the line; null for the inquiry as a whole. */
  line: z.nullable(z.int()),
  before: z.array(shownValue),
  after: z.array(shownValue),
});
export type ChangeView = z.infer<typeof changeView>;

/** What was changed at once; `version` is the new one, null where the reader may not know it, or the deadline alone moved. */
export const changesView = z.object({
  version: z.nullable(z.int()),
  at: instant,
  reason: z.nullable(text),
  changes: z.array(changeView),
});
export type ChangesView = z.infer<typeof changesView>;

/** A published inquiry as its buyer wants it from now on; `base` is the version that it was changed from. */
export const amendInput = z.object({
  base: z.int().check(z.gte(1), z.lte(10_000)),
  reason: z.optional(line(0, 500)),
  title: inquiryInput.shape.title,
  /** A line with an id is one that is there already; one that is left out is wanted no more. */
  lines: z.array(z.object({ ...lineInput.shape, id: z.optional(id) })).check(z.minLength(1), z.maxLength(limits.lines)),
  processes: inquiryInput.shape.processes,
  certificates: inquiryInput.shape.certificates,
  field: inquiryInput.shape.field,
  paymentType: inquiryInput.shape.paymentType,
  tradeTerm: inquiryInput.shape.tradeTerm,
  deliveryPlace: inquiryInput.shape.deliveryPlace,
  deliveryRegion: inquiryInput.shape.deliveryRegion,
  deliveryDate: inquiryInput.shape.deliveryDate,
  deadline: inquiryInput.shape.deadline,
  annexes: inquiryInput.shape.annexes,
  note: inquiryInput.shape.note,
  maxQuotations: inquiryInput.shape.maxQuotations,
  /** Left out it stays; it can change while nobody has quoted. */
  sealed: inquiryInput.shape.sealed,
});
export type AmendInput = z.infer<typeof amendInput>;
