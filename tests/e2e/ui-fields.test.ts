import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useBook } from './harness/book.ts';
import { axe } from './harness/axe.ts';
import { expectQuiet } from './harness/page.ts';

const { show } = useBook();
const pdf = (name: string, size = 2000) => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(size, 1) });
const chosen = (page: Page, nth: number) => page.locator('#forms input[type="file"]').nth(nth);

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
      await dialog.getByText(w('tools:crop.state', { zoom: 100, angle: 0 })).waitFor();
      for (const key of ['right', 'in', 'in', 'out']) {
        await dialog.getByRole('button', { name: w(`tools:crop.${key}`) }).focus();
        await page.keyboard.press('Enter');
      }
      await dialog.getByText(w('tools:crop.state', { zoom: 105, angle: 90 })).waitFor();
      if (nth === 2) await axe(page);
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: w('tools:crop.download') }).click();
      expect((await saved).suggestedFilename()).toBe('logo.png');
      await dialog.getByRole('button', { name: w('tools:crop.confirm') }).click();
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
