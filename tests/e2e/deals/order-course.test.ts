import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Lang } from '#contract/core/langs.ts';
import { pageTo } from '#contract/pages.ts';
import { pdf } from '#tests/fixtures/office-files.ts';
import { inquiryInput, quotationOf } from '#tests/world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();

const api = async <T>(by: TestPerson, path: string, body: object): Promise<T> => {
  const res = await fetch(`${baseUrl}/api/busi/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${by.token}` },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await res.json()) as { code: number; msg: string; data: T };
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
};

/** An order of 125 kg at 62.50 with a deposit, not confirmed yet. */
const makeOrder = async () => {
  const [b, s] = [await buyer(platform), await supplier(platform)];
  const [line] = inquiryInput().lines;
  const asked = inquiryInput({ lines: [{ ...line!, tiers: ['125'] }] });
  const { id } = await api<{ id: string }>(b, 'inquiry/publish', asked);
  const { rows } = await pool.query('select id, tiers, requirements from inquiry_lines where inquiry_id = $1', [id]);
  const quotation = quotationOf(id, rows, '62.5', { currency: 'EUR', paymentType: 'deposit30' });
  const q = await api<{ id: string }>(s, 'inquiry/add/quote', quotation);
  const { orderId } = await api<{ orderId: string }>(b, `inquiry/update/ent/${q.id}`, { decision: 'accepted' });
  return { b, s, id: orderId };
};

const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf()) });
const attach = async (dialog: Locator, nth: number, name: string) => {
  await dialog.locator('input[type="file"]').nth(nth).setInputFiles(file(name));
  await dialog.getByText(name).first().waitFor();
  await dialog.getByRole('progressbar').waitFor({ state: 'detached' });
};
/** What the page says is next, and its one act. */
const side = (page: Page, lang: Lang) => {
  const w = wordsOf(lang);
  const panel = page.getByRole('region', { name: w('order:steps') });
  return {
    w,
    says: (key: string) => panel.getByText(w(`order:next.${key}`)).waitFor(),
    waits: (key: string) => panel.getByText(w(`order:waits.${key}`)).waitFor(),
    press: (key: string) => panel.getByRole('button', { name: w(key), exact: true }).click(),
    dialog: page.getByRole('dialog'),
    send: async (key: string) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: w(key), exact: true })
        .last()
        .click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
    again: () => go(page, page.url()),
  };
};

