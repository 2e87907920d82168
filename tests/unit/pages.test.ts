import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { langs } from '#contract/core/langs.ts';
import { pageAt, pages } from '#contract/all-pages.ts';
import {
  homeOf,
  inLanguage,
  keptAddress,
  movedTo,
  type PageKey,
  pageTo,
  splitPath,
  withQuery,
} from '#contract/pages.ts';
import routes, { fileOf } from '#web/routes.ts';

type Entry = (typeof routes)[number];
const flat = (list: readonly Entry[]): Entry[] => list.flatMap((r) => [r, ...flat(r.children ?? [])]);

describe('the registry of pages', () => {
  it('names each page’s file, and leaves no file in web/routes without a page', () => {
    const files = new Set(pages.map((p) => fileOf(p.key)));
    const others = ['any.tsx', 'within.tsx', 'rss.ts', 'layout.site.tsx', 'layout.member.tsx', 'layout.operator.tsx'];
    const there = globSync('routes/**/*.{ts,tsx}', { cwd: 'web' }).filter((f) => !others.includes(basename(f)));
    expect([...files].toSorted()).toEqual(there.toSorted());
    expect(new Set(there.map((f) => basename(f))).size).toBe(there.length);
  });

  it('is what the router serves, each address once in each language', () => {
    const served = flat(routes).flatMap((r) => (r.id?.startsWith('cn:/') ? [`/${r.path ?? ''}`] : []));
    const asked = [...pages.map((p) => p.path.replace(/\{(\w+)\}/g, ':$1')), '/rss.xml'];
    expect(served.toSorted()).toEqual(asked.toSorted());
    expect(new Set(served).size).toBe(served.length);
    for (const lang of ['en', 'es'])
      expect(flat(routes).filter((r) => r.id?.startsWith(`${lang}:/`)).length).toBe(served.length);
  });

  it('has a title and the translation files of every page in every language', async () => {
    for (const lang of langs) {
      const rooms = Map.groupBy(pages, (p) => p.room);
      for (const [room, its] of rooms) {
        const { default: texts } = (await import(`../../i18n/${lang}/${room}.json`)) as {
          default: { pageTitle: object };
        };
        const keys = new Set<string>(its.map((p) => p.key));
        expect(Object.keys(texts.pageTitle).toSorted(), `${lang} ${room}`).toEqual([...keys].toSorted());
      }
      for (const p of pages)
        for (const file of p.words) expect(existsSync(`i18n/${lang}/${file}.json`), `${lang} ${file}`).toBe(true);
    }
  });

  it('finds a page by its address in any language, by an alias too, and its old addresses lead to it', () => {
    expect(pageAt('/en/orderCenter/orderDetail')?.key).toBe('order');
    expect(pageAt('/es/')?.key).toBe('home');
    expect(pageAt('/home')).toMatchObject({ key: 'home', path: '/home', index: false });
    expect(pageAt('/orderCenter/orderDetail/x')).toBeUndefined();
    expect(pageAt('/orderCenter')).toBeUndefined();
    expect(movedTo('/login')).toBe('/loginRegister.html');
    expect(movedTo('/loginRegister.html')).toBeNull();
    expect(pages.some((p) => movedTo(p.path))).toBe(false);
  });
});

describe('an address of a page', () => {
  it('is made of its pattern and what else it reads, in the order given', () => {
    expect(pageTo('home')).toBe('/');
    expect(pageTo('order', { id: 'a/b' })).toBe('/orderCenter/orderDetail?id=a%2Fb');
    expect(pageTo('compareQuotations', { released: 1, id: 7 })).toBe(
      '/buyerInquirydata/buyerInquiryDetail?id=7&released=1',
    );
    expect(pageTo('inquiryHall', { state: 'quoting', category: undefined, process: ['rtm', 'b'], q: '' })).toBe(
      '/moreInquiry.html?state=quoting&process=rtm&process=b',
    );
    expect(pageTo('login', { return: pageTo('order', { id: 'x' }) })).toBe(
      '/loginRegister.html?return=%2ForderCenter%2ForderDetail%3Fid%3Dx',
    );
  });

  it('takes more into its query, and a language in front', () => {
    expect(withQuery(pageTo('search', { kind: 'suppliers' }), 'q=a%20b')).toBe('/search.html?kind=suppliers&q=a+b');
    expect(withQuery(homeOf(2), 'refused=seat')).toBe('/personalCenterdata/userHome?refused=seat');
    expect(withQuery(pageTo('search'), [])).toBe('/search.html');
    expect(inLanguage('en', pageTo('home'))).toBe('/en');
    expect(inLanguage('es', pageTo('search'))).toBe('/es/search.html');
    expect(inLanguage(null, pageTo('home'))).toBe('/');
    expect(splitPath(inLanguage('es', pageTo('search')))).toEqual({ prefix: 'es', path: '/search.html' });
  });

  it('that was kept leads nowhere else than this site', () => {
    expect(keptAddress('/orderCenter/orderDetail?id=x')).toBe('/orderCenter/orderDetail?id=x');
    for (const other of ['//evil.example', 'https://evil.example', '/\\evil', 'javascript:alert(1)', '/a b', ''])
      expect(keptAddress(other)).toBe('/');
  });

  it('is refused by the compiler where a page or its parameters are not right', () => {
    const wrong = () => [
      // @ts-expect-error -- no such page
      pageTo('ordre'),
      // @ts-expect-error -- an order's page needs its id
      pageTo('order'),
      // @ts-expect-error -- the same
      pageTo('order', {}),
      // @ts-expect-error -- the page reads no such parameter
      pageTo('order', { id: 'x', tab: 1 }),
      // @ts-expect-error -- it reads none at all
      pageTo('aboutUs', { id: 'x' }),
      // @ts-expect-error -- no such kind
      pageTo('search', { kind: 'buyers' }),
      // @ts-expect-error -- one of the pages needs what is left out
      pageTo('order' as 'order' | 'aboutUs'),
    ];
    const right = () => [
      pageTo('search', { kind: 'suppliers' }),
      pageTo('releaseInquiry'),
      pageTo('home' as PageKey & 'home'),
    ];
    expect([typeof wrong, typeof right]).toEqual(['function', 'function']);
  });
});
