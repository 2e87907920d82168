import { expect, it } from 'vitest';
import { provider, sessionOf } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { platform, pool } = useDatabase();

it('finance is applied for out of a real order, its bank reads what was shared, and nothing after the withdrawal', async () => {
  const { rows } = await pool.query<{ id: string; number: string; supplier: string; buyer: string }>(
    `select o.id, o.number, o.supplier_id as supplier, o.buyer_id as buyer from orders o
     where o.currency = 'CNY' and o.state in ('confirmed', 'inProduction', 'shipped') and o.total > 200000
       and not exists (select 1 from finance_consents c where c.order_id = o.id)
     order by o.id limit 1`,
  );
  const [order] = rows;
  const { rows: banks } = await pool.query<{ id: string }>(
    `select u.id from users u join service_offers s on s.ent_id = u.ent_id where s.kind = 'chainFinance' limit 1`,
  );
  const page = await open({ token: await sessionOf(platform, order?.supplier ?? ''), lang: 'cn' });
  const cn = wordsOf('cn');
  await expectFit(page, '/financialService/gyFinancial.html');
  await page.getByRole('button', { name: cn('finance:fromOrder') }).click();
  const form = page.getByRole('form', { name: cn('finance:chain.apply') });
  // What is missing is told beside its field, the consent among it.
  await form.getByRole('button', { name: cn('finance:send') }).click();
  await form.getByText(cn('finance:consent.needed')).waitFor();
  await form.getByRole('combobox', { name: cn('finance:field.order') }).click();
  await page.getByRole('option', { name: new RegExp(order?.number ?? '-') }).click();
  await form.locator('[name="amount"]').fill('999999999');
  await form.getByRole('checkbox').last().check();
  await form.getByRole('button', { name: cn('finance:send') }).click();
  await form
    .getByText(/最多|上限/)
    .first()
    .waitFor();
  await form.locator('[name="amount"]').fill('50000');
  await form.getByRole('button', { name: cn('finance:send') }).click();
  await page.waitForURL(/serviceDetail\?id=/);
  await page.getByRole('heading', { name: cn('finance:shared.title') }).waitFor();
  const { pathname, search } = new URL(page.url());

  const bank = await open({ token: await sessionOf(platform, banks[0]?.id ?? ''), lang: 'en', locale: 'en-GB' });
  const en = wordsOf('en');
  await go(bank, `/en${pathname}${search}`);
  await bank.getByText(en('finance:form.receivable')).first().waitFor();
  expect(await bank.locator('main').textContent()).toContain(order?.number);
  // Another bank and the order's own buyer find nothing.
  for (const token of [await sessionOf(platform, order?.buyer ?? ''), (await provider(platform)).token]) {
    const stranger = await open({ token });
    expect((await stranger.goto(pathname + search))?.status()).toBe(404);
  }
  await bank.getByRole('button', { name: en('serviceWork:step.refuse'), exact: true }).click();
  await bank.getByLabel(en('serviceWork:reason')).fill('The limit of this buyer is reached.');

  await page.getByRole('button', { name: cn('finance:shared.withdraw') }).click();
  await page.getByText(cn('finance:shared.withdrawSure')).waitFor();
  await page.getByRole('button', { name: cn('finance:shared.withdraw') }).click();
  await page.getByRole('button', { name: cn('finance:shared.withdraw') }).waitFor({ state: 'detached' });
  await expectFit(page, '/orderCenter/financeConsents');
  await page
    .getByText(order?.number ?? '-')
    .first()
    .waitFor();

  // The bank's page is older than the supplier's decision.
  await go(page, pathname + search);
  const cancel = page.getByRole('button', { name: cn('serviceWork:step.cancel'), exact: true });
  await cancel.click();
  await page.getByLabel(cn('serviceWork:reason')).fill('已用自有资金周转。');
  await cancel.click();
  await page.getByText(cn('serviceWork:over')).waitFor();
  await bank.getByRole('button', { name: en('serviceWork:step.refuse'), exact: true }).click();
  await bank
    .getByRole('alert')
    .filter({ hasText: en('errors:services.wrongState') })
    .waitFor();

  await go(bank, `/en${pathname}${search}`);
  await bank.getByText(en('finance:shared.closed')).waitFor();
  expectQuiet(page);
  expect(bank.problems.filter((m) => !m.includes('409'))).toEqual([]);
});
