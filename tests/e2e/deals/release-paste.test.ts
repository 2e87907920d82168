import { expect, it } from 'vitest';
import { buyer, supplier } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { axe } from '../harness/axe.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { materialName, wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('es');
const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString();
const sheet = [
  'Material\tEspecificación\tCantidad 1\tCantidad 2\tUnidad\tConsumo anual\tPrecio objetivo',
  'Fibra de carbono 24K\tT700, bobinas de 6 kg\t1.200,5\t5.000\tkg\t60.000\t18,25',
  'Kevlar\t1420 dtex\t300\t\tkilogramos\t\t',
  'Rohacell\t"Placa de 10 mm\nsin lijar"\t40\t\tm2\t\t',
  'pet-foam\tDensidad 100\t12\t30\tm3\t\t',
  'Fibra de carbono\tT300\t500\t\tkg\t\t',
  'Fibra de carbono cortada\t6 mm\t1,200\t\tkg\t\t',
].join('\r\n');

it('takes over six pasted rows, shows the page as suppliers will see it, and publishes what was pasted', async () => {
  const b = await buyer(platform);
  await supplier(platform);
  const page = await open({ token: b.token, lang: 'es', locale: 'es-ES', zone: 'Europe/Madrid' });
  await go(page, '/buyerInquirydata/releaseEnquiries?new=1');
  await page.getByLabel(w('release:name')).fill('Fibras y espumas');

  const paste = page.getByRole('button', { name: w('release:paste') });
  await paste.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: w('paste:title') });
  await dialog.getByLabel(w('paste:field')).fill(sheet);
  await dialog.getByRole('button', { name: w('paste:takeOver_other', { count: 4 }) }).waitFor();
  await axe(page);

  // Closed and opened again, everything is as it was.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await paste.evaluate((el) => el === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const row = (n: number) => dialog.getByRole('row', { name: w('paste:row', { n }) });
  await row(5).getByRole('button', { name: 'Fibra de carbono', exact: false }).first().waitFor();
  await row(5).getByRole('combobox').click();
  await row(5).getByRole('combobox').fill('24K');
  await page.getByRole('option', { name: materialName('carbon-fibre-standard-24k', 'es'), exact: true }).click();
  await row(6).getByRole('button', { name: '1200', exact: true }).click();
  await dialog.getByRole('button', { name: w('paste:takeOver_other', { count: 6 }) }).click();
  await dialog.waitFor({ state: 'detached' });

  const line = (n: number) => page.getByRole('region', { name: w('inquiry:line.title', { n }), exact: true });
  await line(6).waitFor();
  expect(await line(7).count()).toBe(0);
  expect(
    await line(1)
      .getByLabel(w('inquiry:line.tier', { n: 1 }))
      .inputValue(),
  ).toBe('1.200,5');
  await page.locator('input[name="deadline"]').fill(day(10).slice(0, 16));
  await page.locator('input[name="deliveryDate"]').fill(day(60).slice(0, 10));
  await page.locator('input[name="deliveryPlace"]').fill('Madrid');
  await page.getByLabel(w('release:confidential')).check();

  await page.getByRole('button', { name: w('release:look') }).click();
  const look = page.getByRole('dialog', { name: w('paste:look.title') });
  await look.getByRole('heading', { name: w('confidential:accept.title') }).waitFor();
  await look.getByText(w('paste:look.none'), { exact: true }).click();
  await look.getByText('1420 dtex').waitFor();
  await look.getByText('Madrid').first().waitFor();
  await axe(page);
  const at = page.url();
  await look.getByRole('link', { name: w('hall:quote') }).click();
  expect(page.url()).toBe(at);
  await look.getByText(w('paste:look.login'), { exact: true }).click();
  await look.getByText(w('hall:loginToSee')).first().waitFor();
  expect(await look.getByText('1420 dtex').count()).toBe(0);
  await page.keyboard.press('Escape');
  await look.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: w('release:publish'), exact: true }).click();
  await page.waitForURL('**/buyerInquiryDetail?id=*');
  const { rows } = await pool.query<Record<string, unknown>>(
    `select product, specification->>'es' as specification, unit, tiers, annual, target_price
     from inquiry_lines where inquiry_id = $1 order by no`,
    [new URL(page.url()).searchParams.get('id')],
  );
  const none = { annual: null, target_price: null };
  expect(JSON.parse(JSON.stringify(rows))).toEqual([
    {
      product: 'carbon-fibre-standard-24k',
      specification: 'T700, bobinas de 6 kg',
      unit: 'kg',
      tiers: ['1200.5', '5000'],
      annual: '60000',
      target_price: '18.25',
    },
    { product: 'para-aramid-yarn', specification: '1420 dtex', unit: 'kg', tiers: ['300'], ...none },
    { product: 'pmi-foam', specification: 'Placa de 10 mm\nsin lijar', unit: 'm²', tiers: ['40'], ...none },
    { product: 'pet-foam', specification: 'Densidad 100', unit: 'm³', tiers: ['12', '30'], ...none },
    { product: 'carbon-fibre-standard-24k', specification: 'T300', unit: 'kg', tiers: ['500'], ...none },
    { product: 'carbon-fibre-chopped', specification: '6 mm', unit: 'kg', tiers: ['1200'], ...none },
  ]);
  expectQuiet(page);
  await page.context().close();
});
