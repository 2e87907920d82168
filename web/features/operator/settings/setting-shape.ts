import type * as z from 'zod/mini';
import { langs } from '#contract/core/langs.ts';

/** What a form needs to know of a setting's schema. */
export type Shape =
  | { kind: 'text' | 'flag' | 'day' | 'line' | 'number' }
  | { kind: 'choice'; options: string[] }
  | { kind: 'choices'; options: string[] }
  | { kind: 'lines'; most: number }
  | { kind: 'list'; of: Shape; most: number }
  | { kind: 'group'; fields: [string, Shape][] }
  | { kind: 'maybe'; of: Shape };

type Def = {
  type: string;
  format?: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  entries?: Record<string, string>;
  checks?: { _zod: { def: { check: string; maximum?: number } } }[];
};
const defOf = (s: z.ZodMiniType): Def => s._zod.def as unknown as Def;
const maxChoices = (d: Def): number =>
  d.checks?.map((c) => c._zod.def).find((c) => c.check === 'max_length')?.maximum ?? 50;

/** The form of a schema. @throws where a schema has a kind that no field exists for: a new setting needs one */
export const shapeOf = (schema: z.ZodMiniType): Shape => {
  const d = defOf(schema);
  if (d.type === 'boolean') return { kind: 'flag' };
  if (d.type === 'number') return { kind: 'number' };
  if (d.type === 'enum') return { kind: 'choice', options: Object.values(d.entries ?? {}) };
  if (d.type === 'string') return { kind: d.format === 'date' ? 'day' : 'line' };
  if ((d.type === 'nullable' || d.type === 'optional') && d.innerType)
    return { kind: 'maybe', of: shapeOf(d.innerType) };
  if (d.type === 'array' && d.element) {
    const of = shapeOf(d.element);
    if (of.kind === 'choice') return { kind: 'choices', options: of.options };
    return of.kind === 'line' ? { kind: 'lines', most: maxChoices(d) } : { kind: 'list', of, most: maxChoices(d) };
  }
  if (d.type === 'object' && d.shape) {
    const names = Object.keys(d.shape);
    if (names.length === langs.length && langs.every((l) => names.includes(l))) return { kind: 'text' };
    return { kind: 'group', fields: Object.entries(d.shape).map(([k, s]) => [k, shapeOf(s)]) };
  }
  throw new Error(`no field for a ${d.type}`);
};

/** What a new entry of a list begins as. */
export const emptyOf = (shape: Shape): unknown => {
  if (shape.kind === 'text') return {};
  if (shape.kind === 'flag') return false;
  if (shape.kind === 'number') return 0;
  if (shape.kind === 'choice') return shape.options[0];
  if (shape.kind === 'choices' || shape.kind === 'lines' || shape.kind === 'list') return [];
  if (shape.kind === 'maybe') return null;
  if (shape.kind === 'group') return Object.fromEntries(shape.fields.map(([k, s]) => [k, emptyOf(s)]));
  return '';
};
