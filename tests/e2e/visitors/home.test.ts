import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Lang } from '#contract/core/langs.ts';
import { serviceKinds } from '#contract/services/kinds.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const w = wordsOf('cn');
const en = wordsOf('en');
const html = async (path: string): Promise<string> =>
  (await (await fetch(`${baseUrl}${path}`)).text()).replaceAll('<!-- -->', '');
const focused = (page: Page, what: 'textContent' | 'id') =>
  page.evaluate((key) => document.activeElement?.[key]?.trim() ?? '', what);
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe('the weave', () => {
  it('is a table with heads, and its cells are links that work without script', async () => {
    const page = await html('/');
    expect(page).toContain('<caption');
    expect(page.match(/data-cell=/g)).toHaveLength(48);
    expect(page.match(/<th scope="row"/g)).toHaveLength(6);
    const chosen = await html('/?cell=carbon-fibre.filament-winding');
    expect(chosen).toContain('<strong>碳纤维 × 缠绕</strong>');
    expect(chosen).toContain(
      'href="/search.html?kind=suppliers&amp;category=carbon-fibre&amp;process=filament-winding"',
    );
    expect(await html('/?cell=no.such')).toContain('data-cell=');
  });

  it('is walked by arrow keys: one stop of the Tab key, the line tells what is there, the acts carry it on', async () => {
    const page = await open();
    await go(page, '/');
    expect(await page.locator('[data-cell]:not([tabindex="-1"])').count()).toBe(1);
    await page.locator('[data-cell="carbon-fibre.pultrusion"]').click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.getByText('碳纤维 × 缠绕', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('cell')).toBe('carbon-fibre.filament-winding');
    await page.keyboard.press('Home');
    await page.getByText('碳纤维 × 拉挤', { exact: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    const told = await page.locator('[data-cell="carbon-fibre.filament-winding"] b').textContent();
    await page.getByRole('link', { name: w('home:weave.see') }).click();
    await page.waitForURL('**/search.html?kind=suppliers**');
    await page.getByText(w('catalogue:suppliers.count', { total: told ?? '' })).waitFor();
    await expect.poll(() => page.locator('article').count()).toBe(Number(told));
    expectQuiet(page);
  });

  it('on a phone is a row of materials over the processes', async () => {
    const page = await open({ width: 390 });
    await go(page, '/');
    await page.getByRole('link', { name: '夹芯材料', exact: true }).click();
    expect(await page.locator('[aria-current="true"]:visible', { hasText: '夹芯材料' }).isVisible()).toBe(true);
    expect(await page.locator('[data-cell]').first().isVisible()).toBe(false);
    expect(await fits(page)).toBe(true);
    expectQuiet(page);
  });
});

describe('the category menu', () => {
  it('opens by keyboard, is walked by arrows, closes by Esc and gives the focus back', async () => {
    const page = await open();
    await go(page, '/moreInquiry.html');
    const button = page.getByRole('button', { name: w('common:mega.open') });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page, 'textContent')).toContain('纤维');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page, 'textContent')).toContain('机织物');
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page, 'textContent')).toContain('织物与毡');
    await page.keyboard.press('Escape');
    expect(await page.locator('#mega-menu').count()).toBe(0);
    expect(await focused(page, 'textContent')).toBe(w('common:mega.open'));
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page, 'textContent')).toContain('纤维');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search.html?category=fibres');
    await page.locator('#mega-menu').waitFor({ state: 'detached' });
    expectQuiet(page);
  });

  it('opens by hover and leaves again; without script it is a link', async () => {
    const page = await open();
    await go(page, '/');
    await page.getByRole('button', { name: w('common:mega.open') }).hover();
    await page.locator('#mega-menu a').first().waitFor();
    await page.mouse.move(700, 880);
    await page.locator('#mega-menu').waitFor({ state: 'detached' });
    expect(await html('/')).toMatch(/<a[^>]+href="\/search\.html"[^>]*>(?:<svg.*?<\/svg>)?全部品类/);
  });
});

describe('the search field', () => {
  it('suggests in groups, is walked by arrows, keeps the focus, and Esc closes the list alone', async () => {
    const page = await open();
    await go(page, '/');
    await page.keyboard.press('/');
    expect(await focused(page, 'id')).toBe('site-search');
    await page.getByRole('option', { name: '碳纤维', exact: true }).waitFor();
    await page.keyboard.type('碳纤维');
    const list = page.getByRole('listbox', { name: w('frame:search.suggestions') });
    for (const group of ['frame:search.categories', 'common:search.products', 'common:search.inquiries'])
      await list.getByRole('group', { name: w(group) }).waitFor();
    await page.keyboard.press('ArrowDown');
    const field = page.locator('#site-search');
    const active = await field.getAttribute('aria-activedescendant');
    expect(await page.locator(`#${active}`).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    expect(await focused(page, 'id')).toBe('site-search');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search.html?category=carbon-fibre');
    expectQuiet(page);
  });

  it('searches what is chosen, and says on the page what it found it by', async () => {
    const page = await open();
    await go(page, '/');
    await page.locator('#site-scope').selectOption('inquiries');
    await page.locator('#site-search').fill('风电');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/moreInquiry\.html\?q=/);
    expect(await page.locator('#site-scope').inputValue()).toBe('inquiries');
    expect(await page.locator('#site-search').inputValue()).toBe('风电');
    const without = await fetch(`${baseUrl}/search.html?kind=inquiries&q=x`, { redirect: 'manual' });
    expect(without.headers.get('location')).toBe('/moreInquiry.html?q=x');
    for (const [scope, q] of [
      ['services', '试验'],
      ['jobs', '工程师'],
    ] as const) {
      await page.locator('#site-scope').selectOption(scope);
      await page.locator('#site-search').fill(q);
      await page.keyboard.press('Enter');
      await page.waitForURL((u) => u.searchParams.get('q') === q && u.pathname !== '/moreInquiry.html');
      expect(await page.locator('#site-scope').inputValue()).toBe(scope);
      await expect.poll(() => page.locator('main li').filter({ hasText: q }).count()).toBeGreaterThan(0);
    }
    expectQuiet(page);
  });
});

