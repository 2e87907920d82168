import { beforeAll, describe, expect, it } from 'vitest';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { order } from '#contract/order/calls.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal, refused } from '#tests/harness/refused.ts';
import { inquiryInput, publish, quote } from '#tests/world/inquiries.ts';
import { award, step } from '#tests/world/orders.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let s: TestPerson[];
beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
  s = [];
  for (let i = 0; i < 3; i++) s.push(await supplier(t.platform));
});

const own = (id: string) => t.as(b.token)(inquiry.own, { params: { id } });
/** One line of 1000 and 5000 kg, quoted with a price of its own for each. */
const asked = async (moq?: string) => {
  const [line] = inquiryInput().lines;
  const { id } = await publish(t, b, { lines: [{ ...line!, tiers: ['1000', '5000'], requirements: [] }] });
  const quoted: { id: string }[] = [];
  const lineId = (await own(id)).parts.lines[0]?.id ?? '';
  for (const [n, by] of s.entries()) {
    const base = ['98.1234', '97.77', '99'][n] ?? '99';
    const lines = [{ lineId, prices: [base, String(Number(base) - 10)], answers: [], moq }];
    quoted.push(await quote(t, by, id, base, { lines }));
  }
  const give = (shares: [number, string | undefined][], tier = 2) =>
    award(
      t,
      b,
      id,
      shares.map(([n, quantity]) => ({
        quotationId: quoted[n]?.id ?? '',
        lines: [{ lineId, tier, ...(quantity && { quantity }) }],
      })),
    );
  return { id, quoted, lineId, give };
};
const orderOf = async (o: { id: string } | undefined) => {
  const { row, lines } = await t.as(b.token)(order.detail, { params: { id: o?.id ?? '' } });
  return [lines.map((l) => [l.quantity, l.price, l.total]), row.total];
};
const sharesOf = async (id: string) => (await own(id)).shares.map((x) => [x.quantity, x.of]);

describe('a line in shares (deals 172 to 174)', () => {
  it('makes an order of each with its quantity, the price that this reaches, and totals rounded once', async () => {
    const { id, give } = await asked();
    const { orders } = await give([
      [0, '3333.333'],
      [1, '1666.667'],
    ]);
    // 3333.333 × 98.1234 = 327077.967…, never the price of 5000.
    expect(await orderOf(orders[0])).toEqual([[['3333.333', '98.1234', '327077.97']], '327077.97']);
    expect(await orderOf(orders[1])).toEqual([[['1666.667', '97.77', '162950.03']], '162950.03']);
    const data = await own(id);
    expect([data.row.state, data.parts.lines[0]?.awarded]).toEqual(['awarded', 'whole']);
  });

  it('may be given one after another, of one quantity, to no more than it, and each supplier one', async () => {
    const { id, give } = await asked();
    await give([[0, '2000']]);
    expect((await own(id)).parts.lines[0]?.awarded).toBe('part');
    expect(await refused(give([[0, '1000']]))).toBe('409 inquiry.alreadyAwarded');
    expect(await refused(give([[1, undefined]]))).toBe('409 inquiry.alreadyAwarded');
    expect(await refused(give([[1, '500']], 1))).toBe('422 inquiry.otherQuantity');
    const over = await refusal(
      give([
        [1, '2000'],
        [2, '1000.001'],
      ]),
    );
    expect([over.error, over.fields]).toMatchObject([
      'inquiry.shareTooMuch',
      { 'awards.1.lines.0.quantity': '最多还剩 1000' },
    ]);
    expect(await sharesOf(id)).toEqual([['2000', '5000']]);
    expect(await refused(t.as(b.token)(inquiry.withdraw, { params: { id }, body: {} }))).toBe(
      '409 inquiry.cannotWithdraw',
    );
    await give([
      [1, '2000'],
      [2, '1000'],
    ]);
    expect((await own(id)).row.state).toBe('awarded');
  });

  it('is not below the least quantity; all of a quantity is no share', async () => {
    const { give } = await asked('2500');
    const low = await refusal(give([[0, '2499.999']]));
    expect([low.error, Object.keys(low.fields)]).toEqual(['inquiry.belowLeast', ['awards.0.lines.0.quantity']]);
    const { orders } = await give([[0, '5000']]);
    expect(await orderOf(orders[0])).toEqual([[['5000', '88.1234', '440617.00']], '440617.00']);
  });

  it('is named by two in one award only as shares of one quantity', async () => {
    const { give } = await asked();
    const both = give([
      [0, '1000'],
      [1, undefined],
    ]);
    expect(await refused(both)).toBe('400 common.invalid');
  });
});

describe('a share whose order is cancelled (deals 176)', () => {
  it('is free again, for another or the same; the other stands, and the line does not change meanwhile', async () => {
    const { id, quoted, give } = await asked();
    const { orders } = await give([
      [0, '3000'],
      [1, '2000'],
    ]);
    await step(t, b, orders[0]?.id ?? '', 'cancel', '选错数量');
    const data = await own(id);
    expect([data.row.state, data.parts.lines[0]?.awarded]).toEqual(['quoting', 'part']);
    expect(data.shares.map((x) => x.quotationId)).toEqual([quoted[1]?.id]);
    expect(data.quotations.find((q) => q.id === quoted[0]?.id)?.state).toBe('submitted');
    const again = await give([
      [2, '1000'],
      [0, '2000'],
    ]);
    expect(again.orders).toHaveLength(2);
    expect((await own(id)).row.state).toBe('awarded');
    expect(await t.as(b.token)(inquiryLife.refuseRest, { params: { id }, body: { why: 'filled' } })).toEqual({
      refused: 0,
    });
  });
});
