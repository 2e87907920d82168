import { beforeAll, describe, expect, it } from 'vitest';
import { boothOrders } from '#contract/fairs/exhibiting/orders.ts';
import {
  boothOrderSteps,
  type BoothOrderState,
  boothOrderStates,
  boothOrderStepsFor,
} from '#contract/fairs/exhibiting/order-states.ts';
import { fairs } from '#contract/fairs/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { operatorFairs } from '#contract/operator/fairs.ts';
import { operatorBoothOrders } from '#contract/operator/booth-orders.ts';
import { systemContext } from '#server/platform/context.ts';
import { expireOrders } from '#server/rooms/fairs/orders/expire.ts';
import { exportOrders, openOrders } from '#server/rooms/fairs/orders/own-orders.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { boothInput as input, testPrices as list } from '#tests/world/booth-orders.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { deskOperator } from '#tests/world/operators.ts';
import { person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let desk: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  t.platform.limits.take = async () => 0;
  desk = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
});

type Wish = Parameters<typeof fairOf>[1];
/** A fair to come with a price list; its free booths are 16 m², the first and the last at a corner. */
const fair = async (o: Wish = {}) => {
  const made = await fairOf(t, { opens: 24 * 30, closes: 24 * 33, free: 3, ...o });
  await t.as(desk.token)(operatorBoothOrders.setPrices, { params: { id: made.fairId }, body: { base: 0, list } });
  return made;
};
const inner = '6080.00';
const corner = '6992.00';
const ask = (p: TestPerson, id: string, total = inner) =>
  t.as(p.token)(boothOrders.ask, { params: { id }, body: input(total) });
const stateOf = async (boothId: string) =>
  (
    await t.pool.query<{ state: string; ent: string | null }>(
      'select state, ent_id as ent from fair_booths where id = $1',
      [boothId],
    )
  ).rows[0];

it('prices booths by area, size and corner, the same on both sides (fairs 34)', async () => {
  const s = await supplier(t.platform);
  const { fairId, booths } = await fair();
  expect(await t.as(s.token)(boothOrders.prices, { params: { id: fairId } })).toEqual(list);
  expect(await refused(ask(s, booths[0]!, inner))).toBe('409 boothOrders.priceChanged');
  const first = await ask(s, booths[0]!, corner);
  const view = await t.as(s.token)(boothOrders.detail, { params: { id: first.id } });
  expect(view).toMatchObject({
    area: '16.00',
    perMetre: '380.00',
    corner: true,
    cornerPercent: 15,
    steps: ['withdraw'],
  });
  expect(view.row.total).toBe(corner);
});

it('holds a booth for exactly one of fifty that ask at once, and names it to nobody else (fairs 35)', async () => {
  const { hallId, booths } = await fair();
  const all = await Promise.all(Array.from({ length: 50 }, () => supplier(t.platform)));
  const said = await Promise.all(
    all.map((s) =>
      ask(s, booths[1]!).then(
        () => 'got',
        (e: Error & { error?: string }) => e.error,
      ),
    ),
  );
  expect(said.filter((x) => x === 'got')).toHaveLength(1);
  expect(said.filter((x) => x === 'boothOrders.taken')).toHaveLength(49);
  const hall = await t.as()(fairs.hall, { params: { id: hallId } });
  expect(hall.booths.find((b) => b.id === booths[1])).toMatchObject({ state: 'held', exhibitor: null });
});

it('makes one order of a double click', async () => {
  const s = await supplier(t.platform);
  const { booths } = await fair();
  const body = input();
  const made = await Promise.all(
    Array.from({ length: 5 }, () => t.as(s.token)(boothOrders.ask, { params: { id: booths[1]! }, body })),
  );
  expect(new Set(made.map((m) => m.id)).size).toBe(1);
  expect((await t.as(s.token)(boothOrders.page, { query: {} })).total).toBe(1);
});

it('refuses what may not be (fairs 30, 35)', async () => {
  const s = await supplier(t.platform);
  const params = async (o: Wish = {}) => ({ id: (await fair(o)).booths[1]! });
  const reader = await person(t.platform, {
    userType: 3,
    roles: ['ROLE_BUYER', 'ROLE_GYS'],
    entId: s.entId,
    seat: 'purchasing',
  });
  const alone = await person(t.platform, { userType: 2, roles: ['ROLE_BUYER'] });
  const call = async (p: TestPerson, o: Wish = {}) =>
    refused(t.as(p.token)(boothOrders.ask, { params: await params(o), body: input() }));
  expect(await call(reader)).toBe('403 common.seat');
  expect(await call(alone)).toBe('409 boothOrders.noCompany');
  expect(await call(s, { opens: -90, closes: -1 })).toBe('409 boothOrders.over');
  const hidden = await fairOf(t, { published: false });
  expect(await refused(ask(s, hidden.booths[0]!))).toBe('404 common.notFound');
  const { booths } = await fairOf(t, { opens: 50, closes: 90 });
  expect(await refused(ask(s, booths[0]!))).toBe('409 boothOrders.noPrices');
  const many = await fair({ free: 6 });
  for (const b of [1, 2, 3]) await ask(s, many.booths[b]!);
  expect(await refused(ask(s, many.booths[4]!))).toBe('409 boothOrders.tooMany');
}, 60_000);

