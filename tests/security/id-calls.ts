import type * as z from 'zod/mini';
import type { AnyEndpoint } from '#contract/core/endpoint.ts';
import { contract } from '#contract/index.ts';

type Def = {
  type: string;
  format?: string;
  shape?: Record<string, unknown>;
  innerType?: unknown;
  element?: unknown;
  in?: unknown;
  out?: unknown;
  options?: unknown[];
  valueType?: unknown;
};
const defOf = (schema: unknown): Def | undefined => (schema as { _zod?: { def: Def } } | undefined)?._zod?.def;

/** Where a schema takes the id of a record: `body.lines[].lineId`. */
const idsIn = (schema: unknown, path: string): string[] => {
  const d = defOf(schema);
  if (!d) return [];
  if (d.type === 'string') return d.format === 'uuid' ? [path] : [];
  const inner = [d.innerType, d.in, d.out, d.valueType, ...(d.options ?? [])].flatMap((s) => idsIn(s, path));
  const fields = Object.entries(d.shape ?? {}).flatMap(([k, v]) => idsIn(v, `${path}.${k}`));
  return [...inner, ...fields, ...idsIn(d.element, `${path}[]`)];
};

type IdField = { call: string; field: string; endpoint: AnyEndpoint };

/**
 * Every place of the contract where a caller names a record: ids anywhere in path, query and body, and every parameter of
 * a path whatever its form.
 */
export const idFields = (): IdField[] =>
  Object.values(contract)
    .flatMap((room) => Object.values(room))
    .flatMap((e) => {
      const given = [
        ...[...e.path.matchAll(/\{(\w+)\}/g)].map(([, k]) => `params.${k}`),
        ...(['params', 'query', 'body'] as const).flatMap((part) => idsIn(e[part] as z.ZodMiniType | undefined, part)),
      ];
      return [...new Set(given)].map((field) => ({ call: `${e.method} ${e.path}`, field, endpoint: e }));
    });
