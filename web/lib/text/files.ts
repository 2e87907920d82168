import type { Lang } from '#contract/core/langs.ts';

const files = import.meta.glob<{ default: object }>('../../../i18n/*/*.json');

/** Where the browser loads a file of texts; empty in development. The build knows it (`scripts/build/light-texts.ts`). */
export const textsAddress = (_lang: Lang, _file: string): string => '';

/** A file of texts; nothing where there is none. The browser's build asks by address instead. */
export const readTexts = async (lang: Lang, file: string): Promise<object> =>
  (await files[`../../../i18n/${lang}/${file}.json`]?.())?.default ?? {};
