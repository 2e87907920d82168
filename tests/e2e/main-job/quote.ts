import type { Page } from 'playwright-core';
import { go } from '../harness/page.ts';
import { type Job, local } from './job.ts';

/** Quotes on both lines, at a price a tier. */
export const quote = async ({ w, typed }: Job, page: Page, number: string, prices: string[]): Promise<void> => {
  await go(page, '/supplierdata/supplierInquiryList?filter=quoting');
  await page.getByRole('row').filter({ hasText: number }).getByRole('link').click();
  await page.waitForURL('**/supplierInquiryDetail?id=*');
  for (const n of [1, 2]) {
    const line = page.getByRole('region', { name: w('inquiry:line.title', { n }) });
    for (const [i, price] of prices.entries()) await line.getByRole('textbox').nth(i).fill(typed(price));
  }
  await page.getByLabel(w('inquiry:quote.leadDays'), { exact: true }).fill('21');
  await page.locator('main form button[type="submit"]').click();
};

/** A call as the page's own person makes it. */
export const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([p, b]) => {
      const res = await fetch(p as string, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(b),
      });
      return {
        status: res.status,
        body: (await res.json()) as { code: number; msg: string; data: { error?: string } | null },
      };
    },
    [path, body] as const,
  );

/** A quotation sent past the form. */
export const quoteBody = async ({ pool }: Job, inquiryId: string) => {
  const { rows } = await pool.query<{ id: string }>('select id from inquiry_lines where inquiry_id = $1 order by no', [
    inquiryId,
  ]);
  return {
    inquiryId,
    clientKey: crypto.randomUUID(),
    currency: 'CNY',
    tradeTerm: 'DAP',
    place: 'Yancheng',
    paymentType: 'net30',
    leadDays: 10,
    validUntil: local(20).slice(0, 10),
    annexes: [],
    lines: rows.map((r) => ({ lineId: r.id, prices: ['1', '1', '1'], answers: [] })),
  };
};
