import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';

const { open } = useBrowser();
/** React leaves its own keys on an element once it is hydrated. */
const hydrated = (at: Locator): Promise<boolean> =>
  at.evaluate((el) => Object.keys(el).some((key) => key.startsWith('__reactProps')));
const phone = { width: 390 };
/** All that React does when it has nothing else to do is done. */
const idle = (page: Awaited<ReturnType<typeof open>>): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

describe('what stands below the first screen', () => {
  it('is hydrated when the reader comes near, and only then', async () => {
    const page = await open(phone);
    await go(page, '/en');
    const waiting = page.locator('section[aria-labelledby="waiting"]');
    await expect.poll(() => hydrated(waiting)).toBe(true);
    await idle(page);
    const far = [page.locator('section[aria-labelledby="news"]'), page.locator('footer')];
    for (const part of far) expect(await hydrated(part)).toBe(false);
    // Its links are followed in the page before: the document stays.
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.locator('footer a[href="/en/moreInquiry.html"]').evaluate((a) => (a as HTMLElement).click());
    await page.waitForURL('**/en/moreInquiry.html');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    await page.goBack();
    // This time the browser has rendered it itself.
    await expect.poll(() => hydrated(page.locator('footer'))).toBe(true);
    expectQuiet(page);
  });

  it('loses no click: React hydrates it within the event; and scrolling to it is enough', async () => {
    const page = await open(phone);
    // So low that the fifth card is far below, whatever stands over the list.
    await page.setViewportSize({ width: 390, height: 400 });
    await go(page, '/en/search.html');
    const cards = page.locator('article:has(a[data-row])');
    const last = cards.last();
    expect(await cards.count()).toBeGreaterThan(8);
    await expect.poll(() => hydrated(cards.first())).toBe(true);
    await idle(page);
    expect(await hydrated(last)).toBe(false);
    const marked = await last.locator('a[data-row]').evaluate((a) => {
      a.addEventListener('click', (e) => e.preventDefault(), { once: true });
      (a as HTMLElement).click();
      return a.closest('article')?.hasAttribute('data-going');
    });
    expect(marked).toBe(true);
    expect(await hydrated(last)).toBe(true);
    const foot = page.locator('footer');
    expect(await hydrated(foot)).toBe(false);
    await foot.scrollIntoViewIfNeeded();
    await expect.poll(() => hydrated(foot)).toBe(true);
    expectQuiet(page);
  });
});
