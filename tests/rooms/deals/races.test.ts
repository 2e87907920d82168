import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { InputOf } from '#contract/core/endpoint.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { orderPayments } from '#contract/order/payments.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { fileOf } from '../../world/applications.ts';
import { inquiryInput, publish, quotationOf, quote } from '../../world/inquiries.ts';
import { orderOf } from '../../world/orders.ts';
import { buyer, supplier, type TestPerson } from '../../world/people.ts';
import { forgetLimits } from '../../world/login.ts';
import { race, times } from '../../world/races.ts';

/** Each race is run once, and twenty times with everything else that is left out; nobody's limits end one of them. */
const rounds = process.env['FULL'] ? 20 : 1;
const many = 50;

let t: TestPlatform;
let b: TestPerson;
let suppliers: TestPerson[];
beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
  suppliers = [];
  for (let i = 0; i < many; i++) suppliers.push(await supplier(t.platform));
});

const linesOf = async (id: string) =>
  (await t.as(b.token)(inquiry.own, { params: { id } })).parts.lines.map((l) => ({
    id: l.id,
    tiers: l.tiers,
    requirements: l.requirements,
  }));
/** One quotation of each supplier, not sent yet. */
const quotationsFor = async (id: string) => {
  const lines = await linesOf(id);
  return suppliers.map((s) => () => t.as(s.token)(inquiry.quote, { body: quotationOf(id, lines) }));
};
const tally = (outcomes: string[]) =>
  Object.fromEntries([...Map.groupBy(outcomes, (o) => o)].map(([o, all]) => [o, all.length]));
const count = async (what: string, id: string) =>
  (await t.pool.query<{ n: number }>(`select count(*)::int as n from ${what} where inquiry_id = $1`, [id])).rows[0]?.n;
const accept = (q: string) => () =>
  t.as(b.token)(inquiry.decide, { params: { id: q }, body: { decision: 'accepted' as const, tier: 1 } });
const withdraw = (id: string) => () => t.as(b.token)(inquiry.withdraw, { params: { id }, body: {} });

