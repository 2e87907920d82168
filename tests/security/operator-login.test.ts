import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { operator } from '#contract/operator/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { digest, newSecret } from '#server/platform/ids.ts';
import { createOperator } from '#server/rooms/operator/index.ts';
import { refused } from '../harness/refused.ts';
import { forgetLimits, solved } from '../world/login.ts';
import { type TestPlatform, testPlatform } from '../harness/platform.ts';

let t: TestPlatform;
let password: string;
beforeAll(async () => {
  t = await testPlatform();
  const who = { username: 'desk-two', name: '林知远', level: 'administrator' } as const;
  ({ secret: password } = await createOperator(systemContext(t.platform), who));
});
beforeEach(() => forgetLimits(t));
type Body = Parameters<typeof send>[0];
const send = (body: {
  username: string;
  password: string;
  code?: string;
  newPassword?: string;
  ticket?: string;
  proof?: Proof;
}) => t.as(undefined, { 'sec-fetch-site': 'same-origin' })(operator.login, { body });
type Proof = { randomStr: string; code: string };
const logIn = async (o: Partial<Body> = {}) => send({ username: 'desk-two', password, proof: await solved(t), ...o });

it('an operator’s password is looked at only behind a captcha, each good once', async () => {
  expect(await refused(send({ username: 'desk-two', password }))).toBe('428 identity.captcha');
  const proof = await solved(t);
  expect((await logIn({ proof })).step).toBe('enrol');
  expect(await refused(logIn({ proof }))).toBe('428 identity.captcha');
  expect(await refused(logIn({ proof: { randomStr: 'messageCode', code: '000000' } }))).toBe('428 identity.captcha');
});

it('the second step shows the first one’s ticket instead: for this name, five minutes, made by us', async () => {
  const first = await logIn();
  const step = (o: Partial<Body>) => send({ username: 'desk-two', password, ticket: first.ticket, ...o });
  expect(await refused(step({ username: 'desk-one' }))).toBe('428 identity.captcha');
  expect(await refused(step({ ticket: `${first.ticket.slice(0, -2)}AA` }))).toBe('428 identity.captcha');
  expect(await refused(step({ password: 'wrong-password' }))).toBe('401 identity.badCredentials');
  const totp = new TOTP({ secret: Secret.fromBase32(first.enrol?.secret ?? '') });
  expect((await step({ code: totp.generate(), newPassword: 'desk-weft-7291' })).step).toBe('done');
  password = 'desk-weft-7291';
});

it('guessing one operator from many addresses is slowed, and does not shut out the device they work on', async () => {
  for (let i = 0; i < 20; i++)
    await t.platform.limits.take({ name: 'login-account', points: 20, seconds: 900 }, 'operator desk-two');
  expect(await refused(logIn())).toBe('429 common.tooMany');
  const device = newSecret();
  await t.pool.query(
    `insert into known_devices (user_id, device_hash) select id, $1 from users where username = 'desk-two'`,
    [digest(`device ${device}`)],
  );
  const proof = await solved(t);
  const own = t.as(undefined, { 'sec-fetch-site': 'same-origin', cookie: `xdevice=${device}` });
  expect((await own(operator.login, { body: { username: 'desk-two', password, proof } })).step).toBe('code');
});
