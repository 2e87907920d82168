import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryQuoting } from '#contract/inquiry/quoting.ts';
import { notices } from '#contract/notices/calls.ts';
import { order } from '#contract/order/calls.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal, refused } from '#tests/harness/refused.ts';
import { inquiryInput, publish, quote } from '#tests/world/inquiries.ts';
import { award, step } from '#tests/world/orders.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let s1: TestPerson;
let s2: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
});

const own = (id: string) => t.as(b.token)(inquiry.own, { params: { id } });
/** Three lines of 1000, 5000 and 20000 kg, quoted by two suppliers. */
const three = async () => {
  const [line] = inquiryInput().lines;
  const { id } = await publish(t, b, { lines: [line!, line!, line!] });
  const [q1, q2] = [await quote(t, s1, id, '90'), await quote(t, s2, id, '80')];
  const lines = (await own(id)).parts.lines.map((l) => l.id);
  const give = (q: { id: string }, ...at: number[]) =>
    award(t, b, id, [{ quotationId: q.id, lines: at.map((n) => ({ lineId: lines[n] ?? '', tier: 1 })) }]);
  return { id, q1, q2, lines, give };
};
const stateOf = async (id: string, q: { id: string }) => {
  const found = (await own(id)).quotations.find((x) => x.id === q.id);
  return [found?.state, found?.restWithdrawn];
};

describe('a quotation that has lines already (deals 25)', () => {
  it('gets others by an order of their own, each line once, and its supplier is told of each', async () => {
    const { id, q1, lines, give } = await three();
    const first = await give(q1, 0);
    const second = await give(q1, 1);
    expect(await refused(give(q1, 1, 2))).toBe('409 inquiry.alreadyAwarded');
    expect(first.orders[0]?.id).not.toBe(second.orders[0]?.id);
    const data = await own(id);
    expect(data.row.state).toBe('quoting');
    expect(data.shares.map((s) => `${s.lineId} ${s.orderId}`).toSorted()).toEqual(
      [`${lines[0]} ${first.orders[0]?.id}`, `${lines[1]} ${second.orders[0]?.id}`].toSorted(),
    );
    await give(q1, 2);
    expect((await own(id)).row.state).toBe('awarded');
    await t.until(async () => {
      const page = await t.as(s1.token)(notices.page, { query: {} });
      const told = page.records.filter((n) => n.kind === 'quotationAccepted');
      return data.orders.every((o) => told.some((n) => n.link.includes(o.id))) || undefined;
    });
  });

  it('binds its supplier until the end of its validity, and no longer', async () => {
    const { id, q1, give } = await three();
    await give(q1, 0);
    const back = t.as(s1.token)(inquiryQuoting.withdraw, { params: { id: q1.id }, body: { reason: '产能已满' } });
    expect(await refused(back)).toBe('409 inquiry.alreadyDecided');
    await t.platform.db.execute(sql`update quotations set valid_until = current_date - 2 where id = ${q1.id}`);
    expect((await refusal(give(q1, 1))).error).toBe('inquiry.quotationExpired');
    expect((await own(id)).orders).toHaveLength(1);
  });

  it('keeps its other order when the buyer cancels one, whose line is free for it again', async () => {
    const { id, q1, lines, give } = await three();
    await give(q1, 0);
    const { orders } = await give(q1, 1);
    await step(t, b, orders[0]?.id ?? '', 'cancel', '选错行');
    expect(await stateOf(id, q1)).toEqual(['accepted', false]);
    expect((await own(id)).shares.map((s) => s.lineId)).toEqual([lines[0]]);
    expect((await give(q1, 1)).orders).toHaveLength(1);
  });

  it('offers no more once its supplier cancelled one of its orders; the other stands', async () => {
    const { id, q1, q2, give } = await three();
    const kept = await give(q1, 0);
    const { orders } = await give(q1, 1);
    await step(t, s1, orders[0]?.id ?? '', 'cancel', '产线检修');
    expect(await stateOf(id, q1)).toEqual(['accepted', true]);
    expect((await refusal(give(q1, 1))).error).toBe('inquiry.alreadyDecided');
    expect((await give(q2, 1)).orders).toHaveLength(1);
    const params = { id: kept.orders[0]?.id ?? '' };
    expect((await t.as(b.token)(order.detail, { params })).row.state).toBe('toConfirm');
    await step(t, b, params.id, 'cancel', '项目取消');
    expect(await stateOf(id, q1)).toEqual(['withdrawn', false]);
  });
});
