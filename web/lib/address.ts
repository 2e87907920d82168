import type { Lang } from '#contract/core/langs.ts';

/** A page's whole address in a language: Chinese without a prefix, the others under theirs. */
export const addressIn = (origin: string, lang: Lang, path: string): string =>
  lang === 'cn' ? origin + path : `${origin}/${lang}${path === '/' ? '' : path}`;
