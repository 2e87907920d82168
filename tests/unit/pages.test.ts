import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { langs } from '#contract/core/langs.ts';
import { pages } from '#contract/pages.ts';
import { memberPages, operatorPages, sitePages } from '#web/routes.ts';

const ruled = (layout: 'site' | 'member' | 'operator') =>
  pages.filter((p) => p.layout === layout && p.path !== '/').map((p) => p.path);
const files = { ...sitePages, ...memberPages, ...operatorPages };

describe('the page table and the routes', () => {
  it('list the same site pages, each once', () =>
    expect(Object.keys(sitePages).toSorted()).toEqual(ruled('site').toSorted()));

  it('list the same member pages, each once', () =>
    expect(Object.keys(memberPages).toSorted()).toEqual(ruled('member').toSorted()));

  it('list the same operator pages, each once', () =>
    expect(Object.keys(operatorPages).toSorted()).toEqual(ruled('operator').toSorted()));

  it('name files that are there', () =>
    expect(Object.values(files).filter((f) => !existsSync(`web/${f}`))).toEqual([]));

  it('name titles and rooms that have words in every language', async () => {
    for (const lang of langs) {
      const { default: titles } = (await import(`../../i18n/${lang}/pages.json`)) as { default: { title: object } };
      for (const p of pages) {
        expect(Object.keys(titles.title), `${lang} ${p.path}`).toContain(p.title);
        expect(existsSync(`i18n/${lang}/${p.room}.json`), `${lang} ${p.room}`).toBe(true);
      }
    }
  });
});
