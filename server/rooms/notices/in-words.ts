import { langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { translate } from '#server/platform/translate.ts';

/** A text of i18n in every language, for the params of a notice. */
export const inAllLanguages = (key: string): Text => Object.fromEntries(langs.map((l) => [l, translate(l, key)]));
