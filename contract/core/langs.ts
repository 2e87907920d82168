/** The three languages; the first is the default (pages 1). */
export const langs = ['cn', 'en', 'es'] as const;
export type Lang = (typeof langs)[number];

/** Where neither address, cookie nor header names another. */
export const defaultLang: Lang = 'cn';
/** Whether something from outside names a language of ours. */
export const isLang = (v: unknown): v is Lang => langs.includes(v as Lang);

/** BCP 47 tags for `<html lang>`, hreflang and Intl. */
export const htmlLang: Record<Lang, string> = { cn: 'zh-Hans', en: 'en', es: 'es' };
/** Locales that numbers and dates are written in. */
export const intlLocale: Record<Lang, string> = { cn: 'zh-CN', en: 'en-GB', es: 'es-ES' };

/** Names of the languages in themselves, for the switch: never translated, never flags. */
export const ownName: Record<Lang, string> = { cn: '中文', en: 'English', es: 'Español' };
