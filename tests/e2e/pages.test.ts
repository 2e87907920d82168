import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { pages } from '#contract/pages.ts';
import { sitePages } from '#web/routes.ts';
import { expectQuiet, go, useBrowser } from './harness/page.ts';
import { sample } from './harness/sample.ts';

const { open } = useBrowser();
const built = pages.filter((p) => p.layout === 'site' && (p.path === '/' || p.path in sitePages));

describe('public pages', () => {
  for (const { page: rule, lang, width, dark } of sample(built))
    it(`${rule.path} ${lang} ${width}${dark ? ' dark' : ''}: stands, fits, passes axe, stays quiet`, async () => {
      const page = await open({ lang, width, dark });
      const status = await go(page, rule.path);
      expect(status).toBe(rule.path === '/404.html' ? 404 : 200);
      expect(await page.locator('main h1').count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html.slice(0, 160) ?? ''}`)).toEqual([]);
      if (status === 200) expectQuiet(page);
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
