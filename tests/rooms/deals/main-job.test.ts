import { beforeAll, describe, expect, it } from 'vitest';
import { inquiry } from '#contract/inquiry/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { order } from '#contract/order/calls.ts';
import { sql } from 'drizzle-orm';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { publish, quotationInput, quote } from '../../world/inquiries.ts';
import { buyer, company, person, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let s1: TestPerson;
let s2: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
});

const close = (id: string) =>
  t.platform.db.execute(sql`update inquiries set deadline = now() - interval '1 second' where id = ${id}`);

describe('inquiry to order', () => {
  it('tells matching suppliers, takes quotations, compares, accepts and makes one order', async () => {
    const { id, number } = await publish(t, b);
    expect(number).toMatch(/^XJ\d{8}-\d{4}$/);
    const told = await t.until(async () =>
      (await t.as(s1.token)(notices.newest, { query: {} })).records.find((r) => r.link.includes(id)),
    );
    expect(told.kind).toBe('inquiryMatched');
    await t.until(
      async () =>
        (await t.platform.pool.query(`select 1 from outbox_messages where recipient = $1`, [s1.email])).rowCount,
    );

    const first = await quote(t, s1, id, '98.5');
    const second = await quote(t, s2, id, '96.25');
    const revised = await quote(t, s1, id, '95');
    expect(revised).toMatchObject({ id: first.id, revision: 2 });

    const compared = await t.as(b.token)(inquiry.own, { params: { id } });
    expect(compared.quotations.map((q) => q.totals[0]).toSorted((a, z) => Number(a) - Number(z))).toEqual([
      '95000.00',
      '96250.00',
    ]);

    const accepted = await t.as(b.token)(inquiry.decide, {
      params: { id: first.id },
      body: { decision: 'accepted', tier: 2 },
    });
    await t.as(b.token)(inquiry.decide, { params: { id: second.id }, body: { decision: 'refused', reason: '价格' } });
    const mine = await t.as(s1.token)(order.detail, { params: { id: accepted.orderId! } });
    expect(mine.row).toMatchObject({ party: 'supplier', state: 'toConfirm', total: '475000.00' });
    expect((await t.as(b.token)(order.page, { query: {} })).records[0]?.id).toBe(accepted.orderId);
    const confirmed = await t.as(s1.token)(order.step, {
      params: { id: accepted.orderId! },
      body: { step: 'confirm' },
    });
    expect(confirmed.state).toBe('confirmed');
    expect((await t.as(b.token)(inquiry.own, { params: { id } })).row.state).toBe('awarded');
  });

  it('keeps rivals, strangers and nobody out', async () => {
    const { id } = await publish(t, b);
    const q = await quote(t, s1, id);
    const stranger = await buyer(t.platform);
    expect(await refused(t.as()(inquiry.own, { params: { id } }))).toBe('401 common.login');
    expect(await refused(t.as(stranger.token)(inquiry.own, { params: { id } }))).toBe('404 common.notFound');
    expect(
      await refused(t.as(stranger.token)(inquiry.decide, { params: { id: q.id }, body: { decision: 'accepted' } })),
    ).toBe('404 common.notFound');
    const teaser = await t.as()(inquiry.detail, { params: { id } });
    expect(teaser).toMatchObject({ gate: 'login', parts: null, buyer: null });
    const rival = await t.as(s2.token)(inquiry.forSupplier, { params: { id } });
    expect(rival.mine).toBeNull();
    expect(JSON.stringify(rival)).not.toContain('98.5');
  });

  it('holds the quote rule: customer service and people without the right are refused, each with its own message', async () => {
    const { id } = await publish(t, b);
    const body = await quotationInput(t, s1, id);
    const service = await person(t.platform, { userType: 4, roles: ['ROLR_ENTERPRISE_CUSTOMER'], entId: s1.entId });
    const personal = await person(t.platform, { userType: 2, roles: ['ROLE_BUYER'] });
    expect(await refused(t.as(service.token)(inquiry.quote, { body }))).toBe('403 common.customerService');
    expect(await refused(t.as(personal.token)(inquiry.quote, { body }))).toBe('403 common.noQuoteRight');
    expect(await refused(t.as(b.token)(inquiry.quote, { body }))).toBe('403 common.noQuoteRight');
  });

  it('refuses a quotation after the deadline, above the wanted number, and of one two at once', async () => {
    const late = await publish(t, b);
    const body = await quotationInput(t, s1, late.id);
    await close(late.id);
    expect(await refused(t.as(s1.token)(inquiry.quote, { body }))).toBe('409 inquiry.deadlinePassed');
    const one = await publish(t, b, { maxQuotations: 1 });
    const bodies = await Promise.all([quotationInput(t, s1, one.id), quotationInput(t, s2, one.id)]);
    const out = await Promise.all([
      refused(t.as(s1.token)(inquiry.quote, { body: bodies[0] })),
      refused(t.as(s2.token)(inquiry.quote, { body: bodies[1] })),
    ]);
    expect(out.toSorted()).toEqual(['409 inquiry.full', 'done']);
  });

  it('makes one revision of a double click and one order of two accepts at once', async () => {
    const { id } = await publish(t, b);
    const body = await quotationInput(t, s1, id);
    const twice = await Promise.all([t.as(s1.token)(inquiry.quote, { body }), t.as(s1.token)(inquiry.quote, { body })]);
    expect(twice.map((r) => r.revision)).toEqual([1, 1]);
    const other = await quote(t, s2, id);
    const accept = (q: string) =>
      refused(t.as(b.token)(inquiry.decide, { params: { id: q }, body: { decision: 'accepted', tier: 1 } }));
    const out = await Promise.all([accept(twice[0].id), accept(twice[0].id), accept(other.id)]);
    expect(out.filter((o) => o === 'done')).toHaveLength(1);
    const { rows } = await t.platform.pool.query(`select count(*)::int as n from orders where inquiry_id = $1`, [id]);
    expect(rows[0]).toEqual({ n: 1 });
  });

  it('tells the truth under each of the nine filters', async () => {
    const s = await supplier(t.platform);
    const fresh = await publish(t, b);
    const read = await publish(t, b);
    await t.as(s.token)(inquiry.forSupplier, { params: { id: read.id } });
    const quoted = await publish(t, b);
    await quote(t, s, quoted.id);
    const won = await publish(t, b);
    const w = await quote(t, s, won.id);
    await t.as(b.token)(inquiry.decide, { params: { id: w.id }, body: { decision: 'accepted', tier: 1 } });
    const lost = await publish(t, b);
    const l = await quote(t, s, lost.id);
    await t.as(b.token)(inquiry.decide, { params: { id: l.id }, body: { decision: 'refused' } });
    const gone = await publish(t, b);
    await close(gone.id);
    const known = new Map(
      [fresh, read, quoted, won, lost, gone].map((r, i) => [
        r.id,
        ['fresh', 'read', 'quoted', 'won', 'lost', 'gone'][i]!,
      ]),
    );
    const under = async (filter: string) => {
      const page = await t.as(s.token)(inquiry.businessPage, {
        query: { filter: filter as never, size: 100 },
      });
      expect(page.counts[filter as never]).toBe(page.total);
      return page.records.flatMap((r) => known.get(r.id) ?? []).toSorted();
    };
    expect(await under('all')).toEqual(['fresh', 'gone', 'lost', 'quoted', 'read', 'won']);
    expect(await under('quoting')).toEqual(['fresh', 'lost', 'quoted', 'read']);
    expect(await under('outOfDate')).toEqual(['gone']);
    expect(await under('readNotQuoted')).toEqual(['read']);
    expect(await under('quoted')).toEqual(['lost', 'quoted', 'won']);
    expect(await under('notOffered')).toEqual(['fresh', 'read']);
    expect(await under('accepted')).toEqual(['won']);
    expect(await under('refused')).toEqual(['lost']);
    expect(await under('notHandled')).toEqual(['quoted']);
  });

  it('gates confidential parts until the agreement is accepted', async () => {
    const { id } = await publish(t, b, { confidential: true });
    const before = await t.as(s1.token)(inquiry.forSupplier, { params: { id } });
    expect(before).toMatchObject({ gate: 'agreement', parts: null });
    const body = await quotationInput(t, s1, id);
    expect(
      await refused(
        t.as(s1.token)(inquiry.quote, { body: { ...body, lines: [{ lineId: id, prices: ['1'], answers: [] }] } }),
      ),
    ).toBe('403 inquiry.agreementNeeded');
    await t.as(s1.token)(inquiry.agree, { params: { id }, body: {} });
    expect((await t.as(s1.token)(inquiry.forSupplier, { params: { id } })).parts?.lines).toHaveLength(1);
  });

  it('answers bad input by field, in the caller’s language, and writes nothing', async () => {
    const late = new Date(Date.now() - 1000).toISOString();
    const call = t.as(b.token, { 'x-lang': 'en' });
    const { inquiryInput } = await import('../../world/inquiries.ts');
    const before = await t.platform.pool.query('select count(*)::int as n from inquiries');
    const err = await call(inquiry.publish, { body: inquiryInput({ deadline: late }) }).catch(
      (e: unknown) => e as { fields: Record<string, string> },
    );
    expect((err as { fields: Record<string, string> }).fields['deadline']).toContain('hour');
    const tiers = await call(inquiry.publish, {
      body: { ...inquiryInput(), lines: [{ ...inquiryInput().lines[0]!, tiers: ['5', '4'] }] },
    }).catch((e: unknown) => e as { fields: Record<string, string> });
    expect(Object.keys((tiers as { fields: Record<string, string> }).fields)).toEqual(['lines.0.tiers']);
    const after = await t.platform.pool.query('select count(*)::int as n from inquiries');
    expect(after.rows).toEqual(before.rows);
  });

  it('lets colleagues of the buyer’s company see and decide, and nobody else’s company', async () => {
    const entId = await company(t.platform);
    const one = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId });
    const two = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId, seat: 'purchasing' });
    const { id } = await publish(t, one);
    expect((await t.as(two.token)(inquiry.own, { params: { id } })).row.id).toBe(id);
  });

  it('never lets a draft saved late take a published inquiry back, and publishes a draft once', async () => {
    const call = t.as(b.token);
    const { id } = await call(inquiry.saveDraft, { body: { content: { title: 'x' } } });
    const both = await Promise.allSettled([
      publish(t, b, { id }),
      publish(t, b, { id }),
      call(inquiry.saveDraft, { body: { id, content: { title: 'late' } } }),
    ]);
    const numbers = both
      .slice(0, 2)
      .map((r) => (r.status === 'fulfilled' ? (r.value as { number: string }).number : 'refused'));
    expect(new Set(numbers).size).toBe(1);
    expect((await call(inquiry.own, { params: { id } })).row.state).toBe('quoting');
    const mirror = await t.platform.pool.query('select count(*)::int as n from inquiry_lines where inquiry_id = $1', [
      id,
    ]);
    expect(mirror.rows[0]).toEqual({ n: 1 });
  });
});
