import { createApi } from '#server/platform/http/api.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { captcha } from '#contract/captcha/calls.ts';
import { contract } from '#contract/index.ts';
import { identity } from '#contract/identity/calls.ts';
import { account } from '#contract/identity/account.ts';
import { passwordLength } from '#contract/identity/rules.ts';
import { systemContext } from '#server/platform/context.ts';
import { solveForTest } from '#server/rooms/captcha/index.ts';
import { authenticate, createPerson } from '#server/rooms/identity/index.ts';
import { rooms } from '#server/rooms/index.ts';
import { codeFor, forgetLimits, messagesTo, solved } from '../world/login.ts';
import { refusal } from '../harness/refused.ts';
import { type TestSite, testSite } from './site.ts';

let t: TestSite;
let n = 0;
const password = 'twill-2x2-carbon';
const phone = () => `137${String(20_000_000 + (n += 1))}`;
beforeAll(async () => {
  t = await testSite();
});
beforeEach(() => forgetLimits(t));
const member = async () => {
  const number = phone();
  await createPerson(systemContext(t.platform), {
    joinedAs: ['buyer'],
    name: '林晓',
    phone: number,
    password,
  });
  return number;
};
type Proof = { randomStr: string; code: string };
const logIn = async (username: string, pass = password, proof?: Proof) =>
  t.as()(identity.accountToken, { body: { username, password: pass, ...(proof ?? (await solved(t))) } });
const sql = (text: string, ...values: unknown[]) => t.pool.query<Record<string, unknown>>(text, values);
const clear = (name: string) => sql('delete from rate_limits where key like $1', `${name}%`);

it('security 8: guessing is slowed per account and per address, and its victim still gets in', async () => {
  const victim = await member();
  for (let i = 0; i < 5; i++) expect((await refusal(logIn(victim, 'guess-number'))).status).toBe(401);
  expect((await refusal(logIn(victim))).status).toBe(429);
  await sql(
    `insert into rate_limits (key, points, expire) values ('login-address:127.0.0.1', 100, $1)
    on conflict (key) do update set points = 100`,
    Date.now() + 60_000,
  );
  expect((await refusal(logIn(await member()))).status).toBe(429);
  await forgetLimits(t);
  await sql(
    `insert into rate_limits (key, points, expire) values ($1, 99, $2)`,
    `login-account:${victim}`,
    Date.now() + 900_000,
  );
  const code = await codeFor(t, victim, 'login');
  await logIn(victim, password, { randomStr: 'messageCode', code });
});

it('security 9: X-Forwarded-For counts only from a configured proxy', async () => {
  const key = async (from: string, api = t.url) => {
    await clear('captcha-get');
    const init = { headers: { 'x-forwarded-for': from } };
    await fetch(`${api}/api/code?captchaType=clickWord`, init);
    return (await sql(`select key from rate_limits where key like 'captcha-get%'`)).rows.map((r) => r['key']);
  };
  expect(await key('203.0.113.7')).toEqual(['captcha-get:127.0.0.1']);
  const behind = createApi(
    { ...t.platform, config: { ...t.platform.config, trustedProxies: ['127.0.0.1'] } },
    rooms.flatMap((r) => r.routes ?? []),
    authenticate,
  );
  await clear('captcha-get');
  const incoming = (from: string) => ({ socket: { remoteAddress: '127.0.0.1' }, headers: { 'x-forwarded-for': from } });
  await behind.request(
    '/api/code?captchaType=clickWord',
    {},
    { incoming: incoming('198.51.100.1, 203.0.113.7') as never },
  );
  const seen = await sql(`select key from rate_limits where key like 'captcha-get%'`);
  expect(seen.rows.map((r) => r['key'])).toEqual(['captcha-get:203.0.113.7']);
});

