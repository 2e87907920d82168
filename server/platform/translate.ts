import i18next, { type i18n } from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import type { Text } from '#contract/core/schemas.ts';
import { defaultLang, type Lang, langs } from '#contract/core/langs.ts';

const folder = new URL('../../i18n/', import.meta.url);

const load = (): i18n => {
  const resources = Object.fromEntries(
    langs.map((l) => [
      l,
      Object.fromEntries(
        readdirSync(new URL(`${l}/`, folder)).map((f) => [
          f.replace('.json', ''),
          JSON.parse(readFileSync(new URL(`${l}/${f}`, folder), 'utf8')) as object,
        ]),
      ),
    ]),
  );
  const instance = i18next.createInstance();
  void instance.init({
    lng: defaultLang,
    fallbackLng: defaultLang,
    resources,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
};

const instance = load();

/** Text of `key` (`room:some.key`) in a language; the same files that the browser reads. */
export const translate = (lang: Lang, key: string, params: Record<string, unknown> = {}): string =>
  instance.getFixedT(lang)(key as never, params as never) as unknown as string;

/** Those of the keys whose text below `prefix` has the word in some language, in any case. */
export const keysNamed = <K extends string>(prefix: string, keys: readonly K[], word: string): K[] => {
  const sought = word.toLowerCase();
  return keys.filter((k) => langs.some((l) => translate(l, `${prefix}.${k}`).toLowerCase().includes(sought)));
};

/** The same in every language. */
export const translateAll = (key: string): Text => Object.fromEntries(langs.map((l) => [l, translate(l, key)]));
