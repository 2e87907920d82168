import { describe, expect, it } from 'vitest';
import { pages } from '#contract/all-pages.ts';
import { visited } from '#tests/harness/parts.ts';
import { idOf } from '#server/world/chance.ts';
import { go, useBrowser } from './harness/page.ts';
import { visit } from './harness/visit.ts';

const { open } = useBrowser();

describe('public pages', () => {
  for (const { path: pattern } of visited(pages.filter((p) => p.layout === 'site' && p.access.kind !== 'session'))) {
    const path = pattern
      .replace('{section}', 'inquiries')
      .replace('/conference/{slug}', '/conference/wind-blade-composites-congress')
      .replace('/industrialPark/{slug}', '/industrialPark/gusu-prepreg-park')
      .replace('{slug}', 'weiheng-carbon')
      .replace('/vacancy/{id}', `/vacancy/${idOf('vacancy', 'weiheng-carbon.prepreg')}`);
    visit({ path, status: path === '/404.html' ? 404 : 200, open });
  }
});

describe('unknown addresses', () => {
  it('answer 404 with the error page', async () => {
    const page = await open();
    expect(await go(page, '/no-such-page')).toBe(404);
    expect(await page.locator('h1').textContent()).toContain('没有找到');
    expect(await page.locator('footer').textContent()).toContain('隐私政策');
  });
});
