import { expect, it } from 'vitest';
import type { PublicFact } from '#contract/core/public-facts.ts';
import { bodyOf, createPageCache, keep, type Kept } from './cache.ts';

type Facts = readonly PublicFact[];
const listen = () => {
  const listeners: ((facts: Facts) => void)[] = [];
  return {
    on: (l: (facts: Facts) => void) => void listeners.push(l),
    touch: (...facts: Facts) => listeners.forEach((l) => l(facts)),
  };
};
const page = (html: string, ...shown: PublicFact[]): Kept => keep(200, {}, html, new Set(shown));

it('renders once for many, and again after a change of what it shows, of nothing else', async () => {
  const changes = listen();
  const cached = createPageCache(changes);
  let n = 0;
  const render = async () => page(`v${++n}`, 'inquiries', 'settings');
  const [a, b] = await Promise.all([cached('/', render), cached('/', render)]);
  expect([a, b, await cached('/', render)]).toEqual([a, a, a]);
  changes.touch('purchases', 'products');
  expect(await cached('/', render)).toBe(a);
  changes.touch('products', 'settings');
  expect((await cached('/', render)).etag).not.toBe(a?.etag);
  expect(n).toBe(2);
});

it('does not keep a page that was begun before such a change', async () => {
  const changes = listen();
  const cached = createPageCache(changes);
  let finish: (k: Kept) => void = () => undefined;
  const begin = () => new Promise<Kept>((done) => (finish = done));
  const old = cached('/', begin);
  changes.touch('inquiries');
  const fresh = page('new', 'inquiries');
  expect(await cached('/', async () => fresh)).toBe(fresh);
  finish(page('old', 'inquiries'));
  await old;
  expect(await cached('/', async () => page('newer'))).toBe(fresh);

  const other = cached('/other', begin);
  changes.touch('inquiries');
  const kept = page('of products', 'products');
  finish(kept);
  await other;
  expect(await cached('/other', async () => page('never asked for'))).toBe(kept);
});

it('keeps no page that failed', async () => {
  const cached = createPageCache(listen());
  await cached('/x', async () => keep(404, {}, 'lost', new Set()));
  expect((await cached('/x', async () => page('found'))).status).toBe(200);
});

it('answers in the encoding asked for', async () => {
  const kept = page('x'.repeat(2000));
  expect((await bodyOf(kept, 'br')).length).toBeLessThan(100);
  expect(await bodyOf(kept, 'br')).toBe(kept.bodies.get('br'));
});
