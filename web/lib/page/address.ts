import type { Lang } from '#contract/core/langs.ts';
import { inLanguage, type PageAddress } from '#contract/pages.ts';

/** A page's whole address in a language: Chinese without a prefix, the others under theirs. */
export const addressIn = (origin: string, lang: Lang, address: PageAddress): string =>
  origin + inLanguage(lang, address);
