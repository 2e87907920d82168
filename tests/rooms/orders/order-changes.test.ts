import { beforeAll, describe, expect, it } from 'vitest';
import { notices } from '#contract/notices/calls.ts';
import { homeWork } from '#contract/home/work.ts';
import { order } from '#contract/order/calls.ts';
import { type ChangeWish, orderChanges } from '#contract/order/changes.ts';
import { orderPayments } from '#contract/order/payments.ts';
import { dayAfter } from '#contract/order/terms-differ.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused as refusedWith } from '../../harness/refused.ts';
import { uploaded } from '../../world/files.ts';
import { orderOf, ship, step } from '../../world/orders.ts';
import { buyer, supplier, type TestPerson } from '../../world/people.ts';
import { race, times } from '../../world/races.ts';

let t: TestPlatform;
let b: TestPerson;
let s: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s] = await Promise.all([buyer(t.platform), supplier(t.platform)]);
});

/** The code alone. */
const refused = async (call: Promise<unknown>) => (await refusedWith(call)).replace(/^\d+ /, '');
const detail = (by: TestPerson, id: string) => t.as(by.token)(order.detail, { params: { id } });
const ask = (by: TestPerson, id: string, wish: ChangeWish, o: { key?: string; reason?: string } = {}) =>
  t.as(by.token)(orderChanges.ask, {
    params: { id },
    body: { clientKey: o.key ?? newId(), wish, reason: o.reason ?? '模具延期' },
  });
const open = async (by: TestPerson, id: string) =>
  (await detail(by, id)).changes.find((c) => c.state === 'open')?.id ?? '';
const answer = async (by: TestPerson, id: string, accept: boolean, reason?: string) =>
  t.as(by.token)(orderChanges.answer, {
    params: { id },
    body: { changeId: await open(by, id), accept, ...(reason && { reason }) },
  });
const today = dayAfter(new Date(), 0);

describe('the day that the supplier commits to (deals 50)', () => {
  const confirm = (id: string, day?: string, reason?: string) =>
    t.as(s.token)(order.step, { params: { id }, body: { step: 'confirm', day, reason } });

  it('is the agreed one, or another that the buyer accepts', async () => {
    const { id } = await orderOf(t, b, s);
    const agreed = (await detail(b, id)).terms.deliveryDate;
    const later = dayAfter(new Date(), 90);
    expect((await confirm(id, later, '排产已满')).state).toBe('toConfirm');
    const seen = await detail(b, id);
    expect(seen.changes).toMatchObject([
      { confirms: true, by: 'supplier', before: { deliveryDate: agreed }, after: { deliveryDate: later } },
    ]);
    expect(await refused(confirm(id))).toBe('order.changeOpen');
    expect(await refused(answer(b, id, false))).toBe('order.reasonNeeded');
    expect((await answer(b, id, true)).state).toBe('confirmed');
    expect((await detail(s, id)).terms).toMatchObject({ deliveryDate: later, version: 2 });
  });

  it('refused, leaves the order to be confirmed as agreed; a day that is over is none', async () => {
    const { id } = await orderOf(t, b, s);
    await confirm(id, dayAfter(new Date(), 90), '排产已满');
    await answer(b, id, false, '工期不允许');
    const seen = await detail(s, id);
    expect([seen.row.state, seen.terms.version, seen.steps.includes('confirm')]).toEqual(['toConfirm', 1, true]);
    expect(await refused(confirm(id, '2026-01-01'))).toBe('order.dayPast');
    expect((await confirm(id, seen.terms.deliveryDate)).state).toBe('confirmed');
    const produce = (day: string) => t.as(s.token)(order.step, { params: { id }, body: { step: 'produce', day } });
    expect(await refused(produce('2026-01-01'))).toBe('order.dayPast');
    await produce(dayAfter(new Date(), 20));
    expect((await detail(b, id)).terms.expectedEnd).toBe(dayAfter(new Date(), 20));
  });
});

