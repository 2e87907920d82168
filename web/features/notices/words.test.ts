import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { langs } from '#contract/core/langs.ts';
import { noticeKinds } from '#contract/notices/calls.ts';
import { makeTexts } from '#web/lib/text/texts.ts';
import { wordsOf } from './words.ts';

const read = (lang: string, room: string) =>
  JSON.parse(readFileSync(`i18n/${lang}/${room}.json`, 'utf8')) as Record<string, object>;

it('tells every kind in three languages, with texts and states of the reader’s language', () => {
  for (const lang of langs) {
    const texts = makeTexts(lang, { notices: read(lang, 'notices'), common: read(lang, 'common') });
    const title = { cn: '碳纤维', en: 'Carbon fibre', es: 'Fibra de carbono' };
    const params = {
      number: 'XJ1',
      title,
      company: title,
      revision: 2,
      score: 90,
      state: 'shipped',
      reason: title,
      offer: title,
      outcome: title,
      applied: title,
      days: 7,
      n: 7,
      name: title,
      seat: title,
      device: 'Firefox · Linux',
      address: title,
      at: '2026-11-20 09:30',
      until: '2026-11-20 09:30 UTC+8',
      text: title,
      about: title,
      stage: title,
      booth: 'A12',
    };
    for (const kind of noticeKinds) {
      const said = wordsOf({ kind, params }, texts);
      expect(said).toContain(title[lang]);
      expect(said).not.toMatch(/\{\{|\[object|shipped|notices:/);
    }
  }
});
