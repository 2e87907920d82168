import { expect, it } from 'vitest';
import { answerFirstVisit } from './first-visit.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const visit = (headers: Record<string, string>, path = '/', method = 'GET') => {
  const given = new Headers({ 'user-agent': browser, ...headers });
  return answerFirstVisit({ method, url: `http://weft.test${path}`, header: (n) => given.get(n) ?? undefined });
};

it.each([
  ['en-GB,en;q=0.9', '/en'],
  ['es-MX,es;q=0.9,en;q=0.8', '/es'],
  ['zh-CN;q=0.5,es;q=0.9', '/es'],
  ['fr-FR,en;q=0.4', '/en'],
])('sends a first visit that wishes for %s to %s and remembers it', (wish, to) => {
  const res = visit({ 'accept-language': wish });
  expect([res?.status, res?.headers.get('location')]).toEqual([303, to]);
  expect(res?.headers.get('set-cookie')).toContain(`language=${to.slice(1)};`);
  expect(res?.headers.get('cache-control')).toBe('no-store');
});

it('keeps what the address asks for', () => {
  expect(visit({ 'accept-language': 'en' }, '/?from=mail')?.headers.get('location')).toBe('/en?from=mail');
});

it.each([
  ['whoever wishes for Chinese', { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }, '/', 'GET'],
  ['whoever wishes for none of the three', { 'accept-language': 'fr-FR,de;q=0.5' }, '/', 'GET'],
  ['whoever says nothing', {}, '/', 'GET'],
  ['whoever has chosen', { 'accept-language': 'en', cookie: 'language=cn' }, '/', 'GET'],
  ['another page', { 'accept-language': 'en' }, '/search.html', 'GET'],
  ['a write', { 'accept-language': 'en' }, '/', 'POST'],
  ['a search engine', { 'accept-language': 'en', 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, '/', 'GET'],
  ['a program', { 'accept-language': 'en', 'user-agent': '' }, '/', 'GET'],
])('sends %s nowhere', (_who, headers, path, method) => {
  expect(visit(headers as Record<string, string>, path, method)).toBeNull();
});