describe.for(times(rounds, (i) => i + 1))('at the same moment, round %i', () => {
  beforeEach(() => forgetLimits(t));
  it('takes no quotation from the second of the deadline on', async () => {
    const { id } = await publish(t, b, { maxQuotations: many });
    const sent = await quotationsFor(id);
    const soon = sql`update inquiries set deadline = clock_timestamp() + interval '150 milliseconds' where id = ${id}`;
    await t.platform.db.execute(soon);
    // Some are sent before that moment, some about it, some after it.
    const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
    const sentAt: number[] = [];
    const outcomes = await race(
      sent.map((send, i) => async () => {
        await wait(i * 6);
        sentAt[i] = Date.now();
        return send();
      }),
    );
    const counted = tally(outcomes);
    expect((counted['done'] ?? 0) + (counted['409 inquiry.deadlinePassed'] ?? 0)).toBe(many);
    expect(await count('quotations', id)).toBe(counted['done'] ?? 0);
    const { row } = await t.as(b.token)(inquiry.own, { params: { id } });
    const after = outcomes.filter((_, i) => (sentAt[i] ?? 0) > Date.parse(row.deadline));
    expect(after.length).toBeGreaterThan(0);
    expect(after.filter((o) => o === 'done')).toEqual([]);
  });

  it('gives the last wanted places to as many as there are', async () => {
    const { id } = await publish(t, b, { maxQuotations: 3 });
    expect(tally(await race(await quotationsFor(id)))).toEqual({ done: 3, '409 inquiry.full': many - 3 });
    expect((await t.as(b.token)(inquiry.own, { params: { id } })).quotations).toHaveLength(3);
  });

  it('accepts or withdraws, never both', async () => {
    const { id } = await publish(t, b);
    const q = await quote(t, suppliers[0]!, id);
    const [accepted, withdrawn] = await race([accept(q.id), withdraw(id)]);
    expect([accepted, withdrawn]).toEqual(
      accepted === 'done' ? ['done', '409 inquiry.cannotWithdraw'] : ['409 inquiry.notQuoting', 'done'],
    );
    const { row } = await t.as(b.token)(inquiry.own, { params: { id } });
    expect([row.state, await count('orders', id)]).toEqual(accepted === 'done' ? ['awarded', 1] : ['withdrawn', 0]);
  });

  it('makes one order of many accepts of many quotations', async () => {
    const { id } = await publish(t, b);
    const quoted: { id: string }[] = [];
    for (const s of suppliers.slice(0, 3)) quoted.push(await quote(t, s, id));
    const outcomes = await race(times(12, (i) => accept(quoted[i % 3]!.id)));
    expect(outcomes.filter((o) => o === 'done')).toHaveLength(1);
    expect(await count('orders', id)).toBe(1);
    const { quotations } = await t.as(b.token)(inquiry.own, { params: { id } });
    expect(quotations.filter((q) => q.state === 'accepted')).toHaveLength(1);
  });

  it('gives each line one outcome, however many accept a quotation for the lines that are left', async () => {
    const [line] = inquiryInput().lines;
    const { id } = await publish(t, b, { lines: [line!, line!, line!] });
    const [q1, q2] = [await quote(t, suppliers[0]!, id), await quote(t, suppliers[1]!, id)];
    const lines = await linesOf(id);
    const take = (q: string, at: number) => () =>
      t.as(b.token)(inquiry.award, {
        params: { id },
        body: { awards: [{ quotationId: q, lines: [{ lineId: lines[at]!.id, tier: 1 }] }] },
      });
    expect(await refused(take(q1.id, 0)())).toBe('done');
    const outcomes = await race([
      ...times(4, () => take(q1.id, 1)),
      ...times(4, () => take(q2.id, 1)),
      ...times(4, () => take(q1.id, 2)),
    ]);
    expect(outcomes.slice(0, 8).filter((o) => o === 'done')).toHaveLength(1);
    expect(outcomes.slice(8).filter((o) => o === 'done')).toHaveLength(1);
    const { row, shares } = await t.as(b.token)(inquiry.own, { params: { id } });
    expect([row.state, await count('orders', id), shares.length]).toEqual(['awarded', 3, 3]);
  });

  it('shares a line out to no more than there is of it', async () => {
    const { id } = await publish(t, b);
    const quoted: { id: string }[] = [];
    for (const s of suppliers.slice(0, 4)) quoted.push(await quote(t, s, id));
    const [line] = await linesOf(id);
    const share = (q: string) => () =>
      t.as(b.token)(inquiry.award, {
        params: { id },
        body: { awards: [{ quotationId: q, lines: [{ lineId: line!.id, tier: 1, quantity: '400' }] }] },
      });
    const outcomes = await race(times(12, (i) => share(quoted[i % 4]!.id)));
    expect(outcomes.filter((o) => o === 'done')).toHaveLength(2);
    expect(await count('orders', id)).toBe(2);
  });

  it('takes a quotation for the version that it was written for, or none', async () => {
    const { id } = await publish(t, b, { maxQuotations: many });
    const own = await t.as(b.token)(inquiry.own, { params: { id } });
    const { currency: _c, visibility: _v, invited: _i, confidential: _o, lines, ...given } = inquiryInput();
    const body: InputOf<typeof inquiryLife.amend>['body'] = {
      ...given,
      base: 1,
      deadline: own.row.deadline,
      maxQuotations: many,
      lines: [{ ...lines[0]!, id: own.parts.lines[0]!.id, tiers: ['2000', '5000', '20000'] }],
    };
    const amend = () => t.as(b.token)(inquiryLife.amend, { params: { id }, body });
    const sent = await quotationsFor(id);
    const [amended, ...outcomes] = await race([amend, ...sent.slice(0, 20)]);
    expect(amended).toBe('done');
    const counted = tally(outcomes);
    expect((counted['done'] ?? 0) + (counted['409 life.amended'] ?? 0)).toBe(20);
    const after = await t.as(b.token)(inquiry.own, { params: { id } });
    expect(after.quotations).toHaveLength(counted['done'] ?? 0);
    for (const q of after.quotations) expect([q.forVersion, q.asked?.[0]?.tiers[0]]).toEqual([1, '1000']);
  });

  it('makes one of everything that is sent many times with one key', async () => {
    const { id } = await publish(t, b);
    const body = quotationOf(id, await linesOf(id));
    const quotes = times(16, () => () => t.as(suppliers[0]!.token)(inquiry.quote, { body }));
    expect(tally(await race(quotes))).toEqual({ done: 16 });
    expect(await count('quotations', id)).toBe(1);
    const other = await publish(t, b);
    const taken = quotationOf(other.id, await linesOf(other.id), '98.5', { clientKey: body.clientKey });
    expect(await refused(t.as(suppliers[0]!.token)(inquiry.quote, { body: taken }))).toBe('409 common.conflict');
    const again = inquiryInput({ id: newId() });
    expect(tally(await race(times(8, () => () => publish(t, b, again))))).toEqual({ done: 8 });

    const made = await orderOf(t, b, suppliers[1]!, ['confirm']);
    const proof = [await fileOf(t, b)];
    const paidOn = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const pay = { params: { id: made.id }, body: { clientKey: newId(), amount: '70000.00', paidOn, proof } };
    expect(tally(await race(times(8, () => () => t.as(b.token)(orderPayments.record, pay))))).toEqual({ done: 8 });
    const paid = await t.pool.query(`select amount from order_payments where order_id = $1`, [made.id]);
    expect(paid.rows).toEqual([{ amount: '70000.00' }]);
  });
});
