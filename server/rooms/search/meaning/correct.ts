import { distance } from 'fastest-levenshtein';
import { cjk } from '../words.ts';
import { unitsOf, wordsOf } from './units.ts';
import { soundOf, type Vocabulary } from './vocabulary.ts';

/** How many letters may be wrong in a word of so many. */
const mostWrong = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** The word of a list that a misspelt one comes nearest to, within the errors that its length allows. */
export const nearest = (word: string, words: string[]): string | null => {
  const most = mostWrong(word.length);
  let best: { word: string; away: number } | null = null;
  for (const w of words) {
    if (Math.abs(w.length - word.length) > most || w.length < 4) continue;
    // A wrong first letter is rare: it counts as one more.
    const away = distance(w, word) + (w[0] === word[0] ? 0 : 1);
    if (away <= most && (!best || away < best.away)) best = { word: w, away };
  }
  return best?.word ?? null;
};

/** Latin letters that sound out a Chinese name, or its initials: `tanxianwei`, `boli xianwei`, `txw`. */
const spoken = (words: string[], v: Vocabulary): string | null => {
  const letters = words.join('');
  if (!/^[a-z]+$/.test(letters)) return null;
  const whole = v.sounds.get(letters) ?? v.initials.get(letters);
  if (whole) return whole;
  if (letters.length < 5) return null;
  return [...v.sounds].find(([s]) => s.startsWith(letters))?.[1] ?? null;
};

/**
 * The query with what no material is called by read as what sounds or is written like it, or null where nothing needs it.
 */
export const corrected = (q: string, v: Vocabulary): string | null => {
  const words = wordsOf(q);
  const strange = (w: string) => !/\p{N}/u.test(w) && !unitsOf(w).some((u) => v.known(u));
  const latin = words.filter((w) => !cjk.test(w));
  // Letters of which no word is known are more likely Chinese sounded out than a row of errors.
  if (latin.length === words.length && latin.some(strange)) {
    const chinese = spoken(latin, v);
    if (chinese) return chinese;
  }
  const mended = words.map((w) => {
    if (!cjk.test(w)) return strange(w) ? (nearest(w, v.latin) ?? w) : w;
    const units = unitsOf(w);
    if (units.every((u) => v.known(u))) return w;
    return v.sounds.get(soundOf(w)) ?? w;
  });
  const text = mended.join(' ');
  return text === words.join(' ') ? null : text;
};
