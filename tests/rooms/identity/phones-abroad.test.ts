import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callingCodeOf } from '#contract/identity/phones.ts';
import { identity } from '#contract/identity/calls.ts';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { refusal } from '#tests/harness/refused.ts';
import { logIn, member, password } from '#tests/world/accounts.ts';
import { codeFor, forgetLimits, messagesTo, solved } from '#tests/world/login.ts';

let near: TestPlatform;
let far: TestPlatform;
beforeAll(async () => {
  near = await testPlatform();
  far = await testPlatform();
  // As SMS_COUNTRIES=86,34 sets it.
  far.platform.sms.reaches = (to) => ['86', '34'].includes(callingCodeOf(to));
});
beforeEach(async () => {
  await forgetLimits(near);
  await forgetLimits(far);
});

const spanish = '+34 612 345 678';
const kept = '+34612345678';

describe('a phone abroad', () => {
  it('that no short message reaches proves no newcomer; nothing is sent, and the field says to use mail', async () => {
    for (const purpose of ['register', 'bind'] as const) {
      const why = await refusal(near.as()(identity.sendCode, { body: { target: spanish, purpose } }));
      expect([why.status, why.error, Object.keys(why.fields)]).toEqual([422, 'identity.noSms', ['target']]);
    }
    expect(await messagesTo(near, kept)).toEqual([]);
    // Its puzzle is not asked for before that, and a mainland number goes on as ever.
    expect(
      (await refusal(near.as()(identity.sendCode, { body: { target: '13900001234', purpose: 'register' } }))).error,
    ).toBe('identity.captcha');
  });

  it('that one reaches registers in the international form, and logs in however it is typed', async () => {
    const code = await codeFor(far, kept, 'register');
    const got = await far.as()(identity.register, { body: { target: spanish, code, password, name: 'Ana' } });
    expect(got.user_info.phone).toBe(kept);
    for (const typed of [spanish, '0034612345678', '+34-612-345-678'])
      expect((await logIn(far, typed, password, await solved(far))).token_type).toBe('bearer');
  });

  it('whose country the gateway no longer reaches gets its login code by mail', async () => {
    await member(near, { phone: kept, email: 'ana.lejos@example.com' });
    await near.as()(identity.sendCode, { body: { target: spanish, purpose: 'login' } });
    await near.until(async () => (await messagesTo(near, 'ana.lejos@example.com'))[0]);
    expect(await messagesTo(near, kept)).toEqual([]);
  });
});
