import { cjk, split } from '../words.ts';

/** Words that say nothing of a product. */
const empty = new Set([
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'para',
  'con',
  'y',
  'en',
  'for',
  'of',
  'the',
  'and',
  'with',
  'a',
  'type',
  'tipo',
  '型',
]);

/** One form for singular and plural: `fibers`, `fibras`. */
export const singular = (w: string): string =>
  w.length > 3 && w.endsWith('s') && !w.endsWith('ss') ? w.slice(0, -1) : w;

/** Latin words in one form, and Chinese runs whole. */
export const wordsOf = (text: string): string[] =>
  split(text)
    .map((w) => (cjk.test(w) ? w : singular(w)))
    .filter((w) => !empty.has(w));

/** What texts are compared by: Latin words, and neighbours of Chinese runs in pairs; a run of one character is itself. */
export const unitsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text).flatMap((w) => {
      const chars = [...w];
      if (!cjk.test(w) || chars.length < 2) return [w];
      return chars.slice(1).map((c, i) => `${chars[i]}${c}`);
    }),
  ),
];
