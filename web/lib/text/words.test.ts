import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { langs } from '#contract/core/langs.ts';
import { createI18n } from './i18n.ts';
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
const hook = (i18n: Awaited<ReturnType<typeof createI18n>>, room: string): T => {
  const taken: T[] = [];
  const take = (t: T) => void taken.push(t);
  renderToString(createElement(WordsContext, { value: i18n }, createElement(Take, { room, take })));
  return taken[0] ?? (() => 'no words');
};

describe.each(langs)('words in %s', (lang) => {
  it('are those of i18next, key by key', async () => {
    const i18n = await createI18n(lang, rooms);
    const params = (text: string) =>
      Object.fromEntries(
        [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, n = ''], i) => [n, i ? `{{${n}}} $t(x) ${i}` : 2]),
      );
    for (const room of rooms) {
      const file = JSON.parse(readFileSync(new URL(`${lang}/${room}.json`, folder), 'utf8')) as object;
      const t = hook(i18n, room);
      const full = i18n.getFixedT(lang, room as never) as unknown as T;
      for (const key of keysOf(file)) {
        const given = params(full(key));
        expect(t(key, given), `${room}:${key}`).toBe(full(key, given));
        expect(t(`${room}:${key}`, given)).toBe(full(key, given));
      }
    }
  });

  it('of a number, of a wish, of what is missing, are left to it', async () => {
    const i18n = await createI18n(lang, rooms);
    const [t, full] = [hook(i18n, 'inquiry'), i18n.getFixedT(lang, 'inquiry' as never) as unknown as T];
    const counted = keysOf(JSON.parse(readFileSync(new URL(`${lang}/inquiry.json`, folder), 'utf8')) as object).flatMap(
      (k) => (k.endsWith('_other') ? [k.slice(0, -6)] : []),
    );
    expect(counted.length).toBeGreaterThan(0);
    for (const key of counted)
      for (const count of [0, 1, 2, 1_000_000]) expect(t(key, { count, n: 1 })).toBe(full(key, { count, n: 1 }));
    expect(t('no.such', { defaultValue: 'told' })).toBe('told');
    expect(t('no.such')).toBe('no.such');
    expect(t('release', { ns: 'common' })).toBe(full('release', { ns: 'common' }));
  });
});
