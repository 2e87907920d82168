import { describe, expect, it } from 'vitest';
import { inquiryInput, quotationOf } from '#tests/world/inquiries.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';
import { tried } from '../harness/tried.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('cn');

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
type Line = { id: string; tiers: string[]; requirements: unknown[] };
const linesOf = async (id: string): Promise<Line[]> =>
  (await pool.query<Line>('select id, tiers, requirements from inquiry_lines where inquiry_id = $1 order by no', [id]))
    .rows;
const publish = async (by: TestPerson): Promise<string> => {
  const [line] = inquiryInput().lines;
  const lines = [line!, { ...line!, specification: 'T300 3K' }];
  return (
    await api<{ id: string }>(
      by,
      'inquiry/publish',
      inquiryInput({ title: '拆分定标的碳纤维', lines, note: '须附批次报告' }),
    )
  ).id;
};
/** Late, at another term, deviating on the first line. */
const deviating = (id: string, lines: Line[]) => {
  const q = quotationOf(id, lines, '62.5', {
    tradeTerm: 'FCA',
    place: 'Vigo',
    paymentType: 'prepaid',
    leadDays: 90,
    note: '价格含包装',
  });
  q.lines[0]!.answers = [{ verdict: 'deviates', value: '4850', note: '低 1%' }];
  return q;
};

const fits = (page: Watched) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

const setUp = async () => {
  const b = await buyer(platform);
  const [s1, s2] = [await supplier(platform), await supplier(platform)];
  const id = await publish(b);
  const lines = await linesOf(id);
  const q1 = await api<{ id: string }>(s1, 'inquiry/add/quote', deviating(id, lines));
  return { b, s1, s2, id, lines, q1 };
};
const at = (id: string) => `/buyerInquirydata/buyerInquiryDetail?id=${id}`;

