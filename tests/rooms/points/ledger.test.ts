import { beforeAll, expect, it } from 'vitest';
import { points } from '#contract/points/calls.ts';
import { inTransaction, systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { correct } from '#server/rooms/points/ledger/amend.ts';
import { type Deed, earn, reverse, spend } from '#server/rooms/points/ledger/book.ts';
import { expireEnded, releaseHeld } from '#server/rooms/points/ledger/due.ts';
import { exportPoints, forgetPoints } from '#server/rooms/points/own-data.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { actingAs } from '#tests/harness/acting-as.ts';
import { buyer, person, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform({ jobs: false });
});
const ctx = () => systemContext(t.platform);
const book = (p: TestPerson, o: Partial<Deed> = {}) => {
  const id = newId();
  return inTransaction(ctx(), (tx) =>
    earn(tx, { userId: p.userId, code: 'RATE', source: 'order.rated', sourceId: id, key: `RATE:${id}`, ...o }),
  );
};
const takeBack = (key: string) =>
  inTransaction(ctx(), (tx) => reverse(tx, key, { source: 'rating.hidden', sourceId: key }));
const pay = (p: TestPerson, n: number, key = newId()) =>
  inTransaction(ctx(), (tx) => spend(tx, { userId: p.userId, source: 'test', sourceId: key, key, points: n }));
const balanceOf = (p: TestPerson) => t.as(p.token)(points.currentScore);
const linesOf = async (p: TestPerson) =>
  (await t.as(p.token)(points.page, { query: { sort: 'oldest', size: 100 } })).records;

it('books a deed once, however often and on however many nodes it is told (points 7)', async () => {
  const p = await buyer(t.platform);
  const key = `RATE:${newId()}`;
  await Promise.all(Array.from({ length: 8 }, () => book(p, { key })));
  expect(await balanceOf(p)).toEqual({ available: 20, pending: 0, claim: 0 });
  expect(await linesOf(p)).toMatchObject([{ no: 1, act: 'earn', rule: 'RATE', amount: 20, balance: 20 }]);
});

it('gives what a cap leaves, and notes a deed beyond it with 0 points, which stay 0 (points 8)', async () => {
  const p = await buyer(t.platform);
  const keys = Array.from({ length: 5 }, () => `RATE:${newId()}`);
  for (const key of keys) await book(p, { key });
  expect((await linesOf(p)).map((l) => l.amount)).toEqual([20, 20, 20, 0, 0]);
  await book(p, { key: keys[4] ?? '' });
  expect(await balanceOf(p)).toMatchObject({ available: 60 });
  const life = `VERIFY:${p.userId}:`;
  for (const kind of ['a', 'b', 'c', 'd']) await book(p, { code: 'VERIFY', key: life + kind });
  expect(await balanceOf(p)).toMatchObject({ available: 960 });
});

it('holds what a rule holds, and releases it after its time, once (points 4)', async () => {
  const p = await buyer(t.platform);
  await book(p, { code: 'PUBLISH_INQUIRY', about: 'XJ-1' });
  expect(await balanceOf(p)).toEqual({ available: 0, pending: 30, claim: 0 });
  await expect(pay(p, 10)).rejects.toThrow('points.tooFew');
  await releaseHeld(ctx());
  expect(await balanceOf(p)).toMatchObject({ pending: 30 });
  await t.pool.query(`update point_lots set held_until = now() where user_id = $1`, [p.userId]);
  await Promise.all([releaseHeld(ctx()), releaseHeld(ctx())]);
  expect(await balanceOf(p)).toEqual({ available: 30, pending: 0, claim: 0 });
  expect((await linesOf(p)).map((l) => [l.act, l.amount, l.available, l.pending])).toEqual([
    ['earn', 30, 0, 30],
    ['release', 0, 30, -30],
  ]);
});