describe('an order from confirmation to its end', () => {
  it('is carried by a supplier in Spain and a buyer in China, in two parts, with a complaint, payments and ratings', async () => {
    const { b, s, id } = await makeOrder();
    const at = `/orderCenter/orderDetail?id=${id}`;
    const spain = await open({ token: s.token, lang: 'es', locale: 'es-ES', zone: 'Europe/Madrid' });
    const china = await open({ token: b.token, lang: 'cn', width: 390 });
    await expectFit(spain, `/es${at}`);
    await expectFit(china, at);
    const [es, cn] = [side(spain, 'es'), side(china, 'cn')];

    // The agreed day is confirmed, the deposit paid and confirmed.
    await cn.waits('confirm');
    await es.says('confirm');
    await es.press('order:act.confirm');
    await es.send('order:act.confirm');
    await es.says('produce');
    await cn.again();
    await cn.says('pay');
    await cn.press('order:act.pay');
    expect(await cn.dialog.getByLabel(cn.w('order:payments.amount')).inputValue()).toBe('2,343.75');
    await attach(cn.dialog, 0, '水单.pdf');
    await cn.send('order:payments.record');
    await es.again();
    await es.says('confirmPayment');
    await spain.getByText('2.343,75 €').first().waitFor();
    await spain.getByRole('button', { name: es.w('order:payments.confirm'), exact: true }).click();
    await es.says('produce');

    // Half of it is shipped, written as Spain writes it.
    await es.press('order:act.produce');
    await es.send('order:act.produce');
    await es.says('ship');
    await es.press('order:act.ship');
    await es.dialog.getByRole('textbox', { name: new RegExp(es.w('order:deliveries.quantity')) }).fill('62,5');
    await es.dialog.getByLabel(es.w('order:deliveries.carrier')).fill('Transportes Galicia');
    await es.dialog.getByLabel(es.w('order:deliveries.waybill')).fill('ES-2026-118');
    // Without a packing list it says so, and nothing typed is lost.
    await es.dialog.getByRole('button', { name: es.w('order:deliveries.ship') }).click();
    await es.dialog.locator('[aria-invalid="true"], [data-error], .mantine-InputWrapper-error').first().waitFor();
    expect(await es.dialog.getByLabel(es.w('order:deliveries.carrier')).inputValue()).toBe('Transportes Galicia');
    await attach(es.dialog, 0, 'lista.pdf');
    await es.send('order:deliveries.ship');
    await spain
      .getByText(es.w('order:deliveries.n', { n: 1 }))
      .first()
      .waitFor();

    // It arrives short: the buyer complains, the supplier answers.
    await cn.again();
    await cn.says('receive');
    await cn.press('order:act.receive');
    await cn.dialog.getByLabel(cn.w('order:deliveries.faulty')).fill('2.5');
    await cn.dialog.getByLabel(cn.w('order:deliveries.complaintText')).fill('有 2.5 kg 受潮');
    await attach(cn.dialog, 0, '照片.pdf');
    await cn.send('order:deliveries.receive');
    await china.getByText('有 2.5 kg 受潮').first().waitFor();
    await es.again();
    await es.says('answerComplaint');
    await es.press('order:deliveries.answer');
    await es.dialog.getByLabel(es.w('order:deliveries.answerText')).fill('Lo reponemos con la segunda entrega');
    await es.send('order:deliveries.answer');

    // The rest and what was faulty come with the second delivery.
    await es.says('ship');
    await es.press('order:act.ship');
    const amount = es.dialog.getByRole('textbox', { name: new RegExp(es.w('order:deliveries.quantity')) });
    expect(await amount.inputValue()).toBe('65');
    await es.dialog.getByLabel(es.w('order:deliveries.carrier')).fill('Transportes Galicia');
    await es.dialog.getByLabel(es.w('order:deliveries.waybill')).fill('ES-2026-131');
    await attach(es.dialog, 0, 'lista-2.pdf');
    await es.send('order:deliveries.ship');
    await es.waits('settle');
    await cn.again();
    await cn.says('settleComplaint');
    await china.getByRole('button', { name: cn.w('order:deliveries.settle') }).click();
    await cn.says('receive');
    await cn.press('order:act.receive');
    await cn.send('order:deliveries.receive');

    // What is left is paid, and the order completed.
    await cn.says('pay').catch(() => undefined);
    await cn.press('order:act.pay');
    expect(await cn.dialog.getByLabel(cn.w('order:payments.amount')).inputValue()).toBe('5,468.75');
    await attach(cn.dialog, 0, '尾款水单.pdf');
    await cn.send('order:payments.record');
    await cn.says('complete');
    await cn.press('order:act.complete');

    // Each side rates the other; neither reads the other's words before.
    await cn.says('rate');
    await cn.press('order:act.rate');
    for (const n of [0, 1, 2, 3]) await cn.dialog.getByRole('radiogroup').nth(n).getByRole('radio').nth(3).check();
    await cn.dialog.getByLabel(cn.w('order:rating.text')).fill('第二批准时到货');
    await cn.send('order:rating.send');
    await china.getByText(cn.w('order:rating.notYet')).waitFor();
    await es.again();
    await es.says('confirmPayment');
    await spain.getByRole('button', { name: es.w('order:payments.confirm'), exact: true }).click();
    await es.says('rate');
    expect(await spain.getByText('第二批准时到货').count()).toBe(0);
    await es.press('order:act.rate');
    for (const n of [0, 1, 2]) await es.dialog.getByRole('radiogroup').nth(n).getByRole('radio').nth(4).check();
    await es.send('order:rating.send');
    await spain.getByText('第二批准时到货').first().waitFor();
    await cn.again();
    await china.getByText(cn.w('order:over')).waitFor();
    for (const [page, path] of [
      [spain, `/es${at}`],
      [china, at],
    ] as const) {
      await expectFit(page, path);
      expectQuiet(page);
    }

    // All of it stands on the deal's timeline, which is a click away, narrowed by a click, and taken along.
    await spain.getByRole('link', { name: es.w('order:dealTimeline') }).click();
    await spain.getByRole('heading', { level: 1, name: es.w('deal:title') }).waitFor();
    await spain.getByText(es.w('order:did.settleComplaint')).waitFor();
    await spain
      .getByRole('navigation', { name: es.w('deal:filter') })
      .getByRole('link', { name: es.w('deal:kind.delivery') })
      .click();
    await spain.getByText('ES-2026-131').waitFor();
    await expect.poll(() => spain.getByText(es.w('order:did.settleComplaint')).count()).toBe(0);
    expect(await spain.getByRole('link', { name: es.w('deal:pdf') }).getAttribute('href')).toContain('Europe%2FMadrid');
    await expectFit(spain, new URL(spain.url()).pathname + new URL(spain.url()).search);
    expectQuiet(spain);
  }, 180_000);
});