describe('a change (deals 60)', () => {
  it('binds once both sides signed: quantity, price, day, place and terms, with the version before', async () => {
    const { id } = await orderOf(t, b, s, ['confirm']);
    const wish: ChangeWish = {
      lines: [{ no: 1, quantity: '62.5', price: '33.3333' }],
      deliveryDate: dayAfter(new Date(), 70),
      place: 'Vigo',
      tradeTerm: 'CIF',
      paymentType: 'deposit30',
    };
    await ask(s, id, wish);
    expect(await refused(answer(s, id, true))).toBe('order.notYourStep');
    await Promise.all(times(3, () => answer(b, id, true).catch(() => undefined)));
    const seen = await detail(s, id);
    // 62.5 x 33.3333 = 2083.33125
    expect(seen.row.total).toBe('2083.33');
    expect(seen.lines[0]).toMatchObject({ quantity: '62.5', price: '33.3333', total: '2083.33' });
    expect(seen.terms).toMatchObject({ version: 2, place: 'Vigo', tradeTerm: 'CIF', paymentType: 'deposit30' });
    expect(seen.changes[0]).toMatchObject({ state: 'accepted', version: 2, before: { total: '98500.00' } });
    expect(seen.payments.plan.map((p) => p.amount)).toEqual(['624.99', '1458.34']);
    await t.until(async () =>
      (await t.as(s.token)(notices.page, { query: {} })).records.find(
        (n) => n.kind === 'orderNews' && JSON.stringify(n.params).includes('the new version binds'),
      ),
    );
  });

  it('waits alone: of both sides’ requests at once one stands, and twenty clicks make one', async () => {
    const { id } = await orderOf(t, b, s, ['confirm']);
    const outcomes = await race([
      () => ask(b, id, { place: '上海' }),
      () => ask(s, id, { place: 'Vigo' }),
      () => step(t, s, id, 'produce'),
    ]);
    expect(outcomes.filter((o) => o === '409 order.changeOpen')).toHaveLength(1);
    const seen = await detail(b, id);
    const by = seen.changes[0]!.by === 'buyer' ? b : s;
    await t.as(by.token)(orderChanges.withdraw, { params: { id }, body: { changeId: await open(b, id) } });
    const key = newId();
    await Promise.all(times(20, () => ask(b, id, { place: '苏州' }, { key })));
    expect((await detail(b, id)).changes).toHaveLength(2);
  });

  it('is refused where nothing changes, a day is over, or a line would be less than was shipped', async () => {
    const { id } = await orderOf(t, b, s, ['confirm']);
    expect(await refused(ask(b, id, {}))).toBe('order.nothingChanges');
    expect(await refused(ask(b, id, { lines: [{ no: 1, quantity: '1000.0' }] }))).toBe('order.nothingChanges');
    expect(await refused(ask(b, id, { deliveryDate: '2026-01-01' }))).toBe('order.dayPast');
    expect(await refused(ask(b, id, { cancel: true }))).toBe('order.wrongState');
    await ship(t, s, id, { 1: '600' });
    expect(await refused(ask(b, id, { lines: [{ no: 1, quantity: '500' }] }))).toBe('order.lessThanShipped');
    // To what was shipped: the order is shipped then.
    await ask(b, id, { lines: [{ no: 1, quantity: '600' }] });
    expect((await answer(s, id, true)).state).toBe('shipped');
  });

  it('lapses with a dispute, and both sides see at home what waits for them', async () => {
    const { id } = await orderOf(t, b, s, ['confirm']);
    await ask(s, id, { place: 'Vigo' });
    const work = await t.as(b.token)(homeWork.work);
    expect(work.tasks.some((x) => x.id === id && x.kind === 'answerChange')).toBe(true);
    await step(t, b, id, 'dispute', '面密度低于下限');
    expect((await detail(s, id)).changes[0]?.state).toBe('lapsed');
  });
});

