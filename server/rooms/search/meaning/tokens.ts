import { spanOf } from '#contract/core/stated-value.ts';

/** Numbers fall into steps of three per cent, so that a value is found by those near it. */
const step = Math.log(1.03);
const stepOf = (n: number): number => Math.round(Math.log(n) / step);
/** A span wider than this is found by its ends alone. */
const widest = 60;

const numberToken = (field: string, at: number): string => `n:${field}:${at}`;
export const optionToken = (field: string, slug: string): string => `o:${field}:${slug}`;

/** Words under which a value of a datasheet is found, beside those of its text. */
export const valueTokens = (v: { field: string; value: string }): string[] => {
  const span = spanOf(v.value);
  if (!span || span[0] <= 0) return [optionToken(v.field, v.value.slice(0, 40))];
  const [low, high] = [stepOf(span[0]), stepOf(span[1])];
  const steps = high - low > widest ? [low, high] : Array.from({ length: high - low + 1 }, (_, i) => low + i);
  return [optionToken(v.field, v.value.slice(0, 40)), ...steps.map((s) => numberToken(v.field, s))];
};

/** The tokens of a number and of those from so many steps below it to so many above. */
export const tokensAround = (field: string, value: number, below: number, above: number): string[] =>
  value > 0 ? Array.from({ length: below + above + 1 }, (_, i) => numberToken(field, stepOf(value) - below + i)) : [];
