import * as z from 'zod/mini';
import { richKind } from '#contract/core/rich-text.ts';
import type { FieldError } from '../context.ts';
import { cleanHtml, isBlankHtml } from '../html.ts';

type Schema = z.core.$ZodType;
type Def = Record<string, unknown> & { type: string };
const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def;
const isSchema = (v: unknown): v is Schema => typeof v === 'object' && v !== null && '_zod' in v;

/** The schemas that a schema is made of, of whatever kind it is. */
const partsOf = (schema: Schema): Schema[] => {
  const def = defOf(schema);
  const values = def.type === 'lazy' ? [(def['getter'] as () => unknown)()] : Object.values(def);
  return values.flatMap((v) =>
    isSchema(v) ? [v] : typeof v === 'object' && v !== null ? Object.values(v).filter(isSchema) : [],
  );
};

const asked = new WeakMap<Schema, boolean>();
/** Whether rich text stands anywhere in it. */
const holdsRichText = (schema: Schema): boolean => {
  const before = asked.get(schema);
  if (before !== undefined) return before;
  const seen = new Set<Schema>();
  const look = (s: Schema): boolean => {
    if (seen.has(s)) return false;
    seen.add(s);
    return richKind(s) !== null || partsOf(s).some(look);
  };
  const found = look(schema);
  asked.set(schema, found);
  return found;
};

type Faults = Record<string, FieldError>;
type Walk = (schema: Schema, value: unknown, at: string, faults: Faults) => unknown;

const each = (value: unknown, turn: (v: unknown, key: string) => unknown): unknown =>
  Array.isArray(value)
    ? value.map((v, i) => turn(v, String(i)))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, turn(v, k)]))
      : value;
const below = (at: string, key: string) => (at ? `${at}.${key}` : key);

const inner: Walk = (schema, value, at, faults) => walk(defOf(schema)['innerType'] as Schema, value, at, faults);
/** Kinds of schema that rich text may stand in; each hands its value on to its parts. */
const kinds: Record<string, Walk> = {
  object: (schema, value, at, faults) => {
    const shape = defOf(schema)['shape'] as Record<string, Schema>;
    return each(value, (v, k) => {
      const part = Object.hasOwn(shape, k) ? shape[k] : undefined;
      return part ? walk(part, v, below(at, k), faults) : v;
    });
  },
  array: (schema, value, at, faults) =>
    each(value, (v, k) => walk(defOf(schema)['element'] as Schema, v, below(at, k), faults)),
  record: (schema, value, at, faults) =>
    each(value, (v, k) => walk(defOf(schema)['valueType'] as Schema, v, below(at, k), faults)),
  // The first that it can be, as when it was parsed.
  union: (schema, value, at, faults) => {
    const option = (defOf(schema)['options'] as Schema[]).find((s) => z.safeParse(s as z.ZodMiniType, value).success);
    return option ? walk(option, value, at, faults) : value;
  },
  lazy: (schema, value, at, faults) => walk(partsOf(schema)[0] as Schema, value, at, faults),
  optional: inner,
  nullable: inner,
  default: inner,
  readonly: inner,
  nonoptional: inner,
};

const walk: Walk = (schema, value, at, faults) => {
  if (value === null || value === undefined || !holdsRichText(schema)) return value;
  const kind = richKind(schema);
  if (kind) {
    const clean = typeof value === 'string' ? cleanHtml(value) : '';
    if (kind === 'must' && isBlankHtml(clean)) faults[at] ??= { code: 'required' };
    return clean;
  }
  return kindOf(schema)(schema, value, at, faults);
};

const kindOf = (schema: Schema): Walk => {
  const { type } = defOf(schema);
  const turn = kinds[type];
  if (!turn) throw new Error(`rich text can't be cleaned inside a schema of kind ${type}`);
  return turn;
};

/** @throws Error where rich text stands in a kind of schema that isn't looked through; asked when a call is mounted */
export const assertCleanable = (schema: Schema, seen = new Set<Schema>()): void => {
  if (seen.has(schema) || !holdsRichText(schema) || richKind(schema)) return;
  seen.add(schema);
  kindOf(schema);
  for (const part of partsOf(schema)) assertCleanable(part, seen);
};

/** What came in, with its rich text cleaned. @param faults takes the fields that were required and are empty now */
export const cleanGiven = (schema: Schema, value: unknown, faults: Faults): unknown => walk(schema, value, '', faults);

/** What goes out, with its rich text cleaned: also what was kept before a rule became stricter. */
export const cleanAnswer = (schema: Schema, data: unknown): unknown => walk(schema, data, '', {});
