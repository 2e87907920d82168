import { expect, it } from 'vitest';
import { pdf } from '#tests/fixtures/office-files.ts';
import { buyer, provider, sessionOf } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { platform, pool } = useDatabase();
const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);

it('tests are priced at once, the quotation becomes an application, and ends with its report', async () => {
  const b = await buyer(platform);
  const { rows } = await pool.query<{ id: string; number: string }>(
    `select u.id from users u join test_sheets s on s.ent_id = u.ent_id where s.cutting is not null
     order by jsonb_array_length(s.lines) desc limit 1`,
  );
  const lab = await sessionOf(platform, rows[0]?.id ?? '');
  const [en, cn] = [wordsOf('en'), wordsOf('cn')];
  const page = await open({ token: b.token, lang: 'en', locale: 'en-GB' });
  await go(page, '/en/detectionServe');
  await page.getByRole('link', { name: en('testing:home.go') }).click();
  await page.getByRole('heading', { level: 1, name: en('testing:quote.title') }).waitFor();
  // Nothing chosen is told before anything is asked.
  await page.getByRole('button', { name: en('testing:quote.compare') }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: en('testing:quote.needMethod') })
    .waitFor();
  await page.getByLabel(en('testing:material')).selectOption('laminate-sheet');
  await page.locator('select[name="m"]').selectOption('iso-527-4');
  await page.locator('select[name="c"]').selectOption('hot');
  await page.locator('input[name="n"]').fill('6');
  await page.getByRole('button', { name: en('testing:quote.compare') }).click();
  const keep = page.getByRole('button', { name: en('testing:quote.keep') });
  await keep.first().waitFor();
  expect(await keep.count()).toBeGreaterThan(1);
  // (560 x 130% + 45) x 6 + 280 by the first laboratory's sheet of the demo.
  await page.getByText('4,918').first().waitFor();
  const column = page.locator('th[scope="col"]').filter({ hasText: 'Heshi' });
  const index = await column.evaluate((th) => (th as HTMLTableCellElement).cellIndex);
  await page.locator('tr').last().locator('th, td').nth(index).getByRole('button').click();
  await page.waitForURL(/testQuotation\?id=/);
  await expectFit(page, new URL(page.url()).pathname + new URL(page.url()).search);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: en('testing:one.print') }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('button', { name: en('testing:one.send'), exact: true }).click();
  await page.waitForURL(/serviceDetail\?id=/);
  await page.getByRole('heading', { name: en('testing:lines') }).waitFor();
  const at = new URL(page.url());
  const place = at.pathname.replace('/en', '') + at.search;

  const desk = await open({ token: lab, lang: 'cn' });
  await go(desk, place);
  await desk.getByText('4,918').first().waitFor();
  // Whoever stands on neither side finds nothing, be it a buyer or another provider.
  for (const token of [(await buyer(platform)).token, (await provider(platform)).token]) {
    const stranger = await open({ token });
    expect((await stranger.goto(place))?.status()).toBe(404);
  }
  // Who asks has no step of the laboratory's.
  await page.getByText(en('serviceWork:waits.provider')).first().waitFor();
  expect(await page.getByRole('button', { name: en('serviceWork:step.offer') }).count()).toBe(0);
  const step = async (who: typeof desk, name: string) => {
    const at = who.getByRole('button', { name, exact: true });
    await at.click();
  };
  // A colleague is about to refuse it.
  const late = await open({ token: lab, lang: 'cn' });
  await go(late, place);
  await step(late, cn('serviceWork:step.refuse'));
  await late.getByLabel(cn('serviceWork:reason')).fill('试验机检修。');
  await step(desk, cn('serviceWork:step.offer'));
  await desk.locator('[name="price"]').fill('4918');
  await desk.getByLabel(cn('serviceWork:promised'), { exact: true }).fill(day(20));
  await desk.getByLabel(cn('serviceWork:until'), { exact: true }).fill(day(10));
  await step(desk, cn('serviceWork:step.offer'));
  await desk.getByText(cn('serviceWork:waits.applicant')).first().waitFor();

  await step(late, cn('serviceWork:step.refuse'));
  await late
    .getByRole('alert')
    .filter({ hasText: cn('errors:services.wrongState') })
    .waitFor();

  await go(page, at.pathname + at.search);
  await step(page, en('serviceWork:step.accept'));
  await step(page, en('serviceWork:step.accept'));
  await page.getByText(en('serviceWork:waits.provider')).first().waitFor();

  await go(desk, place);
  await step(desk, cn('serviceWork:step.start'));
  await step(desk, cn('serviceWork:step.start'));
  await step(desk, cn('serviceWork:step.finish'));
  await desk.getByLabel(cn('serviceWork:resultText')).fill('六件全部有效。');
  // Without its report a test does not end.
  await step(desk, cn('serviceWork:step.finish'));
  await desk.getByText(cn('serviceWork:needReport')).first().waitFor();
  await desk
    .getByRole('form', { name: cn('serviceWork:step.finish') })
    .locator('input[type="file"]')
    .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) });
  await desk.getByText('report.pdf').first().waitFor();
  await step(desk, cn('serviceWork:step.finish'));
  await desk.getByRole('heading', { name: cn('serviceWork:result'), exact: true }).waitFor();

  await go(page, at.pathname + at.search);
  await page.getByRole('link', { name: 'report.pdf' }).first().waitFor();
  expectQuiet(page);
  expectQuiet(desk);
});
