import type { Side } from './zod.ts';

export type Json = Record<string, unknown>;

/** The same with every `$ref` made anew. */
export const mapRefs = <V>(v: V, to: (ref: string) => string): V => {
  if (Array.isArray(v)) return v.map((x: unknown) => mapRefs(x, to)) as V;
  if (typeof v !== 'object' || v === null) return v;
  return Object.fromEntries(
    Object.entries(v).map(([k, x]) => [k, k === '$ref' && typeof x === 'string' ? to(x) : mapRefs(x as unknown, to)]),
  ) as V;
};

/** Names that mean something else in a request than in an answer, by themselves or by what they refer to. */
export const splitNames = (all: { name: string; side: Side; json: Json }[]): Set<string> => {
  const sides = Map.groupBy(all, (c) => c.name);
  const both = [...sides].filter(([, of]) => of.length === 2);
  const text = (json: Json) => JSON.stringify(mapRefs(json, (ref) => ref.split('|')[0] ?? ''));
  const split = new Set(both.filter(([, [a, b]]) => a && b && text(a.json) !== text(b.json)).map(([name]) => name));
  const names = (json: Json) => [...JSON.stringify(json).matchAll(/"\$ref":"([^"|]+)\|/g)].map((m) => m[1] ?? '');
  for (let grew = true; grew;) {
    grew = false;
    for (const [name, of] of both)
      if (!split.has(name) && of.some((c) => names(c.json).some((n) => split.has(n)))) {
        split.add(name);
        grew = true;
      }
  }
  return split;
};
