import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Lang } from '#contract/core/langs.ts';
import { pages } from '#contract/pages.ts';
import { expectQuiet, go, type Open, useBrowser, type Watched } from './harness/page.ts';
import { sample } from './harness/sample.ts';
import { wordsOf } from './harness/words.ts';

const { open } = useBrowser();
const book = pages.find((p) => p.path === '/ui');
const pdf = (name: string, size = 2000) => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(size, 1) });

/** The book in a language; `field` finds a control by its words there. */
const show = async (o: Open = {}) => {
  const page = await open(o);
  expect(await go(page, '/ui')).toBe(200);
  const w = wordsOf((o.lang ?? 'cn') as Lang);
  return { page, w, field: (key: string): Locator => page.getByLabel(w(key), { exact: true }) };
};
const chosen = (page: Page, nth: number) => page.locator('#forms input[type="file"]').nth(nth);
const axe = async (page: Watched) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 160)).join(' | ')}`)).toEqual([]);
};

describe('files and pictures', () => {
  it('says early what does not fit, keeps the rest, tries again, takes away what the server refuses', async () => {
    const { page, w } = await show();
    await chosen(page, 0).setInputFiles([
      pdf('good.pdf'),
      pdf('big.pdf', 5000 * 1024),
      pdf('break.pdf'),
      pdf('refuse.pdf'),
      { name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('x') },
    ]);
    const forms = page.locator('#forms');
    await forms.getByText(w('ui:file.tooLarge', { name: 'big.pdf', limit: '5,000', size: '5,000' })).waitFor();
    await forms.getByText('a.exe').waitFor();
    await forms.getByRole('button', { name: w('ui:file.remove', { name: 'good.pdf' }) }).waitFor();
    await forms.getByText(w('ui:file.refused', { name: 'refuse.pdf', message: w('book:form.refused') })).waitFor();
    await forms.getByText(w('ui:file.broken')).waitFor();
    await forms.getByRole('button', { name: w('ui:file.again') }).click();
    await forms.getByRole('button', { name: w('ui:file.remove', { name: 'break.pdf' }) }).waitFor();
    await expect.poll(() => forms.getByText(w('ui:file.broken')).count()).toBe(0);
    await forms.getByRole('button', { name: w('ui:file.remove', { name: 'good.pdf' }) }).click();
    await expect.poll(() => forms.getByText('good.pdf', { exact: true }).count()).toBe(0);
    expectQuiet(page);
  });

  it('crops by keyboard: turn, zoom by 5, download, confirm', async () => {
    const { page, w } = await show({ lang: 'en' });
    const picture = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#0b6554' } })
      .png()
      .toBuffer();
    for (const [nth, shape] of [
      [2, 1.5],
      [3, 16 / 9],
    ] as const) {
      await chosen(page, nth).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
      const dialog = page.getByRole('dialog');
      await dialog.getByText(w('ui:crop.state', { zoom: 100, angle: 0 })).waitFor();
      for (const key of ['right', 'in', 'in', 'out']) {
        await dialog.getByRole('button', { name: w(`ui:crop.${key}`) }).focus();
        await page.keyboard.press('Enter');
      }
      await dialog.getByText(w('ui:crop.state', { zoom: 105, angle: 90 })).waitFor();
      if (nth === 2) await axe(page);
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: w('ui:crop.download') }).click();
      expect((await saved).suggestedFilename()).toBe('logo.png');
      await dialog.getByRole('button', { name: w('ui:crop.confirm') }).click();
      const preview = page.getByAltText(w('ui:picture.preview')).nth(nth - 2);
      await preview.waitFor();
      const ratio = await preview.evaluate((i: HTMLImageElement) =>
        i.decode().then(() => i.naturalWidth / i.naturalHeight),
      );
      expect(Math.abs(ratio - shape)).toBeLessThan(0.02);
    }
    expectQuiet(page);
  });
});

describe('choices', () => {
  it('a tree is searched in three languages, walked by keys, and holds ten', async () => {
    const { page, w } = await show();
    const button = page.getByRole('button', { name: w('ui:pick.open', { label: w('book:form.regions') }) });
    await button.focus();
    await page.keyboard.press('Enter');
    const search = page.getByRole('combobox', { name: new RegExp(w('book:form.regions')) });
    await expect.poll(() => search.evaluate((e) => e === document.activeElement)).toBe(true);
    await page.keyboard.type('Jiangsu');
    await page.getByRole('treeitem').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /江苏/ }).first().waitFor();
    for (let i = 0; i < 7; i++) await page.keyboard.press('Backspace');
    for (let i = 0; i < 10; i++) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await page.getByText(w('book:form.regionsMost')).waitFor();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => button.evaluate((e) => e === document.activeElement)).toBe(true);
    expect(await page.locator('#forms').getByRole('button', { name: /^移除/ }).count()).toBe(10);
    expectQuiet(page);
  });

  it('on phones the tree is a sheet', async () => {
    const { page, w } = await show({ width: 390, lang: 'es' });
    await page.getByRole('button', { name: w('ui:pick.open', { label: w('book:form.material') }) }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('combobox').fill('fibra de carbono');
    await sheet.getByRole('treeitem').first().waitFor();
    expect((await sheet.boundingBox())?.width).toBe(390);
    await axe(page);
    expectQuiet(page);
  });
});

describe('dates and numbers', () => {
  it('reads each writing, shows the reader’s, opens a calendar in their language', async () => {
    const { page, w, field } = await show({ lang: 'es' });
    const day = page.locator('[name="book-day"]');
    await day.fill('2026-11-05');
    await day.blur();
    expect(await day.inputValue()).toBe('05/11/2026');
    await day.fill('31/11/2026');
    await day.blur();
    await page.getByText(w('ui:date.wrong', { format: w('ui:date.day') })).waitFor();
    await day.fill('05/11/2026');
    await page.getByRole('button', { name: `${w('ui:date.open')}: ${w('book:form.day')}` }).click();
    await page.getByText('noviembre 2026').waitFor();
    await axe(page);
    await page.getByRole('dialog').getByText('19', { exact: true }).click();
    await expect.poll(() => day.inputValue()).toBe('19/11/2026');
    const price = page.locator('[name="book-price"]');
    expect(await price.inputValue()).toBe('1.234,5');
    await price.fill('99.75');
    await price.blur();
    expect(await price.inputValue()).toBe('99,75');
    const share = field('book:form.share').first();
    for (const [typed, kept] of [
      ['3a5', '35'],
      ['250', '100'],
      ['-5', ''],
    ] as const) {
      await share.fill(typed);
      expect(await share.inputValue()).toBe(kept);
    }
    expectQuiet(page);
  });
});

describe('steps', () => {
  it('check their own fields, sum up faults, survive a reload, bring back what the server refuses', async () => {
    const { page, w } = await show({ lang: 'en' });
    const form = page.getByRole('form', { name: w('book:sections.steps') });
    const next = (title: string) => form.getByRole('button', { name: w('ui:step.next', { title: w(title) }) });
    await next('book:step.market').click();
    const summary = form.getByRole('alert').filter({ hasText: w('ui:step.errors', { n: 2 }) });
    await expect.poll(() => summary.evaluate((e) => e === document.activeElement)).toBe(true);
    await summary.getByRole('button', { name: w('book:step.needName') }).click();
    await page.keyboard.type('refuse Ltd');
    await form.getByRole('combobox').fill('wind');
    await page.locator('[data-combobox-option]:visible').first().click();
    await next('book:step.market').click();
    await form.getByText(w('ui:step.of', { n: 2, of: 3 })).waitFor();
    await form.locator('[name="share"]').fill('40');
    await page.reload();
    await form.getByText(w('ui:step.of', { n: 2, of: 3 })).waitFor();
    expect(await form.locator('[name="share"]').inputValue()).toBe('40');
    await next('book:step.check').click();
    await form.getByRole('button', { name: w('book:step.submit') }).click();
    await form.getByText(w('book:step.refusedName')).first().waitFor();
    await form.locator('[name="name"]').fill('Weft Ltd');
    for (const step of ['market', 'check']) await next(`book:step.${step}`).click();
    await form.getByRole('button', { name: w('book:step.submit') }).click();
    await page.getByText(w('book:step.done')).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('weft.draft.book.visitor'))).toBeNull();
    expectQuiet(page);
  });
});

describe('data', () => {
  it('the table searches, sorts, hides, walks by j and k, keeps views, exports', async () => {
    const { page, w } = await show({ lang: 'en' });
    const box = page.locator('[data-table]');
    const rows = box.locator('tbody tr');
    expect(await rows.count()).toBe(8);
    const last = await rows.last().innerText();
    await box.getByRole('button', { name: w('book:data.name'), exact: true }).click();
    await expect.poll(() => rows.last().innerText()).not.toBe(last);
    expect(page.url()).toContain('products.sort=-name');
    await box.getByRole('searchbox').fill('carbon');
    await expect.poll(() => page.url()).toContain('products.q=carbon');
    for (const text of await rows.allInnerTexts()) expect(text.toLowerCase()).toContain('carbon');
    await box.getByRole('button', { name: w('ui:table.columns') }).click();
    await box.getByLabel(w('book:data.model')).uncheck();
    await page.keyboard.press('Escape');
    expect(await box.getByRole('columnheader').count()).toBe(4);
    await box.getByRole('button', { name: w('ui:table.views') }).click();
    await box.getByLabel(w('ui:table.viewName')).fill('Carbon');
    await page.keyboard.press('Enter');
    await box.getByRole('button', { name: w('ui:table.reset') }).click();
    await expect.poll(() => box.getByRole('columnheader').count()).toBe(5);
    await box.getByRole('button', { name: 'Carbon', exact: true }).click();
    await expect.poll(() => page.url()).toContain('products.hide=');
    await page.keyboard.press('Escape');
    const saved = page.waitForEvent('download');
    await box.getByRole('button', { name: w('ui:table.export') }).click();
    expect((await saved).suggestedFilename()).toBe('products.csv');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
    expect(
      await rows
        .first()
        .locator('a')
        .evaluate((e) => e === document.activeElement),
    ).toBe(true);
    expectQuiet(page);
  });

  it('the comparison shows differences alone, two at a time on phones', async () => {
    const { page, w } = await show({ width: 390 });
    const table = page.getByRole('region', { name: w('book:data.compare') });
    await expect.poll(() => table.getByRole('columnheader').count()).toBeLessThanOrEqual(5);
    await page.getByRole('button', { name: w('ui:compare.next') }).click();
    await table.getByText(w('book:data.supplier', { n: 'C' })).waitFor();
    await page.getByLabel(w('ui:compare.differences')).check({ force: true });
    await expect.poll(() => table.getByText(w('book:data.colour')).count()).toBe(0);
    expectQuiet(page);
  });
});

describe('evidence and text', () => {
  it('tells on demand who saw what; Escape closes', async () => {
    const { page, w } = await show({ lang: 'es' });
    const badge = page.locator('#marks summary').first();
    await badge.focus();
    await page.keyboard.press('Enter');
    await page.getByText(w('ui:evidence.certifier')).first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#marks details[open]').count()).toBe(0);
    expectQuiet(page);
  });

  it('the editor makes bold, and refuses a link that is a script', async () => {
    const { page, w } = await show({ lang: 'en' });
    const text = page.getByRole('textbox', { name: w('book:text.editor') });
    await text.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Weft');
    await page.keyboard.press('Control+A');
    await page.getByRole('button', { name: w('ui:rich.bold') }).click();
    expect(await text.locator('strong').innerText()).toBe('Weft');
    await page.getByRole('button', { name: w('ui:rich.link'), exact: true }).click();
    const address = page.getByLabel(w('ui:rich.address'));
    await address.fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await page.getByText(w('ui:rich.badAddress')).waitFor();
    await address.fill('weft.example/a');
    await page.keyboard.press('Enter');
    expect(await text.locator('a').getAttribute('href')).toBe('https://weft.example/a');
    expectQuiet(page);
  });
});

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
