import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { homeWork } from '#contract/home/work.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryApproval } from '#contract/inquiry/deciding/approval.ts';
import { inquiryQuoting } from '#contract/inquiry/quoting.ts';
import { notices } from '#contract/notices/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { expireRequests } from '#server/rooms/inquiry/approving/expire-requests.ts';
import { exportRequests } from '#server/rooms/inquiry/approving/read-requests.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal, refused } from '#tests/harness/refused.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { award, twoLines } from '#tests/world/orders.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let colleague: TestPerson;
let third: TestPerson;
let reader: TestPerson;
let s1: TestPerson;
let s2: TestPerson;

const mate = (seat: 'administrator' | 'purchasing' | 'reader') =>
  person(t.platform, { userType: 3, roles: [roleCodes.buyer], entId: b.entId, seat });
const setLimit = (amount: string | null, by = b) => t.as(by.token)(inquiryApproval.setLimit, { body: { amount } });

beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
  [colleague, third, reader] = [await mate('purchasing'), await mate('purchasing'), await mate('reader')];
});
beforeEach(async () => void (await setLimit('50000')));

const own = (id: string, by = b) => t.as(by.token)(inquiry.own, { params: { id } });
const requests = async (id: string, by = b) =>
  (await t.as(by.token)(inquiryApproval.read, { params: { id } })).requests;
const approve = (id: string, by: TestPerson) => t.as(by.token)(inquiryApproval.approve, { params: { id } });
const refuse = (id: string, by: TestPerson, reason = '先看复样') =>
  t.as(by.token)(inquiryApproval.refuse, { params: { id }, body: { reason } });
const withdraw = (id: string, by: TestPerson) => t.as(by.token)(inquiryApproval.withdraw, { params: { id } });
/** Two quotations at 90 and 80 for 1000, 5000 and 20000 kg, and the request for the first: 90,000 CNY. */
const asked = async (o: Parameters<typeof publish>[2] = {}) => {
  const { id } = await publish(t, b, o);
  const [q1, q2] = [await quote(t, s1, id, '90'), await quote(t, s2, id, '80')];
  const lineId = (await own(id)).parts.lines[0]?.id ?? '';
  const awards = [{ quotationId: q1.id, lines: [{ lineId, tier: 1 }] }];
  const { orders, requestId = '' } = await t.as(b.token)(inquiry.award, {
    params: { id },
    body: { awards, reason: '模量最高' },
  });
  return { id, q1, q2, lineId, awards, orders, requestId };
};
const heard = (by: TestPerson, kind: string, id: string) =>
  t.until(async () =>
    (await t.as(by.token)(notices.page, { query: {} })).records.find((n) => n.kind === kind && n.link.includes(id)),
  );

describe('the limit of a company (deals 166)', () => {
  it('is set by who manages, and keeps what it was', async () => {
    await setLimit('60000.50');
    await setLimit('60000.50');
    const { amount, buyers, history } = await setLimit(null);
    expect([amount, buyers]).toEqual([null, 3]);
    expect(history.slice(0, 2).map((h) => h.amount)).toEqual([null, '60000.50']);
    expect(await refused(setLimit('1', colleague))).toBe('403 common.seat');
    expect(await refused(setLimit('0'))).toBe('400 common.invalid');
  });

  it('has no effect where nobody else of the company buys, and says so', async () => {
    const alone = await buyer(t.platform);
    expect((await setLimit('1', alone)).buyers).toBe(1);
    const { id } = await publish(t, alone);
    const q = await quote(t, s1, id, '90');
    const data = await own(id, alone);
    expect(data.approval).toEqual({ limit: null, requests: 0 });
    const lines = [{ lineId: data.parts.lines[0]?.id ?? '', tier: 1 }];
    expect((await award(t, alone, id, [{ quotationId: q.id, lines }])).orders).toHaveLength(1);
  });

  it('lets through what is below, and counts what was awarded of the inquiry before', async () => {
    const { id } = await publish(t, b, twoLines());
    const q1 = await quote(t, s1, id, '30');
    const q2 = await quote(t, s2, id, '30');
    const [l1, l2] = (await own(id)).parts.lines;
    const first = await award(t, b, id, [{ quotationId: q1.id, lines: [{ lineId: l1!.id, tier: 1 }] }]);
    expect(first.orders).toHaveLength(1);
    const second = await award(t, b, id, [{ quotationId: q2.id, lines: [{ lineId: l2!.id, tier: 1 }] }]);
    expect([second.orders.length, typeof second.requestId]).toEqual([0, 'string']);
  });

  it('holds for each way of accepting, and by the rates of other currencies', async () => {
    const { id } = await publish(t, b);
    const q = await quote(t, s1, id, '9', { currency: 'USD' });
    const done = await t.as(b.token)(inquiry.decide, { params: { id: q.id }, body: { decision: 'accepted', tier: 1 } });
    expect([done.orderId, typeof done.requestId]).toEqual([null, 'string']);
  });
});

