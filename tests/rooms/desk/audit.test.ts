import { beforeAll, expect, it } from 'vitest';
import { operator } from '#contract/operator/calls.ts';
import { refused } from '../../harness/refused.ts';
import { type TestPlatform, testPlatform } from '../../harness/platform.ts';
import { decideAs, submitAs } from '../../world/applications.ts';
import { buyer, person, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let one: TestPerson;
let two: TestPerson;
const newOperator = () => person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
beforeAll(async () => {
  t = await testPlatform();
  [one, two] = [await newOperator(), await newOperator()];
});
type Query = NonNullable<Parameters<typeof ask>[0]>;
const ask = (query: {
  q?: string;
  act?: 'case.view' | 'case.reject' | 'audit.export';
  operator?: string;
  subject?: string;
  from?: string;
  to?: string;
  file?: '1';
  size?: number;
  cursor?: string;
}) => t.as(one.token)(operator.audit, { query });
const actsOf = async (query: Query) => (await ask(query)).records.map((r) => r.act);
const chinaDay = (days = 0) => new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

it('is found by the number of a case, whatever its lines call it, by name, operator, person and day', async () => {
  const b = await buyer(t.platform);
  const { id, number } = await submitAs(t, b);
  await t.as(two.token)(operator.review, { params: { id } });
  await decideAs(t, one, id, 'reject', { reasons: ['blurred'] });
  // A line as versions before wrote it: called by its id.
  await t.pool.query(
    `insert into operator_audit (id, operator_id, operator, act, subject, subject_id, address)
     values (gen_random_uuid(), $1, '旧', 'case.undo', $2, $2, '-')`,
    [two.userId, id],
  );
  const all = ['case.reject', 'case.undo', 'case.view'];
  expect((await actsOf({ q: number })).toSorted()).toEqual(all);
  expect((await actsOf({ q: number.toLowerCase() })).toSorted()).toEqual(all);
  expect((await actsOf({ q: id })).toSorted()).toEqual(all);
  expect(await actsOf({ q: number, act: 'case.reject' })).toEqual(['case.reject']);
  expect(await actsOf({ q: number, operator: one.userId })).toEqual(['case.reject']);
  const reason = '多次提交虚假材料';
  await t.as(one.token)(operator.suspendPerson, { params: { id: b.userId }, body: { reason } });
  expect(await actsOf({ subject: b.userId })).toEqual(['person.suspend']);
  const name = (await t.pool.query<{ name: string }>('select name from users where id = $1', [b.userId])).rows[0]?.name;
  expect(await actsOf({ q: name ?? '' })).toContain('person.suspend');
  expect(await actsOf({ q: number, from: chinaDay(-1), to: chinaDay() })).toHaveLength(3);
  expect(await actsOf({ q: number, to: chinaDay(-1) })).toEqual([]);
  expect(await actsOf({ q: number, from: chinaDay(1) })).toEqual([]);
  expect((await ask({})).operators.map((o) => o.id)).toEqual(expect.arrayContaining([one.userId, two.userId]));
});

it('what goes into a file is recorded once a file, with the filters that chose it', async () => {
  const before = (await actsOf({ act: 'audit.export' })).length;
  const first = await ask({ operator: one.userId, from: chinaDay(), file: '1', size: 1 });
  expect(first.next).not.toBe(null);
  await ask({ operator: one.userId, from: chinaDay(), file: '1', size: 1, cursor: first.next ?? '' });
  const kept = (await ask({ act: 'audit.export' })).records;
  expect(kept).toHaveLength(before + 1);
  expect(kept[0]?.after).toEqual({ operator: one.userId, from: chinaDay() });
});

it('is for administrators', async () => {
  const reviewer = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR', 'ROLE_OPERATOR_REVIEWER'] });
  expect(await refused(t.as(reviewer.token)(operator.audit, { query: {} }))).toBe('403 common.forbidden');
});
