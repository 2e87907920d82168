import { beforeAll, describe, expect, it } from 'vitest';
import { leaving } from '#contract/identity/leaving.ts';
import { order } from '#contract/order/calls.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { tender } from '#contract/purchase/tender.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refusal, refused } from '../../harness/refused.ts';
import { buyer, supplier, type TestPerson } from '../../world/people.ts';
import { admitted, award, compare, decide, linesOf, price, release } from '../../world/tenders.ts';
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
    await told(t, s3, 'purchasePassed', id);
    await told(t, s1, 'purchaseAwarded', twice[0]!.orders[0]!.id);
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

  it('are in the spreadsheet of the comparison with lines and prices, and no hidden price is (purchases 31)', async () => {
    const { id, a1, l1 } = await ready();
    const give = (quantity: string) => award(t, b, id, [{ applicationId: a1, lines: [{ lineId: l1, quantity }] }]);
    await give('599.8');
    await give('0.1');
    await give('0.1');
    const sheet = async (of: string, by: TestPerson, lang = 'es') => {
      const r = await t.api.request(`/api/busi/buyer/purchase/comparison/xlsx/${of}?lang=${lang}`, {
        headers: { authorization: `Bearer ${by.token}` },
      });
      if (r.status !== 200) return String(r.status);
      expect(r.headers.get('content-type')).toContain('spreadsheetml');
      return Buffer.from(await r.arrayBuffer()).toString('utf8');
    };
    const text = await sheet(id, b);
    for (const part of [
      '<v>80</v>',
      '<v>130</v>',
      '<v>600</v>',
      'Precio unitario',
      'Adjudicado',
      'Proveedor',
      'Motivo',
      'Precio unitario (CNY)',
    ])
      expect(text).toContain(part);
    expect(await sheet(id, b, 'cn')).toContain('已定标数量');
    for (const who of [s1, s2]) expect(await sheet(id, who)).toMatch(/^40[34]$/);
    const hidden = await release(t, b, { hidePrices: true });
    await admitted(t, b, s1, hidden.id);
    await price(t, s1, hidden.id, ['77.25', '133.75']);
    const closed = await sheet(hidden.id, b, 'en');
    expect(closed).toContain('Prices are hidden until the deadline.');
    expect(closed).not.toMatch(/77\.25|133\.75/);
  });

  it('of a part leave the others to be declined one by one, with a reason', async () => {
    const { id, a1, a2, l1 } = await ready();
    expect(await refused(decide(t, b, a2, 'refused'))).toBe('409 purchase.alreadyDecided');
    await award(t, b, id, [{ applicationId: a1, lines: [{ lineId: l1, quantity: '1' }] }]);
    const mute = t.as(b.token)(purchase.decide, { params: { id: a2 }, body: { decision: 'refused' } });
    expect(await refused(mute)).toBe('422 purchase.reasonNeeded');
    expect(await decide(t, b, a2, 'refused')).toEqual({ id: a2, state: 'awarded' });
    await told(t, s2, 'purchasePassed', id);
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
