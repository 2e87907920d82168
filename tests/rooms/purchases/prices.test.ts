import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { leaving } from '#contract/identity/leaving.ts';
import { inquiryApproval } from '#contract/inquiry/deciding/approval.ts';
import { homeWork } from '#contract/home/work.ts';
import { notices } from '#contract/notices/calls.ts';
import { order } from '#contract/order/calls.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { tender } from '#contract/purchase/tender.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { readXlsx } from '#server/rooms/catalogue/index.ts';
import { remind } from '#server/rooms/purchase/course/remind.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refusal, refused } from '../../harness/refused.ts';
import { sheetOf } from '../../world/catalogue.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';
import {
  admitted,
  apply,
  award,
  close,
  compare,
  dayIn,
  decide,
  inDays,
  linesOf,
  price,
  release,
} from '../../world/tenders.ts';

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
const told = (by: TestPerson, kind: string, id: string) =>
  t.until(async () =>
    (await t.as(by.token)(notices.newest, { query: {} })).records.find((r) => r.kind === kind && r.link.includes(id)),
  );

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

describe('awards', () => {
  const ready = async (o: Parameters<typeof release>[2] = {}) => {
    const { id } = await release(t, b, o);
    const a1 = await admitted(t, b, s1, id);
    const a2 = await admitted(t, b, s2, id);
    await price(t, s1, id, ['80', '130']);
    await price(t, s2, id, ['85', '120']);
    const [l1, l2] = (await linesOf(t, b, id)).map((l) => l.id) as [string, string];
    return { id, a1, a2, l1, l2 };
  };

  it('go by line and by share to several suppliers, lead to orders, and everybody is told', async () => {
    const { id, a1, a2, l1, l2 } = await ready();
    const a3 = await admitted(t, b, s3, id);
    await price(t, s3, id, ['70', undefined]);
    const table = await compare(t, b, id);
    expect(table.lines.map((l) => l.lowest)).toEqual(['80', '120']);
    expect(table.offers.map((o) => [o.complete, o.lowest])).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
    const awards = [
      { applicationId: a1, reason: '交期最短', lines: [{ lineId: l1, quantity: '600' }] },
      {
        applicationId: a2,
        lines: [
          { lineId: l1, quantity: '400' },
          { lineId: l2, quantity: '62.5' },
        ],
      },
    ];
    const mute = await refusal(award(t, b, id, awards));
    expect([mute.error, Object.keys(mute.fields ?? {})]).toEqual(['purchase.reasonNeeded', ['others']]);
    const key = newId();
    const given = { clientKey: key, others: '本次综合评分略低，期待下次合作' };
    const twice = await Promise.all([1, 2].map(() => award(t, b, id, awards, given)));
    expect(twice[0]).toMatchObject({ state: 'awarded', orders: [{ applicationId: a1 }, { applicationId: a2 }] });
    expect(new Set(twice.flatMap((r) => r.orders.map((o) => o.id))).size).toBe(2);
    await told(s3, 'purchasePassed', id);
    await told(s1, 'purchaseAwarded', twice[0]!.orders[0]!.id);
    const mine = (await t.as(s3.token)(purchase.detail, { params: { id } })).mine!;
    expect(mine).toMatchObject({ id: a3, state: 'passedOver', reason: { cn: given.others } });
    const read = await t.as(s2.token)(order.detail, { params: { id: twice[0]!.orders[1]!.id } });
    expect(read).toMatchObject({
      inquiryId: null,
      purchase: { id },
      row: { state: 'toConfirm', total: '41500.00', currency: 'CNY' },
      terms: { tradeTerm: 'DAP', place: '盐城', paymentType: 'net60' },
    });
    expect(read.lines.map((l) => [l.quantity, l.price, l.total])).toEqual([
      ['400', '85', '34000.00'],
      ['62.5', '120', '7500.00'],
    ]);
    const pdf = await t.api.request(`/api/busi/order/contract/${read.row.id}?lang=cn`, {
      headers: { authorization: `Bearer ${s2.token}` },
    });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await t.as(b.token)(order.page, { query: { q: read.row.number } })).total).toBe(1);
    await t.as(s2.token)(order.step, { params: { id: read.row.id }, body: { step: 'confirm' } });
  });

  it('of two at once leave what the first one left, and nothing of one that is refused', async () => {
    const { id, a1, a2, l1, l2 } = await ready();
    const whole = (applicationId: string) =>
      award(t, b, id, [{ applicationId, lines: [{ lineId: l1, quantity: '1000' }] }]);
    const out = await Promise.all([refused(whole(a1)), refused(whole(a2)), refused(whole(a1))]);
    expect(out.toSorted()).toEqual(['422 purchase.tooMuch', '422 purchase.tooMuch', 'done']);
    const half = await refusal(
      award(t, b, id, [
        { applicationId: a1, lines: [{ lineId: l2, quantity: '10' }] },
        { applicationId: a2, lines: [{ lineId: l2, quantity: '60' }] },
      ]),
    );
    expect(half.fields).toMatchObject({ 'awards.1.lines.0.quantity': expect.stringContaining('52.5') as string });
    expect((await compare(t, b, id)).lines.map((l) => l.left)).toEqual(['0', '62.5']);
  });

  it('against a withdrawal of the purchase or of the application: one of both counts', async () => {
    const { id, a1, l1 } = await ready();
    const give = [{ applicationId: a1, lines: [{ lineId: l1, quantity: '1' }] }];
    const both = await Promise.all([
      refused(award(t, b, id, give)),
      refused(t.as(b.token)(purchase.withdraw, { params: { id } })),
    ]);
    expect([
      ['done', '409 purchase.cannotWithdraw'],
      ['409 purchase.notOpen', 'done'],
    ]).toContainEqual(both);
    const other = await ready();
    const left = await Promise.all([
      refused(award(t, b, other.id, [{ applicationId: other.a1, lines: [{ lineId: other.l1, quantity: '1' }] }])),
      refused(t.as(s1.token)(tender.leave, { params: { id: other.a1 } })),
    ]);
    expect([
      ['done', '409 purchase.cannotLeave'],
      ['409 purchase.alreadyDecided', 'done'],
    ]).toContainEqual(left);
  });

  it('fall through with their order, and what they gave can be awarded again', async () => {
    const { id, a1, a2, l1 } = await ready();
    const give = (applicationId: string) =>
      award(t, b, id, [{ applicationId, lines: [{ lineId: l1, quantity: '1000' }] }]);
    const { orders } = await give(a1);
    const step = { step: 'cancel' as const, reason: '改由他厂供货' };
    await t.as(s1.token)(order.step, { params: { id: orders[0]!.id }, body: step });
    const now = await compare(t, b, id);
    expect(now.awards).toMatchObject([{ fellThrough: true, order: { state: 'cancelled' } }]);
    expect(now.lines[0]!.left).toBe('1000');
    expect(await refused(give(a1))).toBe('409 purchase.alreadyDecided');
    expect((await give(a2)).orders).toHaveLength(1);
  });

  it('above the company’s limit are refused, with what was awarded before', async () => {
    const own = await buyer(t.platform);
    await person(t.platform, { userType: 3, roles: [roleCodes.buyer], entId: own.entId, seat: 'purchasing' });
    const { id } = await release(t, own);
    const a1 = await admitted(t, own, s1, id);
    await price(t, s1, id, ['80', '130']);
    const [l1] = await linesOf(t, own, id);
    await t.as(own.token)(inquiryApproval.setLimit, { body: { amount: '50000' } });
    const give = (quantity: string) =>
      award(t, own, id, [{ applicationId: a1, lines: [{ lineId: l1!.id, quantity }] }]);
    expect(await refused(give('1000'))).toBe('409 purchase.aboveLimit');
    expect((await compare(t, own, id)).awards).toEqual([]);
    expect((await give('600')).orders).toHaveLength(1);
    expect(await refused(give('100'))).toBe('409 purchase.aboveLimit');
    await t.as(own.token)(inquiryApproval.setLimit, { body: { amount: '60000' } });
    expect((await give('100')).orders).toHaveLength(1);
  });

  it('of a part leave the others to be declined one by one, with a reason', async () => {
    const { id, a1, a2, l1 } = await ready();
    expect(await refused(decide(t, b, a2, 'refused'))).toBe('409 purchase.alreadyDecided');
    await award(t, b, id, [{ applicationId: a1, lines: [{ lineId: l1, quantity: '1' }] }]);
    const mute = t.as(b.token)(purchase.decide, { params: { id: a2 }, body: { decision: 'refused' } });
    expect(await refused(mute)).toBe('422 purchase.reasonNeeded');
    expect(await decide(t, b, a2, 'refused')).toEqual({ id: a2, state: 'awarded' });
    await told(s2, 'purchasePassed', id);
    expect((await t.as(s2.token)(purchase.detail, { params: { id } })).mine).toMatchObject({
      state: 'passedOver',
      reason: { cn: '产能不足' },
    });
    expect(await refused(decide(t, b, a1, 'refused'))).toBe('409 purchase.alreadyDecided');
  });

  it('hold the accounts of both sides: an open purchase, and an offer that binds', async () => {
    const [own, selling] = await Promise.all([buyer(t.platform), supplier(t.platform)]);
    const matters = async (by: TestPerson) =>
      (await t.as(by.token)(leaving.matters)).matters.filter((m) => m.kind !== 'seats').map((m) => m.kind);
    const { id } = await release(t, own);
    const application = await admitted(t, own, selling, id);
    expect([await matters(own), await matters(selling)]).toEqual([['purchase'], []]);
    await price(t, selling, id, ['80', '130']);
    expect(await matters(selling)).toEqual(['purchaseOffer']);
    await t.platform.pool.query(`update purchase_offers set valid_until = '2020-01-01' where application_id = $1`, [
      application,
    ]);
    expect(await matters(selling)).toEqual([]);
    await t.as(own.token)(purchase.withdraw, { params: { id } });
    expect(await matters(own)).toEqual([]);
  });

  it('want an offer of the line that still binds', async () => {
    const { id, a1, a2, l2 } = await ready();
    const a3 = await admitted(t, b, s3, id);
    const give = (applicationId: string) =>
      refused(award(t, b, id, [{ applicationId, lines: [{ lineId: l2, quantity: '1' }] }]));
    expect(await give(a3)).toBe('409 purchase.nothingOffered');
    await t.platform.pool.query(`update purchase_offers set valid_until = '2020-01-01' where application_id = $1`, [
      a1,
    ]);
    expect(await give(a1)).toBe('409 purchase.offerExpired');
    expect(await give(newId())).toBe('404 common.notFound');
    expect(await refused(award(t, s1, id, [{ applicationId: a2, lines: [{ lineId: l2, quantity: '1' }] }]))).toBe(
      '404 common.notFound',
    );
  });
});

describe('the deadline', () => {
  it('is told to who has not handed in, and to the buyer once it has passed; twice is once', async () => {
    const { id } = await release(t, b, { deadline: inDays(0.9) });
    await admitted(t, b, s1, id);
    const run = () => remind(systemContext(t.platform));
    await Promise.all([run(), run(), run()]);
    await told(s1, 'purchaseClosing', id);
    await close(t, id);
    await run();
    await run();
    await told(b, 'purchaseClosed', id);
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
    await told(s1, 'purchaseMoved', id);
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
    await told(selling, 'purchaseClosing', id);
  });
});
