import * as z from 'zod/mini';
import type { AnyEndpoint } from './endpoint.ts';

/** What is wrong with one field: a rule of `rules` in errors.json, with its parameters. */
export type FieldFault = { code: string; params?: Record<string, unknown> | undefined };
export const inputParts = ['params', 'query', 'body'] as const;
export type InputPart = (typeof inputParts)[number];

/** zod's findings as rules: `required`, `tooLong` ... with their parameters. */
const faultOf = (i: z.core.$ZodIssue): FieldFault => {
  if (i.code === 'custom' && i.params?.['rule']) return { code: String(i.params['rule']), params: i.params };
  // Nothing given is never a wrong format.
  if (i.input === undefined || i.input === null || i.input === '') return { code: 'required' };
  if (i.code === 'invalid_type') return { code: 'wrongType' };
  if (i.code === 'too_small')
    return Number(i.minimum) === 1 && i.origin !== 'number'
      ? { code: 'required' }
      : { code: i.origin === 'number' ? 'atLeast' : 'tooShort', params: { n: Number(i.minimum) } };
  if (i.code === 'too_big')
    return { code: i.origin === 'number' ? 'atMost' : 'tooLong', params: { n: Number(i.maximum) } };
  return { code: 'format' };
};

/** Findings by field (`lines.0.tiers.1`), the first of each; what has no path of its own is under `whole`. */
export const fieldFaults = (
  issues: readonly z.core.$ZodIssue[],
  whole: string,
  before: readonly string[] = [],
): Record<string, FieldFault> => {
  const fields: Record<string, FieldFault> = {};
  for (const i of issues) fields[[...before, ...i.path].join('.') || whole] ??= faultOf(i);
  return fields;
};

/**
 * Holds the parts of a call against its schemas. The server judges every request by this; a form asks it before it sends.
 * @returns what the schemas make of the parts, and what is wrong, by part and field
 */
export const readInput = (
  e: AnyEndpoint,
  raw: { [P in InputPart]?: unknown },
): { input: Record<InputPart, unknown>; faults: Partial<Record<InputPart, Record<string, FieldFault>>> } => {
  const input: Record<InputPart, unknown> = { params: undefined, query: undefined, body: undefined };
  const faults: Partial<Record<InputPart, Record<string, FieldFault>>> = {};
  for (const part of inputParts) {
    const schema = e[part];
    if (!schema) continue;
    const r = z.safeParse(schema, raw[part], { reportInput: true });
    if (r.success) input[part] = r.data;
    else faults[part] = fieldFaults(r.error.issues, part);
  }
  return { input, faults };
};
