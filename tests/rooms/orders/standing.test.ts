import { beforeAll, describe, expect, it } from 'vitest';
import { inquiry } from '#contract/inquiry/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { order } from '#contract/order/calls.ts';
import { orderPayments } from '#contract/order/payments.ts';
import { tender } from '#contract/purchase/tender.ts';
import { orderStanding } from '#contract/order/standing.ts';
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { renewAllConduct } from '#server/rooms/enterprise/index.ts';
import { tellBlocked } from '#server/rooms/order/standing/read-standing.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { uploaded } from '#tests/world/files.ts';
import { inquiryInput, publish, quote } from '#tests/world/inquiries.ts';
import { orderOf, step } from '#tests/world/orders.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { admitted, award, close, linesOf, price, release } from '#tests/world/tenders.ts';

let t: TestPlatform;
let [b, desk] = [] as unknown as [TestPerson, TestPerson];
beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
  desk = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
});

const day = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const standing = (s: TestPerson) => t.as(s.token)(orderStanding.own);
const codes = async (s: TestPerson) => (await standing(s)).blocks.map((x) => x.code);
const previewed = async () => (await t.as(b.token)(inquiry.preview, { body: inquiryInput() })).count;

/** A cancelled order of which 80 were paid so many days ago. */
const owed = async (s: TestPerson, days: number) => {
  const made = await orderOf(t, b, s, ['confirm']);
  const proof = [await uploaded(t, b, '回单.pdf')];
  await t.as(b.token)(orderPayments.record, {
    params: { id: made.id },
    body: { clientKey: newId(), amount: '80', paidOn: day(), proof },
  });
  const { payments } = await t.as(s.token)(order.detail, { params: { id: made.id } });
  await t.as(s.token)(orderPayments.answer, {
    params: { id: made.id },
    body: { paymentId: payments.payments[0]!.id, confirm: true },
  });
  await step(t, b, made.id, 'cancel', '项目取消');
  await t.pool.query(`update order_events set at = at - make_interval(days => $2) where order_id = $1`, [
    made.id,
    days,
  ]);
  await t.pool.query(
    `update order_payments set created_at = created_at - make_interval(days => $2), answered_at = answered_at - make_interval(days => $2) where order_id = $1`,
    [made.id, days],
  );
  return made;
};
const refund = async (s: TestPerson, id: string, method: 'transfer' | 'kept' = 'transfer') => {
  const proof = [await uploaded(t, s, '退款.pdf')];
  return t.as(s.token)(orderPayments.refund, {
    params: { id },
    body: { clientKey: newId(), amount: '80', paidOn: day(), proof, method },
  });
};

/** An order whose dispute the desk ends by cancelling it. */
const lost = async (s: TestPerson, by: 'buyer' | 'supplier' = 'buyer') => {
  const { id } = await orderOf(t, b, s, ['confirm', 'ship']);
  const raiser = by === 'buyer' ? b : s;
  await step(t, raiser, id, 'dispute', '面密度低于下限');
  await t.pool.query(`update orders set disputed_at = now() - interval '8 days' where id = $1`, [id]);
  await t.as(raiser.token)(order.escalate, { params: { id } });
  await t.as(desk.token)(operatorDisputes.decide, {
    params: { id },
    body: { end: 'cancelled', reason: '批次不合格' },
  });
  return id;
};

describe('money that is owed for thirty days (deals 197 to 199)', () => {
  it('keeps a supplier out of matching and awards until it is recorded as returned; both sides read why', async () => {
    const s = await supplier(t.platform);
    const before = await previewed();
    const { id: inquiryId } = await publish(t, b);
    const q = await quote(t, s, inquiryId);
    const { id } = await owed(s, 29);
    expect([await codes(s), await previewed()]).toEqual([[], before]);
    await t.pool.query(`update order_payments set answered_at = answered_at - interval '2 days' where order_id = $1`, [
      id,
    ]);
    await t.pool.query(`update order_events set at = at - interval '2 days' where order_id = $1`, [id]);
    expect(await standing(s)).toMatchObject({
      blocks: [{ code: 'refund', until: null, keepsOut: ['matching', 'awards'], orders: [{ id }] }],
    });
    expect(await previewed()).toBe(before - 1);
    const accept = () => t.as(b.token)(inquiry.decide, { params: { id: q.id }, body: { decision: 'accepted' } });
    expect(await refused(accept())).toBe('409 inquiry.supplierOwes');
    const own = await t.as(b.token)(inquiry.own, { params: { id: inquiryId } });
    expect(own.blocked).toEqual([{ entId: s.entId, code: 'refund', until: null }]);
    await refund(s, id);
    expect([await codes(s), await previewed()]).toEqual([[], before]);
    // What the buyer contests counts for nothing.
    const answer = async (n: number, confirm: boolean) => {
      const { payments } = await t.as(b.token)(order.detail, { params: { id } });
      const paymentId = payments.refunds!.refunds[n]!.id;
      return t.as(b.token)(orderPayments.answer, { params: { id }, body: { paymentId, confirm, reason: '未到账' } });
    };
    await answer(0, false);
    expect(await refused(accept())).toBe('409 inquiry.supplierOwes');
    // What the supplier says it keeps is owed until the buyer agrees.
    await refund(s, id, 'kept');
    expect(await refused(accept())).toBe('409 inquiry.supplierOwes');
    await answer(1, true);
    await accept();
  });

  it('refuses an award of a purchase too, and the comparison says so before', async () => {
    const s = await supplier(t.platform);
    const { id } = await release(t, b);
    const application = await admitted(t, b, s, id);
    await price(t, s, id, ['98', '50']);
    await owed(s, 31);
    await close(t, id);
    const lines = await linesOf(t, b, id);
    const won = [{ applicationId: application, lines: lines.map((l) => ({ lineId: l.id, quantity: l.quantity })) }];
    const table = await t.as(b.token)(tender.comparison, { params: { id } });
    expect(table.offers.map((o) => o.blocked)).toEqual([{ code: 'refund', until: null }]);
    expect(await refused(award(t, b, id, won))).toBe('409 purchase.supplierOwes');
  });
});

