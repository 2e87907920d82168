import * as z from 'zod/mini';
import { currency, day, decimal, id, instant, named, slug, text } from '../core/schemas.ts';
import { cuttings, harshConditions, testCodePattern, testConditions, testLimits, testProperties } from './rules.ts';

/** A line as a query carries it; `testCode` writes it. */
export const testCodeText = z.string().check(z.regex(testCodePattern));

/** A test method of the list. */
export const testMethod = z.object({
  slug,
  /** Number of the standard, as it is cited. */
  standard: z.string(),
  property: z.enum(testProperties),
  name: text,
  measures: text,
  unit: z.string(),
  /** Slugs of the dictionary's materials that it is for. */
  materials: z.array(z.string()),
  /** Specimens of a set. */
  specimens: z.int(),
  size: z.string(),
  conditions: z.array(z.enum(testConditions)),
  /** Laboratories whose sheet has it. */
  labs: z.int(),
});
export type TestMethod = z.infer<typeof testMethod>;

const pricedTest = z.object({
  method: slug,
  condition: z.enum(testConditions),
  n: z.int(),
  charged: z.int(),
  each: z.string(),
  setup: z.string(),
  total: z.string(),
  days: z.int(),
});
const lab = z.object({ id, name: text, city: text });

/** A laboratory with a sheet, as everybody sees it: no prices. */
export const testLab = z.object({
  lab,
  offer: id,
  methods: z.int(),
  conditions: z.array(z.enum(testConditions)),
  cuts: z.boolean(),
  /** Working days of its fastest method. */
  days: z.int(),
  accreditations: z.array(z.string()),
});
export type TestLab = z.infer<typeof testLab>;

/** What a request comes to at one laboratory. */
export const labPrice = z.object({
  lab,
  offer: id,
  version: z.int(),
  currency,
  lines: z.array(z.nullable(pricedTest)),
  cuts: z.boolean(),
  whole: z.boolean(),
  total: z.string(),
  days: z.int(),
  accreditations: z.array(z.string()),
});
export type LabPrice = z.infer<typeof labPrice>;

/** A line that a quotation keeps, with its method as it was called then. */
export const quotedTest = z.object({ ...pricedTest.shape, standard: z.string(), name: text });
export type QuotedTest = z.infer<typeof quotedTest>;

export const quotationRow = z.object({
  id,
  number: z.string(),
  lab,
  material: named,
  tests: z.int(),
  currency,
  total: z.string(),
  days: z.int(),
  validUntil: day,
  /** Whether it still holds. */
  holds: z.boolean(),
  /** The application that was made of it; null for none yet. */
  application: z.nullable(id),
  createdAt: instant,
});
export type QuotationRow = z.infer<typeof quotationRow>;
export const quotationDetail = z.object({
  row: quotationRow,
  offer: id,
  cutting: z.enum(cuttings),
  lines: z.array(quotedTest),
  /** Standards that were asked for and that the laboratory does not do. */
  missing: z.array(z.object({ standard: z.string(), name: text })),
  /** Whether the caller may make an application of it, or what stands in the way. */
  send: z.enum(['yes', 'sent', 'over', 'seat', 'complete', 'gone']),
});
export type QuotationDetail = z.infer<typeof quotationDetail>;

const factor = z.nullable(z.int().check(z.gte(100), z.lte(testLimits.factor)));
const days = z.int().check(z.gte(0), z.lte(testLimits.days));
const each = <T extends z.ZodMiniType>(of: T) =>
  z.object({ cold: of, hot: of, hotWet: of } satisfies Record<(typeof harshConditions)[number], T>);
/** A price sheet as its laboratory writes it. */
export const sheetInput = z.object({
  offer: id,
  currency,
  factors: each(factor),
  conditioning: each(days),
  cutting: z.nullable(decimal(2)),
  lines: z
    .array(
      z.object({
        method: slug,
        price: decimal(2),
        setup: decimal(2),
        least: z.int().check(z.gte(1), z.lte(testLimits.least)),
        days: z.int().check(z.gte(1), z.lte(testLimits.days)),
      }),
    )
    .check(z.maxLength(testLimits.methods)),
});
const sheet = z.object({
  offer: z.nullable(id),
  currency,
  factors: each(z.nullable(z.int())),
  conditioning: each(z.int()),
  cutting: z.nullable(z.string()),
  lines: z.array(z.object({ method: slug, price: z.string(), setup: z.string(), least: z.int(), days: z.int() })),
});
export const ownSheet = z.object({
  sheet,
  /** Counts its saves; 0 before the first. */
  version: z.int(),
  /** The company's own offers of tests, under one of which it stands. */
  offers: z.array(z.object({ id, name: text, listed: z.boolean() })),
});
export type OwnSheet = z.infer<typeof ownSheet>;

/** What a saving changed: a method's price before and after, null where it was not there. */
export const sheetVersion = z.object({
  version: z.int(),
  by: z.string(),
  at: instant,
  methods: z.int(),
  currency,
  changed: z.array(z.object({ method: slug, before: z.nullable(z.string()), after: z.nullable(z.string()) })),
});
export type SheetVersion = z.infer<typeof sheetVersion>;
