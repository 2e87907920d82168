import { spanOf } from '#contract/core/stated-value.ts';
import { materialPath } from '#server/rooms/dictionary/index.ts';
import type { Asked, Want } from './judged.ts';

export type Judgeable = { category: string; model: string; values: { field: string; value: string }[] };
type Met = 'met' | 'near' | 'missed';

/** Nominal values of one property differ by some per cent between suppliers; what is off by a seventh may still do. */
const same = 0.03;
const close = 0.15;

const meets = (value: string, asked: Asked): Met => {
  if (typeof asked === 'string') return value === asked ? 'met' : 'missed';
  const span = spanOf(value);
  if (!span) return 'missed';
  const [low, high] = span;
  if (typeof asked === 'number') {
    const away = asked < low ? low - asked : asked > high ? asked - high : 0;
    return away <= asked * same ? 'met' : away <= asked * close ? 'near' : 'missed';
  }
  if ('min' in asked) return high >= asked.min ? 'met' : high >= asked.min * (1 - close) ? 'near' : 'missed';
  return low <= asked.max ? 'met' : low <= asked.max * (1 + close) ? 'near' : 'missed';
};

/**
 * How well a product serves a query, from its datasheet alone:
 * - 3: the material asked for, and every value and grade that was asked.
 * - 2: the material, and every value near; or the grade in a product made of that material.
 * - 1: the material with a value missed or not stated; a material that helps as well; one of the same category.
 * - 0: anything else.
 */
export const grade = (p: Judgeable, want: Want): 0 | 1 | 2 | 3 => {
  const path = materialPath(p.category);
  const right = !want.of || want.of.some((s) => path.includes(s));
  const values = Object.entries(want.values ?? {});
  const met = values.map(([field, asked]): Met => {
    const stated = p.values.find((v) => v.field === field);
    return stated ? meets(stated.value, asked) : 'missed';
  });
  const graded = !want.grade || p.model.split(/[-\s]/).includes(want.grade);
  if (right) {
    if (graded && met.every((m) => m === 'met')) return 3;
    if (graded && met.every((m) => m !== 'missed')) return 2;
    return want.of ? 1 : 0;
  }
  const helps = want.also?.some((s) => path.includes(s)) ?? false;
  if (helps && want.grade) return graded ? 2 : 0;
  const sibling = want.of?.some((s) => path.slice(0, 2).includes(materialPath(s)[1] ?? s)) ?? false;
  return helps || (sibling && !values.length && !want.grade) ? 1 : 0;
};
