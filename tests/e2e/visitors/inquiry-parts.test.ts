import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { inquiryInput, quotationOf } from '#tests/world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { alive, expectQuiet, go, useBrowser } from '../harness/page.ts';
import { materialName, wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('cn');
const inDays = (d: number) => new Date(Date.now() + d * 86_400_000).toISOString();

const api = async <T>(by: TestPerson, path: string, body: object): Promise<T> => {
  const res = await fetch(`${baseUrl}/api/busi/inquiry/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${by.token}` },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await res.json()) as { code: number; msg: string; data: T };
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
};
const publish = async (by: TestPerson, title: string): Promise<string> =>
  (await api<{ id: string }>(by, 'publish', inquiryInput({ title }))).id;
const quote = async (by: TestPerson, inquiryId: string, price: string): Promise<void> => {
  const { rows } = await pool.query<{ id: string; tiers: string[]; requirements: unknown[] }>(
    'select id, tiers, requirements from inquiry_lines where inquiry_id = $1',
    [inquiryId],
  );
  await api(by, 'add/quote', quotationOf(inquiryId, rows, price));
};
const nameOf = async (by: TestPerson): Promise<string> =>
  (await pool.query<{ cn: string }>(`select name->>'cn' as cn from enterprises where id = $1`, [by.entId])).rows[0]!.cn;

/** One finger from the middle of an element, by so many pixels. */
const swipe = async (page: Page, over: Locator, by: { x: number; y: number }): Promise<void> => {
  await over.scrollIntoViewIfNeeded();
  const box = (await over.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 40)];
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x, y }]);
  await touch('touchMove', [{ x: x + by.x / 2, y: y + by.y / 2 }]);
  await touch('touchMove', [{ x: x + by.x, y: y + by.y }]);
  await touch('touchEnd', []);
  await cdp.detach();
};

describe('the comparison on a phone', () => {
  it('shows two suppliers at a time; a swipe brings the neighbours, a button another one', async () => {
    const b = await buyer(platform);
    const sellers = [await supplier(platform), await supplier(platform), await supplier(platform)];
    const id = await publish(b, '滑动比价的碳纤维');
    for (const [i, s] of sellers.entries()) await quote(s, id, String(90 + i));
    const names = [await nameOf(sellers[0]!), await nameOf(sellers[1]!), await nameOf(sellers[2]!)];

    const page = await open({ token: b.token, width: 390 });
    await expectFit(page, `/buyerInquirydata/buyerInquiryDetail?id=${id}`);
    const table = page.getByRole('region', { name: w('compare:title') });
    const shown = async () =>
      (await table.locator('thead th:visible').allInnerTexts()).flatMap((s) => names.filter((n) => s.includes(n)));
    /** Cells below the heads: as many as suppliers are shown, or one that stands for all. */
    const cells = async () =>
      Math.max(
        ...(await table
          .locator('tbody tr')
          .evaluateAll((rows) => rows.map((r) => [...r.querySelectorAll('td')].filter((d) => d.offsetParent).length))),
      );
    expect(await shown()).toEqual([names[0], names[1]]);
    expect(await cells()).toBe(2);

    const heads = table.locator('thead');
    await swipe(page, heads, { x: -160, y: 6 });
    await expect.poll(shown).toEqual([names[1], names[2]]);
    expect(await cells()).toBe(2);
    // At the end there is nothing further; a finger that goes up or down scrolls the page alone.
    await swipe(page, heads, { x: -160, y: 0 });
    await swipe(page, heads, { x: 60, y: -120 });
    expect(await shown()).toEqual([names[1], names[2]]);
    await swipe(page, heads, { x: 160, y: 0 });
    await expect.poll(shown).toEqual([names[0], names[1]]);

    await page.getByRole('button', { name: w('compare:change', { company: names[0]! }) }).press('Enter');
    await expect.poll(shown).toEqual([names[1], names[2]]);
    expectQuiet(page);
  });
});

