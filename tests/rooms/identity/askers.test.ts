import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#contract/core/client.ts';
import { account } from '#contract/identity/account.ts';
import { identity } from '#contract/identity/calls.ts';
import type { CodePurpose } from '#contract/identity/rules.ts';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { logIn, member, password, phone } from '#tests/world/accounts.ts';
import { forgetLimits, messagesTo, solved } from '#tests/world/login.ts';
import { from, newDevice } from '#tests/world/strangers.ts';

let p: TestPlatform;
beforeAll(async () => {
  p = await testPlatform();
});
beforeEach(() => forgetLimits(p));

let addresses = 0;
/** A browser at an address, each of its own. */
const stranger = (): Call => from(p, `203.0.113.${(addresses += 1)}`, newDevice());
const forget = (name: string) => p.pool.query('delete from rate_limits where key like $1', [`${name}%`]);
const ask = async (call: Call, target: string, purpose: CodePurpose) =>
  refused(call(identity.sendCode, { body: { target, purpose, ...(await solved(p)) } }));
/** Asks as `call` and reads the message that came of it. */
const codeAs = async (call: Call, target: string, purpose: CodePurpose): Promise<string> => {
  const before = (await messagesTo(p, target)).length;
  expect(await ask(call, target, purpose)).toBe('done');
  const sent = await p.until(async () => {
    const all = await messagesTo(p, target);
    return all.length > before ? all[0] : undefined;
  });
  return /\d{6}/.exec(sent.body)![0];
};
const byCode = (call: Call, username: string, code: string) =>
  refused(call(identity.accountToken, { body: { username, password, randomStr: 'messageCode', code } }));
const byPassword = async (call: Call, username: string, given = password) =>
  refused(call(identity.accountToken, { body: { username, password: given, ...(await solved(p)) } }));

describe('a code', () => {
  it('works only for whoever asked for it: a stranger’s wrong tries do not count against it', async () => {
    const { phone: victim } = await member(p);
    const owner = stranger();
    const code = await codeAs(owner, victim, 'login');
    for (let i = 0; i < 3; i++) {
      const thief = stranger();
      for (const wrong of ['000000', '111111', '222222', '333333', '444444', '555555'])
        expect(
          await refused(thief(account.mobileCodeCheck, { query: { mobile: victim, code: wrong, purpose: 'login' } })),
        ).toBe('done');
      await forgetLimits(p);
      expect(await byCode(thief, victim, code)).toBe('428 identity.code');
    }
    expect(await byCode(owner, victim, code)).toBe('done');
  });
  it('of a stranger does not take the place of the owner’s', async () => {
    const { phone: victim } = await member(p);
    const owner = stranger();
    const code = await codeAs(owner, victim, 'login');
    await forget('code-minute');
    await codeAs(stranger(), victim, 'login');
    expect(await byCode(owner, victim, code)).toBe('done');
  });
  it('is used up by five wrong tries of its own asker', async () => {
    const { phone: victim } = await member(p);
    const owner = stranger();
    const code = await codeAs(owner, victim, 'login');
    for (let i = 0; i < 5; i++) await byCode(owner, victim, code === '000000' ? '111111' : '000000');
    await forgetLimits(p);
    expect(await byCode(owner, victim, code)).toBe('428 identity.code');
  });
  it('belongs to the session of a client without cookies, and to its address before', async () => {
    const target = phone();
    const code = await codeAs(from(p, '198.51.100.1'), target, 'register');
    const register = (call: Call) => refused(call(identity.register, { body: { target, code, password, name: '林' } }));
    expect(await register(from(p, '198.51.100.2'))).toBe('428 identity.code');
    expect(await register(from(p, '198.51.100.1'))).toBe('done');
  });
});

describe('a number’s ten codes a day', () => {
  const askAll = async (target: string, purpose: CodePurpose, times: number, who: () => Call) => {
    let sent = 0;
    for (let i = 0; i < times; i++) {
      await forget('code-minute');
      await forget('captcha');
      if ((await ask(who(), target, purpose)) === 'done') sent += 1;
    }
    return sent;
  };
  it('give one stranger five, one purpose five, strangers seven, and leave three to the known device', async () => {
    const { phone: victim } = await member(p);
    const owner = stranger();
    expect(await byPassword(owner, victim)).toBe('done');
    const one = stranger();
    expect(await askAll(victim, 'reset', 6, () => one)).toBe(5);
    expect(await askAll(victim, 'reset', 2, stranger)).toBe(0);
    expect(await askAll(victim, 'login', 5, stranger)).toBe(2);
    expect(await askAll(victim, 'confirm', 2, stranger)).toBe(0);
    expect(await askAll(victim, 'login', 4, () => owner)).toBe(3);
  });
  it('leave the known device its own minute', async () => {
    const { phone: victim } = await member(p);
    const owner = stranger();
    await byPassword(owner, victim);
    expect(await ask(stranger(), victim, 'login')).toBe('done');
    expect(await ask(owner, victim, 'login')).toBe('done');
    expect(await ask(owner, victim, 'login')).toBe('429 common.tooMany');
  });
});

describe('the account’s limit used up by strangers', () => {
  const exhaust = async (name: string) => {
    for (let i = 0; i < 21; i++) {
      await forget('captcha');
      await byPassword(stranger(), name, 'guess-guess-guess');
    }
  };
  it('leaves the known device alone, shows a new one the way by code, and hides whether the password was right', async () => {
    const { phone: victim } = await member(p);
    const owner = stranger();
    expect(await byPassword(owner, victim)).toBe('done');
    await exhaust(victim);
    expect(await byPassword(owner, victim)).toBe('done');
    const travelling = stranger();
    expect(await byPassword(travelling, victim)).toBe('429 identity.proveByCode');
    expect(await byPassword(travelling, victim, 'guess-guess-guess')).toBe('429 identity.proveByCode');
    expect(await byCode(travelling, victim, await codeAs(travelling, victim, 'login'))).toBe('done');
  });
  it('answers the same where there is no account', async () => {
    const nobody = phone();
    await exhaust(nobody);
    expect(await byPassword(stranger(), nobody)).toBe('429 identity.proveByCode');
  });
  it('gives the known device five wrong tries of its own', async () => {
    const { phone: victim } = await member(p);
    const owner = stranger();
    await byPassword(owner, victim);
    for (let i = 0; i < 5; i++)
      expect(await byPassword(owner, victim, 'guess-guess-guess')).toBe('401 identity.badCredentials');
    expect(await byPassword(owner, victim)).toBe('429 common.tooMany');
  });
});

it('a browser is given its name when it asks for a code, for a year, out of scripts’ reach', async () => {
  const res = await p.api.request('/api/auth/mobile/token/sms', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ target: phone(), purpose: 'register', ...(await solved(p)) }),
  });
  expect(res.headers.get('set-cookie')).toMatch(
    /^xdevice=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/,
  );
});

it('after a new password only the device that set it is known', async () => {
  const { phone: victim, id } = await member(p);
  await logIn(p, victim);
  await byPassword(stranger(), victim);
  const owner = stranger();
  const code = await codeAs(owner, victim, 'reset');
  expect(
    await refused(owner(account.forgotPassword, { body: { target: victim, code, password: 'plain-weave-3k' } })),
  ).toBe('done');
  expect((await p.pool.query('select 1 from known_devices where user_id = $1', [id])).rowCount).toBe(0);
});
