import { langs, type Lang } from './langs.ts';
import type { Text } from './schemas.ts';

/** The text in the language asked, else cn, en, es in that order (pages 2). */
export const pick = (t: Text | null | undefined, lang: Lang): string => {
  if (!t) return '';
  return t[lang] || langs.map((l) => t[l]).find(Boolean) || '';
};
/** The beginning of a text in whole characters, cut at a word or a Chinese stop where one is near. */
export const excerpt = (text: string, most = 120): string => {
  const chars = [...text.trim()];
  if (chars.length <= most) return chars.join('');
  const cut = chars.slice(0, most).join('');
  const near = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('。') + 1, cut.lastIndexOf('，'), cut.lastIndexOf('；'));
  return `${near > most * 0.5 ? cut.slice(0, near) : cut}…`;
};

/** The languages that somebody wrote in, without those that they left empty. */
export const wordsGiven = (t: Text): Text =>
  Object.fromEntries(langs.flatMap((l) => (t[l]?.trim() ? [[l, t[l].trim()]] : [])));