describe("the buyer's own assumptions", () => {
  it('level a total with its working, survive a reload, name a fault, and say what a split award saves on a phone', async () => {
    const b = await buyer(platform);
    const [cheap, dear] = [await supplier(platform), await supplier(platform)];
    const { lines } = inquiryInput();
    const two = [lines[0]!, { ...lines[0]!, product: 'carbon-fibre-standard-24k' }];
    const id = (await api<{ id: string }>(b, 'publish', inquiryInput({ title: '两行的到货比价', lines: two }))).id;
    await quote(cheap, id, '90');
    await quote(dear, id, '95');
    const names = [await nameOf(cheap), await nameOf(dear)] as const;
    const page = await open({ token: b.token, width: 390 });
    await expectFit(page, `/buyerInquirydata/buyerInquiryDetail?id=${id}`);
    const table = page.getByRole('region', { name: w('compare:title') });
    const head = (name: string) => table.getByRole('columnheader', { name });
    await head(names[0]).getByText('¥180,000', { exact: true }).waitFor();
    await head(names[0]).getByText(w('compare:lowest'), { exact: true }).waitFor();

    await table
      .getByRole('button', { name: w('compare:landed.add') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: w('deciding:landed.title', { company: names[0] }) });
    const tier = w('inquiry:line.tier', { n: 1 });
    await dialog
      .getByLabel(w('deciding:landed.ofTier', { name: w('compare:landed.freight'), tier }), { exact: true })
      .fill('12,000');
    await dialog.getByLabel(w('compare:landed.duty'), { exact: true }).fill('104');
    await dialog.getByRole('button', { name: w('deciding:landed.save') }).click();
    await dialog.getByText(w('errors:rules.percentOfHundred')).waitFor();
    await dialog.getByLabel(w('compare:landed.duty'), { exact: true }).fill('4');
    await dialog.getByText('¥199,680', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: w('deciding:landed.save') }).press('Enter');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

    // 180,000 + 12,000 + 4 % of both: the other one is the lowest now.
    await page.reload();
    await alive(page);
    await head(names[0]).getByText('¥199,680', { exact: true }).waitFor();
    await head(names[1]).getByText(w('compare:lowest'), { exact: true }).waitFor();
    await table.getByText(w('compare:landed.dutyOf', { percent: '4' })).waitFor();

    // A choice of both: what it costs and saves stands in the bar at the foot.
    const radios = table.getByRole('radio');
    await radios.nth(1).check();
    await radios.nth(2).check();
    const bar = page.getByRole('region', { name: w('compare:decision') });
    await bar.getByText('¥194,840', { exact: true }).waitFor();
    await bar.getByText(w('compare:costsMore', { amount: '¥4,840' })).waitFor();
    await page.getByRole('checkbox', { name: w('compare:landed.level') }).uncheck();
    await bar.getByText('¥185,000', { exact: true }).waitFor();
    await bar.getByText(w('compare:costsMore', { amount: '¥5,000' })).waitFor();
    expect(page.problems.filter((m) => !/status of 400/.test(m))).toEqual([]);
  });
});

