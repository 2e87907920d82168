import { readdirSync, readFileSync } from 'node:fs';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { pages } from '#contract/all-pages.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import type { SiteLink } from '#web/ui/frame/site-link.tsx';

const escape = (s: string) => s.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
/** A page's address where a text begins or goes on after an expression; `/` alone is many things, and the compiler's. */
const literal = new RegExp(
  `["'\`}](?:/(?:en|es))?(?:${pages
    .map((p) => p.path)
    .filter((p) => p !== '/')
    .map((p) => escape(p).replace(/\\\{\w+\\\}/g, '[^/]+'))
    .join('|')})(?=["'\`?#$\\\\&\\s])`,
);
const isComment = (line: string) => /^\s*(\*|\/\*|\/\/)/.test(line);
const found = (text: string): number[] =>
  text.split('\n').flatMap((line, i) => (!isComment(line) && literal.test(line) ? [i + 1] : []));

it('no address of a page stands outside contract/pages/: links are made by pageTo', () => {
  const files = ['contract', 'server', 'web', 'scripts']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((f) => `${folder}/${f}`))
    .filter((f) => /\.tsx?$/.test(f) && !/\.test\.tsx?$/.test(f) && !f.startsWith('contract/pages'));
  const literals = files.flatMap((f) => found(readFileSync(f, 'utf8')).map((line) => `${f}:${line}`));
  expect(literals).toEqual([]);
});

it('sees an address in each place where one may stand', () => {
  const order = ['', 'orderCenter', 'orderDetail'].join('/');
  for (const text of [
    `to="${order}"`,
    `'${order}?id=x'`,
    `\`${order}?id=\${id}\``,
    `\${base}${order}\``,
    `'/en${order}'`,
  ])
    expect(found(text), text).toEqual([1]);
  for (const text of [` * \`${order}\`: an order`, `'/api${order}'`, `'${order}/more'`])
    expect(found(text), text).toEqual([]);
});

it('is refused by the compiler as a link where it is only text', () => {
  const text: string = pageTo('home');
  const wrong = () => {
    // @ts-expect-error -- a link takes what pageTo gives
    const to: ComponentProps<typeof SiteLink>['to'] = '/';
    // @ts-expect-error -- nor is a text that came from somewhere an address before `keptAddress` or `safeReturn` saw it
    const address: PageAddress = text;
    return [to, address];
  };
  expect(typeof wrong).toBe('function');
});
