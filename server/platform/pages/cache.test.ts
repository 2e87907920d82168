import { expect, it } from 'vitest';
import { bodyOf, createPageCache, keep, type Kept } from './cache.ts';

const listen = () => {
  const listeners: (() => void)[] = [];
  return { on: (l: () => void) => void listeners.push(l), touch: () => listeners.forEach((l) => l()) };
};
const page = (html: string): Kept => keep(200, {}, html);

it('renders once for many, and again after a change', async () => {
  const changes = listen();
  const cached = createPageCache(changes);
  let n = 0;
  const render = async () => page(`v${++n}`);
  const [a, b] = await Promise.all([cached('/', render), cached('/', render)]);
  expect([a, b, await cached('/', render)]).toEqual([a, a, a]);
  changes.touch();
  expect((await cached('/', render)).etag).not.toBe(a?.etag);
  expect(n).toBe(2);
});

it('does not keep a page that was begun before a change', async () => {
  const changes = listen();
  const cached = createPageCache(changes);
  let finish: (k: Kept) => void = () => undefined;
  const old = cached('/', () => new Promise<Kept>((done) => (finish = done)));
  changes.touch();
  const fresh = page('new');
  expect(await cached('/', async () => fresh)).toBe(fresh);
  finish(page('old'));
  await old;
  expect(await cached('/', async () => page('newer'))).toBe(fresh);
});

it('keeps no page that failed', async () => {
  const cached = createPageCache(listen());
  await cached('/x', async () => keep(404, {}, 'lost'));
  expect((await cached('/x', async () => page('found'))).status).toBe(200);
});

it('answers in the encoding asked for', async () => {
  const kept = page('x'.repeat(2000));
  expect((await bodyOf(kept, 'br')).length).toBeLessThan(100);
  expect(await bodyOf(kept, 'br')).toBe(kept.bodies.get('br'));
});