describe('suppliers invited by name', () => {
  it('are picked, taken out, kept over a reload, told, and the only ones who see it', async () => {
    const b = await buyer(platform);
    await pool.query('update enterprises set region_id = 1320500 where id = $1', [b.entId]);
    const [wanted, dropped] = [await supplier(platform), await supplier(platform)];
    const mark = newId().slice(-8);
    const called = { [wanted.entId!]: `邀约甲${mark}`, [dropped.entId!]: `邀约乙${mark}` };
    for (const [entId, cn] of Object.entries(called))
      await pool.query('update enterprises set name = $2 where id = $1', [entId, { cn, en: cn, es: cn }]);
    const names = { wanted: called[wanted.entId!]!, dropped: called[dropped.entId!]! };
    // All but the audience is written already.
    const { title, lines, ...terms } = inquiryInput({ title: `只给受邀的${mark}` });
    const seller = await open({ token: wanted.token });
    await go(seller, '/supplierdata/supplierInquiryList');

    const page = await open({ token: b.token });
    await go(page, '/buyerInquirydata/releaseEnquiries');
    await page.getByLabel(w('release:name')).fill(title);
    const product = page.getByLabel(w('inquiry:line.product'), { exact: true }).and(page.locator('input'));
    const material = materialName('carbon-fibre-small-tow', 'cn');
    await product.fill(material);
    await page.getByRole('option', { name: material, exact: true }).click();
    const line = page.getByRole('region', { name: w('inquiry:line.title', { n: 1 }) });
    await line.getByLabel(w('inquiry:line.specification')).fill(lines[0]!.specification);
    await line.getByLabel(w('inquiry:line.tier', { n: 1 })).fill('1000');
    await page.locator('input[name="deadline"]').fill(inDays(10).slice(0, 16));
    await page.locator('input[name="deliveryDate"]').fill(inDays(60).slice(0, 10));
    await page.locator('input[name="deliveryPlace"]').fill(terms.deliveryPlace);
    // The region comes from the company, and can be another.
    const region = page.getByRole('combobox', { name: w('inquiry:terms.deliveryRegion') });
    expect(await region.inputValue()).toBe('江苏省');
    await region.fill('上海');
    await page.getByRole('option', { name: '上海市', exact: true }).click();

    await page.getByRole('radio', { name: w('release:audience.invited') }).check();
    const search = page.getByRole('combobox', { name: w('release:audience.suppliers') });
    await search.fill(`没有${mark}`);
    await page.getByText(w('release:audience.nothing')).waitFor();
    for (const name of [names.wanted, names.dropped]) {
      await search.fill(name);
      await page.getByRole('option', { name, exact: true }).click();
    }
    // Taken out by keyboard: Backspace in the empty field takes the last one.
    await search.fill('');
    await search.press('Backspace');
    await page.keyboard.press('Escape');
    const kept = () =>
      pool
        .query<{ invited: { value: string }[] | null }>(
          `select draft->'invited' as invited from inquiries where buyer_id = $1 and state = 'draft'`,
          [b.userId],
        )
        .then(({ rows }) => rows[0]?.invited?.map((s) => s.value));
    await expect.poll(kept).toEqual([wanted.entId]);
    // A save on its way would be newer than what the reload reads.
    await page.waitForLoadState('networkidle');

    await page.reload();
    await alive(page);
    await page.getByText(names.wanted, { exact: true }).first().waitFor();
    expect(await page.getByText(names.dropped, { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: w('release:publish'), exact: true }).click();
    await page.waitForURL('**/buyerInquiryDetail?id=*');
    const id = new URL(page.url()).searchParams.get('id')!;
    const { rows } = await pool.query<{ number: string; invited: string[]; delivery_region: string }>(
      'select number, invited, delivery_region from inquiries where id = $1',
      [id],
    );
    expect(rows[0]).toMatchObject({ invited: [wanted.entId], delivery_region: '310000' });

    // The invited company hears of it in its open page, and nobody else.
    await seller.getByText(rows[0]!.number).first().waitFor();
    const told = async (s: TestPerson) =>
      (await pool.query('select 1 from notices where user_id = $1 and link like $2', [s.userId, `%${id}%`])).rowCount;
    expect(await told(dropped)).toBe(0);
    const status = async (s: TestPerson) =>
      (
        await fetch(`${baseUrl}/api/busi/inquiry/details/ent/${id}`, {
          headers: { authorization: `Bearer ${s.token}` },
        })
      ).status;
    expect(await status(wanted)).toBe(200);
    expect(await status(dropped)).toBe(404);
    expect((await fetch(`${baseUrl}/api/busi/inquiry/detail/${id}`)).status).toBe(404);
    expectQuiet(page);
    expectQuiet(seller);
  });
});

describe('annexes of a quotation', () => {
  const pdf = (name: string, more = 0) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([
      Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
      ),
      Buffer.alloc(more),
    ]),
  });

  it('are refused by name where they do not fit, tried again after a fault, and seen by the buyer alone', async () => {
    const [b, s, rival, stranger] = [
      await buyer(platform),
      await supplier(platform),
      await supplier(platform),
      await buyer(platform),
    ];
    const id = await publish(b, '要检测报告的碳纤维');
    const page = await open({ token: s.token });
    await go(page, `/supplierdata/supplierInquiryDetail?id=${id}`);
    const files = page.locator('input[type="file"]');
    const name = 'mill-report.pdf';

    await files.setInputFiles([
      pdf('too-big.pdf', 5000 * 1024),
      { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await page
      .getByRole('alert')
      .getByText(/too-big\.pdf/)
      .waitFor();
    await page
      .getByRole('alert')
      .getByText(/tool\.exe/)
      .waitFor();
    // Called a PDF, and none inside: only the server can tell.
    await files.setInputFiles({ ...pdf('forged.pdf'), buffer: Buffer.from('MZ\u0000 not a document') });
    await page.getByText(w('ui:file.refused', { name: 'forged.pdf', message: w('errors:files.wrongType') })).waitFor();

    // The line breaks in the middle; the file waits for another try.
    await page.route('**/api/busi/busifile/upload', (r) => r.abort(), { times: 1 });
    await files.setInputFiles(pdf(name));
    await page.getByText(w('ui:file.broken')).waitFor();
    await page.getByRole('button', { name: w('ui:file.again') }).click();
    await page.getByRole('button', { name: w('ui:file.remove', { name }) }).waitFor();
    await expect.poll(() => page.getByText(w('ui:file.broken')).count()).toBe(0);

    const line = page.getByRole('region', { name: w('inquiry:line.title', { n: 1 }) });
    for (const n of [0, 1, 2]) await line.getByRole('textbox').nth(n).fill('98.5');
    await line.getByText(w('inquiry:quote.meets'), { exact: true }).first().click();
    await page.getByLabel(w('inquiry:quote.leadDays'), { exact: true }).fill('21');
    await page.locator('main form button[type="submit"]').click();
    await page.getByText(w('inquiry:quote.sent', { n: 1 })).waitFor();
    expect(page.problems.filter((m) => !/status of 4\d\d|ERR_FAILED/.test(m))).toEqual([]);

    const own = await open({ token: b.token });
    await go(own, `/buyerInquirydata/buyerInquiryDetail?id=${id}`);
    const link = own.getByRole('link', { name: new RegExp(name) });
    await link.waitFor();
    const url = new URL((await link.getAttribute('href'))!, baseUrl).href;
    const as = async (token?: string) => {
      const res = await fetch(url, token ? { headers: { cookie: `xtoken=${token}` } } : {});
      await res.arrayBuffer();
      return [res.status, res.headers.get('content-disposition')?.split(';')[0] ?? null];
    };
    expect(await as(b.token)).toEqual([200, 'attachment']);
    expect(await as(s.token)).toEqual([200, 'attachment']);
    expect((await as())[0]).toBe(401);
    expect((await as(rival.token))[0]).toBe(404);
    expect((await as(stranger.token))[0]).toBe(404);
    expectQuiet(own);
  });
});