describe('a request (deals 167)', () => {
  it('waits visibly, tells those who may approve, and is their task', async () => {
    const { id, requestId, orders } = await asked();
    expect(orders).toEqual([]);
    expect((await own(id)).row.state).toBe('quoting');
    const [mine] = await requests(id);
    expect(mine).toMatchObject({ id: requestId, state: 'waiting', mine: true, may: false, cny: '90000.00' });
    expect(mine).toMatchObject({ reason: '模量最高', awards: [{ total: '90000.00', revision: 1 }], changed: [] });
    expect((await requests(id, colleague))[0]).toMatchObject({ mine: false, may: true });
    expect((await requests(id, reader))[0]).toMatchObject({ may: false });
    expect((await own(id)).approval).toEqual({ limit: '50000', requests: 1 });
    await heard(colleague, 'approvalAsked', id);
    const tasks = async (by: TestPerson) =>
      (await t.as(by.token)(homeWork.work)).tasks.filter((x) => x.kind === 'approveAward' && x.id === id);
    expect(await tasks(colleague)).toHaveLength(1);
    expect(await tasks(b)).toHaveLength(0);
    expect((await exportRequests(systemContext(t.platform), b)).length).toBeGreaterThan(0);
  });

  it('is one at a time, and nobody outside reads it', async () => {
    const { id, awards } = await asked();
    expect(await refused(award(t, b, id, awards))).toBe('409 approval.waiting');
    expect(await refused(requests(id, s1))).toMatch(/^40[34]/);
    const other = await buyer(t.platform);
    expect(await refused(requests(id, other))).toBe('404 common.notFound');
  });

  it('is approved by somebody else who buys: the award is carried out as it was asked for', async () => {
    const { id, requestId, q1 } = await asked();
    expect(await refused(approve(requestId, b))).toBe('403 approval.own');
    expect(await refused(approve(requestId, reader))).toBe('403 common.seat');
    expect(await refused(approve(requestId, await buyer(t.platform)))).toBe('404 common.notFound');
    const { orders } = await approve(requestId, colleague);
    expect(orders.map((o) => o.quotationId)).toEqual([q1.id]);
    expect((await own(id)).row.state).toBe('awarded');
    expect(await refused(approve(requestId, third))).toBe('409 approval.decided');
    await heard(b, 'approvalGiven', id);
  });

  it('is refused with a reason, or withdrawn by who asked; then there may be another', async () => {
    const { id, requestId, awards } = await asked();
    expect(await refused(refuse(requestId, b))).toBe('403 approval.own');
    await refuse(requestId, colleague);
    await heard(b, 'approvalRefused', id);
    const again = (await award(t, b, id, awards)).requestId ?? '';
    expect(await refused(withdraw(again, colleague))).toBe('404 common.notFound');
    await withdraw(again, b);
    expect((await requests(id)).map((r) => [r.state, r.answer])).toEqual([
      ['withdrawn', ''],
      ['refused', '先看复样'],
    ]);
    expect((await own(id)).orders).toEqual([]);
  });

  it('runs out by the clock, once', async () => {
    const { id, requestId } = await asked();
    await t.pool.query(`update award_requests set expires_at = now() - interval '1 second' where id = $1`, [requestId]);
    expect((await requests(id))[0]?.state).toBe('expired');
    expect(await refused(approve(requestId, colleague))).toBe('409 approval.expired');
    const ctx = systemContext(t.platform);
    await Promise.all([expireRequests(ctx), expireRequests(ctx)]);
    await heard(b, 'approvalExpired', id);
    expect((await own(id)).orders).toEqual([]);
  });

  it('that is not true any more is refused with what changed', async () => {
    const { id, requestId, q1 } = await asked();
    await quote(t, s1, id, '95');
    const why = await refusal(approve(requestId, colleague));
    expect([why.error, why.data['changed']]).toEqual(['approval.changed', [{ number: q1.number, what: 'revised' }]]);
    expect((await requests(id))[0]?.changed).toEqual([{ number: q1.number, what: 'revised' }]);
    expect((await own(id)).orders).toEqual([]);
  });
});

describe('at once (deals 170)', () => {
  const settled = async (work: Promise<unknown>[]) => (await Promise.allSettled(work)).map((r) => r.status).toSorted();

  it('of two approvals one counts', async () => {
    const { id, requestId } = await asked();
    expect(await settled([approve(requestId, colleague), approve(requestId, third)])).toEqual([
      'fulfilled',
      'rejected',
    ]);
    expect((await own(id)).orders).toHaveLength(1);
  });

  it('of an approval and a withdrawal one counts', async () => {
    const { id, requestId } = await asked();
    expect(await settled([approve(requestId, colleague), withdraw(requestId, b)])).toEqual(['fulfilled', 'rejected']);
    const [r] = await requests(id);
    expect((await own(id)).orders).toHaveLength(r?.state === 'approved' ? 1 : 0);
  });

  it('a quotation that is withdrawn meanwhile is not ordered', async () => {
    const { id, requestId, q1 } = await asked();
    const back = t.as(s1.token)(inquiryQuoting.withdraw, { params: { id: q1.id }, body: { reason: '产能已满' } });
    await settled([approve(requestId, colleague), back]);
    const { orders, quotations } = await own(id);
    const state = quotations.find((q) => q.id === q1.id)?.state;
    expect([orders.length, state]).toEqual(state === 'withdrawn' ? [0, 'withdrawn'] : [1, 'accepted']);
  });

  it('two requests of colleagues are one', async () => {
    const { id } = await publish(t, b);
    const q = await quote(t, s1, id, '90');
    const lines = [{ lineId: (await own(id)).parts.lines[0]?.id ?? '', tier: 1 }];
    const ask = (by: TestPerson) => award(t, by, id, [{ quotationId: q.id, lines }]);
    expect(await settled([ask(b), ask(colleague)])).toEqual(['fulfilled', 'rejected']);
    expect(await requests(id)).toHaveLength(1);
  });
});
