import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { useBook } from './harness/book.ts';
import { expectQuiet } from './harness/page.ts';

const { show } = useBook();

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
  it('the list searches, sorts, hides, walks by j and k, keeps views, exports', async () => {
    const { page, w } = await show({ lang: 'en' });
    const box = page.locator('[data-list="products"]');
    const rows = box.locator('tbody tr');
    const heads = box.getByRole('columnheader');
    const drop = (key: string) => box.getByText(w(`common:list.${key}`), { exact: true });
    expect(await rows.count()).toBe(8);
    const first = await rows.first().innerText();
    await box.getByRole('link', { name: w('book:data.sort.hot'), exact: true }).click();
    await expect.poll(() => page.url()).toContain('sort=hot');
    await expect.poll(() => rows.first().innerText()).not.toBe(first);
    const second = await rows.last().innerText();
    await box.getByRole('link', { name: w('common:pager.next') }).click();
    await expect.poll(() => page.url()).toContain('cursor=');
    await box.getByRole('link', { name: w('common:pager.previous') }).click();
    await expect.poll(() => rows.last().innerText()).toBe(second);
    await box.getByRole('searchbox').fill('carbon');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('q=carbon');
    expect(page.url()).toContain('sort=hot');
    await expect.poll(async () => (await rows.allInnerTexts()).every((text) => /carbon/i.test(text))).toBe(true);
    await drop('columns').click();
    await box.getByRole('link', { name: w('book:data.model') }).click();
    await expect.poll(() => heads.count()).toBe(4);
    await page.keyboard.press('Escape');
    await drop('views').click();
    await box.getByLabel(w('common:list.viewName')).fill('Carbon');
    await page.keyboard.press('Enter');
    await box.getByRole('link', { name: w('common:list.reset') }).click();
    await expect.poll(() => heads.count()).toBe(5);
    if (!(await box.getByRole('link', { name: 'Carbon', exact: true }).isVisible())) await drop('views').click();
    await box.getByRole('link', { name: 'Carbon', exact: true }).click();
    await expect.poll(() => heads.count()).toBe(4);
    expect(new URL(page.url()).searchParams.get('q')).toBe('carbon');
    await page.keyboard.press('Escape');
    for (const kind of ['xlsx', 'csv'] as const) {
      const saved = page.waitForEvent('download');
      if (!(await box.getByRole('button', { name: w(`common:list.${kind}`) }).isVisible()))
        await drop('export').click();
      await box.getByRole('button', { name: w(`common:list.${kind}`) }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(`products.${kind}`);
      if (kind !== 'csv') continue;
      // All that the words find, under the columns that are shown.
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      expect(lines.length - 1).toBeGreaterThan(await rows.count());
      expect(lines[0]).not.toContain(w('book:data.model'));
    }
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
});

describe('evidence and text', () => {
  it('tells on demand who saw what; Escape closes', async () => {
    const { page, w } = await show({ lang: 'es' });
    const badge = page.locator('#marks summary').first();
    await badge.focus();
    await page.keyboard.press('Enter');
    await page.getByText(w('badge:certifier')).first().waitFor();
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
    await page.getByRole('button', { name: w('tools:rich.bold') }).click();
    expect(await text.locator('strong').innerText()).toBe('Weft');
    await page.getByRole('button', { name: w('tools:rich.link'), exact: true }).click();
    const address = page.getByLabel(w('tools:rich.address'));
    await address.fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await page.getByText(w('tools:rich.badAddress')).waitFor();
    await address.fill('weft.example/a');
    await page.keyboard.press('Enter');
    expect(await text.locator('a').getAttribute('href')).toBe('https://weft.example/a');
    expectQuiet(page);
  });
});
