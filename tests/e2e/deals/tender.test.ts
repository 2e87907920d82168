import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { xlsxParts } from '#contract/files/xlsx.ts';
import { roleCodes } from '#contract/core/access.ts';
import { pageTo } from '#contract/pages.ts';
import { newId } from '#server/platform/ids.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { dayIn, wantedTender } from '#tests/world/tenders.ts';
import { at } from '../harness/account.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('cn');
const [en, es] = [wordsOf('en'), wordsOf('es')];

const post = async <T>(by: TestPerson, path: string, body: object): Promise<T> => {
  const res = await fetch(`${baseUrl}/api/busi/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${by.token}` },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await res.json()) as { code: number; msg: string; data: T };
  if (code !== 0) throw new Error(`${path}: ${msg} ${JSON.stringify(data)}`);
  return data;
};

/** The price form, filled in: a price a line, whatever they are. */
const filled = (prices: (number | string)[]) => {
  const rows = prices.map((p, i) => [i + 1, p]);
  const parts = xlsxParts('prices', ['行号', '单价'], rows).map((p) => [p.name, strToU8(p.input)] as const);
  return {
    name: 'prices.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(zipSync(Object.fromEntries(parts))),
  };
};

it('a tender goes from the application over judged answers and a price file to the award and its order', async () => {
  const [b, s] = [await buyer(platform), await supplier(platform)];
  const made = await fetch(`${baseUrl}/api/busi/buyer/purchase/release/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${b.token}` },
    body: JSON.stringify(
      wantedTender({
        clientKey: newId(),
        hidePrices: true,
        criteria: [{ kind: 'years', must: true, least: '3' }],
      }),
    ),
  });
  const { data } = (await made.json()) as { data: { id: string } };
  const { id } = data;

  const seller = await open({ token: s.token });
  seller.setDefaultTimeout(12_000);
  await go(seller, pageTo('purchase', { id }));
  const sending = seller.getByRole('button', { name: w('purchase:apply.send') });
  // What is typed before the page lives is lost.
  await expect.poll(() => sending.isEnabled()).toBe(true);
  await seller.getByLabel(w('purchase:apply.message')).fill('我司有五年批量供货经验，可先寄样。');
  await seller.getByLabel(w('tender:answer.years')).fill('5');
  await seller.getByLabel(w('tender:answer.statement'), { exact: true }).fill('自 2021 年起供货');
  await sending.click();
  await seller.getByText(w('purchase:applicationState.submitted')).first().waitFor();

  const owner = await open({ token: b.token });
  owner.setDefaultTimeout(12_000);
  await go(owner, pageTo('purchase', { id }));
  await owner.getByText(w('tender:admit.judge')).waitFor();
  await owner.getByRole('combobox', { name: /^判定/ }).click();
  await owner.getByRole('option', { name: w('tender:verdict.met'), exact: true }).click();
  await owner.getByRole('button', { name: w('tender:judge.save') }).click();
  await owner.getByText(w('tender:admit.judge')).waitFor({ state: 'detached' });
  await owner.getByRole('button', { name: w('tender:admit.act') }).click();
  await owner.getByText(w('tender:admit.binds')).waitFor();
  await owner.getByRole('button', { name: w('tender:admit.act') }).click();
  await owner.getByText(w('tender:notPriced')).waitFor();

  await go(seller, pageTo('purchaseOffer', { id }));
  const chosen = seller.locator('input[type="file"]');
  await chosen.setInputFiles(filled([82.5, '很多']));
  await seller.getByText(w('tender:offer.faults_other', { n: 1 })).waitFor();
  await chosen.setInputFiles(filled([82.5, 120.25]));
  await seller.getByText(w('tender:offer.good')).waitFor();
  await seller.getByLabel(w('tender:offer.leadDays')).fill('30');
  await seller.getByRole('textbox', { name: w('tender:offer.validUntil') }).fill(dayIn(40));
  await seller.getByRole('button', { name: w('tender:offer.send'), exact: true }).click();
  await seller.getByText(w('tender:offer.done', { n: 1 })).waitFor();
  await expectFit(seller, pageTo('purchaseOffer', { id }));

  await go(owner, pageTo('purchaseComparison', { id }));
  await owner.getByRole('status').filter({ hasText: '截止' }).waitFor();
  expect(await owner.getByText('90,015').count()).toBe(0);
  await pool.query(`update purchases set deadline = clock_timestamp() where id = $1`, [id]);
  await go(owner, pageTo('purchaseComparison', { id }));
  await owner.getByText('90,015').first().waitFor();
  await owner.getByRole('button', { name: w('tender:award.whole') }).click();
  await owner.getByRole('button', { name: w('tender:award.send') }).click();
  await owner.getByText(w('tender:award.over')).waitFor();
  await owner.getByRole('link', { name: /^DD\d/ }).click();
  await owner.getByRole('heading', { name: w('order:linesHead') }).waitFor();
  const { rows } = await pool.query<{ total: string }>('select total from orders where purchase_id = $1', [id]);
  expect(rows).toEqual([{ total: '90015.63' }]);
  for (const page of [owner, seller]) expectQuiet(page);
});

it('an award above the limit waits for a colleague, each in a language of their own', async () => {
  const [b, s] = [await buyer(platform), await supplier(platform)];
  const c = await person(platform, { userType: 3, roles: [roleCodes.buyer], entId: b.entId, seat: 'purchasing' });
  await pool.query("update users set lang='es' where id=$1", [b.userId]);
  await pool.query("update users set lang='en' where id=$1", [c.userId]);
  await post(b, 'inquiry/approval/limit', { amount: '5000' });
  const { id } = await post<{ id: string }>(b, 'buyer/purchase/release/add', wantedTender({ clientKey: newId() }));
  const { id: aid } = await post<{ id: string }>(s, `buyer/purchase/apply/${id}`, {
    clientKey: newId(),
    message: '可按要求批量供货，先寄样品',
    annexes: [],
  });
  await post(b, `buyer/purchase/application/${aid}`, { decision: 'accepted' });
  const { rows } = await pool.query<{ id: string }>('select id from purchase_lines where purchase_id=$1 order by no', [
    id,
  ]);
  await post(s, `buyer/purchase/offer/${id}`, {
    clientKey: newId(),
    source: 'typed',
    leadDays: 30,
    validUntil: dayIn(60),
    note: '含包装，按批附检测报告',
    prices: rows.map((r) => ({ lineId: r.id, price: '82.5' })),
  });
  const page = await open({ token: b.token, lang: 'es', locale: 'es-ES', zone: 'Europe/Madrid' });
  await go(page, at('es', pageTo('purchaseComparison', { id })));
  await page.getByRole('button', { name: es('tender:award.whole') }).click();
  await page.getByLabel(es('tender:award.why')).fill('Es el único que llega a tiempo');
  await page.getByRole('button', { name: es('tender:award.send') }).click();
  await page.getByText(es('approval:second')).waitFor();
  await expectFit(page, at('es', pageTo('purchaseComparison', { id })));
  const other = await open({ token: c.token, lang: 'en', locale: 'en-US', zone: 'America/New_York' });
  await go(other, at('en', pageTo('purchaseComparison', { id })));
  await other.getByRole('button', { name: en('approval:approve') }).waitFor();
  expect(await other.getByText(en('inquiry:line.title', { n: 1 })).count()).toBeGreaterThan(0);
  await other.getByRole('button', { name: en('approval:approve') }).click();
  await other.getByText(en('approval:state.approved')).waitFor();
  for (const p of [page, other]) expectQuiet(p);
});
