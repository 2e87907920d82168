import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreements } from '#contract/identity/agreements.ts';
import { shippedLegal } from '#contract/legal/documents.ts';
import { appeal } from '#contract/identity/appeal.ts';
import { account } from '#contract/identity/account.ts';
import { registration } from '#contract/identity/registration.ts';
import { identity } from '#contract/identity/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { refusal, refused } from '#tests/harness/refused.ts';
import { logIn, member, next, password, phone } from '#tests/world/accounts.ts';
import { codeFor, forgetLimits, messagesTo, solved } from '#tests/world/login.ts';
import { person, sessionOf, type TestPerson } from '#tests/world/people.ts';
import { told } from '#tests/harness/told.ts';
import { from, newDevice } from '#tests/world/strangers.ts';

let p: TestPlatform;
let op: TestPerson;
beforeAll(async () => {
  p = await testPlatform();
  op = await person(p.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
});
beforeEach(() => forgetLimits(p));

describe('a suspended person', () => {
  const reason = '多次提交虚假材料';
  const suspended = async () => {
    const who = await member(p);
    await p.as(op.token)(operator.suspendPerson, { params: { id: who.id }, body: { reason } });
    return who;
  };
  const shown = async (name: string) => (await p.as(op.token)(operator.people, { query: { q: name } })).records[0];

  it('is told why after the right password alone', async () => {
    const { phone: name } = await suspended();
    expect((await refusal(logIn(p, name, 'not-the-password'))).error).toBe('identity.badCredentials');
    const err = await refusal(logIn(p, name));
    expect([err.status, err.error, err.data['reason']]).toEqual([403, 'identity.suspended', reason]);
    expect(err.message).toContain(reason);
  });
  it('answers once, without a session, and the desk reads it until it lets them in', async () => {
    const who = await suspended();
    const token = String((await refusal(logIn(p, who.phone))).data['appeal']);
    const send = (given: string, text = '材料是真的，请再看一次。') =>
      p.as()(appeal.send, { body: { token: given, text } });
    expect(await refused(send(`${token}x`))).toBe('410 identity.badAppeal');
    expect(await refused(send(token.replace(who.id, op.userId)))).toBe('410 identity.badAppeal');
    await send(token);
    expect(await refused(send(token))).toBe('409 identity.appealed');
    expect(await shown(who.phone)).toMatchObject({
      suspendedReason: reason,
      appeal: { text: '材料是真的，请再看一次。' },
    });
    await p.as(op.token)(operator.reinstatePerson, { params: { id: who.id }, body: { reason: '已核实，系误报' } });
    expect(await shown(who.phone)).toMatchObject({ suspendedReason: null, appeal: null });
    await logIn(p, who.phone);
    expect(await refused(send(token))).toBe('410 identity.badAppeal');
  });
  it('whose company disabled the account is told that', async () => {
    const who = await member(p, { joinedAs: ['customerService'] });
    await p.pool.query('update users set suspended_at = now() where id = $1', [who.id]);
    expect((await refusal(logIn(p, who.phone))).error).toBe('identity.disabled');
  });
});

describe('what a newcomer agrees to', () => {
  it('is kept with version, time, language and address, by every way in, and shown', async () => {
    const call = from(p, '203.0.113.77', { 'x-lang': 'en' });
    const ways = [
      (target: string, code: string) => call(identity.register, { body: { target, code, password, name: 'Lin' } }),
      ...[registration.supplier, registration.service, registration.quick].map(
        (way) => (target: string, code: string) =>
          call(way, { body: { target, code, password, name: 'Lin', companyName: 'Weave' } }),
      ),
    ];
    for (const way of ways) {
      const target = phone();
      await call(identity.sendCode, { body: { target, purpose: 'register', ...(await solved(p)) } });
      const message = await p.until(async () => (await messagesTo(p, target))[0]);
      const got = await way(target, /\d{6}/.exec(message.body)![0]);
      const mine = await p.as(got.access_token)(agreements.mine);
      expect(mine.agreements).toHaveLength(3);
      expect(mine.open).toEqual([]);
      for (const a of mine.agreements)
        expect(a).toMatchObject({ version: shippedLegal[a.document].version, lang: 'en', address: '203.0.113.77' });
    }
  });
});

describe('a change of an account’s safety', () => {
  const mailed = (to: string, about: string) =>
    p.until(async () => (await messagesTo(p, to)).find((m) => m.kind === 'mail' && m.subject.includes(about)));

  it('by a login on a new device is told in the page and by mail, but not the first one’s', async () => {
    const email = `safe${next()}@example.com`;
    const { phone: name, id } = await member(p, { email });
    const log = async (headers: Record<string, string>) =>
      from(
        p,
        '203.0.113.9',
        headers,
      )(identity.accountToken, { body: { username: name, password, ...(await solved(p)) } });
    const own = newDevice();
    await log(own);
    await log(own);
    expect((await p.pool.query(`select 1 from notices where user_id = $1`, [id])).rowCount).toBe(0);
    await log({ ...newDevice(), 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/130.0' });
    const n = await told(p, { token: await sessionOf(p.platform, id) }, 'accountDevice');
    expect(n.params).toMatchObject({ address: '203.0.113.9', device: 'Firefox · Linux' });
    await mailed(email, '新设备');
  });
  it('by a new password, phone or mail is told, and the address that was replaced hears of it', async () => {
    const email = `safe${next()}@example.com`;
    const { id } = await member(p, { email });
    const token = await sessionOf(p.platform, id);
    await p.as(token)(account.changePassword, { body: { oldPassword: password, password: 'plain-weave-3k' } });
    await mailed(email, '密码');
    const newPhone = phone();
    const set = async (target: string) =>
      p.as(token)(account.changeTarget, {
        body: { target, code: await codeFor(p, target, 'bind', token), oldPassword: 'plain-weave-3k' },
      });
    await set(newPhone);
    await mailed(email, '手机号');
    const other = `safe${next()}@example.com`;
    await set(other);
    await mailed(email, '邮箱');
    await mailed(other, '邮箱');
    await told(p, { token }, 'accountPhone');
  });
});
