import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scriptHashes } from './policy.ts';
import { shape } from './shape.ts';
import { createUsedCss } from './used-css.ts';

const html = `<html><head><link rel="modulepreload" href="/assets/e.js"/><link rel="stylesheet" href="/assets/a.css"/></head><body class="on">
<script>early()</script><script type="application/ld+json">{"a":1}</script><script type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.m = {"root":route0,"home":route1};
import("/assets/e.js");</script></body></html>`;

it('puts the rules in the document and the scripts behind the first paint', () => {
  const shaped = shape(html, (hrefs) => `/*${hrefs.join()}*/`);
  expect(shaped).toContain('<style data-first="">/*/assets/a.css*/</style></head>');
  expect(shaped).toContain('<link rel="stylesheet" href="/assets/a.css" media="print" data-late=""/>');
  expect(shaped).not.toContain('rel="modulepreload" href');
  expect(shaped).toContain('import("/assets/root.js"),import("/assets/home.js")]).then(([route0,route1])=>{window.m');
  expect(shaped).not.toContain('type="module"');
});

it('leaves alone what it does not know', () => {
  const other = html.replace('import * as route0 from', 'import route0 from');
  expect(shape(other, () => '')).toBe(other);
});

it('names each inline script by its hash, data aside', () => {
  const hash = `'sha256-${createHash('sha256').update('early()').digest('base64')}'`;
  expect(
    scriptHashes('<script>early()</script><script type="application/ld+json">{}</script><script src="/x"></script>'),
  ).toEqual([hash]);
});

it('keeps the rules whose classes the markup uses, in their order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-css-'));
  writeFileSync(
    join(folder, 'a.css'),
    ':root{--x:1}.on{a:b}.off{a:b}@keyframes k{to{a:b}}.on .off,.on:not(.off)>b{c:d}@media print{.off{a:b}.on{e:f}}@media screen{.off{a:b}}:where(.on,.off) i{g:h}@import "x";',
  );
  expect(createUsedCss(folder)(['/a.css'], html)).toBe(
    ':root{--x:1}.on{a:b}@keyframes k{to{a:b}}.on .off,.on:not(.off)>b{c:d}@media print{.on{e:f}}:where(.on,.off) i{g:h}@import "x";',
  );
});
