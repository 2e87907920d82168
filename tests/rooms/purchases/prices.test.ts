import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { homeWork } from '#contract/home/work.ts';
import { notices } from '#contract/notices/calls.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { tender } from '#contract/purchase/tender.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { readXlsx } from '#server/rooms/catalogue/index.ts';
import { remind } from '#server/rooms/purchase/course/remind.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refusal, refused } from '../../harness/refused.ts';
import { sheetOf } from '../../world/catalogue.ts';
import { buyer, supplier, type TestPerson } from '../../world/people.ts';
import { admitted, apply, award, close, compare, dayIn, inDays, linesOf, price, release } from '../../world/tenders.ts';
import { told } from '#tests/harness/told.ts';

let t: TestPlatform;
let b: TestPerson;
let s1: TestPerson;
let s2: TestPerson;
let s3: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2, s3] = (await Promise.all([buyer(t.platform), ...[1, 2, 3].map(() => supplier(t.platform))] as const)) as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ];
});

describe('a price file', () => {
  const form = async (by: TestPerson, id: string, lang: string) =>
    t.api.request(`/api/busi/buyer/purchase/offer/sheet/${id}?lang=${lang}`, {
      headers: { authorization: `Bearer ${by.token}` },
    });

  it('is made of the lines in the reader’s language, for the admitted alone', async () => {
    const { id } = await release(t, b);
    await admitted(t, b, s1, id);
    await apply(t, s2, id);
    expect([(await form(s2, id, 'cn')).status, (await form(s3, id, 'cn')).status]).toEqual([403, 404]);
    for (const [lang, head] of [
      ['cn', '行号'],
      ['en', 'Line'],
      ['es', 'Partida'],
    ] as const) {
      const res = await form(s1, id, lang);
      const rows = await readXlsx(Readable.from([Buffer.from(await res.arrayBuffer())]));
      expect(rows[0]?.[0]).toBe(head);
      expect(rows.map((r) => r[0]).slice(1)).toEqual([1, 2]);
      expect(rows.map((r) => r[5] ?? null).slice(1)).toEqual([null, null]);
    }
  });

  it('is read row by row with its faults, and hands in nothing by itself', async () => {
    const { id } = await release(t, b);
    await admitted(t, b, s1, id);
    const check = async (rows: (string | number | null)[][], by = s1) =>
      t.as(by.token, { 'x-lang': 'en' })(tender.check, { params: { id }, body: { file: await sheetOf(t, by, rows) } });
    const head = ['行号', '产品', '规格', '数量', '单位', '单价 (CNY)'];
    const good = await check([head, [1, '', '', 1000, 'kg', 82.5], [2, '', '', 62.5, 'm²', '120.25']]);
    expect(good).toMatchObject({ faults: 0, missing: [], total: '90015.63' });
    expect(good.rows.map((r) => [r.row, r.no, r.price, r.total])).toEqual([
      [2, 1, '82.5', '82500.00'],
      [3, 2, '120.25', '7515.63'],
    ]);
    const bad = await check([
      ['Line', 'Quantity', 'Unit price'],
      [1, 900, 'about 80'],
      [9, null, 5],
      [],
      [1, null, 0],
      [2, null, 1.23456],
    ]);
    expect(bad.total).toBeNull();
    expect(bad.rows.map((r) => [r.row, r.faults.map((f) => f.column)])).toEqual([
      [2, ['Quantity', 'Unit price']],
      [3, ['Line']],
      [5, ['Line', 'Unit price']],
      [6, ['Unit price']],
    ]);
    expect(bad.rows[2]?.faults[0]?.text).toBe('Row 2 already has this line number');
    const long = Array.from({ length: 1001 }, () => [1, '', '', 1000, 'kg', 1]);
    expect(await refused(check([head, ...long]))).toBe('422 purchase.longSheet');
    expect(bad.rows.every((r) => r.faults.every((f) => f.text && !f.text.includes('rules.')))).toBe(true);
    expect(
      await refused(
        check([
          ['a', 'b'],
          [1, 2],
        ]),
      ),
    ).toBe('422 purchase.noColumns');
    expect(await refused(check([head, [1, '', '', 1000, 'kg', null]]))).toBe('422 purchase.emptySheet');
    expect(await refused(check([head], s2))).toBe('403 purchase.notAdmitted');
    expect((await t.as(s1.token)(purchase.detail, { params: { id } })).mine?.offer).toBeNull();
  });
});

