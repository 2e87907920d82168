import * as z from 'zod/mini';

/** UUID of a record. */
export const id = z.uuid();
/** `{id}` of a path. */
export const idParams = z.object({ id });
/** Text in up to three languages; at least one is there. */
export const text = z.object({
  cn: z.optional(z.string()),
  en: z.optional(z.string()),
  es: z.optional(z.string()),
});
export type Text = z.infer<typeof text>;
/** Key of an item of a dictionary. */
export const slug = z.string().check(z.regex(/^[\w-]{1,60}$/));
/** An item of a dictionary with its name. */
export const named = z.object({ slug: z.string(), name: text });
/** The same with a count, as filters show it. */
export const counted = z.object({ ...named.shape, n: z.int() });

/** One value or a repeated key: arrays of a GET (calls 5). */
export const many = <T extends z.ZodMiniType<unknown, string>>(item: T) =>
  z.optional(
    z.pipe(
      z.transform((v: unknown) => (v === undefined ? undefined : Array.isArray(v) ? v : [v])),
      z.optional(z.array(item).check(z.maxLength(50))),
    ),
  );

const count = (fallback: number, most: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(most)), fallback);
/** `current` starts at 1; `size` is at most 100 (calls 6). */
export const pageQuery = { current: count(1, 10_000), size: count(20, 100) };

const pageInfo = { total: z.int(), size: z.int(), current: z.int(), pages: z.int() };
/** One page of records: `total` records in `pages` pages of `size`, this one the `current` (from 1). */
export const page = <T extends z.ZodMiniType>(record: T) => z.object({ records: z.array(record), ...pageInfo });
export type Page<T> = { records: T[]; total: number; size: number; current: number; pages: number };
/** Makes a page of the records found and their number in all. */
export const pageOf = <T>(records: T[], total: number, q: { current: number; size: number }): Page<T> => ({
  records,
  total,
  size: q.size,
  current: q.current,
  pages: Math.ceil(total / q.size),
});

/** Words that a list is searched by; each must be found (`everyWord`). */
export const searchWords = z.optional(z.string().check(z.trim(), z.maxLength(80)));
/** A list that may be long: `cursor` is a `next` or `previous` of an answer to the same filters and order; it goes before `current`. */
export const cursorQuery = { ...pageQuery, cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,400}$/))) };
const cursorInfo = { capped: z.boolean(), next: z.nullable(z.string()), previous: z.nullable(z.string()) };
/** One page of it. Where `capped`, there are more than the `total`, which stops at `countedRows`. */
export const cursorPage = <T extends z.ZodMiniType>(record: T) => z.object({ ...page(record).shape, ...cursorInfo });
type Turns = { capped: boolean; next: string | null; previous: string | null };
export type CursorPage<T> = Page<T> & Turns;
/** Makes such a page of the records found and what the store says of the rest. */
export const cursorPageOf = <T>(
  records: T[],
  { total, capped, next, previous }: Turns & { total: number },
  q: { current: number; size: number },
): CursorPage<T> => ({ ...pageOf(records, total, q), capped, next, previous });

/** A trimmed string of `min` to `max` characters. */
export const line = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max));

const decimalOf = (digits: number) => z.string().check(z.regex(new RegExp(`^\\d{1,12}(\\.\\d{1,${digits}})?$`)));
const decimals = { 2: decimalOf(2), 3: decimalOf(3), 4: decimalOf(4) };
/** Decimal text with at most `digits` after the point; money and quantities are never floats on the wire. */
export const decimal = (digits: keyof typeof decimals) => decimals[digits];
/** Currencies that inquiries, quotations and orders are made in; ISO 4217. */
export const currencies = ['CNY', 'EUR', 'USD'] as const;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

/** ISO 8601 instant in UTC. */
export const instant = z.iso.datetime();
/** A calendar day, `2026-11-20`; of China where nothing else is said. */
export const day = z.iso.date();
/** The answer of a call that has nothing to tell: null. */
export const nothing = z.nullable(z.undefined());

/** A form as it was typed, up to 100,000 characters of JSON: nothing in it is checked. */
export const draftContent = z
  .record(z.string(), z.unknown())
  .check(z.refine((v) => JSON.stringify(v).length < 100_000, { params: { rule: 'draftTooLong' } }));
/** When a draft was saved, and how often: the number that a later saving names as its `base`. */
export const draftStamp = { revision: z.int(), savedAt: instant };
/** The revision that a draft was changed from, 0 for none; within what the database counts to. */
export const draftBase = z.int().check(z.gte(0), z.lte(2_000_000_000));
/** A draft beside its stamp: what is read, and what a saving over an older revision is refused with. */
export type KeptDraft = { content: Record<string, unknown>; revision: number; savedAt: string };

/** An IANA name of a time zone, as a browser knows its own; China's is meant where there is none, or one that nobody knows. */
export const timeZone = z.optional(z.string().check(z.maxLength(60), z.regex(/^[\w+/-]+$/)));