describe('a booth order', () => {
  const made = async () => {
    const s = await supplier(t.platform);
    const { fairId, booths } = await fair();
    const { id } = await ask(s, booths[1]!);
    return { s, id, booth: booths[1]!, fairId };
  };
  const by = (token: string, id: string) => {
    const api = t.as(token);
    const why = { reason: '馆内重新布置' };
    return {
      withdraw: () => api(boothOrders.withdraw, { params: { id } }),
      cancelOwn: () => api(boothOrders.cancel, { params: { id }, body: why }),
      confirm: () => api(operatorBoothOrders.confirm, { params: { id } }),
      refuse: () => api(operatorBoothOrders.refuse, { params: { id }, body: why }),
      pay: () => api(operatorBoothOrders.pay, { params: { id }, body: { on: '2026-12-01', reference: 'BOC 118' } }),
      cancel: () => api(operatorBoothOrders.cancel, { params: { id }, body: why }),
    };
  };

  it('goes from asked to confirmed to paid, and the booth with it; each step is told and recorded', async () => {
    const { s, id, booth } = await made();
    expect(await stateOf(booth)).toEqual({ state: 'held', ent: s.entId });
    await by(desk.token, id).confirm();
    await by(desk.token, id).confirm();
    expect(await stateOf(booth)).toEqual({ state: 'taken', ent: s.entId });
    await by(desk.token, id).pay();
    const view = await t.as(s.token)(boothOrders.detail, { params: { id } });
    expect(view).toMatchObject({ row: { state: 'paid' }, paid: { on: '2026-12-01', reference: 'BOC 118' }, steps: [] });
    expect(view.timeline.map((e) => `${e.party} ${e.act}`)).toEqual(['company ask', 'desk confirm', 'desk pay']);
    await jobsDone(t);
    const told = await t.as(s.token)(notices.page, { query: {} });
    expect(told.records.map((n) => n.kind).toSorted()).toEqual(['boothAsked', 'boothConfirmed', 'boothPaid']);
    const audit = await t.as(desk.token)(operator.audit, { query: { subject: id } });
    expect(audit.records.map((r) => r.act).toSorted()).toEqual(['boothOrder.confirm', 'boothOrder.pay']);
  });

  it('frees the booth wherever it ends', async () => {
    for (const end of ['refuse', 'withdraw'] as const) {
      const { s, id, booth } = await made();
      await by(end === 'withdraw' ? s.token : desk.token, id)[end]();
      expect(await stateOf(booth), end).toEqual({ state: 'free', ent: null });
    }
    const { s, id, booth } = await made();
    await by(desk.token, id).confirm();
    await by(s.token, id).cancelOwn();
    expect(await stateOf(booth)).toEqual({ state: 'free', ent: null });
    const next = await supplier(t.platform);
    await ask(next, booth);
    expect(await stateOf(booth)).toEqual({ state: 'held', ent: next.entId });
  });

  it('is moved by no step that its state does not allow', async () => {
    const { s, id } = await made();
    const setState = (state: BoothOrderState) =>
      t.pool.query(
        `update booth_orders set state = $2, expires_at = case when $2 = 'asked' then now() + interval '7 days' end,
         paid_on = case when $2 = 'paid' then date '2026-12-01' end, paid_reference = case when $2 = 'paid' then 'x' end where id = $1`,
        [id, state],
      );
    const own = { withdraw: by(s.token, id).withdraw, cancel: by(s.token, id).cancelOwn };
    const { confirm, refuse, pay, cancel } = by(desk.token, id);
    const atDesk = { confirm, refuse, pay, cancel };
    const ends = { withdraw: 'withdrawn', cancel: 'cancelled', confirm: 'confirmed', refuse: 'refused', pay: 'paid' };
    for (const state of boothOrderStates)
      for (const [party, calls] of [
        ['company', own],
        ['desk', atDesk],
      ] as const)
        for (const [step, go] of Object.entries(calls)) {
          // Done already, it stays done; what is allowed is tried elsewhere.
          const may = boothOrderStepsFor(state, party).some((x) => x === step);
          if (may || ends[step as 'pay'] === state) continue;
          await setState(state);
          expect(await refused(go()), `${state} ${party} ${step}`).toBe('409 boothOrders.wrongState');
        }
    expect(boothOrderSteps).toHaveLength(6);
    await setState('asked');
  });

  it('wants a reason, keeps to its day, and is nothing to strangers (fairs 37)', async () => {
    const { s, id } = await made();
    const stranger = await supplier(t.platform);
    for (const go of [by(stranger.token, id).withdraw, by(stranger.token, id).cancelOwn])
      expect(await refused(go())).toBe('404 common.notFound');
    expect(await refused(t.as(stranger.token)(boothOrders.detail, { params: { id } }))).toBe('404 common.notFound');
    expect(await refused(by(s.token, id).confirm())).toBe('403 common.forbidden');
    const empty = { params: { id }, body: { reason: '' } };
    expect(await refused(t.as(desk.token)(operatorBoothOrders.refuse, empty))).toBe('422 boothOrders.reasonNeeded');
    await by(desk.token, id).confirm();
    await t.pool.query('update booth_orders set cancel_days = 60 where id = $1', [id]);
    expect(await refused(by(s.token, id).cancelOwn())).toBe('409 boothOrders.tooLate');
    expect((await t.as(s.token)(boothOrders.detail, { params: { id } })).steps).toEqual([]);
    await by(desk.token, id).cancel();
  });

  it('ends by itself when nobody answers, once, however often the job comes (fairs 36)', async () => {
    const { s, id, booth } = await made();
    const system = systemContext(t.platform);
    await expireOrders(system);
    expect(await stateOf(booth)).toMatchObject({ state: 'held' });
    await t.pool.query(`update booth_orders set expires_at = now() - interval '1 minute' where id = $1`, [id]);
    await Promise.all([expireOrders(system), expireOrders(system)]);
    await expireOrders(system);
    expect(await stateOf(booth)).toEqual({ state: 'free', ent: null });
    const view = await t.as(s.token)(boothOrders.detail, { params: { id } });
    expect(view.timeline.map((e) => `${e.party} ${e.act}`)).toEqual(['company ask', 'clock expire']);
    expect(await refused(by(desk.token, id).confirm())).toBe('409 boothOrders.wrongState');
  });

  it('is in the copy of one’s data, holds the last person of a company, and loses the contact with the account', async () => {
    const { s, id } = await made();
    const ctx = { ...systemContext(t.platform) };
    const who = { userId: s.userId, entId: s.entId };
    expect(await exportOrders(ctx, who as never)).toMatchObject([{ state: 'asked', contact: '林晓 13800000001' }]);
    expect(await openOrders(ctx, who)).toMatchObject([{ kind: 'boothOrder' }]);
    await by(s.token, id).withdraw();
    expect(await openOrders(ctx, who)).toEqual([]);
    const { forgetContact } = await import('#server/rooms/fairs/orders/order-store.ts');
    await forgetContact(ctx, s.userId);
    expect(await exportOrders(ctx, who as never)).toMatchObject([{ contact: '' }]);
  });
});

