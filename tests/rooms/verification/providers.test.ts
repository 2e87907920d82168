import { beforeAll, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { mayOpen } from '#contract/pages.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { decideAs, fileOf as makeFile, papersOf, submitAs } from '../../world/applications.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let op: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  op = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
});

const fileOf = (p: TestPerson) => makeFile(t, p);
const submit = (p: TestPerson, o: Parameters<typeof submitAs>[2] = {}) => submitAs(t, p, o);
const decide = (id: string, decision: 'approve') => decideAs(t, op, id, decision);
const userOf = async (id: string) =>
  (
    await t.pool.query<{ user_type: number; roles: string[]; auth_status: number }>(
      'select user_type, roles, auth_status from users where id = $1',
      [id],
    )
  ).rows[0]!;

it('an approval makes a provider of an enterprise, and a supplier and provider of a supplier', async () => {
  const b = await buyer(t.platform);
  const s = await supplier(t.platform);
  const inTwoYears = new Date(Date.now() + 700 * 86_400_000).toISOString().slice(0, 10);
  for (const [p, userType] of [
    [b, 5],
    [s, 15],
  ] as const) {
    const documents = [
      ...(await papersOf(t, p)),
      { type: 'qualification' as const, fileId: await fileOf(p), expiresAt: inTwoYears },
    ];
    const { id } = await submit(p, { kind: 'thirdParty', documents });
    await decide(id, 'approve');
    expect(await userOf(p.userId)).toMatchObject({ user_type: userType });
    expect((await userOf(p.userId)).roles).toContain('ROLE_SERVICE_PROVIDER');
  }
});

it('a registered provider proves its services, and may supply besides', async () => {
  const p = await person(t.platform, { userType: 5, roles: ['ROLE_SERVICE_PROVIDER'], isFinish: true });
  const inTwoYears = new Date(Date.now() + 700 * 86_400_000).toISOString().slice(0, 10);
  const documents = [
    ...(await papersOf(t, p)),
    { type: 'qualification' as const, fileId: await fileOf(p), expiresAt: inTwoYears },
  ];
  const { id } = await submit(p, { kind: 'thirdParty', documents });
  await decide(id, 'approve');
  expect(await userOf(p.userId)).toMatchObject({ user_type: 5, roles: ['ROLE_SERVICE_PROVIDER'], auth_status: 1 });
  const supply = await submit(p, { kind: 'supplier' });
  await decide(supply.id, 'approve');
  expect(await userOf(p.userId)).toMatchObject({ user_type: 15, auth_status: 1 });
  expect((await userOf(p.userId)).roles.toSorted()).toEqual(['ROLE_GYS', 'ROLE_SERVICE_PROVIDER']);
  for (const page of ['beThirdParty', 'beSupplier'] as const)
    expect(
      mayOpen(page, { userType: 5, roles: ['ROLE_SERVICE_PROVIDER'], isFinish: true, seat: 'owner' } as never),
    ).toBe(true);
});
