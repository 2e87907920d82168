import { describe, expect, it } from 'vitest';
import { pages } from '#contract/pages.ts';
import { useBook } from './harness/book.ts';
import { axe } from './harness/fit.ts';
import { expectQuiet } from './harness/page.ts';
import { sample } from './harness/sample.ts';

const { show } = useBook();
const book = pages.find((p) => p.path === '/ui');

describe('the whole book', () => {
  for (const { lang, width, dark } of book ? sample([book]) : [])
    it(`passes axe and fits: ${lang} ${width}${dark ? ' dark' : ''}`, async () => {
      const { page } = await show({ lang, width, dark });
      // The editor and the pictures come after.
      await page.locator('#text [contenteditable]').waitFor();
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expectQuiet(page);
    });
});
