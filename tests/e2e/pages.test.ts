import { describe, expect, it } from 'vitest';
import { pages } from '#contract/pages.ts';
import { expectFit } from './harness/fit.ts';
import { go, useBrowser } from './harness/page.ts';
import { sample } from './harness/sample.ts';

const { open } = useBrowser();

describe('public pages', () => {
  for (const { page: rule, lang, width, dark } of sample(pages.filter((p) => p.layout === 'site')))
    it(`${rule.path} ${lang} ${width}${dark ? ' dark' : ''}: stands, fits, passes axe, stays quiet`, async () => {
      const page = await open({ lang, width, dark });
      await expectFit(page, rule.path, rule.path === '/404.html' ? 404 : 200);
      await page.context().close();
    });
});

describe('unknown addresses', () => {
  it('answer 404 with the error page', async () => {
    const page = await open();
    expect(await go(page, '/no-such-page')).toBe(404);
    expect(await page.locator('h1').textContent()).toContain('没有找到');
  });
});