describe('prices', () => {
  it('are revised until the deadline by the database’s clock, and hidden until it where the buyer chose so', async () => {
    const { id } = await release(t, b, { hidePrices: true });
    const application = await admitted(t, b, s1, id);
    const first = await price(t, s1, id, ['82.5', '120.25']);
    expect(first).toMatchObject({ revision: 1, total: '90015.63' });
    const key = newId();
    const again = await Promise.all([1, 2, 3].map(() => price(t, s1, id, ['80', '120'], { clientKey: key })));
    expect(new Set(again.map((r) => r.revision))).toEqual(new Set([2]));
    const hidden = await compare(t, b, id);
    expect(hidden).toMatchObject({ readable: false, mayAward: false, offers: [{ offer: null, lowest: false }] });
    expect(JSON.stringify(hidden)).not.toContain('87500');
    const lines = await linesOf(t, b, id);
    const give = [{ applicationId: application, lines: [{ lineId: lines[0]!.id, quantity: '1000' }] }];
    expect(await refused(award(t, b, id, give))).toBe('409 purchase.pricesHidden');
    await close(t, id);
    expect(await refused(price(t, s1, id, ['79', '120']))).toBe('409 purchase.deadlinePassed');
    expect((await compare(t, b, id)).offers[0]).toMatchObject({ complete: true, offer: { total: '87500.00' } });
    expect(await refused(compare(t, s1, id))).toBe('404 common.notFound');
    const later = t.as(b.token)(tender.moveDeadline, { params: { id }, body: { deadline: inDays(12) } });
    expect(await refused(later)).toBe('409 purchase.offersOpened');
  });

  it('want a known line once, a price above zero, and a validity beyond the deadline', async () => {
    const { id } = await release(t, b);
    await admitted(t, b, s1, id);
    const [line] = await linesOf(t, s1, id);
    const faults = async (o: Parameters<typeof price>[4]) =>
      Object.keys((await refusal(price(t, s1, id, [], o))).fields ?? {});
    expect(await faults({ prices: [{ lineId: newId(), price: '1' }] })).toEqual(['prices.0.lineId']);
    const twice = { lineId: line!.id, price: '1' };
    expect(await faults({ prices: [twice, twice] })).toEqual(['prices.1.lineId']);
    expect(await faults({ prices: [{ lineId: line!.id, price: '0' }] })).toEqual(['prices.0.price']);
    const wide = await release(t, b, {
      lines: [{ product: 'pet-foam', specification: '80 kg/m³', unit: 'm²', quantity: '999999999999' }],
    });
    await admitted(t, b, s1, wide.id);
    const most = await refusal(price(t, s1, wide.id, ['999999999999']));
    expect([most.status, Object.keys(most.fields ?? {})]).toEqual([400, ['prices.0.price']]);
    expect(await faults({ prices: [twice], validUntil: dayIn(5) })).toEqual(['validUntil']);
    expect(await refused(price(t, s2, id, ['1', '1']))).toBe('403 purchase.notAdmitted');
  });

  it('come too late when they wait for the lock past the deadline', async () => {
    const { id } = await release(t, b);
    await admitted(t, b, s1, id);
    const lines = await linesOf(t, s1, id);
    const holder = await t.platform.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from purchases where id = $1 for update', [id]);
    const trying = refused(
      price(
        t,
        s1,
        id,
        lines.map(() => '5'),
      ),
    );
    await new Promise((r) => setTimeout(r, 150));
    await holder.query(
      `update purchases set deadline = clock_timestamp() + interval '100 milliseconds' where id = $1`,
      [id],
    );
    await new Promise((r) => setTimeout(r, 150));
    await holder.query('commit');
    holder.release();
    expect(await trying).toBe('409 purchase.deadlinePassed');
  });
});

describe('the deadline', () => {
  it('is told to who has not handed in, and to the buyer once it has passed; twice is once', async () => {
    const { id } = await release(t, b, { deadline: inDays(0.9) });
    await admitted(t, b, s1, id);
    const run = () => remind(systemContext(t.platform));
    await Promise.all([run(), run(), run()]);
    await told(t, s1, 'purchaseClosing', id);
    await close(t, id);
    await run();
    await run();
    await told(t, b, 'purchaseClosed', id);
    const all = (await t.as(s1.token)(notices.newest, { query: {} })).records;
    expect(all.filter((r) => r.kind === 'purchaseClosing' && r.link.includes(id))).toHaveLength(1);
  });

  it('can be moved on by the buyer, and opens what had closed', async () => {
    const { id } = await release(t, b);
    await admitted(t, b, s1, id);
    await close(t, id);
    const move = (deadline: string) => t.as(b.token)(tender.moveDeadline, { params: { id }, body: { deadline } });
    expect(Object.keys((await refusal(move(inDays(-1)))).fields ?? {})).toEqual(['deadline']);
    await move(inDays(9));
    await told(t, s1, 'purchaseMoved', id);
    expect((await price(t, s1, id, ['1', '1'])).revision).toBe(1);
  });

  it('stays before the day of delivery, and an offer that ends with it counts as none', async () => {
    const [{ id }, selling] = [await release(t, b), await supplier(t.platform)];
    await admitted(t, b, selling, id);
    await price(t, selling, id, ['1', '1'], { validUntil: dayIn(12) });
    const move = (deadline: string) => t.as(b.token)(tender.moveDeadline, { params: { id }, body: { deadline } });
    expect(await refused(move(inDays(60)))).toMatch(/^400 common\.invalid/);
    expect(Object.keys((await refusal(move(inDays(61)))).fields ?? {})).toEqual(['deadline']);
    const waits = async () => (await t.as(selling.token)(homeWork.work)).tasks.find((x) => x.id === id)?.kind;
    expect(await waits()).toBeUndefined();
    await move(inDays(20));
    expect(await waits()).toBe('handInPrices');
    await t.platform.pool.query(`update purchases set deadline = now() + interval '20 hours' where id = $1`, [id]);
    expect(await waits()).toBeUndefined();
    await t.platform.pool.query(
      `update purchase_offers set valid_until = current_date where application_id in
      (select id from purchase_applications where purchase_id = $1)`,
      [id],
    );
    await remind(systemContext(t.platform));
    await told(t, selling, 'purchaseClosing', id);
  });
});
