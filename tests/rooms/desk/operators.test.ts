import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operator } from '#contract/operator/calls.ts';
import { operatorAccounts } from '#contract/operator/operators.ts';
import { systemContext } from '#server/platform/context.ts';
import { resetFromServer } from '#server/rooms/operator/index.ts';
import { refusal, refused } from '../../harness/refused.ts';
import { type TestPlatform, testPlatform } from '../../harness/platform.ts';
import { forgetLimits } from '../../world/login.ts';
import { deskLogin, deskOperator, digitsOf, type TestOperator } from '../../world/operators.ts';
import { buyer } from '../../world/people.ts';

let t: TestPlatform;
let chief: TestOperator;
let deputy: TestOperator;
let reviewer: TestOperator;
beforeAll(async () => {
  t = await testPlatform();
  chief = await deskOperator(t, 'administrator');
  deputy = await deskOperator(t, 'administrator');
  reviewer = await deskOperator(t, 'reviewer');
});
beforeEach(() => forgetLimits(t));

const reason = '当面核实过本人';
const as = (o: { token: string }) => t.as(o.token);
const rowOf = async (id: string) =>
  (await as(chief)(operatorAccounts.list, { query: { size: 100 } })).records.find((r) => r.id === id);
const actsOf = async (id: string) =>
  (await as(chief)(operator.audit, { query: { subject: id, sort: 'oldest' } })).records.map((r) => r.act);

describe('levels (operator 11)', () => {
  it('each opens its own part of the desk and no other', async () => {
    const editor = await deskOperator(t, 'editor');
    const reach = async (o: { token: string }) => ({
      queue: await refused(as(o)(operator.queue, { query: {} })),
      settings: await refused(as(o)(operator.settings)),
      audit: await refused(as(o)(operator.audit, { query: {} })),
      operators: await refused(as(o)(operatorAccounts.list, { query: {} })),
    });
    const no = '403 common.forbidden';
    expect(await reach(reviewer)).toEqual({ queue: 'done', settings: no, audit: no, operators: no });
    expect(await reach(editor)).toEqual({ queue: no, settings: 'done', audit: no, operators: no });
    expect(await reach(chief)).toEqual({ queue: 'done', settings: 'done', audit: 'done', operators: 'done' });
  });

  it('an editor neither sees nor sets what review stands on', async () => {
    const editor = await deskOperator(t, 'editor');
    const keys = (await as(editor)(operator.settings)).settings.map((s) => s.key);
    expect(keys).toContain('exhibitions');
    expect(keys.filter((k) => k.startsWith('verification.') || k.startsWith('legal.'))).toEqual([]);
    const set = as(editor)(operator.setSetting, {
      params: { key: 'verification.twoPersons' },
      body: { value: true, version: 0 },
    });
    expect(await refused(set)).toBe('404 common.notFound');
  });
});

