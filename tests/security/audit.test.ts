import { beforeAll, expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import { operator } from '#contract/operator/calls.ts';
import { testPlatform, type TestPlatform } from '../harness/platform.ts';
import { buyer, person } from '../world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform({ jobs: false });
});
const codeOf = async (sql: string) =>
  t.pool.query(sql).then(
    () => 'done',
    (err: { code: string }) => err.code,
  );

it('audit: the database itself refuses to change, delete or empty the record, whoever asks', async () => {
  const op = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
  const somebody = await buyer(t.platform);
  await t.as(op.token)(operator.suspendPerson, {
    params: { id: somebody.userId },
    body: { reason: '违规报价，先停用' },
  });
  const rows = async () => (await t.pool.query('select * from operator_audit order by id')).rows;
  const before = await rows();
  expect(before).toHaveLength(1);
  const refused = '42501';
  expect(await codeOf(`update operator_audit set reason = ''`)).toBe(refused);
  expect(await codeOf('delete from operator_audit')).toBe(refused);
  expect(await codeOf('truncate operator_audit')).toBe(refused);
  expect(await codeOf(`set session_replication_role = replica; delete from operator_audit`)).toBe(refused);
  // Not by the way of a conflict either.
  expect(
    await codeOf(`insert into operator_audit select * from operator_audit on conflict (id) do update set act = 'x'`),
  ).toBe(refused);
  expect(await rows()).toEqual(before);
});

it('audit: no call of the contract changes it', () => {
  const writes = Object.values(contract)
    .flatMap((room) => Object.values(room))
    .filter((e) => e.path.includes('/audit') && e.method !== 'GET');
  expect(writes).toEqual([]);
});