describe('an order is cancelled (deals 61)', () => {
  it('by one side until production begins, then by agreement alone; its lines are free again', async () => {
    const { id } = await orderOf(t, b, s, ['confirm', 'produce']);
    expect(await refused(step(t, b, id, 'cancel', '项目取消'))).toBe('order.wrongState');
    await ask(b, id, { cancel: true }, { reason: '项目取消' });
    const first = await open(s, id);
    expect((await answer(s, id, true)).state).toBe('cancelled');
    const again = t.as(s.token)(orderChanges.answer, { params: { id }, body: { changeId: first, accept: true } });
    expect((await again).state).toBe('cancelled');
    const told = await t.until(async () =>
      (await t.as(b.token)(notices.page, { query: {} })).records.find((n) => n.kind === 'awardFellThrough'),
    );
    expect(told.link).toContain(id);
  });
});

describe('payments (deals 56 to 58)', () => {
  const pay = async (id: string, amount: string, o: { key?: string; file?: string } = {}) =>
    t.as(b.token)(orderPayments.record, {
      params: { id },
      body: {
        clientKey: o.key ?? newId(),
        amount,
        paidOn: today,
        proof: [o.file ?? (await uploaded(t, b, '水单.pdf'))],
      },
    });
  const say = (id: string, paymentId: string, confirm: boolean, reason?: string) =>
    t.as(s.token)(orderPayments.answer, { params: { id }, body: { paymentId, confirm, ...(reason && { reason }) } });

  it('fill the plan to the cent; what is contested counts for nothing, and nothing passes the total', async () => {
    const { id } = await orderOf(t, b, s, ['confirm']);
    await ask(b, id, { lines: [{ no: 1, quantity: '0.7', price: '14.4142' }], paymentType: 'deposit30' });
    await answer(s, id, true);
    // 0.7 x 14.4142 = 10.08994: 10.09, of which thirty per cent are 3.02 and the rest 7.07.
    expect((await detail(b, id)).payments.plan.map((p) => [p.amount, p.dueOn])).toEqual([
      ['3.02', today],
      ['7.07', (await detail(b, id)).terms.deliveryDate],
    ]);
    const files = await Promise.all(times(4, () => uploaded(t, b, '水单.pdf')));
    const outcomes = await race(files.map((file) => () => pay(id, '5.05', { file })));
    expect(outcomes.filter((o) => o === '422 order.paysTooMuch')).toHaveLength(3);
    const [first] = (await detail(s, id)).payments.payments;
    expect(await refused(say(id, first!.id, false))).toBe('order.reasonNeeded');
    await say(id, first!.id, false, '未到账');
    expect((await detail(b, id)).payments).toMatchObject({ confirmed: '0.00', waiting: '0.00', open: '10.09' });
    const twice = { key: newId(), file: await uploaded(t, b, '水单.pdf') };
    await Promise.all(times(20, () => pay(id, '10.09', twice)));
    const second = (await detail(s, id)).payments.payments[1]!;
    await race(times(6, () => () => say(id, second.id, true)));
    const seen = await detail(b, id);
    expect(seen.payments).toMatchObject({ confirmed: '10.09', waiting: '0.00', open: '0.00', mayRecord: false });
    expect(seen.payments.plan.map((p) => p.covered)).toEqual(['3.02', '7.07']);
    expect(seen.timeline.filter((e) => e.step === 'confirmPayment')).toHaveLength(1);
    expect(await refused(say(id, second.id, false, '退回'))).toBe('order.paymentAnswered');
  });

  it('are recorded by the buyer and answered by the supplier, from the confirmation on', async () => {
    const fresh = await supplier(t.platform);
    const { id } = await orderOf(t, b, fresh);
    expect(await refused(pay(id, '1'))).toBe('order.wrongState');
    await step(t, fresh, id, 'confirm');
    expect(await refused(pay(id, '0.00'))).toBe('common.invalid');
    await pay(id, '100');
    const [p] = (await detail(b, id)).payments.payments;
    const own = t.as(b.token)(orderPayments.answer, { params: { id }, body: { paymentId: p!.id, confirm: true } });
    expect(await refused(own)).toBe('order.notYourStep');
    const work = await t.as(fresh.token)(homeWork.work);
    expect(work.tasks.some((x) => x.id === id && x.kind === 'confirmPayment')).toBe(true);
  });
});
