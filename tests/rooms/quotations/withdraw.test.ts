import { beforeAll, describe, expect, it } from 'vitest';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryQuoting } from '#contract/inquiry/quoting.ts';
import { inquirySealing } from '#contract/inquiry/sealing.ts';
import { notices } from '#contract/notices/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { openDue } from '#server/rooms/inquiry/opening/open-due.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let [b, s1, s2] = [] as unknown as [TestPerson, TestPerson, TestPerson];
const reason = '原厂产能已满';
beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
});
const takeBack = (who: TestPerson, id: string, why = reason) =>
  t.as(who.token)(inquiryQuoting.withdraw, { params: { id }, body: { reason: why } });
const own = (id: string) => t.as(b.token)(inquiry.own, { params: { id } });
const seen = (who: TestPerson, id: string) => t.as(who.token)(inquiry.forSupplier, { params: { id } });
const prices = (who: TestPerson, id: string) => t.as(who.token)(inquiryQuoting.prices, { params: { id } });

describe('a quotation that its company takes back (deals 124)', () => {
  it('is told with its reason, bought by nobody, and can be quoted anew until the deadline', async () => {
    const { id } = await publish(t, b, { maxQuotations: 1 });
    const q = await quote(t, s1, id);
    expect(await refused(takeBack(s2, q.id))).toBe('404 common.notFound');
    expect(await refused(takeBack(b, q.id))).toMatch(/^40[34]/);
    expect(await refused(takeBack(s1, q.id, ' '))).toMatch(/^400 common\.invalid/);
    await Promise.all([takeBack(s1, q.id), takeBack(s1, q.id)]);
    const { quotations, parts } = await own(id);
    expect(quotations.map((x) => [x.state, x.withdrawnReason])).toEqual([['withdrawn', reason]]);
    const awards = [{ quotationId: q.id, lines: [{ lineId: parts.lines[0]!.id, tier: 1 }] }];
    expect(await refused(t.as(b.token)(inquiry.award, { params: { id }, body: { awards } }))).toMatch(
      /^409 inquiry\.alreadyDecided/,
    );
    const told = await t.until(async () => {
      const { records } = await t.as(b.token)(notices.page, { query: {} });
      return records.filter((n) => n.kind === 'quotationWithdrawn' && n.link.includes(id));
    });
    expect(told).toHaveLength(1);
    // Its place stays its own.
    expect(await refused(quote(t, s2, id))).toMatch(/^409 inquiry\.full/);
    await quote(t, s1, id, '97');
    expect((await own(id)).quotations.map((x) => [x.state, x.revision, x.withdrawnReason])).toEqual([
      ['submitted', 2, null],
    ]);
  });

  it('is not taken back once it is decided; of an award at the same time one counts', async () => {
    const { id } = await publish(t, b);
    const q = await quote(t, s1, id);
    const lineId = (await own(id)).parts.lines[0]!.id;
    const awards = [{ quotationId: q.id, lines: [{ lineId, tier: 1 }] }];
    const both = await Promise.all([
      refused(t.as(b.token)(inquiry.award, { params: { id }, body: { awards } })),
      refused(takeBack(s1, q.id)),
    ]);
    const state = (await own(id)).quotations[0]?.state;
    expect(both.map((x) => x.replace(/ awards.*/, ''))).toEqual(
      state === 'accepted' ? ['done', '409 inquiry.alreadyDecided'] : ['409 inquiry.alreadyDecided', 'done'],
    );
    const refusedOne = await quote(t, s2, (await publish(t, b)).id);
    await t.as(b.token)(inquiry.decide, { params: { id: refusedOne.id }, body: { decision: 'refused' } });
    expect(await refused(takeBack(s2, refusedOne.id))).toMatch(/^409 inquiry\.alreadyDecided/);
  });

  it('is never opened where it was sealed; the others are', async () => {
    const { id } = await publish(t, b, { sealed: true });
    const [q1] = [await quote(t, s1, id, '73519.37'), await quote(t, s2, id, '88')];
    await takeBack(s1, q1.id);
    await t.pool.query(`update inquiries set deadline = now() - interval '1 second' where id = $1`, [id]);
    expect(await openDue(systemContext(t.platform))).toBe(1);
    const { quotations } = await own(id);
    expect(quotations.map((q) => q.company.id)).toEqual([s2.entId]);
    const chain = await t.as(b.token)(inquirySealing.read, { params: { id } });
    expect(chain.entries.map((e) => e.content !== null)).toEqual([false, true]);
    expect(JSON.stringify(chain)).not.toContain('73519');
    expect((await seen(s1, id)).mine?.lines[0]?.prices[0]).toBe('73519.37');
  });
});

describe('what a company quoted before (deals 125)', () => {
  it('is remembered by material for that company alone, the newest first, and never of what is sealed', async () => {
    const [before, sealed, later] = [
      (await publish(t, b)).id,
      (await publish(t, b, { sealed: true })).id,
      (await publish(t, b)).id,
    ];
    const fresh = await supplier(t.platform);
    expect((await prices(fresh, later)).prices).toEqual([]);
    const q = await quote(t, fresh, before, '91.25');
    await quote(t, fresh, sealed, '73519.37');
    const { prices: found } = await prices(fresh, later);
    expect(found.map((p) => [p.quotation, p.price, p.quantity, p.unit, p.state])).toEqual(
      ['1000', '5000', '20000'].map((quantity) => [q.number, '91.25', quantity, 'kg', 'submitted']),
    );
    expect(found[0]).toMatchObject({ inquiryId: before, currency: 'CNY', tradeTerm: 'DAP' });
    expect((await prices(await supplier(t.platform), later)).prices).toEqual([]);
    for (let i = 0; i < 2; i += 1) await quote(t, fresh, (await publish(t, b)).id, String(80 + i));
    expect((await prices(fresh, later)).prices.map((p) => p.price)).toEqual(['81', '81', '81', '80', '80']);
  });

  it('is not said where the lines are not read yet, nor to who may not know of the inquiry', async () => {
    const fresh = await supplier(t.platform);
    await quote(t, fresh, (await publish(t, b)).id, '91.25');
    const confidential = (await publish(t, b, { confidential: true })).id;
    expect((await prices(fresh, confidential)).prices).toEqual([]);
    await t.as(fresh.token)(inquiry.agree, { params: { id: confidential }, body: {} });
    expect((await prices(fresh, confidential)).prices).toHaveLength(3);
    const others = (await publish(t, b, { visibility: 'invited', invited: [s1.entId!] })).id;
    expect(await refused(prices(fresh, others))).toBe('404 common.notFound');
  });
});
