import { beforeAll, expect, it } from 'vitest';
import { operatorPoints } from '#contract/operator/points/calls.ts';
import { points } from '#contract/points/calls.ts';
import { mall } from '#contract/points/mall/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { dropOldParcels } from '#server/rooms/points/mall/exchange-store.ts';
import { exchangeGood } from '#server/rooms/points/mall/exchange.ts';
import { exportPoints, forgetPoints } from '#server/rooms/points/own-data.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { actingAs } from '#tests/harness/acting-as.ts';
import { buyer, person, type TestPerson } from '#tests/world/people.ts';
import { goodOf, pointsFor } from '#tests/world/rooms/points.ts';

let t: TestPlatform;
let desk: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  desk = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
});
const rich = async (n: number): Promise<TestPerson> => {
  const p = await buyer(t.platform);
  await pointsFor(t, p, n);
  return p;
};
type Asked = Partial<{ price: number; addressId: string | null; clientKey: string }>;
const take = (p: TestPerson, goodId: string, o: Asked = {}) =>
  t.as(p.token)(mall.exchange, { body: { goodId, price: 100, addressId: null, clientKey: newId(), ...o } });
const addressOf = (p: TestPerson) =>
  t.as(p.token)(mall.addAddress, {
    body: { name: '苏念', phone: '13800000001', address: '苏州市工业园区星湖街 218 号', postcode: '' },
  });
const balanceOf = async (p: TestPerson) => (await t.as(p.token)(points.currentScore)).available;
const mineOf = async (p: TestPerson) => (await t.as(p.token)(mall.mine, { query: {} })).records;
const move = (
  id: string,
  step: 'send' | 'cancel' | 'takeBack' | 'keep',
  o: { tracking?: string; reason?: string } = {},
) => t.as(desk.token)(operatorPoints.moveExchange, { params: { id }, body: { step, tracking: '', reason: '', ...o } });
const own = (p: TestPerson, id: string, step: 'cancel' | 'receive' | 'askReturn', reason = '') =>
  t.as(p.token)(mall.step, { params: { id }, body: { step, reason } });

it('of 200 exchanges at once for 10 goods gives exactly 10, and takes the points of those alone (points 24)', async () => {
  const id = await goodOf(t, { left: 10 });
  const people = await Promise.all(Array.from({ length: 200 }, () => rich(100)));
  const asked = { goodId: id, price: 100, addressId: null };
  const all = await Promise.allSettled(
    people.map((p) => exchangeGood(actingAs(t, p, ''), { ...asked, clientKey: newId() })),
  );
  expect(all.filter((r) => r.status === 'fulfilled')).toHaveLength(10);
  const { rows } = await t.pool.query(
    `select (select "left" from mall_goods where id = $1) as left, (select count(*)::int from mall_exchanges where good_id = $1) as n,
       (select count(*)::int from point_entries where act = 'spend') as lines`,
    [id],
  );
  expect(rows[0]).toEqual({ left: 0, n: 10, lines: 10 });
}, 120_000);

it('is the same exchange for the same click, and keeps to price, limit, stock and balance (points 24)', async () => {
  const p = await rich(250);
  const id = await goodOf(t, { perPerson: 1 });
  const clientKey = newId();
  const twice = await Promise.all([take(p, id, { clientKey }), take(p, id, { clientKey })]);
  expect(twice[0]).toEqual(twice[1]);
  expect(await balanceOf(p)).toBe(150);
  expect(await refused(take(p, id))).toBe('409 mall.limitReached');
  const other = await goodOf(t, { left: 0 });
  expect(await refused(take(p, other))).toBe('409 mall.soldOut');
  const dear = await goodOf(t, { points: 200 });
  expect(await refused(take(p, dear))).toBe('409 mall.priceChanged');
  expect(await refused(take(p, dear, { price: 200 }))).toBe('409 points.tooFew');
  expect(await refused(take(p, newId()))).toBe('404 common.notFound');
});

