import { beforeAll, describe, expect, it } from 'vitest';
import { order } from '#contract/order/calls.ts';
import { delivery } from '#contract/order/deliveries.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { completeReceived } from '#server/rooms/order/completion/complete-received.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused as refusedWith } from '../../harness/refused.ts';
import { uploaded } from '../../world/files.ts';
import { orderOf, receive, ship, step } from '../../world/orders.ts';
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

/** The code alone. */
const refused = async (call: Promise<unknown>) => (await refusedWith(call)).replace(/^\d+ /, '');
const detail = (by: TestPerson, id: string) => t.as(by.token)(order.detail, { params: { id } });

describe('deliveries (deals 51 to 53)', () => {
  it('go out in parts; the order is shipped and received by what they say', async () => {
    const { id } = await orderOf(t, b, s, ['confirm']);
    const first = await ship(t, s, id, { 1: '62.5' });
    expect(first).toMatchObject({ no: 1, state: 'inProduction' });
    expect((await detail(b, id)).lines[0]).toMatchObject({ shipped: '62.5', accepted: '0', remaining: '937.5' });
    expect((await receive(t, b, id, 1)).state).toBe('inProduction');
    expect(await ship(t, s, id)).toMatchObject({ no: 2, state: 'shipped' });
    expect((await receive(t, b, id, 2)).state).toBe('received');
    const seen = await detail(b, id);
    expect(seen.lines[0]).toMatchObject({ shipped: '1000', accepted: '1000', remaining: '0' });
    expect(seen.deliveries.map((d) => d.packingList.length)).toEqual([1, 1]);
    expect(seen.steps).toEqual(['complete', 'dispute']);
    expect(Date.parse(seen.completesAt ?? '')).toBeGreaterThan(Date.now() + 9 * 86_400_000);
    await told(t, b, 'orderNews', id, /第 2 批货.*COSU6123456780/);
    await told(t, s, 'orderNews', id, /received delivery 1/);
    const list = await t.as(s.token)(delivery.page, { query: { orderId: id } });
    expect(list.records.map((d) => [d.no, d.party, d.lines])).toEqual([
      [2, 'supplier', 1],
      [1, 'supplier', 1],
    ]);
  });

  it('never bring more than five per cent over what was ordered, also of those that come at once', async () => {
    const { id } = await orderOf(t, b, s, ['confirm']);
    expect(await refused(ship(t, s, id, { 1: '1050.1' }))).toBe('order.tooMuch');
    expect(await refused(ship(t, s, id, { 1: '900' }, { last: true }))).toBe('order.notWhole');
    expect(await refused(ship(t, s, id, { 1: '100' }, { packingList: [] }))).toBe('common.invalid');
    const packing = await Promise.all(times(6, () => uploaded(t, s, '装箱单.pdf')));
    const outcomes = await race(packing.map((file) => () => ship(t, s, id, { 1: '600' }, { packingList: [file] })));
    expect(outcomes.filter((o) => o === 'done')).toHaveLength(1);
    expect((await detail(b, id)).lines[0]).toMatchObject({ shipped: '600' });
    // A little less is whole, where the supplier says that nothing more comes.
    expect(await ship(t, s, id, { 1: '360' }, { last: true })).toMatchObject({ state: 'shipped' });
    expect((await detail(s, id)).steps).not.toContain('ship');
  });

  it('twenty clicks with one key make one delivery', async () => {
    const { id } = await orderOf(t, b, s, ['confirm']);
    const [clientKey, file] = [newId(), await uploaded(t, s, '装箱单.pdf')];
    const once = () => ship(t, s, id, { 1: '200' }, { clientKey, packingList: [file] });
    const made = await Promise.all(times(20, once));
    expect(new Set(made.map((m) => `${m.deliveryId}.${m.no}`)).size).toBe(1);
    expect((await detail(b, id)).deliveries).toHaveLength(1);
  });

  it('and a cancellation at once: one of them counts', async () => {
    for (const round of times(4, (i) => i)) {
      const { id } = await orderOf(t, b, s, ['confirm']);
      const file = await uploaded(t, s, `装箱单${round}.pdf`);
      await race([
        () => ship(t, s, id, { 1: '1000' }, { packingList: [file] }),
        () => step(t, b, id, 'cancel', '项目取消'),
      ]);
      const seen = await detail(b, id);
      expect([seen.row.state, seen.deliveries.length]).toEqual(
        seen.row.state === 'cancelled' ? ['cancelled', 0] : ['shipped', 1],
      );
    }
  });

  it('are the side’s own: a stranger finds none, the buyer ships nothing, a day to come is none', async () => {
    const { id } = await orderOf(t, b, s, ['confirm']);
    const other = await supplier(t.platform);
    const body = {
      orderId: id,
      clientKey: newId(),
      lines: [{ no: 1, quantity: '1' }],
      shippedOn: '2026-01-01',
      carrier: 'DHL',
      waybill: '123456',
      packingList: [newId()],
      certificates: [],
      last: false,
    };
    expect(await refused(t.as(other.token)(delivery.save, { body }))).toBe('common.notFound');
    expect(await refused(t.as(b.token)(delivery.save, { body }))).toBe('order.notYourStep');
    expect(await refused(ship(t, s, id, { 1: '1' }, { shippedOn: '2999-01-01' }))).toBe('order.dayPast');
    expect(await refused(ship(t, s, id, { 7: '1' }, { lines: [{ no: 7, quantity: '1' }] }))).toBe('order.lineUnknown');
    // A file that somebody else uploaded is none.
    const strange = await uploaded(t, other, '装箱单.pdf');
    expect(await refused(ship(t, s, id, { 1: '1' }, { packingList: [strange] }))).toBe('files.notYours');
    const { deliveryId } = await ship(t, s, id, { 1: '1000' });
    const params = { id: deliveryId };
    const receipt = { receivedOn: '2026-11-01', lines: [{ no: 1, received: '1000', faulty: '0' }] };
    expect(await refused(t.as(other.token)(delivery.receive, { params, body: receipt }))).toBe('common.notFound');
    expect((await t.as(other.token)(delivery.page, { query: { orderId: id } })).total).toBe(0);
  });
});