describe('another operator', () => {
  it('is made with a password for one login, which sets up the authenticator and chooses another', async () => {
    const body = { name: '周敏', username: 'Zhou.Min', email: 'zhou.min@weft.example', level: 'reviewer' } as const;
    const { id, secret } = await as(chief)(operatorAccounts.create, { body });
    expect(await refused(as(chief)(operatorAccounts.create, { body }))).toBe('409 identity.registered');
    expect(await rowOf(id)).toMatchObject({ username: 'zhou.min', level: 'reviewer', state: 'new', mine: false });
    const first = await deskLogin(t, 'zhou.min', secret);
    expect(first).toMatchObject({ step: 'enrol', mustChange: true });
    const code = digitsOf(first.enrol?.secret ?? '');
    const tryWith = (newPassword?: string) =>
      refusal(deskLogin(t, 'zhou.min', secret, { code, ...(newPassword && { newPassword }) }));
    for (const bad of [undefined, secret, 'password', 'zhou.min'])
      expect(Object.keys((await tryWith(bad)).fields ?? {})).toEqual(['newPassword']);
    // None of that has spent the digits.
    const done = await deskLogin(t, 'zhou.min', secret, { code, newPassword: 'lin-jiang-2291' });
    expect(done).toMatchObject({ step: 'done' });
    expect(done.recovery).toHaveLength(10);
    expect(await refused(deskLogin(t, 'zhou.min', secret))).toBe('401 identity.badCredentials');
    expect(await deskLogin(t, 'zhou.min', 'lin-jiang-2291')).toMatchObject({ step: 'code', mustChange: false });
    expect(await rowOf(id)).toMatchObject({ state: 'active', recovery: 10 });
    expect(await actsOf(id)).toEqual(['operator.create', 'enrol']);
  });

  it('what was given lets nobody in after its days', async () => {
    const { id, secret } = await as(chief)(operatorAccounts.create, {
      body: { name: '过期', username: 'too-late', level: 'editor' },
    });
    await t.pool.query(`update operator_factors set once_until = now() - interval '1 minute' where user_id = $1`, [id]);
    expect(await refused(deskLogin(t, 'too-late', secret))).toBe('401 operator.onceExpired');
    const again = await as(chief)(operatorAccounts.reset, { params: { id }, body: { what: 'password', reason } });
    expect(await deskLogin(t, 'too-late', again.secret)).toMatchObject({ step: 'enrol', mustChange: true });
  });

  it('gets another level: the next request has it, what is open closes', async () => {
    const other = await deskOperator(t, 'reviewer');
    await as(chief)(operatorAccounts.setLevel, { params: { id: other.userId }, body: { level: 'editor', reason } });
    expect(await refused(as(other)(operator.queue, { query: {} }))).toBe('403 common.forbidden');
    expect(await refused(as(other)(operator.settings))).toBe('done');
    expect((await actsOf(other.userId)).at(-1)).toBe('operator.level');
  });

  it('is deactivated and let in again; twice is once', async () => {
    const other = await deskOperator(t, 'reviewer');
    const act = (what: 'deactivate' | 'reinstate') =>
      as(chief)(operatorAccounts[what], { params: { id: other.userId }, body: { reason } });
    await act('deactivate');
    await act('deactivate');
    expect(await refused(as(other)(operator.queue, { query: {} }))).toBe('401 common.login');
    expect(await refused(deskLogin(t, other.username, other.password))).toBe('401 identity.badCredentials');
    expect((await rowOf(other.userId))?.state).toBe('left');
    await act('reinstate');
    expect((await deskLogin(t, other.username, other.password)).step).toBe('code');
    expect((await actsOf(other.userId)).slice(2)).toEqual(['operator.deactivate', 'operator.reinstate']);
  });

  it('a lost authenticator is reset: sessions end, the old one and the recovery codes are good no more, both are told', async () => {
    const lost = await deskOperator(t, 'reviewer');
    const { secret: once } = await as(chief)(operatorAccounts.reset, {
      params: { id: lost.userId },
      body: { what: 'authenticator', reason },
    });
    expect(await refused(as(lost)(operator.queue, { query: {} }))).toBe('401 common.login');
    expect((await rowOf(lost.userId))?.state).toBe('reset');
    const enter = (o: Parameters<typeof deskLogin>[3] = {}) => deskLogin(t, lost.username, lost.password, o);
    // The password alone, with digits of the old authenticator too, opens no enrolment.
    expect(await enter()).toMatchObject({ step: 'once', enrol: null });
    expect(await enter({ code: digitsOf(lost.secret) })).toMatchObject({ step: 'once', enrol: null });
    expect(await refused(enter({ once: 'aaaaa-aaaaa' }))).toBe('401 operator.invalidCode');
    const opened = await enter({ once });
    expect(opened).toMatchObject({ step: 'enrol', mustChange: false });
    const done = await enter({ once, code: digitsOf(opened.enrol?.secret ?? '') });
    expect(done.recovery).toHaveLength(10);
    expect((await enter()).step).toBe('code');
    const told = async (o: TestOperator) =>
      (await t.pool.query<{ kind: string }>('select kind from notices where user_id = $1', [o.userId])).rows.map(
        (r) => r.kind,
      );
    await t.until(async () => (await told(lost)).includes('accountAccessReset'));
    await t.until(async () => (await told(chief)).includes('accountAccessGiven'));
  });

  it('nobody changes, ends or resets their own account, and no member’s is reached here', async () => {
    const params = { id: chief.userId };
    const own = '409 operator.ownAccount';
    expect(await refused(as(chief)(operatorAccounts.setLevel, { params, body: { level: 'editor', reason } }))).toBe(
      own,
    );
    expect(await refused(as(chief)(operatorAccounts.deactivate, { params, body: { reason } }))).toBe(own);
    expect(await refused(as(chief)(operatorAccounts.reset, { params, body: { what: 'authenticator', reason } }))).toBe(
      own,
    );
    const member = await buyer(t.platform);
    const theirs = { params: { id: member.userId }, body: { reason } };
    expect(await refused(as(chief)(operatorAccounts.deactivate, theirs))).toBe('404 common.notFound');
  });

  it('of two administrators who take each other’s level at once one stays', async () => {
    const take = (by: TestOperator, id: string) =>
      refused(as(by)(operatorAccounts.setLevel, { params: { id }, body: { level: 'reviewer', reason } }));
    const both = await Promise.all([take(chief, deputy.userId), take(deputy, chief.userId)]);
    expect(both.filter((x) => x === 'done')).toHaveLength(1);
    const left = both[0] === 'done' ? chief : deputy;
    const other = left === chief ? deputy : chief;
    expect(await refused(as(other)(operatorAccounts.list, { query: {} }))).toBe('403 common.forbidden');
    await as(left)(operatorAccounts.setLevel, {
      params: { id: other.userId },
      body: { level: 'administrator', reason },
    });
  });
});

it('who is alone gets another way in from the command line of the server', async () => {
  const given = await resetFromServer(systemContext(t.platform), deputy.username, 'authenticator');
  const opened = await deskLogin(t, deputy.username, deputy.password, { once: given.secret });
  expect(opened.step).toBe('enrol');
  const audit = await as(chief)(operator.audit, { query: { subject: deputy.userId, act: 'operator.reset' } });
  expect(audit.records[0]?.operator).toBe('command line');
  await expect(resetFromServer(systemContext(t.platform), 'nobody', 'password')).rejects.toThrow('common.notFound');
});
