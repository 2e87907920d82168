import { beforeAll, describe, expect, it } from 'vitest';
import { deal } from '#contract/deal/calls.ts';
import { homeWork } from '#contract/home/work.ts';
import { leaving } from '#contract/identity/leaving.ts';
import { order } from '#contract/order/calls.ts';
import { orderChanges } from '#contract/order/changes.ts';
import { orderPayments } from '#contract/order/payments.ts';
import { dayAfter } from '#contract/order/terms-differ.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused as refusedWith } from '../../harness/refused.ts';
import { uploaded } from '../../world/files.ts';
import { orderOf, step } from '../../world/orders.ts';
import { buyer, supplier, type TestPerson } from '../../world/people.ts';
import { race, times } from '../../world/races.ts';
import { told } from '#tests/harness/told.ts';

let t: TestPlatform;
let b: TestPerson;
let s: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s] = await Promise.all([buyer(t.platform), supplier(t.platform)]);
});

const today = dayAfter(new Date(), 0);
const refused = async (call: Promise<unknown>) => (await refusedWith(call)).replace(/^\d+ /, '');
const detail = (by: TestPerson, id: string) => t.as(by.token)(order.detail, { params: { id } });
const paid = async (by: TestPerson, amount: string, o: { key?: string; file?: string } = {}) => ({
  clientKey: o.key ?? newId(),
  amount,
  paidOn: today,
  proof: [o.file ?? (await uploaded(t, by, '水单.pdf'))],
});
const pay = async (id: string, amount: string) =>
  t.as(b.token)(orderPayments.record, { params: { id }, body: await paid(b, amount) });
type RefundOptions = { key?: string; file?: string; method?: 'transfer' | 'kept' };
const refund = async (by: TestPerson, id: string, amount: string, o: RefundOptions = {}) =>
  t.as(by.token)(orderPayments.refund, {
    params: { id },
    body: { ...(await paid(by, amount, o)), method: o.method ?? 'transfer' },
  });
const say = (by: TestPerson, id: string, paymentId: string, confirm: boolean, reason?: string) =>
  t.as(by.token)(orderPayments.answer, { params: { id }, body: { paymentId, confirm, ...(reason && { reason }) } });
const payments = async (by: TestPerson, id: string) => (await detail(by, id)).payments;
const refunds = async (by: TestPerson, id: string) => (await payments(by, id)).refunds;
const tasksOf = async (by: TestPerson, id: string) =>
  (await t.as(by.token)(homeWork.work)).tasks.filter((x) => x.id === id).map((x) => x.kind);

/** An order of which this was paid and confirmed, cancelled by its buyer. */
const cancelled = async (amount: string) => {
  const made = await orderOf(t, b, s, ['confirm']);
  await pay(made.id, amount);
  await say(s, made.id, (await payments(s, made.id)).payments[0]!.id, true);
  await step(t, b, made.id, 'cancel', '项目取消');
  return made;
};

