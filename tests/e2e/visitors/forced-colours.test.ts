import { afterAll, expect, it } from 'vitest';
import { go, useBrowser, type Watched } from '../harness/page.ts';

const { open } = useBrowser();
let page: Watched;
// Chromium's system colours are one process's: where they stay forced, pages of later tests get grounds that are not ours.
afterAll(() => page.emulateMedia({ forcedColors: 'none' }));

/** The reader's own colours stand in for ours: what says something by colour alone says it otherwise. */
it('with forced colours, choices, buttons, focus and pictures of figures stay told apart', async () => {
  page = await open();
  await page.emulateMedia({ forcedColors: 'active' });
  await go(page, '/search.html');
  const of = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((e) => {
        const { backgroundColor, color, outlineStyle, borderTopStyle } = getComputedStyle(e);
        return { backgroundColor, color, outlined: outlineStyle !== 'none' || borderTopStyle !== 'none' };
      });
  const chosen = await of('main nav a[aria-current]');
  const other = await of('main nav a:not([aria-current])');
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  expect(chosen.color).not.toBe(chosen.backgroundColor);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).not.toBe('none');

  await go(page, '/loginRegister.html');
  expect((await of('main form button[type="submit"]')).outlined).toBe(true);
  const tab = (selected: boolean) => of(`main [role="tab"][aria-selected="${String(selected)}"]`);
  expect((await tab(true)).backgroundColor).not.toBe((await tab(false)).backgroundColor);

  await go(page, '/moreInquiry.html');
  const bars = await page
    .locator('main td i')
    .evaluateAll((all) => [...new Set(all.map((i) => getComputedStyle(i).backgroundColor))]);
  expect(bars.length).toBeGreaterThan(1);
});