it('security 10: unknown and wrong sound the same and take the same work', async () => {
  const known = await member();
  const work = { known: [] as number[], unknown: [] as number[] };
  const said = new Set<string>();
  for (let i = 0; i < 8; i++)
    for (const kind of ['known', 'unknown'] as const) {
      await forgetLimits(t);
      const proof = await solved(t);
      const account = kind === 'known' ? known : phone();
      const began = process.cpuUsage();
      const r = await refusal(logIn(account, 'not-the-password', proof));
      const { user, system } = process.cpuUsage(began);
      work[kind].push((user + system) / 1000);
      said.add(`${r.status} ${r.code} ${r.message}`);
    }
  expect(said.size).toBe(1);
  // Work of this process, whatever the machine does besides; the least of eight, for what runs beside only ever adds.
  const least = (v: number[]) => Math.min(...v);
  const ratio = least(work.known) / least(work.unknown);
  console.log(`security 10: wrong ${least(work.known).toFixed(1)} ms, unknown ${least(work.unknown).toFixed(1)} ms`);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

/** The *Check calls about names and codes; the captcha's own check has promise 14. */
const checkCalls = Object.values(contract)
  .flatMap((room) => Object.values(room))
  .filter((e) => /check$/i.test(e.path) && e.access.kind === 'open' && e.path.startsWith('/api/admin/'));
const askCheck = (e: (typeof checkCalls)[number], more: Record<string, string> = {}) => {
  const about = { mobile: phone(), email: `n${n}@example.com`, name: `name-${n}`, code: '000000', purpose: 'register' };
  return fetch(`${t.url}${e.path}?${new URLSearchParams({ ...about, ...more }).toString()}`).then(async (res) => ({
    status: res.status,
    error: ((await res.json()) as { data?: { error?: string } | null }).data?.error,
  }));
};

it('security 11: each *Check call is limited: a captcha after five, an end after sixty, counted by address', async () => {
  expect(checkCalls.map((e) => e.path).toSorted()).toEqual([
    '/api/admin/email/code/check',
    '/api/admin/mobile/code/check',
    '/api/admin/user/emailCheck',
    '/api/admin/user/mobileCheck',
    '/api/admin/user/nameCheck',
  ]);
  for (const e of checkCalls) {
    await forgetLimits(t);
    const said: string[] = [];
    for (let i = 0; i < 62; i++) {
      const { status, error } = await askCheck(e);
      said.push(status === 200 ? 'answered' : `${status} ${error}`);
    }
    const free = said.findIndex((s) => s !== 'answered');
    // Those by code are guesses of a code that only its receiver knows; each wrong one also counts against the code.
    expect(free, e.path).toBe(e.path.endsWith('Check') ? 5 : 60);
    expect(said.slice(60), e.path).toEqual(['429 common.tooMany', '429 common.tooMany']);
    if (free === 5) expect(new Set(said.slice(5, 60)), e.path).toEqual(new Set(['428 identity.captcha']));
  }
  await forgetLimits(t);
  const nameCheck = checkCalls.find((e) => e.path.endsWith('nameCheck'))!;
  for (let i = 0; i < 5; i++) await askCheck(nameCheck);
  const proof = await solved(t);
  expect((await askCheck(nameCheck, proof)).status).toBe(200);
  expect((await askCheck(nameCheck, proof)).status).toBe(428);
});

it('security 11: what is checked without a code tells of no phone or mail whether it has an account', async () => {
  await forgetLimits(t);
  const known = await member();
  const ask = (mobile: string) => t.as()(account.mobileCheck, { query: { mobile } });
  expect(await ask(known)).toBe(await ask(phone()));
});

it('security 12: codes have 6 digits, 5 minutes, one use, one purpose, five tries, and are in no answer', async () => {
  const known = await member();
  const answer = await t.as()(identity.sendCode, { body: { target: known, purpose: 'login', ...(await solved(t)) } });
  expect(answer).toEqual({ seconds: 60 });
  await t.until(async () => (await messagesTo(t, known)).length);
  await forgetLimits(t);
  const code = await codeFor(t, known, 'login');
  expect(code).toMatch(/^\d{6}$/);
  const use = (given: string) => logIn(known, password, { randomStr: 'messageCode', code: given });
  const wrongPurpose = t.as()(identity.register, { body: { target: known, code, password, name: '林' } });
  expect((await refusal(wrongPurpose)).error).toBe('identity.code');
  await use(code);
  expect((await refusal(use(code))).status).toBe(428);
  await forgetLimits(t);
  const late = await codeFor(t, known, 'login');
  await sql(`update message_codes set expires_at = expires_at - interval '301 seconds'`);
  expect((await refusal(use(late))).status).toBe(428);
  await forgetLimits(t);
  const third = await codeFor(t, known, 'login');
  for (let i = 0; i < 5; i++) await refusal(use(third === '000000' ? '111111' : '000000'));
  await forgetLimits(t);
  expect((await refusal(use(third))).status).toBe(428);
});

it('security 13: codes go once a minute and ten times a day to one target, thirty times an hour from one address', async () => {
  const ask = async (target: string, token?: string, purpose: 'register' | 'login' = 'register') =>
    t.as(token)(identity.sendCode, { body: { target, purpose, ...(await solved(t)) } });
  const target = await member();
  await ask(target);
  expect((await refusal(ask(target))).status).toBe(429);
  const { access_token: owner } = await logIn(target);
  for (let i = 0; i < 9; i++) {
    await clear('code-minute');
    await ask(target, owner, 'login');
  }
  await clear('code-minute');
  expect((await refusal(ask(target, owner, 'login'))).status).toBe(429);
  await forgetLimits(t);
  for (let i = 0; i < 30; i++) {
    await clear('captcha');
    await ask(phone());
  }
  expect((await refusal(ask(phone()))).status).toBe(429);
});

it('security 14: no login without a captcha, none twice, and of 50 at once with one proof one gets in', async () => {
  const known = await member();
  expect((await refusal(logIn(known, password, { randomStr: 'blockPuzzle', code: '' }))).status).toBe(428);
  expect((await refusal(logIn(known, password, { randomStr: 'blockPuzzle', code: 'x' }))).status).toBe(428);
  for (const type of ['blockPuzzle', 'clickWord'] as const) {
    await forgetLimits(t);
    const proof = await solved(t, type);
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => logIn(known, password, proof)));
    expect(all.filter((a) => a.status === 'fulfilled')).toHaveLength(1);
    const { repData } = await t.as()(captcha.get, { body: { captchaType: type } });
    const right = await solveForTest(systemContext(t.platform), repData?.token ?? '');
    const checks = await Promise.all(
      Array.from({ length: 20 }, () =>
        t.as()(captcha.check, {
          body: { captchaType: type, token: repData?.token ?? '', pointJson: right?.pointJson ?? '' },
        }),
      ),
    );
    expect(checks.filter((c) => c.repCode === '0000')).toHaveLength(1);
  }
});

it('security 15: passwords of 8 to 128 characters; the commonest are refused and cost no code', async () => {
  expect(passwordLength).toEqual({ min: 8, max: 128 });
  const target = 'newcomer15@example.com';
  const code = await codeFor(t, target, 'register');
  const register = (p: string) => t.as()(identity.register, { body: { target, code, password: p, name: '林' } });
  for (const bad of ['1234567', 'x'.repeat(129), 'password', '12345678', 'qwertyuiop', 'iloveyou'])
    expect((await refusal(register(bad))).fields, bad).toHaveProperty('password');
  await register(`${'长口令'.repeat(40)}12345678`);
});