describe('money back after a cancelled order (deals 187 to 189)', () => {
  it('is recorded by the supplier to the cent of what was paid; of two at once one fits, and twenty clicks are one', async () => {
    const { id } = await cancelled('100.05');
    expect(await refunds(b, id)).toMatchObject({ paid: '100.05', open: '100.05', mayRecord: false, mayAnswer: true });
    expect(await tasksOf(s, id)).toEqual(['refundOrder']);
    const files = await Promise.all(times(2, () => uploaded(t, s, '退款.pdf')));
    const outcomes = await race(files.map((file) => () => refund(s, id, '60.00', { file })));
    expect(outcomes.filter((o) => o === '422 order.refundsTooMuch')).toHaveLength(1);
    const twice = { key: newId(), file: await uploaded(t, s, '退款.pdf') };
    await Promise.all(times(20, () => refund(s, id, '40.05', twice)));
    expect(await refunds(s, id)).toMatchObject({ returned: '0.00', waiting: '100.05', open: '0.00', mayRecord: false });
    expect((await refunds(b, id))?.refunds.map((p) => [p.no, p.method])).toEqual([
      [1, 'transfer'],
      [2, 'transfer'],
    ]);
    expect([await tasksOf(s, id), await tasksOf(b, id)]).toEqual([[], ['confirmRefund']]);
  });

  it('is confirmed or contested by the buyer; both hear of it, and order and deal keep it in their timelines', async () => {
    const { id, inquiryId } = await cancelled('77.30');
    await refund(s, id, '77.30');
    await told(t, b, 'orderNews', 'recorded a refund of CN¥77.30');
    const [first] = (await refunds(b, id))!.refunds;
    expect(await refused(say(s, id, first!.id, true))).toBe('order.notYourStep');
    expect(await refused(say(b, id, first!.id, false))).toBe('order.reasonNeeded');
    await say(b, id, first!.id, false, '未到账');
    await told(t, s, 'orderNews', 'contests your refund of CN¥77.30');
    expect(await tasksOf(s, id)).toEqual(['refundOrder']);
    await refund(s, id, '70.00');
    // What was contested counts for nothing, and no longer fits beside what was returned since.
    expect(await refused(say(b, id, first!.id, true))).toBe('order.refundsTooMuch');
    const second = (await refunds(b, id))!.refunds[1]!;
    await race(times(6, () => () => say(b, id, second.id, true)));
    expect(await refused(say(b, id, second.id, false, '有误'))).toBe('order.paymentAnswered');
    expect(await refunds(s, id)).toMatchObject({ returned: '70.00', waiting: '0.00', open: '7.30', mayRecord: true });
    const acts = (await detail(b, id)).timeline.map((e) => e.step).slice(-4);
    expect(acts).toEqual(['refund', 'contestRefund', 'refund', 'confirmRefund']);
    const { events } = await t.as(s.token)(deal.timeline, { query: {}, params: { id: inquiryId } });
    expect(events.filter((e) => e.kind === 'payment' && e.detail.startsWith('第 2 笔退款'))).toHaveLength(2);
  });

  it('is kept in part where the buyer agrees, which counts once they do', async () => {
    const { id, inquiryId } = await cancelled('100');
    await refund(s, id, '30', { method: 'kept' });
    await told(t, b, 'orderNews', 'recorded that CN¥30.00 of the cancelled order');
    expect(await refused(refund(s, id, '70.01'))).toBe('order.refundsTooMuch');
    await refund(s, id, '70');
    expect(await refunds(s, id)).toMatchObject({ returned: '0.00', kept: '0.00', waiting: '100.00', open: '0.00' });
    const [kept, back] = (await refunds(b, id))!.refunds;
    await say(b, id, kept!.id, false, '未约定');
    await told(t, s, 'orderNews', 'does not agree that you keep CN¥30.00');
    await say(b, id, back!.id, true);
    expect(await refunds(s, id)).toMatchObject({ returned: '70.00', kept: '0.00', open: '30.00', mayRecord: true });
    await say(b, id, kept!.id, true);
    await told(t, s, 'orderNews', 'agrees that you keep CN¥30.00');
    expect(await refunds(s, id)).toMatchObject({ returned: '70.00', kept: '30.00', open: '0.00', mayRecord: false });
    expect([await tasksOf(s, id), await tasksOf(b, id)]).toEqual([[], []]);
    const acts = (await detail(b, id)).timeline.map((e) => e.step).slice(-5);
    expect(acts).toEqual(['keepPart', 'refund', 'contestKept', 'confirmRefund', 'confirmKept']);
    const { events } = await t.as(s.token)(deal.timeline, { query: {}, params: { id: inquiryId } });
    expect(events.filter((e) => e.kind === 'payment' && e.detail.startsWith('第 1 笔，供应商留存'))).toHaveLength(3);
  });

  it('follows what is confirmed late, by agreement too, and of an order that goes on there is none', async () => {
    const { id } = await orderOf(t, b, s, ['confirm', 'produce']);
    await pay(id, '50');
    expect(await refused(refund(s, id, '1'))).toBe('order.wrongState');
    expect(await refunds(s, id)).toBeNull();
    await t.as(b.token)(orderChanges.ask, {
      params: { id },
      body: { clientKey: newId(), wish: { cancel: true }, reason: '项目取消' },
    });
    const [change] = (await detail(s, id)).changes;
    await t.as(s.token)(orderChanges.answer, { params: { id }, body: { changeId: change!.id, accept: true } });
    expect(await tasksOf(s, id)).toEqual(['confirmPayment']);
    expect(await refused(refund(s, id, '1'))).toBe('order.refundsTooMuch');
    await say(s, id, (await payments(s, id)).payments[0]!.id, true);
    expect(await refunds(b, id)).toMatchObject({ paid: '50.00', open: '50.00' });
    expect(await tasksOf(s, id)).toEqual(['refundOrder']);
    expect(await refused(pay(id, '1'))).toBe('order.wrongState');
  });

  it('keeps the supplier’s company here until it is returned and confirmed, the buyer not (deals 189)', async () => {
    const seller = await supplier(t.platform);
    const own = await buyer(t.platform);
    const { id } = await orderOf(t, own, seller, ['confirm']);
    await t.as(own.token)(orderPayments.record, { params: { id }, body: await paid(own, '30') });
    await say(seller, id, (await payments(seller, id)).payments[0]!.id, true);
    await step(t, own, id, 'cancel', '项目取消');
    const kinds = async (who: TestPerson) =>
      (await t.as(who.token)(leaving.matters)).matters.filter((m) => m.kind === 'order').length;
    expect([await kinds(seller), await kinds(own)]).toEqual([1, 0]);
    await refund(seller, id, '30');
    expect(await kinds(seller)).toBe(1);
    await say(own, id, (await refunds(own, id))!.refunds[0]!.id, true);
    expect(await kinds(seller)).toBe(0);
  });

  it('is nobody else’s: not the buyer’s to record, not another company’s to see, and a key is of one kind', async () => {
    const { id } = await cancelled('20');
    const other = await supplier(t.platform);
    expect(await refused(refund(b, id, '1'))).toBe('order.notYourStep');
    expect(await refused(refund(other, id, '1'))).toBe('common.notFound');
    await refund(s, id, '5');
    const [p] = (await refunds(b, id))!.refunds;
    expect(await refused(say(other, id, p!.id, true))).toBe('common.notFound');
    const [payment] = (await payments(s, id)).payments;
    expect(await refused(refund(s, id, '1', { key: payment!.id }))).toBe('common.conflict');
    const later = dayAfter(new Date(), 2);
    const early = { ...(await paid(s, '1')), paidOn: later, method: 'bill' as const };
    expect(await refused(t.as(s.token)(orderPayments.refund, { params: { id }, body: early }))).toBe('order.dayPast');
  });
});