it('takes back what is held, else what is there; the rest is a claim that later earnings pay first (points 5)', async () => {
  const p = await buyer(t.platform);
  const held = `PUBLISH_INQUIRY:${newId()}`;
  await book(p, { code: 'PUBLISH_INQUIRY', key: held });
  await takeBack(held);
  expect(await balanceOf(p)).toEqual({ available: 0, pending: 0, claim: 0 });
  const [first, second] = [`RATE:${newId()}`, `RATE:${newId()}`];
  await book(p, { key: first });
  await pay(p, 15);
  await Promise.all([takeBack(first), takeBack(first), takeBack(`RATE:${newId()}`)]);
  expect(await balanceOf(p)).toEqual({ available: 0, pending: 0, claim: 15 });
  await book(p, { key: second });
  expect(await balanceOf(p)).toEqual({ available: 5, pending: 0, claim: 0 });
  expect((await linesOf(p)).at(-1)).toMatchObject({ amount: 20, available: 5, claim: -15, balance: 5 });
  expect((await t.as(p.token)(points.scoreInfo)).lifetime).toBe(20);
});

it('ends points after their time, the first to end being spent first (points 6)', async () => {
  const p = await buyer(t.platform);
  const early = await book(p);
  await book(p);
  await t.pool.query(`update point_lots set expires_at = now() + interval '5 days' where entry_id = $1`, [early?.id]);
  expect((await t.as(p.token)(points.scoreInfo)).expiring).toMatchObject({ points: 20 });
  await pay(p, 5);
  await t.pool.query(`update point_lots set expires_at = now() where entry_id = $1`, [early?.id]);
  await Promise.all([expireEnded(ctx()), expireEnded(ctx())]);
  expect(await balanceOf(p)).toMatchObject({ available: 20 });
  expect((await linesOf(p)).at(-1)).toMatchObject({ act: 'expire', amount: -15, rule: 'RATE' });
});

it('is never written in a line that does not balance, nor changed afterwards (points 1)', async () => {
  const p = await buyer(t.platform);
  await book(p);
  const write = `insert into point_entries (id, user_id, no, act, source, source_id, key, available, pending, platform, claim, points,
    balance, pending_after, claim_after, day, at)
    values (gen_random_uuid(), $1, 99, 'correct', 'x', 'x', gen_random_uuid(), 10, 0, 0, 0, 10, 10, 0, 0, now(), now())`;
  await expect(t.pool.query(write, [p.userId])).rejects.toThrow('point_entries_balanced');
  await expect(t.pool.query('update point_entries set platform = 0')).rejects.toThrow('append-only');
  await expect(t.pool.query('delete from point_entries')).rejects.toThrow('append-only');
  await expect(t.pool.query('update point_accounts set available = -1')).rejects.toThrow('available_least');
});

it('is read by its member alone, in parts by way, rule and days, and operators have none (points 2, 19)', async () => {
  const [p, other] = [await buyer(t.platform), await buyer(t.platform)];
  await book(p);
  await pay(p, 5);
  const page = (query: object) =>
    t
      .as(p.token)(points.page, { query })
      .then((l) => l.records.map((r) => r.act));
  expect(await page({ way: 'out' })).toEqual(['spend']);
  expect(await page({ rule: 'RATE' })).toEqual(['earn']);
  expect(await page({ to: '2020-01-01' })).toEqual([]);
  expect(await t.as(other.token)(points.page, { query: {} })).toMatchObject({ total: 0 });
  const info = (userId: string) => t.as(p.token)(points.userInfo, { params: { userId } });
  expect(await info(p.userId)).toMatchObject({ available: 15, level: 'basic' });
  expect(await refused(info(other.userId))).toBe('404 common.notFound');
  const operator = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
  expect(await refused(t.as(operator.token)(points.saveScore, { query: { ruleCode: 'SHARE' } }))).toBe(
    '403 points.notForOperators',
  );
  expect(await book(operator)).toBeNull();
});

it('is in the copy of one’s data, and goes back to the platform with the account (points 22)', async () => {
  const p = await buyer(t.platform);
  await book(p);
  await inTransaction(ctx(), (tx) =>
    correct(tx, p.userId, { points: 30, note: 'n', key: newId(), source: 's', sourceId: 's', about: '', validDays: 9 }),
  );
  const copy = await exportPoints(ctx(), actingAs(t, p, '').person!);
  expect(copy.entries).toHaveLength(2);
  await forgetPoints(ctx(), p.userId);
  await forgetPoints(ctx(), p.userId);
  expect(await balanceOf(p)).toEqual({ available: 0, pending: 0, claim: 0 });
  const { rows } = await t.pool.query<{ sum: string }>(
    `select coalesce(sum(platform + available + pending), 0) as sum from point_entries`,
  );
  expect(Number(rows[0]?.sum)).toBe(0);
});