describe('disputes that were decided for the buyer', () => {
  it('keep a supplier out for ninety days from the second; it is told once, with the day', async () => {
    const s = await supplier(t.platform);
    const first = await lost(s);
    await lost(s, 'supplier');
    expect(await codes(s)).toEqual([]);
    const second = await lost(s);
    const { blocks } = await standing(s);
    expect(blocks).toMatchObject([{ code: 'disputes', orders: [{ id: first }, { id: second }] }]);
    const days = (Date.parse(blocks[0]?.until ?? '') - Date.now()) / 86_400_000;
    expect([days > 89.9, days <= 90]).toEqual([true, true]);
    const ctx = systemContext(t.platform);
    await Promise.all([tellBlocked(ctx), tellBlocked(ctx)]);
    await tellBlocked(ctx);
    const told = () =>
      t
        .as(s.token)(notices.page, { query: { size: 100 } })
        .then(({ records }) =>
          records.filter(
            (n) => n.kind === 'orderNews' && JSON.stringify(n.params).includes('Weft decided several disputes'),
          ),
        );
    await t.until(async () => (await told()).length || undefined);
    const waiting = await t.until(async () => {
      const { rows } = await t.pool.query(
        `select 1 from pgboss.job where name like '%upplierBlocked%' and state < 'completed'`,
      );
      return rows.length ? undefined : true;
    });
    expect([waiting, (await told()).length]).toEqual([true, 1]);
    await t.pool.query(`update order_events set at = at - interval '91 days' where order_id = any($1)`, [
      [first, second],
    ]);
    expect(await codes(s)).toEqual([]);
  });
});

describe('silence', () => {
  it('keeps a supplier out of matching alone, and is read on its own list', async () => {
    const s = await supplier(t.platform);
    const before = await previewed();
    const count = (asked: number, answered: number) =>
      t.pool.query(
        `insert into supplier_conduct (ent_id, asked, askers, answered, completed) values ($1, $2, 5, $3, 0)
         on conflict (ent_id) do update set asked = excluded.asked, answered = excluded.answered`,
        [s.entId, asked, answered],
      );
    await count(30, 1);
    expect(await standing(s)).toMatchObject({ blocks: [{ code: 'silence', keepsOut: ['matching'], orders: [] }] });
    expect(await previewed()).toBe(before - 1);
    await orderOf(t, b, s, ['confirm']);
    await count(30, 2);
    expect([await codes(s), await previewed()]).toEqual([[], before]);
  });

  it('is told to the supplier once, when it begins', async () => {
    const s = await supplier(t.platform);
    const ids: string[] = [];
    for (let n = 0; n < 20; n += 1) ids.push((await publish(t, b, { visibility: 'invited', invited: [s.entId!] })).id);
    await t.until(async () => {
      const { rows } = await t.pool.query<{ n: number }>(
        'select count(*)::int as n from inquiry_matches where ent_id = $1 and told_at is not null',
        [s.entId],
      );
      return rows[0]?.n === ids.length || undefined;
    });
    await t.pool.query(`update inquiries set deadline = now() - interval '1 minute' where id = any($1)`, [ids]);
    const ctx = systemContext(t.platform);
    await Promise.all([renewAllConduct(ctx), renewAllConduct(ctx)]);
    await renewAllConduct(ctx);
    const told = async () =>
      (await t.as(s.token)(notices.page, { query: { size: 100 } })).records.filter((n) => n.kind === 'matchingPaused');
    await t.until(async () => (await told()).length || undefined);
    expect((await told()).map((n) => n.params)).toMatchObject([{ n: 20 }]);
  });

  it('nobody else reads a company’s standing', async () => {
    expect(await refused(t.as(b.token)(orderStanding.own))).toBe('403 common.forbidden');
  });
});