it('posts to one of the member’s own addresses, which rest closed (points 25)', async () => {
  const [p, other] = [await rich(300), await rich(300)];
  const good = await goodOf(t, { kind: 'posted' });
  expect(await refused(take(p, good))).toBe('400 mall.addressMissing');
  const { id: theirs } = await addressOf(other);
  expect(await refused(take(p, good, { addressId: theirs }))).toBe('404 common.notFound');
  const { id: mine } = await addressOf(p);
  expect(await addressOf(p)).toEqual({ id: mine });
  await take(p, good, { addressId: mine });
  await t.as(p.token)(mall.removeAddress, { params: { id: mine } });
  expect(await refused(t.as(p.token)(mall.removeAddress, { params: { id: theirs } }))).toBe('404 common.notFound');
  expect((await mineOf(p))[0]?.address).toContain('星湖街');
  const { rows } = await t.pool.query<{ row: string }>(`select mall_exchanges::text as row from mall_exchanges`);
  expect(rows.some((r) => r.row.includes('星湖街'))).toBe(false);
});

it('is sent, received, returned; what is taken back gives points and stock back, once (points 26, 27)', async () => {
  const p = await rich(100);
  const good = await goodOf(t, { kind: 'posted', left: 1 });
  const { id } = await take(p, good, { addressId: (await addressOf(p)).id });
  expect(await refused(own(p, id, 'receive'))).toBe('409 mall.wrongState');
  expect(await refused(move(id, 'send'))).toBe('400 common.invalid');
  await move(id, 'send', { tracking: 'SF 1234' });
  expect(await refused(own(p, id, 'cancel'))).toBe('409 mall.wrongState');
  expect(await refused(own(await rich(1), id, 'receive'))).toBe('404 common.notFound');
  expect((await mineOf(p))[0]).toMatchObject({ state: 'sent', tracking: 'SF 1234', steps: ['receive', 'askReturn'] });
  await own(p, id, 'receive');
  expect(await refused(own(p, id, 'askReturn'))).toBe('400 mall.reasonMissing');
  await own(p, id, 'askReturn', '试样开裂');
  await Promise.all([move(id, 'takeBack'), move(id, 'takeBack')]);
  expect(await balanceOf(p)).toBe(100);
  const { records } = await t.as()(mall.queryProduct, { query: { size: 100 } });
  expect(records.find((g) => g.id === good)?.left).toBe(1);
  const { rows } = await t.pool.query<{ act: string }>(
    `select act from operator_audit where subject_id = $1 order by at`,
    [id],
  );
  expect(rows.map((r) => r.act)).toEqual(['mallExchange.move', 'mallExchange.move']);
});

it('can’t be returned after its days, and a code not at all; before it is sent it is cancelled (points 26, 27)', async () => {
  const p = await rich(300);
  const { id } = await take(p, await goodOf(t, { kind: 'posted' }), { addressId: (await addressOf(p)).id });
  await move(id, 'send', { tracking: 'SF 1234' });
  await t.pool.query(`update mall_exchanges set sent_at = now() - interval '15 days' where id = $1`, [id]);
  expect(await refused(own(p, id, 'askReturn', '晚了'))).toBe('409 mall.tooLate');
  const { id: code } = await take(p, await goodOf(t));
  await move(code, 'send', { tracking: 'HS-7F3K' });
  expect(await refused(own(p, code, 'askReturn', '不要了'))).toBe('409 mall.wrongState');
  const { id: third } = await take(p, await goodOf(t));
  expect(await balanceOf(p)).toBe(0);
  await Promise.all([own(p, third, 'cancel'), own(p, third, 'cancel')]);
  expect(await balanceOf(p)).toBe(100);
});

it('loses its address 30 days after its end, and with the account all that names somebody (points 28)', async () => {
  const p = await rich(200);
  const { id: addressId } = await addressOf(p);
  const { id } = await take(p, await goodOf(t, { kind: 'posted' }), { addressId });
  await move(id, 'cancel', { reason: '缺货' });
  await t.pool.query(`update mall_exchanges set ended_at = now() - interval '31 days' where id = $1`, [id]);
  await dropOldParcels(systemContext(t.platform), 30);
  expect((await mineOf(p))[0]?.address).toBeNull();
  const copy = await exportPoints(systemContext(t.platform), actingAs(t, p, '').person!);
  expect([copy.exchanges.length, copy.addresses.length]).toEqual([1, 1]);
  await forgetPoints(systemContext(t.platform), p.userId);
  expect(await t.as(p.token)(mall.addresses)).toEqual([]);
});
