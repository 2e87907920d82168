import { beforeAll, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { operatorPoints } from '#contract/operator/points/calls.ts';
import { points } from '#contract/points/calls.ts';
import { mall } from '#contract/points/mall/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { buyer, person, type TestPerson } from '#tests/world/people.ts';
import { pointsFor } from '#tests/world/rooms/points.ts';

let t: TestPlatform;
let desk: TestPerson;
let reviewer: TestPerson;
beforeAll(async () => {
  t = await testPlatform({ jobs: false });
  desk = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
  reviewer = await person(t.platform, { userType: 9, roles: [roleCodes.operator, roleCodes.reviewer] });
});
const inThree = (s: string) => ({ cn: s, en: s, es: s });
const rule = {
  code: 'FOLLOW' as const,
  value: 3,
  step: 0,
  dayCap: 9,
  lifeCap: null,
  holdDays: 0,
  validDays: 365,
  from: null,
};
const actsOf = async (id: string) =>
  (
    await t.pool.query<{ act: string }>(`select act from operator_audit where subject_id = $1 order by at`, [id])
  ).rows.map((r) => r.act);

it('sets rules from a moment on, never from one that is past, each in the audit (points 29)', async () => {
  const set = (o: Partial<Omit<typeof rule, 'from'>> & { from?: string | null } = {}) =>
    t.as(desk.token)(operatorPoints.setRule, { body: { ...rule, ...o } });
  const { id } = await set();
  const shown = async () => (await t.as()(points.showRule)).find((r) => r.code === 'FOLLOW')?.value;
  expect(await shown()).toBe(3);
  const from = new Date(Date.now() + 86_400_000).toISOString();
  await set({ value: 7, from });
  expect(await shown()).toBe(3);
  expect(await refused(set({ from }))).toBe('409 deskPoints.taken');
  expect(await refused(set({ from: '2020-02-01T00:00:00Z' }))).toBe('409 deskPoints.past');
  const all = (await t.as(desk.token)(operatorPoints.rules)).filter((r) => r.code === 'FOLLOW');
  expect(all.map((r) => [r.value, r.inForce])).toEqual([
    [7, false],
    [3, true],
    [2, false],
  ]);
  expect(await actsOf(id)).toEqual(['pointRule.set']);
});

it('keeps goods: made once, changed by one at a time, offered or not (points 29)', async () => {
  const draft = {
    id: null,
    version: 0,
    name: inThree('试样'),
    about: inThree('十二片'),
    kind: 'virtual' as const,
    picture: 'test-coupons' as const,
    price: 100,
    left: 3,
    perPerson: null,
    offered: true,
    clientKey: newId(),
  };
  const save = (o: Partial<Omit<typeof draft, 'id'>> & { id?: string | null } = {}) =>
    t.as(desk.token)(operatorPoints.saveGood, { body: { ...draft, ...o } });
  const { id } = await save();
  expect((await save()).id).toBe(id);
  await save({ id, version: 1, offered: false });
  expect(await refused(save({ id, version: 1 }))).toBe('409 deskPoints.changed');
  expect((await t.as()(mall.queryProduct, { query: {} })).records).toEqual([]);
  expect(await t.as(desk.token)(operatorPoints.good, { params: { id } })).toMatchObject({ offered: false, version: 2 });
  expect(await actsOf(id)).toEqual(['mallGood.save', 'mallGood.save']);
});

it('explains a balance by its lines, and corrects it with a reason that the member reads (points 20, 30)', async () => {
  const p = await buyer(t.platform);
  await pointsFor(t, p, 40);
  const params = { id: p.userId };
  expect((await t.as(reviewer.token)(operatorPoints.member, { params })).score.available).toBe(40);
  const lines = await t.as(reviewer.token)(operatorPoints.statement, { params, query: {} });
  expect(lines.records.reduce((n, e) => n + e.available, 0)).toBe(40);
  const body = { points: -60, note: '重复计分', clientKey: newId() };
  expect(await refused(t.as(reviewer.token)(operatorPoints.correct, { params, body }))).toBe('403 common.forbidden');
  const correct = () => t.as(desk.token)(operatorPoints.correct, { params, body });
  expect((await Promise.all([correct(), correct()])).map((e) => e.claim)).toEqual([20, 20]);
  expect(await t.as(p.token)(points.currentScore)).toEqual({ available: 0, pending: 0, claim: 20 });
  const [last] = (await t.as(p.token)(points.page, { query: {} })).records;
  expect(last).toMatchObject({ act: 'correct', note: '重复计分', amount: -60 });
  expect(await refused(t.as(desk.token)(operatorPoints.member, { params: { id: desk.userId } }))).toBe(
    '404 common.notFound',
  );
});
