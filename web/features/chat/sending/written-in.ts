import type { Lang } from '#contract/core/langs.ts';

/** The language of words: what is written in Chinese characters is Chinese; else people write in the language that they read. */
export const writtenIn = (words: string, read: Lang): Lang => (/\p{Script=Han}/u.test(words) ? 'cn' : read);
