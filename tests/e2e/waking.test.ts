import { expect, it } from 'vitest';
import { expectQuiet, go, useBrowser } from './harness/page.ts';

const { open } = useBrowser();

declare global {
  /** Runs what waits for an idle browser. */
  var beIdle: () => void;
  /** The routes that the router knows. */
  var __reactRouterManifest: { routes: Record<string, { path?: string }> };
}

it('links are learned when the browser is idle, not before', async () => {
  const page = await open({ cold: true });
  // The browser is never idle by itself here.
  await page.addInitScript(() => {
    const waiting = new Map<number, IdleRequestCallback>();
    let last = 0;
    globalThis.requestIdleCallback = (work) => {
      waiting.set(++last, work);
      return last;
    };
    globalThis.cancelIdleCallback = (id) => void waiting.delete(id);
    globalThis.beIdle = () => {
      const now = [...waiting.values()];
      waiting.clear();
      for (const work of now) work({ didTimeout: false, timeRemaining: () => 50 });
    };
  });
  const asked: URL[] = [];
  page.on('request', (r) => {
    const url = new URL(r.url());
    if (url.pathname.endsWith('/__manifest')) asked.push(url);
  });
  await go(page, '/');
  await page.waitForLoadState('networkidle');
  const links = page.locator('a[href="/moreInquiry.html"]');
  expect(await links.count()).toBeGreaterThan(0);
  expect(await page.locator('[data-discover]').count()).toBe(0);
  expect(asked).toEqual([]);

  const answer = page.waitForResponse((r) => new URL(r.url()).pathname.endsWith('/__manifest'));
  await page.evaluate(() => globalThis.beIdle());
  expect((await answer).status()).toBe(200);
  expect(await page.locator('a[href="/moreInquiry.html"]:not([data-discover])').count()).toBe(0);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.search).toContain(encodeURIComponent('/moreInquiry.html'));

  // The answer is here before the router has taken it in.
  await page.waitForFunction(() =>
    Object.values(globalThis.__reactRouterManifest.routes).some((r) => r.path?.endsWith('moreInquiry.html')),
  );
  // What is known already is not asked for again, and a new page has its own links.
  await links.first().click();
  await page.waitForURL('**/moreInquiry.html');
  await page.locator('main h1').waitFor();
  expect(asked).toHaveLength(1);
  expectQuiet(page);
});