describe('an award by hand', () => {
  it('hears of a new quotation, gives each line its tier, says what differs before it binds, and the order says the same', async () => {
    const { b, s2, id, lines } = await setUp();
    const page = await open({ token: b.token });
    await go(page, at(id));
    await expect.poll(() => page.locator('table thead th').count()).toBe(2);
    await page.getByText(w('compare:flag.asked', { value: 'DAP' })).waitFor();
    await page.waitForFunction(() => performance.getEntriesByType('resource').length > 0);
    await expect
      .poll(
        async () => {
          await api(s2, 'inquiry/add/quote', quotationOf(id, lines, '80'));
          return page.getByText(w('news:changed')).isVisible();
        },
        { timeout: 20_000, interval: 2_000 },
      )
      .toBe(true);
    await expect.poll(() => page.locator('table thead th').count()).toBe(2);
    await page.getByRole('button', { name: w('news:show') }).click();
    await expect.poll(() => page.locator('table thead th').count()).toBe(3);

    const rows = page.locator('tbody').filter({ has: page.getByRole('radio') });
    await rows.nth(0).getByRole('radio').first().check();
    await page.getByText(w('inquiry:line.tier', { n: 3 }), { exact: true }).click();
    await rows.nth(1).getByRole('radio').last().check();
    await page
      .getByRole('region', { name: w('compare:decision') })
      .getByRole('button')
      .click();
    const dialog = page.getByRole('dialog');
    const said = await dialog.innerText();
    expect(said).toContain(w('deciding:differs.tradeTerm', { offered: 'FCA', asked: 'DAP' }));
    expect(said).toContain('低 1%');
    expect(said).toContain(w('deciding:award.noDeviations'));
    expect(said).toContain('1,600,000');
    await dialog.getByLabel(w('deciding:award.tier', { n: 2 })).selectOption('2');
    expect(await dialog.innerText()).toContain('400,000');

    // The second quotation runs out meanwhile: nothing is made, and the choice stays.
    await pool.query(`update quotations set valid_until = current_date - 2 where inquiry_id = $1 and ent_id = $2`, [
      id,
      s2.entId,
    ]);
    const accept = dialog.getByRole('button', { name: w('compare:accept_other', { count: 2 }) });
    await accept.click();
    await dialog.getByText(w('errors:inquiry.quotationExpired')).waitFor();
    expect((await pool.query('select 1 from orders where inquiry_id = $1', [id])).rowCount).toBe(0);
    await pool.query(`update quotations set valid_until = current_date + 20 where inquiry_id = $1`, [id]);
    await accept.click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await pool.query('select 1 from orders where inquiry_id = $1', [id])).rowCount)
      .toBe(2);
    const { rows: made } = await pool.query<{ id: string; total: string }>(
      'select id, total from orders where inquiry_id = $1 order by total',
      [id],
    );
    expect(made.map((o) => o.total)).toEqual(['62500.00', '400000.00']);
    await go(page, `/orderCenter/orderDetail?id=${made[0]!.id}`);
    const text = await page.locator('main').innerText();
    for (const part of [
      '低 1%',
      '4,900',
      'FCA Vigo',
      '价格含包装',
      '须附批次报告',
      w('order:agreed.asked', { value: 'DAP 盐城' }),
    ])
      expect(text).toContain(part);
    expectQuiet({ problems: page.problems.filter((p) => !/status of 409/.test(p)) } as Watched);
  }, 120_000);

  it.each(tried.map((lang) => [lang, lang === 'cn' ? 1440 : 390] as const))(
    'comparison, dialog, order and dispute fit in %s at %i',
    async (lang, width) => {
      const { b, s1, s2, id, lines, q1 } = await setUp();
      await api(s2, 'inquiry/add/quote', quotationOf(id, lines, '80'));
      const page = await open({ token: b.token, lang, width });
      await expectFit(page, at(id));
      await page.locator('details summary').last().click();
      expect(await fits(page)).toBe(true);
      const l = wordsOf(lang);
      await page
        .getByRole('button', { name: l('compare:acceptWhole') })
        .first()
        .click();
      await page.getByRole('dialog').getByText('Vigo').first().waitFor();
      expect(await fits(page)).toBe(true);
      const { orders } = await api<{ orders: { id: string }[] }>(b, `inquiry/award/${id}`, {
        awards: [{ quotationId: q1.id, lines: lines.map((x) => ({ lineId: x.id, tier: 1 })) }],
      });
      const order = orders[0]!.id;
      await expectFit(page, `/orderCenter/orderDetail?id=${order}`);
      await api(s1, `order/step/${order}`, { step: 'confirm' });
      await api(b, `order/step/${order}`, { step: 'dispute', reason: '面密度低于下限' });
      await api(s1, `order/statement/${order}`, {
        clientKey: crypto.randomUUID(),
        text: 'El lote cumple; véase el informe.',
        annexes: [],
        offer: 'resume',
      });
      await pool.query(`update orders set disputed_at = now() - interval '8 days' where id = $1`, [order]);
      await expectFit(page, `/orderCenter/orderDetail?id=${order}`);
      await page.getByLabel(l('order:disputed.text')).fill('复检仍不合格');
      await page.getByRole('button', { name: l('order:disputed.send') }).click();
      await page.getByText(l('order:disputed.sent')).waitFor();
      await page.getByRole('button', { name: l('order:disputed.escalate') }).click();
      await expect
        .poll(async () => (await pool.query('select escalated_at from orders where id = $1', [order])).rows[0])
        .toMatchObject({ escalated_at: expect.any(Date) as Date });
      const desk = await open({
        token: (await person(platform, { userType: 9, roles: ['ROLE_OPERATOR'], lang })).token,
        lang,
        width,
      });
      await expectFit(desk, `/operator/disputes?id=${order}`);
      await desk.getByRole('radio').nth(2).check();
      await desk.getByRole('textbox').fill('批次不合格');
      await desk.getByRole('button', { name: l('operator:dispute.send') }).click();
      await expect
        .poll(async () => (await pool.query('select state from orders where id = $1', [order])).rows[0])
        .toEqual({ state: 'cancelled' });
      await go(page, at(id));
      await page
        .getByRole('button', { name: l('compare:acceptWhole') })
        .first()
        .waitFor();
      expectQuiet(page);
      expectQuiet(desk);
    },
    120_000,
  );
});
