import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { HtmlValidate } from 'html-validate';
import { describe, expect, inject, it } from 'vitest';
import { htmlLang, langs } from '#contract/core/langs.ts';
import { readHead } from '../harness/read-head.ts';

const baseUrl = inject('baseUrl');
const full = Boolean(process.env['FULL']);
/** Pages of one kind (the same path with other ids or filters) that a run reads: with FULL=1 a dozen, since all are fifteen thousand. */
const perKind = full ? 12 : 1;
/** The three languages share their structure: a run reads that of the Chinese pages, FULL=1 that of all. */
const structured = (path: string) => full || !/^\/e[ns](\/|$)/.test(path);

/** What React writes and browsers understand is not an error of the page. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
    'attr-case': 'off',
    'tel-non-breaking': 'off',
    'no-raw-characters': 'off',
  },
});

const kindOf = (path: string) => {
  const url = new URL(path, baseUrl);
  return [url.pathname, ...[...url.searchParams.keys()].toSorted()].join(' ');
};

/** Every address that a visitor's page names, from the home pages and the sitemaps on. */
const crawl = async () => {
  const seen = new Map<string, { status: number; html: string; from: string }>();
  const kinds = new Map<string, number>();
  const queue: { path: string; from: string }[] = [];
  const add = (path: string, from: string) => {
    const kind = kindOf(path);
    const n = kinds.get(kind) ?? 0;
    if (seen.has(path) || n >= perKind || queue.some((q) => q.path === path)) return;
    kinds.set(kind, n + 1);
    queue.push({ path, from });
  };
  const read = async ({ path, from }: { path: string; from: string }) => {
    const res = await fetch(baseUrl + path, { redirect: 'manual' });
    const type = res.headers.get('content-type') ?? '';
    const html = type.startsWith('text/html') ? await res.text() : '';
    seen.set(path, { status: res.status, html, from });
    for (const [tag, href = ''] of html.matchAll(/<(?:a|link)\s[^>]*?href="([^"]+)"[^>]*>/g)) {
      // Filters multiply; search engines are told not to follow them either.
      if (tag.includes('nofollow')) continue;
      const url = new URL(href.replaceAll('&amp;', '&'), baseUrl + path);
      if (url.origin === baseUrl) add(url.pathname + url.search, path);
    }
  };
  for (const lang of langs) add(lang === 'cn' ? '/' : `/${lang}`, 'start');
  const index = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
  for (const [, loc = ''] of index.matchAll(/<loc>([^<]+)<\/loc>/g))
    for (const [, url = ''] of (await (await fetch(loc)).text()).matchAll(/<loc>([^<]+)<\/loc>/g))
      add(url.replace(baseUrl, '').replaceAll('&amp;', '&'), 'sitemap');
  while (queue.length) await Promise.all(queue.splice(0, 4).map(read));
  return seen;
};

describe('the whole site, followed link by link', () => {
  const pages = crawl();

  it('has no broken link', { timeout: 1_200_000 }, async () => {
    const seen = await pages;
    // Own pages send a visitor to the login (302); the error page is linked nowhere.
    const broken = [...seen].filter(([, p]) => p.status !== 200 && p.status !== 302);
    expect(broken.map(([path, p]) => `${p.status} ${path} (on ${p.from})`)).toEqual([]);
    expect(seen.size).toBeGreaterThan(60);
    console.log(`crawled ${seen.size} addresses`);
  });

  it('names its other languages, and they name it', async () => {
    const seen = await pages;
    const faults: string[] = [];
    for (const [path, p] of seen) {
      const head = readHead(p.html);
      if (!p.html || head.noindex || p.status !== 200) continue;
      const wanted = [...langs.map((l) => htmlLang[l]), 'x-default'];
      if (wanted.some((w) => !head.alternates.has(w))) faults.push(`${path}: not all languages`);
      if (!head.canonical) faults.push(`${path}: no canonical address`);
      for (const href of new Set(head.alternates.values())) {
        const other = seen.get(href.replace(baseUrl, '') || '/');
        if (!other?.html) continue;
        const back = readHead(other.html).alternates;
        if ([...head.alternates].some(([k, v]) => back.get(k) !== v)) faults.push(`${path}: ${href} does not answer`);
      }
      if (!head.image?.startsWith(`${baseUrl}/share/`)) faults.push(`${path}: no picture to share`);
    }
    expect(faults).toEqual([]);
  });

  it('is valid HTML', { timeout: 600_000 }, async () => {
    const faults: string[] = [];
    for (const [path, p] of await pages) {
      if (!p.html || p.status !== 200 || !structured(path)) continue;
      // A boundary that waits would leave a hole for who runs no script.
      if (/<!--\$\?-->|<template id="B:/.test(p.html)) faults.push(`${path}: a part is pending`);
      const report = await validator.validateString(p.html);
      for (const m of report.results.flatMap((r) => r.messages).slice(0, 3))
        faults.push(`${path}: ${m.ruleId} ${m.message} ${m.selector ?? ''}`.slice(0, 240));
    }
    expect(faults.slice(0, 20)).toEqual([]);
  });

  it('carries structured data that a validator accepts', { timeout: 300_000 }, async () => {
    const faults: string[] = [];
    let found = 0;
    for (const [path, p] of await pages) {
      if (!p.html.includes('ld+json') || !structured(path)) continue;
      const data = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(p.html);
      if (data.errors?.length) faults.push(`${path}: ${JSON.stringify(data.errors[0])}`);
      found += Object.values(data.jsonld).flat().length;
      const issues = await new Validator().validate(data);
      for (const i of issues.filter((x) => x.severity === 'ERROR')) faults.push(`${path}: ${i.issueMessage}`);
    }
    expect(faults.slice(0, 20)).toEqual([]);
    expect(found).toBeGreaterThan(20);
  });
});

it('shared pictures are pictures of 1200 x 630, and unknown ones are absent', async () => {
  // Sockets that closed while the validator held the thread are noticed first.
  await new Promise((done) => setTimeout(done, 50));
  const { html } = { html: await (await fetch(`${baseUrl}/en/moreInquiryDetails.html`)).text() };
  const image = readHead(html).image ?? '';
  const res = await fetch(image);
  const bytes = Buffer.from(await res.arrayBuffer());
  expect([res.headers.get('content-type'), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
    'image/png',
    1200,
    630,
  ]);
  for (const path of [
    'product/cn/nobody.png',
    'inquiry/de/x.png',
    `inquiry/cn/${crypto.randomUUID()}.png`,
    'no/cn/weft.png',
  ])
    expect((await fetch(`${baseUrl}/share/${path}`)).status).toBe(404);
});
