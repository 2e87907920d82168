import { beforeAll, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { verification } from '#contract/verification/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { expireApplications } from '#server/rooms/verification/index.ts';
import { jobsDone } from '../../harness/jobs.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { applicationOf, decideAs, fileOf, newCreditCode } from '../../world/applications.ts';
import { buyer, person, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let op: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  op = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
});

it('who was rejected hands in again what they sent, and only they do', async () => {
  const b = await buyer(t.platform);
  const body = await applicationOf(t, b);
  const send = (by: TestPerson, sent = body) => t.as(by.token)(verification.submit, { body: sent });
  const first = await send(b);
  await decideAs(t, op, first.id, 'reject', { reasons: ['unsigned'] });
  const second = await send(b);
  expect(second.id).not.toBe(first.id);
  expect(second.state).toBe('submitted');
  const fields = { ...body.fields, creditCode: newCreditCode() };
  expect(await refused(send(await buyer(t.platform), { ...body, fields }))).toBe('422 files.notYours');
});

it('who renews in time keeps the verification, and hears of no end', async () => {
  const b = await buyer(t.platform);
  const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
  const body = await applicationOf(t, b);
  const send = async (ends: string) => {
    const documents = [
      { type: 'businessLicence' as const, fileId: await fileOf(t, b), expiresAt: ends },
      { type: 'authorisation' as const, fileId: await fileOf(t, b) },
    ];
    const { id } = await t.as(b.token)(verification.submit, { body: { ...body, documents } });
    await decideAs(t, op, id, 'approve');
    return id;
  };
  const old = await send(day(20));
  const renewed = await send(day(400));
  await expireApplications(systemContext(t.platform), new Date(Date.now() + 10 * 86_400_000));
  await expireApplications(systemContext(t.platform), new Date(Date.now() + 25 * 86_400_000));
  await jobsDone(t);
  const states = await t.pool.query<{ id: string; state: string }>(
    'select id, state from verification_applications where applicant_id = $1 order by id',
    [b.userId],
  );
  expect(states.rows).toEqual([
    { id: old, state: 'lapsed' },
    { id: renewed, state: 'approved' },
  ]);
  const { rows } = await t.pool.query<{ auth_status: number }>('select auth_status from users where id = $1', [
    b.userId,
  ]);
  expect(rows[0]?.auth_status).toBe(1);
  const told = await t.pool.query<{ kind: string }>('select kind from notices where user_id = $1', [b.userId]);
  expect(told.rows.map((n) => n.kind).filter((k) => k === 'verificationLapsed' || k === 'verificationExpires')).toEqual(
    [],
  );
});
