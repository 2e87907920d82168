import type { Lang } from '../core/langs.ts';
import { countries } from './countries.ts';

/** Regions of the dictionary `your_area` whose companies have a register of their own, each with its code of ISO 3166-1. */
export const ownRegisters: Readonly<Record<string, string>> = { '710000': 'TW', '810000': 'HK', '820000': 'MO' };

/** Whether a company is of mainland China; what names no country is taken as before there were others. */
export const isChinese = (country: string | undefined): boolean => !country || country === 'CN';

/** The country of a region's slug: the slug itself where it is one, else mainland China. */
export const countryOfRegion = (slug: string): string => ownRegisters[slug] ?? (/^[A-Z]{2}$/.test(slug) ? slug : 'CN');

/** The region that stands for a country. */
export const regionOfCountry = (country: string): string =>
  Object.entries(ownRegisters).find(([, code]) => code === country)?.[0] ?? country;

/** The country that readers of a language are most likely from, unless their browser names one. */
const likely: Record<Lang, string> = { cn: 'CN', en: 'US', es: 'ES' };
/** The country to suggest: of the first of the browser's languages that is the page's own, else the most likely. */
export const suggestedCountry = (lang: Lang, languages: readonly string[] = []): string => {
  const own = lang === 'cn' ? 'zh' : lang;
  const named = languages.flatMap((l) => {
    const [language, ...rest] = l.split('-');
    const region = rest.find((r) => /^[A-Z]{2}$/.test(r));
    return language === own && region && countries.includes(region) ? [region] : [];
  });
  return named[0] ?? likely[lang];
};
