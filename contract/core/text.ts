import { langs, type Lang } from './langs.ts';
import type { Text } from './schemas.ts';

/** The text in the language asked, else cn, en, es in that order (pages 2). */
export const pick = (t: Text | null | undefined, lang: Lang): string => {
  if (!t) return '';
  return t[lang] || langs.map((l) => t[l]).find(Boolean) || '';
};

/** The languages that somebody wrote in, without those that they left empty. */
export const wordsGiven = (t: Text): Text =>
  Object.fromEntries(langs.flatMap((l) => (t[l]?.trim() ? [[l, t[l].trim()]] : [])));
