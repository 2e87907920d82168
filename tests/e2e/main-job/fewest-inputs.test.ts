import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { buyer, supplier } from '#tests/world/people.ts';
import { alive, go } from '../harness/page.ts';
import { local, useJob } from './job.ts';

const job = useJob('cn');
const { w, open, pool, platform } = job;

/** Counts what somebody has to type or choose, and the seconds that the site takes of theirs. */
const counting = () => {
  const begun = performance.now();
  const typed: string[] = [];
  return {
    type: async (field: Locator, name: string, value: string) => {
      await field.fill(value);
      typed.push(name);
    },
    done: (what: string): string[] => {
      console.log(`${what}: ${typed.length} inputs, ${((performance.now() - begun) / 1000).toFixed(1)} s of the site`);
      return typed;
    },
  };
};
const named = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`);

it('from the landing page to a published inquiry in five inputs; from the mail to a sent quotation in two', async () => {
  const asker = await buyer(platform);
  const seller = await supplier(platform, { processes: [], annualCapacity: { value: 500, unit: 't' } });
  await pool.query(
    'insert into supplier_conduct (ent_id, asked, askers, answered, completed, rate) values ($1, 10, 5, 10, 5, 100)',
    [seller.entId],
  );
  await pool.query(`update users set lang = 'cn' where id = $1`, [seller.userId]);

  const page = await open({ token: asker.token });
  await go(page, '/');
  const asks = counting();
  await asks.type(page.locator('input[name="need"]'), 'need', 'T700 12K 碳纤维');
  await asks.type(page.locator('form:has([name="need"]) [name="quantity"]'), 'quantity', '5000');
  await page.locator('form:has([name="need"]) button[type="submit"]').click();
  await page.waitForURL('**/releaseEnquiries?*');
  await alive(page);
  // What was said stands in the form, the material read from it.
  await expect.poll(() => named(page, 'title').inputValue()).toBe('T700 12K 碳纤维');
  expect(await named(page, 'lines.0.specification').inputValue()).toBe('T700 12K 碳纤维');
  expect(await named(page, 'lines.0.tiers.0').inputValue()).toBe('5,000');
  await asks.type(named(page, 'deadline'), 'deadline', local(10));
  await asks.type(named(page, 'deliveryDate'), 'deliveryDate', local(60).slice(0, 10));
  await asks.type(named(page, 'deliveryPlace'), 'deliveryPlace', '沈阳');
  await page.getByRole('button', { name: w('release:publish'), exact: true }).click();
  await page.waitForURL('**/buyerInquiryDetail?id=*');
  expect(asks.done('landing to published inquiry')).toHaveLength(5);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const { rows: lines } = await pool.query('select product, specification from inquiry_lines where inquiry_id = $1', [
    id,
  ]);
  expect(lines).toEqual([{ product: 'carbon-fibre-small-tow', specification: { cn: 'T700 12K 碳纤维' } }]);

  const mail = async (): Promise<string> => {
    const { rows } = await pool.query<{ body: string }>(
      `select body from outbox_messages where recipient = $1 and subject like '%' || (select number from inquiries where id = $2) || '%'`,
      [seller.email, id],
    );
    return rows[0]?.body ?? '';
  };
  await expect.poll(mail).toContain('supplierInquiryDetail');
  const link = /https?:\/\/\S*supplierInquiryDetail\?id=[0-9a-f-]+/.exec(await mail())?.[0] ?? '';

  const shop = await open({ token: seller.token });
  await go(shop, link);
  const quotes = counting();
  await quotes.type(
    shop
      .getByRole('region', { name: w('inquiry:line.title', { n: 1 }) })
      .getByRole('textbox')
      .first(),
    'price',
    '92.5',
  );
  await quotes.type(shop.getByLabel(w('inquiry:quote.leadDays'), { exact: true }), 'leadDays', '21');
  await shop.locator('main form button[type="submit"]').click();
  await shop.getByText(w('inquiry:quote.sent', { n: 1 })).waitFor();
  // A price for each step of quantity and a lead time; this inquiry has one step, three would make four inputs.
  expect(quotes.done('mail to sent quotation')).toHaveLength(2);
});
