import { expect, it } from 'vitest';
import type { PublicFact } from '#contract/core/public-facts.ts';
import type { Api, Inner } from '../http/api.ts';
import { createAnswers } from './answers.ts';

const world = () => {
  const asked: string[] = [];
  let tell: (facts: readonly PublicFact[]) => void = () => undefined;
  const api = {
    request: async (path: string, init: { headers: Headers }, { inner }: { inner: Inner }) => {
      asked.push(`${path} ${init.headers.get('cookie') ?? 'nobody'}`);
      if (path === '/refused') return new Response('{}', { status: 404 });
      if (path !== '/challenge') inner.shown.add('products');
      return Response.json({ n: asked.length });
    },
  } as unknown as Api;
  const answers = createAnswers(api, { on: (l) => (tell = l) });
  const inner: Inner = { address: '1', shown: new Set() };
  const get = async (path: string, lang = 'cn', method = 'GET') =>
    (await answers(inner)(path, { method, headers: { 'x-lang': lang, cookie: 'xtoken=a' } })).text();
  return { asked, inner, get, tell: (facts: readonly PublicFact[]) => tell(facts) };
};

it('is asked once a language, as nobody, and tells each page what it shows', async () => {
  const { get, asked, inner } = world();
  expect([await get('/a'), await get('/a'), await get('/a', 'en')]).toEqual(['{"n":1}', '{"n":1}', '{"n":2}']);
  expect(asked).toEqual(['/a nobody', '/a nobody']);
  inner.shown.clear();
  await get('/a');
  expect([...inner.shown]).toEqual(['products']);
});

it('is forgotten when what it shows has changed', async () => {
  const { get, tell } = world();
  await get('/a');
  tell(['companies']);
  expect(await get('/a')).toBe('{"n":1}');
  tell(['products']);
  expect(await get('/a')).toBe('{"n":2}');
});

it.each([
  ['what shows nothing public', '/challenge', 'GET'],
  ['a refusal', '/refused', 'GET'],
  ['words that are counted', '/a?size=2&q=resin', 'GET'],
  ['a write', '/a', 'POST'],
])('keeps nothing of %s', async (_, path, method) => {
  const { get, asked } = world();
  await get(path, 'cn', method);
  await get(path, 'cn', method);
  expect(asked).toHaveLength(2);
});

it('asked for by several at once, is asked once; who is refused for asking too often is refused alone', async () => {
  const asked: string[] = [];
  const api = {
    request: async (path: string, _: unknown, { inner }: { inner: Inner }) => {
      asked.push(inner.address);
      await Promise.resolve();
      inner.shown.add('products');
      const refused = path === '/limited' && inner.address === 'greedy';
      return Response.json({}, refused ? { status: 429, headers: { 'retry-after': '9' } } : { status: 200 });
    },
  } as unknown as Api;
  const answers = createAnswers(api, { on: () => undefined });
  const by = (address: string, path: string) => answers({ address, shown: new Set() })(path, { method: 'GET' });
  const statuses = async (path: string) =>
    (await Promise.all([by('greedy', path), by('other', path)])).map((r) => [r.status, r.headers.get('retry-after')]);
  expect(await statuses('/limited')).toEqual([
    [429, '9'],
    [200, null],
  ]);
  asked.length = 0;
  expect(await statuses('/a')).toEqual([
    [200, null],
    [200, null],
  ]);
  expect(asked).toEqual(['greedy']);
});
