import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageTo } from '#contract/pages.ts';
import { sessionOf } from '#tests/world/people.ts';
import { xlsxParts } from '#contract/files/xlsx.ts';
import { useDatabase } from '../harness/database.ts';
import { alive, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
let [seller, buyer] = ['', ''];

beforeAll(async () => {
  const token = async (login: string) => {
    const { rows } = await pool.query<{ id: string }>('select id from users where username = $1 or phone = $1', [
      login,
    ]);
    return sessionOf(platform, rows[0]?.id ?? '');
  };
  [seller, buyer] = [await token('weiheng-carbon'), await token('13800000001')];
});
const model = `E2E-${Date.now().toString(36)}`;

describe('a supplier’s catalogue', () => {
  const t = wordsOf('en');

  it('takes a product with a pasted datasheet and price steps, kept over a reload', async () => {
    const page = await open({ token: seller, lang: 'en' });
    await go(page, `/en${pageTo('editProduct')}`);
    const field = (key: string) => page.getByLabel(t(`products:${key}`), { exact: true });
    // From the group over the category to the leaf.
    await page
      .getByRole('button', { name: new RegExp(t('products:form.category')) })
      .first()
      .click();
    await page.getByRole('combobox', { expanded: true }).last().fill('Small-tow');
    await page
      .getByRole('treeitem', { name: /Small-tow/ })
      .first()
      .click();
    await field('form.model').fill(model);
    await page.getByLabel(`${t('products:form.name')} · English`).fill(`Test fibre ${model}`);
    await page.getByLabel(`${t('products:form.overview')} · English`).fill('A fibre for a test.');
    await page.locator('[name="price"]').fill('120');
    await page.getByRole('button', { name: t('products:form.addTier') }).click();
    const step = page.getByRole('group', { name: t('products:form.tier', { n: 1 }) });
    await step.getByLabel(t('products:form.from')).fill('500');
    await step.getByLabel(t('products:form.price')).fill('110');
    await step.getByLabel(t('products:form.lead')).fill('21');
    const strength = page.locator('[name="value.fibre-tensile-strength"]');
    await strength.focus();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'Fibre tensile strength\t4.9\tGPa\t23 °C\tISO 10618\nFibre tensile modulus\t230\tGPa');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await page.locator('[name="value.fibre-tensile-modulus"][value="230"]').waitFor();
    await page.getByText('= 4,900 MPa').waitFor();
    await page
      .getByText(/Draft saved|saved/i)
      .first()
      .waitFor();
    await page.waitForTimeout(1500);
    await page.reload();
    await alive(page);
    await page.locator('[name="value.fibre-tensile-strength"][value="4.9"]').waitFor();
    await page.getByRole('button', { name: t('products:form.list') }).click();
    await page.waitForURL(/productList/);
    await page.getByRole('link', { name: `Test fibre ${model}` }).waitFor();
    expect(page.problems).toEqual([]);
    const { rows } = await pool.query<{ state: string; tiers: unknown[]; values: { value: string; unit: string }[] }>(
      'select state, tiers, values from products where model = $1',
      [model],
    );
    expect(rows[0]).toMatchObject({ state: 'listed', tiers: [{ from: '500', price: '110', leadDays: 21 }] });
    expect(rows[0]?.values.map((v) => `${v.value} ${v.unit}`)).toEqual(['4900 MPa', '230 GPa']);
  });

  it('takes a small spreadsheet, with its faults named first', async () => {
    const page = await open({ token: seller, lang: 'en' });
    await go(page, `/en${pageTo('importProducts')}`);
    const titles = ['name (English)', 'Model', 'Product type', 'Price', 'Unit of the price'];
    const rows = [
      [`Imported ${model}`, `${model}-I`, 'carbon-fibre-small-tow', 99, 'kg'],
      ['Faulty', `${model}-F`, 'carbon-fibre-small-tow', 'dear', 'kg'],
    ];
    const parts = xlsxParts('p', titles, rows).map((p) => [p.name, strToU8(p.input)] as const);
    const buffer = Buffer.from(zipSync(Object.fromEntries(parts)));
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await page.locator('input[type="file"]').setInputFiles({ name: 'p.xlsx', mimeType, buffer });
    await page.getByRole('button', { name: t('products:import.check') }).click();
    await page.getByRole('cell', { name: '3', exact: true }).waitFor();
    expect(await page.getByRole('table').innerText()).toContain(t('errors:rules.sheetNumber'));
    await page.getByRole('button', { name: t('products:import.start_one', { n: 1 }) }).click();
    await page.getByRole('link', { name: t('products:import.back') }).click();
    await page.getByRole('link', { name: `Imported ${model}` }).waitFor();
    expect(page.problems).toEqual([]);
  });

  it('is compared: three products of a search, differences alone', async () => {
    const page = await open({ token: buyer, lang: 'en' });
    await go(page, `/en${pageTo('search', { category: 'carbon-fibre-small-tow' })}`);
    for (let i = 0; i < 3; i += 1)
      await page
        .getByRole('checkbox', { name: /Compare/ })
        .nth(i)
        .check();
    await page.getByRole('link', { name: t('catalogue:compare.go') }).click();
    await page.getByRole('heading', { level: 1, name: t('catalogue:compare.title') }).waitFor();
    expect(await page.locator('thead th').count()).toBe(4);
    const all = await page.locator('tbody tr').count();
    await page.getByLabel(t('catalogue:compare.only')).check();
    expect(await page.locator('tbody tr').count()).toBeLessThan(all);
    expect(page.problems).toEqual([]);
  });
});