describe('the popups', () => {
  it('tell the beta once, the daily one once a day, one a visit, and only when somebody is there', async () => {
    const page = await open({ fresh: true });
    const dialog = page.getByRole('dialog');
    await go(page, '/');
    await page.waitForTimeout(2_500);
    expect(await dialog.count()).toBe(0);
    await page.mouse.move(300, 800);
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('封闭测试');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await go(page, '/');
    await page.mouse.move(320, 800);
    await dialog.getByRole('link').waitFor();
    const today = await page.evaluate(() => localStorage.getItem('ptime'));
    expect(today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await dialog.getByRole('link').click();
    await page.waitForURL('**/moreInquiry.html?state=quoting');

    await go(page, '/');
    await page.mouse.move(340, 800);
    await page.waitForTimeout(2_500);
    expect(await dialog.count()).toBe(0);
    await page.evaluate(() => localStorage.setItem('ptime', '2022-09-01'));
    await go(page, '/');
    await page.mouse.move(360, 800);
    await dialog.waitFor();
    expectQuiet(page);
  });
});

describe('the header', () => {
  const cases: [Lang, number][] = [
    ['es', 1024],
    ['es', 1280],
    ['en', 1024],
    ['cn', 1024],
    ['cn', 1920],
  ];
  for (const [lang, width] of cases)
    it(`fits in ${lang} at ${width}, with nothing cut off`, async () => {
      const page = await open({ lang, width });
      await go(page, '/');
      expect(await fits(page)).toBe(true);
      const end = await page.locator('header a[href*="releaseEnquiries"]').boundingBox();
      expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual(width);
      expectQuiet(page);
    });

  it('folds the last rooms under "more" where they do not fit, and they can be reached there', async () => {
    const page = await open({ lang: 'es', width: 1280 });
    await go(page, '/');
    const more = page.locator('#site-nav summary');
    // Wider words than any language has today.
    await page
      .locator('#site-nav ul')
      .first()
      .evaluate((list) => {
        for (const li of list.querySelectorAll<HTMLElement>(':scope > li')) li.style.minWidth = '200px';
      });
    await more.waitFor();
    await more.click();
    const last = page.locator('#site-nav details a').last();
    const to = await last.getAttribute('href');
    await last.click();
    await page.waitForURL(`**${to}`);
    expect(await fits(page)).toBe(true);
    await page.locator('#site-nav details[open]').waitFor({ state: 'detached' });
    const wide = await open({ width: 1920 });
    await go(wide, '/');
    await wide.locator('#site-nav ul[data-measured]').waitFor();
    expect(await wide.locator('#site-nav summary').isVisible()).toBe(false);
  });

  it('shows big buyers beside the inquiries waiting, as their list has them', async () => {
    const page = await html('/');
    const [, block = ''] = /<section aria-labelledby="purchases">(.*?)<\/section>/s.exec(page) ?? [];
    const ids = [...block.matchAll(/bigBuyersEnquiriesDetails\.html\?id=([0-9a-f-]{36})/g)].map(([, id]) => id);
    expect(ids).toHaveLength(3);
    const list = await html('/bigBuyersEnquiries.html?state=open');
    for (const id of ids) expect(list).toContain(id);
  });
});

describe('the services that providers offer', () => {
  it('are shown one of a kind, in words, and each leads to its page', async () => {
    const page = await html('/en');
    const [, block = ''] = /<section[^>]* aria-labelledby="services">(.*?)<\/section>/s.exec(page) ?? [];
    const cards = block.split('<article').slice(1);
    expect(cards).toHaveLength(4);
    const kinds = cards.map((card) => serviceKinds.find((kind) => card.includes(`>${en(`services:kind.${kind}`)}<`)));
    expect(new Set(kinds).size).toBe(4);
    expect(kinds).not.toContain(undefined);
    for (const card of cards) {
      const [, to = ''] = /href="([^"]+)"[^>]*data-row/.exec(card) ?? /data-row[^>]*href="([^"]+)"/.exec(card) ?? [];
      expect((await fetch(`${baseUrl}${to}`)).status).toBe(200);
    }
  });
});
