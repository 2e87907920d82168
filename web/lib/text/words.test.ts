import { readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { intlLocale, type Lang, langs } from '#contract/core/langs.ts';
import { makeTexts, type Texts } from './texts.ts';
import { useTranslation, WordsContext } from './words.ts';

const folder = new URL('../../../i18n/', import.meta.url);
const rooms = readdirSync(new URL('cn/', folder)).map((f) => f.replace('.json', ''));

type T = (key: string, params?: object | string) => string;
const keysOf = (file: object, at = ''): string[] =>
  Object.entries(file).flatMap(([k, v]) => (typeof v === 'string' ? [at + k] : keysOf(v as object, `${at}${k}.`)));

const Take = ({ room, take }: { room: string; take: (t: T) => void }) => {
  take(useTranslation([room, 'common'] as never).t as unknown as T);
  return null;
};
const read = (lang: string, room: string) =>
  JSON.parse(readFileSync(new URL(`${lang}/${room}.json`, folder), 'utf8')) as object;
const textsOf = (lang: Lang) => makeTexts(lang, Object.fromEntries(rooms.map((r) => [r, read(lang, r)])));
/** What the library of translation says, which our files are written for. */
const library = async (lang: Lang): Promise<(room: string) => T> => {
  const instance = createInstance();
  await instance.init({
    lng: intlLocale[lang],
    resources: { [intlLocale[lang]]: Object.fromEntries(rooms.map((r) => [r, read(lang, r)])) },
    ns: rooms,
    interpolation: { escapeValue: false },
  });
  return (room) => instance.getFixedT(intlLocale[lang], room as never) as unknown as T;
};
const hook = (texts: Texts, room: string): T => {
  const taken: T[] = [];
  const take = (t: T) => void taken.push(t);
  renderToString(createElement(WordsContext, { value: texts }, createElement(Take, { room, take })));
  return taken[0] ?? (() => 'no words');
};

describe.each(langs)('words in %s', (lang) => {
  it('are those of i18next, key by key', async () => {
    const texts = textsOf(lang);
    const fullOf = await library(lang);
    const params = (text: string) =>
      Object.fromEntries([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, n = ''], i) => [n, i ? `{{${n}}} ${i}` : 2]));
    for (const room of rooms) {
      const t = hook(texts, room);
      const full = fullOf(room);
      const otherwise = keysOf(read(lang, room)).filter((key) => {
        const given = params(full(key));
        const said = full(key, given);
        return t(key, given) !== said || t(`${room}:${key}`, given) !== said;
      });
      expect(otherwise, room).toEqual([]);
    }
  });

  it('of a number, of a wish, of what is missing, too', async () => {
    const [t, full] = [hook(textsOf(lang), 'inquiry'), (await library(lang))('inquiry')];
    const counted = keysOf(read(lang, 'inquiry')).flatMap((k) => (k.endsWith('_other') ? [k.slice(0, -6)] : []));
    expect(counted.length).toBeGreaterThan(0);
    for (const key of counted)
      for (const count of [0, 1, 2, 1_000_000]) expect(t(key, { count, n: 1 })).toBe(full(key, { count, n: 1 }));
    expect(t('no.such', { defaultValue: 'told' })).toBe('told');
    expect(t('no.such')).toBe('no.such');
    expect(t('common:release')).toBe(full('release', { ns: 'common' }));
  });

  it('have nothing but plain parameters and forms of a number', () => {
    for (const room of rooms)
      for (const [, text] of JSON.stringify(read(lang, room)).matchAll(/"((?:[^"\\]|\\.)*)"/g))
        expect(text?.replace(/\{\{\w+\}\}/g, '')).not.toMatch(/\{\{|\$t\(/);
  });
});
