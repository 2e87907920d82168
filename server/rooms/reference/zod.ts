import type * as z from 'zod/mini';

/** What is sent to us, or what we answer: a default is optional in the one and always there in the other. */
export type Side = 'in' | 'out';
/** A schema, whatever wraps it. */
export type Schema = z.core.$ZodType;

/** What zod keeps of a schema, as far as it is read here. */
export type Def = {
  type: string;
  innerType: Schema;
  element: Schema;
  shape: Record<string, Schema>;
  options: Schema[];
  in: Schema;
  out: Schema;
  keyType: Schema;
  valueType: Schema;
  values: unknown[];
  entries: Record<string, string>;
  partial?: boolean;
  defaultValue: unknown;
};
export const defOf = (s: Schema): Def => s._zod.def as unknown as Def;

/** What stands behind wrappers that say nothing of the shape; null is kept. */
export const bare = (s: Schema, side: Side): Schema => {
  const d = defOf(s);
  if (d.type === 'optional' || d.type === 'default' || d.type === 'catch') return bare(d.innerType, side);
  if (d.type !== 'pipe') return s;
  return bare(side === 'in' && defOf(d.in).type !== 'transform' ? d.in : d.out, side);
};
/** The same with null left out: what a name or an example is looked for by. */
export const core = (s: Schema, side: Side): Schema => {
  const b = bare(s, side);
  return defOf(b).type === 'nullable' ? core(defOf(b).innerType, side) : b;
};
/** Whether a field may be left out; a request may leave out what has a default. */
export const mayLack = (s: Schema, side: Side): boolean =>
  side === 'in' ? s._zod.optin !== undefined : s._zod.optout === 'optional';
/** The values of an enum. */
export const choices = (s: Schema): string[] | undefined =>
  defOf(s).type === 'enum' ? Object.values(defOf(s).entries) : undefined;
