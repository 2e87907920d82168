import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { inquiry } from '#contract/inquiry/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { order } from '#contract/order/calls.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refusal, refused } from '../../harness/refused.ts';
import { inquiryInput, publish, quote } from '../../world/inquiries.ts';
import { award, orderOf, step, twoLines } from '../../world/orders.ts';
import { messagesTo } from '../../world/login.ts';
import { buyer, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let s1: TestPerson;
let s2: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
});

const own = (id: string) => t.as(b.token)(inquiry.own, { params: { id } });
const expire = (id: string) =>
  t.platform.db.execute(sql`update inquiries set deadline = now() - interval '1 second' where id = ${id}`);

describe('a split award', () => {
  const split = async () => {
    const { id } = await publish(t, b, twoLines());
    const [q1, q2] = [await quote(t, s1, id, '90'), await quote(t, s2, id, '80')];
    const [l1, l2] = (await own(id)).parts.lines;
    return { id, q1, q2, l1: l1!, l2: l2! };
  };
  it('is one call: each quotation its lines, each line its tier', async () => {
    const { id, q1, q2, l1, l2 } = await split();
    const { orders } = await award(t, b, id, [
      { quotationId: q1.id, lines: [{ lineId: l1.id, tier: 3 }] },
      { quotationId: q2.id, lines: [{ lineId: l2.id, tier: 1 }] },
    ]);
    expect(orders.map((o) => o.quotationId)).toEqual([q1.id, q2.id]);
    const [one, two] = await Promise.all(orders.map((o) => t.as(b.token)(order.detail, { params: { id: o.id } })));
    expect([one!.row.total, two!.row.total]).toEqual(['1800000.00', '80000.00']);
    expect((await own(id)).row.state).toBe('awarded');
  });
  it('takes two tiers in one order', async () => {
    const { id, q1, l1, l2 } = await split();
    const { orders } = await award(t, b, id, [
      {
        quotationId: q1.id,
        lines: [
          { lineId: l1.id, tier: 1 },
          { lineId: l2.id, tier: 2 },
        ],
      },
    ]);
    const made = await t.as(b.token)(order.detail, { params: { id: orders[0]!.id } });
    expect(made.lines.map((l) => l.quantity)).toEqual(['1000', '5000']);
    expect(made.agreed?.lines.map((l) => l.tier)).toEqual([1, 2]);
  });
  it('leaves nothing when the second of it is refused', async () => {
    const { id, q1, q2, l1, l2 } = await split();
    await t.platform.db.execute(sql`update quotations set valid_until = current_date - 2 where id = ${q2.id}`);
    const why = await refusal(
      award(t, b, id, [
        { quotationId: q1.id, lines: [{ lineId: l1.id, tier: 1 }] },
        { quotationId: q2.id, lines: [{ lineId: l2.id, tier: 1 }] },
      ]),
    );
    expect([why.error, Object.keys(why.fields)]).toEqual(['inquiry.quotationExpired', ['awards.1.quotationId']]);
    const after = await own(id);
    expect(after.orders).toEqual([]);
    expect(after.parts.lines.map((l) => l.awarded)).toEqual(['open', 'open']);
    expect(after.quotations.map((q) => q.state)).toEqual(['submitted', 'submitted']);
    expect(after.row.state).toBe('quoting');
    const told = await t.platform.pool.query(
      `select 1 from pgboss.job where (name like 'order.created%' or name like 'quotation.decided%') and data::text like $1`,
      [`%${id}%`],
    );
    expect(told.rowCount).toBe(0);
  });
  it('refuses a line twice, an unknown tier, a foreign quotation, and a stranger', async () => {
    const { id, q1, q2, l1, l2 } = await split();
    const line = { lineId: l1.id, tier: 1 };
    const say = (awards: Parameters<typeof award>[3], who = b) => refused(award(t, who, id, awards));
    expect(
      await say([
        { quotationId: q1.id, lines: [line] },
        { quotationId: q2.id, lines: [line] },
      ]),
    ).toBe('400 common.invalid');
    expect(await say([{ quotationId: l2.id, lines: [line] }])).toBe('404 common.notFound');
    expect(await say([{ quotationId: q1.id, lines: [{ lineId: q1.id, tier: 1 }] }])).toBe('422 inquiry.nothingQuoted');
    const stranger = await buyer(t.platform);
    expect(await say([{ quotationId: q1.id, lines: [line] }], stranger)).toBe('404 common.notFound');
    const both = await Promise.all([
      say([{ quotationId: q1.id, lines: [line] }]),
      say([{ quotationId: q2.id, lines: [line, { lineId: l2.id, tier: 1 }] }]),
    ]);
    expect(both.filter((x) => x === 'done')).toHaveLength(1);
  });
});

