import { createContext, useContext, useCallback } from 'react';
import { type Formats, formats } from '#contract/core/formats.ts';
import { defaultLang, htmlLang, type Lang } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import type { Text } from '#contract/core/schemas.ts';
import { inLanguage, type PageAddress } from '#contract/pages.ts';

/** Language of the page, and the prefix its address carries, if any. */
export type PageLang = { lang: Lang; prefix: 'en' | 'es' | null };
export const LangContext = createContext<PageLang>({ lang: defaultLang, prefix: null });

export const useLang = (): Lang => useContext(LangContext).lang;

/** What an address of this page's language begins with. */
export const usePrefix = (): PageLang['prefix'] => useContext(LangContext).prefix;

/** Turns an address into one of this page's language. */
export const usePath = (): ((address: PageAddress) => string) => {
  const { prefix } = useContext(LangContext);
  // The same function while the prefix stays: effects depend on it.
  return useCallback((address: PageAddress) => inLanguage(prefix, address), [prefix]);
};

/** Picks user text in the page's language. */
export const useText = (): ((t: Text | null | undefined) => string) => {
  const lang = useLang();
  return (t) => pick(t, lang);
};

/** Language of user text where it differs from the page's, for the `lang` attribute. */
export const textLang = (t: Text | null | undefined, lang: Lang): string | undefined =>
  !t || t[lang] ? undefined : htmlLang[t.cn ? 'cn' : t.en ? 'en' : 'es'];

/** Numbers, money and dates in the page's language. */
export const useFormat = (): Formats => formats[useLang()];