it('saves a price list over the version that was read (fairs 34)', async () => {
  const { fairId: id } = await fair();
  const save = (base: number) =>
    t.as(desk.token)(operatorBoothOrders.setPrices, { params: { id }, body: { base, list } });
  expect(await refused(save(0))).toBe('409 fairPrices.changed');
  expect(await save(1)).toEqual({ version: 2 });
  const both = await Promise.allSettled([save(2), save(2)]);
  expect(both.map((r) => r.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { fairs: rows } = await t.as(desk.token)(operatorBoothOrders.prices);
  expect(rows.find((r) => r.fair.id === id)).toMatchObject({ version: 3, list });
});

it('goes with what the desk does to its booth: given, it is confirmed; taken back, it ends with the reason (fairs 37, 45)', async () => {
  const editor = await deskOperator(t, 'editor');
  const as = t.as(editor.token);
  const s = await supplier(t.platform);
  const rival = await supplier(t.platform);
  const { booths } = await fair();
  const id = booths[1]!;
  const asked = await ask(s, id);
  const state = async (order: string) => (await t.as(s.token)(boothOrders.detail, { params: { id: order } })).row.state;
  const give = (to: TestPerson) =>
    as(operatorFairs.assign, { params: { id }, body: { entId: to.entId!, state: 'taken' } });
  const take = () => as(operatorFairs.free, { params: { id }, body: { reason: '展馆改建' } });
  expect(await refused(give(rival))).toBe('409 fairDesk.notFree');
  await give(s);
  expect([await state(asked.id), await stateOf(id)]).toEqual(['confirmed', { state: 'taken', ent: s.entId }]);
  await take();
  expect([await state(asked.id), await stateOf(id)]).toEqual(['cancelled', { state: 'free', ent: null }]);
  const again = await ask(s, id);
  await take();
  expect([await state(again.id), await stateOf(id)]).toEqual(['refused', { state: 'free', ent: null }]);
  // Each is told once, by its order.
  await jobsDone(t);
  const told = (await t.as(s.token)(notices.page, { query: {} })).records.map((n) => n.kind);
  expect(told.filter((k) => k === 'boothConfirmed')).toHaveLength(1);
  expect(told.filter((k) => k === 'boothCancelled')).toHaveLength(1);
  expect(told.filter((k) => k === 'boothRefused')).toHaveLength(1);
  expect(told.filter((k) => /^booth(Given|Freed|Held)/.test(k))).toEqual([]);
  expect(await ask(rival, id)).toMatchObject({ state: 'asked' });
});