describe('an award that falls through', () => {
  const told = (who: TestPerson, kind: string, orderId: string) =>
    t.until(async () =>
      (await t.as(who.token)(notices.page, { query: {} })).records.find(
        (n) => n.kind === kind && n.link.includes(orderId),
      ),
    );
  it('brings the supplier’s reason to the buyer, as notice and mail, and the lines can be awarded again', async () => {
    const { id } = await publish(t, b);
    const [q1, q2] = [await quote(t, s1, id, '90'), await quote(t, s2, id, '95')];
    const first = await t.as(b.token)(inquiry.decide, { params: { id: q1.id }, body: { decision: 'accepted' } });
    await step(t, s1, first.orderId!, 'cancel', '产线检修，无法按期交付');
    const notice = await told(b, 'awardFellThrough', first.orderId!);
    expect(notice.params).toMatchObject({ reason: '产线检修，无法按期交付' });
    const mail = await t.until(async () =>
      (await messagesTo(t, b.email)).find((m) => m.body.includes('产线检修，无法按期交付')),
    );
    expect(mail.body).toContain('重新定标');
    const open = await own(id);
    expect(open.row.state).toBe('quoting');
    expect(open.parts.lines[0]?.awarded).toBe('open');
    expect(open.quotations.find((q) => q.id === q1.id)?.state).toBe('withdrawn');
    expect(open.orders).toMatchObject([{ state: 'cancelled', quotationId: q1.id }]);
    await t.as(b.token)(inquiry.decide, { params: { id: q2.id }, body: { decision: 'accepted' } });
    expect((await own(id)).row.state).toBe('awarded');
    const again = await told(s2, 'quotationAccepted', (await own(id)).orders.at(-1)!.id);
    expect(again.kind).toBe('quotationAccepted');
  });
  it('after the deadline another valid quotation wins, also one that was refused meanwhile', async () => {
    const { id } = await publish(t, b);
    const [q1, q2] = [await quote(t, s1, id), await quote(t, s2, id)];
    const first = await t.as(b.token)(inquiry.decide, { params: { id: q1.id }, body: { decision: 'accepted' } });
    await t.as(b.token)(inquiry.decide, { params: { id: q2.id }, body: { decision: 'refused' } });
    const accept = () =>
      refused(t.as(b.token)(inquiry.decide, { params: { id: q2.id }, body: { decision: 'accepted' } }));
    expect(await accept()).toBe('409 inquiry.alreadyAwarded');
    await expire(id);
    await step(t, s1, first.orderId!, 'cancel', 'x');
    expect((await own(id)).row.state).toBe('outOfDate');
    expect(await accept()).toBe('done');
  });
  it('frees only the lines of the order that was cancelled', async () => {
    const { id } = await publish(t, b, twoLines());
    const [q1, q2] = [await quote(t, s1, id), await quote(t, s2, id)];
    const [l1, l2] = (await own(id)).parts.lines;
    const { orders } = await award(t, b, id, [
      { quotationId: q1.id, lines: [{ lineId: l1!.id, tier: 1 }] },
      { quotationId: q2.id, lines: [{ lineId: l2!.id, tier: 1 }] },
    ]);
    await step(t, s1, orders[0]!.id, 'cancel', 'x');
    const open = await own(id);
    expect(open.shares).toMatchObject([{ lineId: l2!.id, quotationId: q2.id }]);
    expect(await refused(t.as(b.token)(inquiry.withdraw, { params: { id }, body: {} }))).toBe(
      '409 inquiry.cannotWithdraw',
    );
  });
  it('the buyer’s own cancelling leaves the quotation standing, and tells the supplier why', async () => {
    const made = await orderOf(t, b, s1);
    await step(t, b, made.id, 'cancel', '选错数量档');
    expect((await told(s1, 'orderCancelled', made.id)).params).toMatchObject({ reason: '选错数量档' });
    expect((await own(made.inquiryId)).quotations[0]?.state).toBe('submitted');
    const again = await t.as(b.token)(inquiry.decide, {
      params: { id: made.quotationId },
      body: { decision: 'accepted', tier: 2 },
    });
    expect(again.orderId).not.toBe(made.id);
    const news = await told(s1, 'quotationAccepted', again.orderId!);
    expect(news.link).toContain(again.orderId);
  });
  it('lets a supplier that cancelled quote anew while the inquiry takes quotations', async () => {
    const made = await orderOf(t, b, s1);
    await step(t, s1, made.id, 'cancel', 'x');
    expect(await quote(t, s1, made.inquiryId, '99')).toMatchObject({ id: made.quotationId, revision: 2 });
  });
});

it('of eight publishes of one unsaved id one makes the inquiry', async () => {
  const id = crypto.randomUUID();
  const made = await Promise.all(Array.from({ length: 8 }, () => publish(t, b, inquiryInput({ id }))));
  expect(new Set(made.map((m) => m.number)).size).toBe(1);
  await t.until(async () => (await own(id)).matched || undefined);
  const { rows } = await t.platform.pool.query(
    `select (select count(*)::int from pgboss.job where name like 'inquiry.published--%match' and data->>'inquiryId' = $1) as matchings,
            (select count(*)::int from inquiry_lines where inquiry_id = $1::uuid) as lines`,
    [id],
  );
  expect(rows).toEqual([{ matchings: 1, lines: 1 }]);
});
