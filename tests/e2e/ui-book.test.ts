import { describe, expect, it } from 'vitest';
import { useBook } from './harness/book.ts';
import { axe } from './harness/axe.ts';
import { expectQuiet } from './harness/page.ts';
import { viewsOf } from './harness/visit.ts';

const { show } = useBook();

describe('the whole book', () => {
  for (const { lang, width, dark } of viewsOf('/ui'))
    it(`passes axe and fits: ${lang} ${width}${dark ? ' dark' : ''}`, async () => {
      const { page } = await show({ lang, width, dark });
      // The editor and the pictures come after.
      await page.locator('#text [contenteditable]').waitFor();
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expectQuiet(page);
    });
});
