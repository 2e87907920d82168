import type { Lang } from '#contract/core/langs.ts';

const cjk = /\p{Script=Han}/u;

/**
 * Whether a text is in another language than its reader's: by its characters, else by the language that it was written in where
 * that is known.
 */
export const isForeign = (text: string, written: Lang | null | undefined, reader: Lang): boolean => {
  if (!/\p{L}{2}/u.test(text)) return false;
  const chinese = cjk.test(text);
  if (chinese !== (reader === 'cn')) return true;
  return !chinese && written != null && written !== 'cn' && written !== reader;
};