describe('a sample before the award', () => {
  it('is asked for from the comparison, priced abroad, agreed to, and stands in the list', async () => {
    const [b, s] = [await buyer(platform), await supplier(platform)];
    const { id } = await api<{ id: string }>(b, 'inquiry/publish', inquiryInput());
    const { rows } = await pool.query('select id, tiers, requirements from inquiry_lines where inquiry_id = $1', [id]);
    await api(s, 'inquiry/add/quote', quotationOf(id, rows));
    const [cn, es] = [wordsOf('cn'), wordsOf('es')];
    const china = await open({ token: b.token, lang: 'cn' });
    await go(china, pageTo('compareQuotations', { id }));
    await china.getByRole('link', { name: cn('compare:head.sample') }).click();
    await china.getByRole('heading', { level: 1, name: cn('sample:ask.title') }).waitFor();
    await china.getByLabel(cn('sample:note')).fill('试制叶根，重点看浸润性');
    await china.getByRole('button', { name: cn('sample:ask.submit') }).click();
    // What is missing is said beside its field, and nothing typed is lost.
    await china.locator('[aria-invalid="true"]').first().waitFor();
    expect(await china.getByLabel(cn('sample:note')).inputValue()).toBe('试制叶根，重点看浸润性');
    await china.getByLabel(cn('sample:quantity')).fill('2.5');
    await china.getByLabel(cn('sample:recipient')).fill('周屿 13900001111');
    await china.getByLabel(cn('sample:place')).fill('上海市金科路 88 号');
    await china.getByRole('button', { name: cn('sample:ask.submit') }).click();
    await china.getByText(cn('sample:waits.supplier')).waitFor();
    const path = new URL(china.url()).pathname + new URL(china.url()).search;

    const spain = await open({ token: s.token, lang: 'es', width: 390 });
    await expectFit(spain, `/es${path}`);
    await spain.getByRole('button', { name: es('sample:step.offer') }).click();
    await spain.getByLabel(es('sample:offer.price'), { exact: true }).fill('62,5');
    await spain.getByLabel(es('sample:offer.promised'), { exact: true }).fill('31/12/2099');
    await spain.getByRole('button', { name: es('sample:step.offer') }).click();
    await spain.getByText(es('sample:waits.buyer')).waitFor();
    await go(china, path);
    await china.getByRole('button', { name: cn('sample:step.agree') }).click();
    await china.getByRole('button', { name: cn('sample:step.agree') }).click();
    await china.getByText(cn('sample:waits.supplier')).waitFor();
    await china
      .getByRole('link', { name: cn('common:side.samples') })
      .first()
      .click();
    await china.getByText(cn('sample:state.agreed')).first().waitFor();
    for (const page of [china, spain]) expectQuiet(page);
  }, 120_000);
});
