import type { Lang } from '#contract/core/langs.ts';

const files = import.meta.glob<{ default: object }>('../../../i18n/*/*.json');

/** A file of texts; nothing where there is none. The browser's build asks by address instead (`scripts/build/light-texts.ts`). */
export const readTexts = async (lang: Lang, file: string): Promise<object> =>
  (await files[`../../../i18n/${lang}/${file}.json`]?.())?.default ?? {};