describe('a complaint (deals 54)', () => {
  const short = async () => {
    const { id } = await orderOf(t, b, s, ['confirm', 'ship']);
    const evidence = await uploaded(t, b, '照片.pdf');
    const lines = [{ no: 1, received: '980', faulty: '30' }];
    return { id, lines, complaint: { text: '短少 20 kg，另有 30 kg 受潮', annexes: [evidence] } };
  };

  it('goes with what differs, is answered, made good by another delivery, and settled', async () => {
    const { id, lines, complaint } = await short();
    expect(await refused(receive(t, b, id, 1, { lines }))).toBe('order.complaintNeeded');
    expect((await receive(t, b, id, 1, { lines, complaint })).state).toBe('received');
    await told(t, s, 'orderNews', id, /短少 20 kg/);
    const seen = await detail(s, id);
    expect(seen.lines[0]).toMatchObject({ shipped: '1000', accepted: '950', remaining: '50' });
    expect([seen.steps.includes('ship'), seen.completesAt]).toEqual([true, null]);
    expect(await refused(step(t, b, id, 'complete'))).toBe('order.complaintOpen');
    const { id: deliveryId } = seen.deliveries[0]!;
    const answer = () =>
      t.as(s.token)(delivery.answer, {
        params: { id: deliveryId },
        body: { text: 'Enviamos 50 kg de reposición', annexes: [] },
      });
    await Promise.all([answer(), answer()]);
    expect(await ship(t, s, id, { 1: '50' })).toMatchObject({ state: 'shipped', no: 2 });
    expect((await receive(t, b, id, 2)).state).toBe('received');
    const settle = () => t.as(b.token)(delivery.settle, { params: { id: deliveryId }, body: {} });
    await Promise.all([settle(), settle()]);
    const after = await detail(b, id);
    expect(after.timeline.map((e) => e.step)).toEqual([
      'create',
      'confirm',
      'ship',
      'receive',
      'complain',
      'answerComplaint',
      'ship',
      'receive',
      'settleComplaint',
    ]);
    expect(after.completesAt).not.toBeNull();
    expect((await step(t, b, id, 'complete')).state).toBe('completed');
  });

  it('may come later too, until completion; both sides read its evidence and nobody else', async () => {
    const { id } = await orderOf(t, b, s, ['confirm', 'ship', 'receive']);
    const { id: deliveryId } = (await detail(b, id)).deliveries[0]!;
    const clientKey = newId();
    const annexes = [await uploaded(t, b, '检测报告.pdf')];
    const complain = () =>
      t.as(b.token)(delivery.complain, {
        params: { id: deliveryId },
        body: { clientKey, text: '复检不合格', annexes },
      });
    await Promise.all(times(5, complain));
    const [c] = (await detail(s, id)).deliveries[0]!.complaints;
    const read = async (who: TestPerson) =>
      (await t.api.request(c!.annexes[0]!.url, { headers: { authorization: `Bearer ${who.token}` } })).status;
    const other = await supplier(t.platform);
    expect([await read(b), await read(s), await read(other)]).toEqual([200, 200, 404]);
  });
});

describe('completion by itself (deals 55)', () => {
  const age = (id: string, what: string) => t.pool.query(`update orders set ${what} where id = $1`, [id]);
  const run = () => completeReceived(systemContext(t.platform));

  it('comes days after receipt, told before, once however often the job runs', async () => {
    const { id } = await orderOf(t, b, s, ['confirm', 'ship', 'receive']);
    await run();
    expect((await detail(b, id)).timeline.at(-1)?.step).toBe('receive');
    await age(id, `completes_at = now() + interval '2 days'`);
    await Promise.all([run(), run()]);
    const reminded = (await detail(b, id)).timeline.filter((e) => e.step === 'remind');
    expect(reminded.map((e) => e.party)).toEqual(['clock']);
    await told(t, b, 'orderNews', id, /自动完成/);
    await told(t, s, 'orderNews', id, /completes by itself/);
    // Late, and told too shortly before: not yet.
    await age(id, `completes_at = now() - interval '1 day'`);
    await run();
    expect((await detail(b, id)).row.state).toBe('received');
    await age(id, `reminded_at = now() - interval '2 days'`);
    await Promise.all([run(), run()]);
    const seen = await detail(s, id);
    expect([seen.row.state, seen.timeline.filter((e) => e.step === 'autoComplete').length]).toEqual(['completed', 1]);
  });

  it('waits while a complaint is open', async () => {
    const { id } = await orderOf(t, b, s, ['confirm', 'ship', 'receive']);
    const { id: deliveryId } = (await detail(b, id)).deliveries[0]!;
    const annexes = [await uploaded(t, b, '照片.pdf')];
    await t.as(b.token)(delivery.complain, {
      params: { id: deliveryId },
      body: { clientKey: newId(), text: '受潮发霉', annexes },
    });
    await age(id, `completes_at = now() - interval '9 days', reminded_at = now() - interval '9 days'`);
    await run();
    expect((await detail(b, id)).row.state).toBe('received');
  });
});
