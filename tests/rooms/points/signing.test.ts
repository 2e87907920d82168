import { beforeAll, expect, it } from 'vitest';
import { memberTools, points } from '#contract/points/calls.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { buyer, person, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform({ jobs: false });
});
const dayAgo = (n: number) => chinaDay(Date.now() - n * 86_400_000);
/** A member for so many days who has signed these days ago. */
const signer = async (days: number[], since = 30): Promise<TestPerson> => {
  const p = await buyer(t.platform);
  await t.pool.query(`update users set created_at = now() - make_interval(days => $2) where id = $1`, [
    p.userId,
    since,
  ]);
  for (const n of days)
    await t.pool.query(`insert into point_sign_ins (user_id, day, countersigned) values ($1, $2, false)`, [
      p.userId,
      dayAgo(n),
    ]);
  return p;
};
const signIn = (p: TestPerson) => t.as(p.token)(points.signIn);
const countersign = (p: TestPerson, n: number) => t.as(p.token)(points.countersign, { body: { day: dayAgo(n) } });
const days = (p: TestPerson) => t.as(p.token)(points.mySignDays, { query: {} });
const claim = (p: TestPerson, ruleCode: 'USER_ONLINE' | 'SHARE' | 'SIGN_IN') =>
  t.as(p.token)(points.add, { query: { ruleCode } });

it('pays by the row of days, once a day, also at once (points 14)', async () => {
  const p = await signer([1, 2, 3]);
  const got = await Promise.all([signIn(p), signIn(p), claim(p, 'SIGN_IN')]);
  expect(got.map((g) => g.points).toSorted((a, b) => a - b)).toEqual([0, 0, 20]);
  expect(await days(p)).toMatchObject({ signed: true, streak: 4, next: 25 });
  const long = await signer(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(await signIn(long)).toMatchObject({ points: 30, streak: 21 });
});

it('signs a missed day for points, which mends the row and earns nothing itself (points 15)', async () => {
  // A month with two missed days: the second to last and the fourth to last.
  const p = await signer(Array.from({ length: 28 }, (_, i) => i + 1).filter((n) => n !== 2 && n !== 4));
  expect(await signIn(p)).toMatchObject({ streak: 2, points: 10 });
  expect((await days(p)).countersign).toMatchObject({ price: 20, left: 3, days: [dayAgo(2), dayAgo(4)] });
  expect(await refused(countersign(p, 2))).toBe('409 points.tooFew');
  await t.pool.query(`update point_accounts set available = 60 where user_id = $1`, [p.userId]);
  await t.pool.query(`update point_lots set "left" = 60 where user_id = $1`, [p.userId]);
  expect(await countersign(p, 2)).toMatchObject({ points: -20, streak: 4, available: 40 });
  expect(await refused(countersign(p, 2))).toBe('409 points.signed');
  expect(await refused(countersign(p, 29))).toBe('409 points.notMissed');
  const late = await t.as(p.token)(points.deductPoints, { query: { ruleCode: 'COUNTERSIGN' } });
  expect(late).toMatchObject({ points: -20, available: 20 });
  expect(await days(p)).toMatchObject({ streak: 29, countersign: { left: 1, days: [] } });
});

it('signs no day before the account, and no more than three a month (points 15)', async () => {
  const young = await signer([], 2);
  expect((await days(young)).countersign.days).toEqual([dayAgo(1), dayAgo(2)]);
  expect(await refused(countersign(young, 3))).toBe('409 points.notMissed');
  const p = await signer([]);
  await t.pool.query(
    `insert into point_sign_ins (user_id, day, countersigned) select $1, $2::date - n, true from generate_series(1, 3) n`,
    [p.userId, dayAgo(0)],
  );
  expect(await refused(countersign(p, 4))).toBe('409 points.noneLeft');
});

it('gives an hour online once an hour and a share once a day, whoever asks how often (points 9)', async () => {
  const p = await buyer(t.platform);
  const hours = await Promise.all([claim(p, 'USER_ONLINE'), claim(p, 'USER_ONLINE'), claim(p, 'USER_ONLINE')]);
  expect(hours.map((h) => h.points).toSorted((a, b) => a - b)).toEqual([0, 0, 5]);
  const { again } = await claim(p, 'USER_ONLINE');
  expect(Date.parse(again ?? '') - Date.now()).toBeGreaterThan(3_500_000);
  expect([(await claim(p, 'SHARE')).points, (await claim(p, 'SHARE')).points]).toEqual([2, 0]);
  const anything = (ruleCode: string) => t.as(p.token)(points.saveScore, { query: { ruleCode: ruleCode as 'SHARE' } });
  expect(await refused(anything('VERIFY'))).toBe('400 common.invalid');
  const task = (await t.as(p.token)(points.tasks)).find((r) => r.code === 'SHARE');
  expect(task).toMatchObject({ today: 2, done: 'today' });
});

it('asks for a complete profile before a day is signed', async () => {
  const p = await person(t.platform, { userType: 2, roles: [], isFinish: false });
  expect(await refused(signIn(p))).toBe('403 common.complete');
  expect(await refused(claim(p, 'SIGN_IN'))).toBe('403 common.complete');
  expect(await refused(t.as()(points.signIn))).toBe('401 common.login');
});

it('shows everybody the rules, in force from their moment on (points 8)', async () => {
  const rules = await t.as()(points.showRule);
  expect(rules.find((r) => r.code === 'PUBLISH_INQUIRY')).toMatchObject({ value: 30, dayCap: 90, holdDays: 3 });
  await t.pool.query(
    `insert into point_rules (id, code, value, starts_at) values
       (gen_random_uuid(), 'FOLLOW', 4, now()), (gen_random_uuid(), 'FOLLOW', 9, now() + interval '1 day')`,
  );
  expect((await t.as()(points.showRule)).find((r) => r.code === 'FOLLOW')).toMatchObject({ value: 4, dayCap: null });
});

it('keeps the tools that a member wants at hand, each once (points 21)', async () => {
  const p = await buyer(t.platform);
  expect((await t.as(p.token)(memberTools.show)).tools).toContain('growthTask');
  const tools = ['search', 'samples', 'search'] as const;
  expect(await t.as(p.token)(memberTools.save, { body: { tools: [...tools] } })).toEqual({
    tools: ['search', 'samples'],
  });
  expect(await t.as(p.token)(memberTools.show)).toEqual({ tools: ['search', 'samples'] });
});
