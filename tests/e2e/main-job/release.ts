import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { alive, go } from '../harness/page.ts';
import { materialName } from '../harness/words.ts';
import { type Job, local } from './job.ts';

const pdf = join(tmpdir(), `weft-annex-${process.pid}.pdf`);
writeFileSync(
  pdf,
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const bigPdf = join(tmpdir(), `weft-big-${process.pid}.pdf`);
writeFileSync(bigPdf, Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(6_000_000)]));
const fakePdf = join(tmpdir(), `weft-fake-${process.pid}.pdf`);
writeFileSync(fakePdf, Buffer.concat([Buffer.from('MZ\u0090\0\u0003'), Buffer.alloc(500)]));

/** Chooses an entry of a searchable select. */
const choose = async (page: Page, label: string, text: string, at = 0) => {
  const field = page.getByLabel(label, { exact: true }).and(page.locator('input')).nth(at);
  await field.click();
  await field.fill(text);
  await page.getByRole('option', { name: text, exact: true }).first().click();
};

/** Whether a request keeps the draft with what is waited for in it. */
const keeps = (r: Request, has: (draft: { deadline: string }) => boolean): boolean =>
  r.method() === 'POST' &&
  r.url().endsWith('/api/busi/inquiry/draft') &&
  has((r.postDataJSON() as { content: { deadline: string } }).content);

/** Fills the release form: two lines with three tiers each, terms, annex; the draft survives a reload. */
export const release = async ({ lang, w, one, typed }: Job, page: Page): Promise<{ id: string; number: string }> => {
  await go(page, '/buyerInquirydata/releaseEnquiries');
  await page.getByLabel(w('release:name')).fill('T700 12K, 60 t');
  await page.getByRole('button', { name: w('release:addLine') }).click();
  for (const [i, product] of ['carbon-fibre-small-tow', 'carbon-fibre-standard-24k'].entries()) {
    const line = page.getByRole('region', { name: w('inquiry:line.title', { n: i + 1 }) });
    await choose(page, w('inquiry:line.product'), materialName(product, lang), i);
    await line.getByLabel(w('inquiry:line.specification')).fill('800 tex');
    for (const [n, quantity] of ['1000', '5000', '20000'].entries())
      await line.getByLabel(w('inquiry:line.tier', { n: n + 1 })).fill(typed(quantity));
  }
  await page.locator('input[name="deadline"]').fill(local(-1));
  await page.locator('input[name="deliveryDate"]').fill(local(60).slice(0, 10));
  await page.locator('input[name="deliveryPlace"]').fill('Yancheng');
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles(bigPdf);
  await page
    .getByRole('alert')
    .getByText(/weft-big/)
    .waitFor();
  await chooser.setInputFiles(fakePdf);
  await page.getByText(w('errors:files.wrongType')).first().waitFor();
  await chooser.setInputFiles(pdf);
  await page.getByRole('button', { name: /weft-annex/ }).waitFor();

  // A late deadline is refused by name and nothing is published.
  await page.getByRole('button', { name: w('release:publish'), exact: true }).click();
  await page.getByText(w('errors:rules.deadlineLate')).waitFor();
  const kept = page.waitForResponse((res) => keeps(res.request(), (d) => Date.parse(d.deadline) > Date.now()));
  await page.locator('input[name="deadline"]').fill(local(10));
  expect((await kept).status()).toBe(200);
  await page
    .getByText(w('ui:draft.saved', { time: '' }).trim().slice(0, 5))
    .first()
    .waitFor();
  await page.reload();
  await alive(page);
  expect(await page.getByLabel(w('release:name')).inputValue()).toBe('T700 12K, 60 t');
  expect(
    await page
      .getByLabel(w('inquiry:line.tier', { n: 3 }))
      .nth(1)
      .inputValue(),
  ).toBe(typed('20000'));
  await page.getByRole('button', { name: /weft-annex/ }).waitFor();

  await page.getByRole('button', { name: w('release:publish'), exact: true }).click();
  await page.waitForURL('**/buyerInquiryDetail?id=*');
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const { number } = await one<{ number: string }>('select number from inquiries where id = $1', [id]);
  return { id, number };
};
