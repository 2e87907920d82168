import { langs } from '#contract/core/langs.ts';
import type { Shape } from './setting-shape.ts';

/** A place in a setting where two values differ: field names and numbers from the outside in, and what stands there. */
export type Difference = { path: string[]; shape: Shape; a: unknown; b: unknown };

const textShape: Shape = { kind: 'line' };
const empty = (v: unknown) => v === undefined || v === null || v === '';
const same = (a: unknown, b: unknown) => (empty(a) && empty(b)) || JSON.stringify(a) === JSON.stringify(b);

/** Where two values of a setting differ; an entry that only one has shows each of its fields. */
export const differences = (shape: Shape, a: unknown, b: unknown, path: string[] = []): Difference[] => {
  if (same(a, b)) return [];
  const part = (v: unknown, k: string) => (v as Record<string, unknown> | null | undefined)?.[k];
  if (shape.kind === 'text') return langs.flatMap((l) => differences(textShape, part(a, l), part(b, l), [...path, l]));
  if (shape.kind === 'group')
    return shape.fields.flatMap(([k, s]) => differences(s, part(a, k), part(b, k), [...path, k]));
  if (shape.kind === 'maybe') return differences(shape.of, a, b, path);
  if (shape.kind === 'list') {
    const [x, y] = [(a ?? []) as unknown[], (b ?? []) as unknown[]];
    return Array.from({ length: Math.max(x.length, y.length) }, (_, i) =>
      differences(shape.of, x[i], y[i], [...path, String(i + 1)]),
    ).flat();
  }
  return [{ path, shape, a, b }];
};
