import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identity } from '#contract/identity/calls.ts';
import { account } from '#contract/identity/account.ts';
import { sessionEnded } from '#server/platform/bus/topics.ts';
import { systemContext } from '#server/platform/context.ts';
import { createPerson } from '#server/rooms/identity/index.ts';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { refusal } from '#tests/harness/refused.ts';
import { codeFor, forgetLimits, solved } from '#tests/world/login.ts';
import { company, person, sessionOf, supplier } from '#tests/world/people.ts';

let p: TestPlatform;
let n = 0;
const phone = () => `136${String(30_000_000 + (n += 1)).slice(0, 8)}`;
const password = 'twill-2x2-carbon';
const other = 'plain-weave-glass';
const member = async () => {
  const target = phone();
  const user = await createPerson(systemContext(p.platform), {
    joinedAs: ['buyer'],
    name: '林晓',
    phone: target,
    password,
  });
  return { userId: user.id, phone: target };
};
const logIn = async (username: string, given: string, ent = false) =>
  p.as()(identity.accountToken, {
    body: { username, password: given, ...(ent && { ent: '1' }), ...(await solved(p)) },
  });
/** What the bus tells open sockets. */
const ended = () => {
  const seen: { userId: string; sessionId?: string }[] = [];
  p.platform.bus.subscribe(sessionEnded, (m) => void seen.push(m));
  return seen;
};

beforeAll(async () => {
  p = await testPlatform();
});
beforeEach(() => forgetLimits(p));

describe('a forgotten password', () => {
  it('is set anew by a code; every session and open socket ends', async () => {
    const { userId, phone: target } = await member();
    const old = [await sessionOf(p.platform, userId), await sessionOf(p.platform, userId)];
    const told = ended();
    const code = await codeFor(p, target, 'reset');
    await p.as()(account.forgotPassword, { body: { target, code, password: other } });
    for (const token of old) expect((await refusal(p.as(token)(identity.userInfo))).code).toBe(2);
    await p.until(async () => told.filter((m) => m.userId === userId).length === 2);
    expect((await refusal(logIn(target, password))).status).toBe(401);
    await logIn(target, other);
    expect((await refusal(p.as()(account.forgotPassword, { body: { target, code, password } }))).error).toBe(
      'identity.code',
    );
  });
  it('says the same for a wrong code and for nobody, and looks at the password before the code', async () => {
    const { phone: target } = await member();
    const stranger = phone();
    const code = await codeFor(p, target, 'reset');
    const wrong = code === '111111' ? '222222' : '111111';
    const ask = (t: string, c: string, pw = other) =>
      refusal(p.as()(account.forgotPassword, { body: { target: t, code: c, password: pw } }));
    const [a, b] = [await ask(target, wrong), await ask(stranger, wrong)];
    expect([a.status, a.error, a.message]).toEqual([b.status, b.error, b.message]);
    expect((await ask(target, code, 'Password123')).fields).toHaveProperty('password');
    const login = await codeFor(p, phone(), 'register');
    expect((await ask(target, login)).error).toBe('identity.code');
    await p.as()(account.forgotPassword, { body: { target, code, password: other } });
  });
});

describe('password, phone and mail of the session', () => {
  it('changes the password by the old one; this session goes on, the others end', async () => {
    const { userId, phone: target } = await member();
    const [mine, strange] = [await sessionOf(p.platform, userId), await sessionOf(p.platform, userId)];
    const change = (oldPassword: string, next: string) =>
      p.as(mine)(account.changePassword, { body: { oldPassword, password: next } });
    expect((await refusal(change('wrong-one', other))).fields).toHaveProperty('oldPassword');
    expect((await refusal(change(password, 'Password123'))).fields).toHaveProperty('password');
    await change(password, other);
    await p.as(mine)(identity.userInfo);
    expect((await refusal(p.as(strange)(identity.userInfo))).status).toBe(401);
    await logIn(target, other);
  });
  it('sets a mail address by its code and the password, and never one of somebody else', async () => {
    const { userId } = await member();
    const token = await sessionOf(p.platform, userId);
    const target = `bind${(n += 1)}@example.com`;
    const set = (code: string, t = target, oldPassword = password) =>
      p.as(token)(account.changeTarget, { body: { target: t, code, oldPassword } });
    const code = await codeFor(p, target, 'bind', token);
    expect((await refusal(set(code, target, 'wrong-one'))).fields).toHaveProperty('oldPassword');
    expect(await set(code)).toMatchObject({ email: target });
    expect((await refusal(set(code))).error).toBe('identity.code');
    const { phone: theirs } = await member();
    expect((await refusal(set(await codeFor(p, theirs, 'bind', token), theirs))).error).toBe('identity.taken');
  });
  it('changes parts of the profile and keeps the rest', async () => {
    const { token } = await person(p.platform, { userType: 2, roles: ['ROLE_BUYER'] });
    await p.as(token)(account.fixProfile, { body: { companyName: '恒泽', name: '周' } });
    await p.as(token)(account.fixProfile, { body: { companyName: '恒泽新材' } });
    const { info, userNameCn } = await p.as(token)(identity.userDetail);
    expect([userNameCn, info?.companyName]).toEqual(['周', '恒泽新材']);
    expect((await refusal(p.as(token)(account.fixProfile, { body: { position: 'no-such' } }))).fields).toHaveProperty(
      'position',
    );
  });
});

describe('checks', () => {
  it('answer on format, never on whether an account exists, and want a captcha beyond a few', async () => {
    const { phone: known } = await member();
    const ask = (mobile: string, more = {}) => p.as()(account.mobileCheck, { query: { mobile, ...more } });
    expect([await ask(known), await ask(phone()), await ask('12')]).toEqual([true, true, false]);
    expect(await p.as()(account.emailCheck, { query: { email: 'a@b' } })).toBe(false);
    expect(await p.as()(account.emailCheck, { query: { email: 'a@b.com' } })).toBe(true);
    expect(await refusal(ask(known))).toMatchObject({ status: 428, error: 'identity.captcha' });
    expect(await ask(known, await solved(p))).toBe(true);
  });
  it('tell that an account exists only with the right code, which stays good; tries count', async () => {
    const { phone: known } = await member();
    const code = await codeFor(p, known, 'register');
    const wrong = code === '111111' ? '222222' : '111111';
    const ask = (c: string) => p.as()(account.mobileCodeCheck, { query: { mobile: known, code: c } });
    expect(await ask(wrong)).toEqual({ right: false, registered: null });
    expect(await ask(code)).toEqual({ right: true, registered: true });
    for (let i = 0; i < 3; i++) await ask(wrong);
    expect(await ask(code)).toEqual({ right: false, registered: null });
  });
});

describe('sessions', () => {
  it('are listed with device and place; a strange one and all others can be ended, nobody else’s', async () => {
    const { phone: target, userId } = await member();
    const got = await p.as(undefined, {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    })(identity.accountToken, { body: { username: target, password, ...(await solved(p)) } });
    await sessionOf(p.platform, userId);
    const third = await sessionOf(p.platform, userId);
    const as = p.as(got.access_token);
    const list = await as(account.sessions);
    expect(list).toHaveLength(3);
    expect(list.find((s) => s.current)).toMatchObject({ device: 'Firefox · Linux', client: 'web' });
    const theirs = await member();
    const stranger = p.as(await sessionOf(p.platform, theirs.userId));
    const strange = list.find((s) => !s.current)?.id ?? '';
    expect((await refusal(stranger(account.endSession, { params: { id: strange } }))).status).toBe(404);
    await as(account.endSession, { params: { id: strange } });
    expect(await as(account.endOthers)).toEqual({ ended: 1 });
    expect((await refusal(p.as(third)(identity.userInfo))).code).toBe(2);
    expect(await as(account.sessions)).toHaveLength(1);
  });
  it('record presence by the heartbeat, which slides nothing', async () => {
    const { userId } = await member();
    const token = await sessionOf(p.platform, userId);
    await p.pool.query(`update sessions set expires_at = now() + interval '30 minutes' where user_id = $1`, [userId]);
    await p.as(token)(account.presence);
    const { rows } = await p.pool.query<{ seen: boolean; slid: boolean }>(
      `select u.last_seen_at is not null seen, s.expires_at > now() + interval '31 minutes' slid
       from users u join sessions s on s.user_id = u.id where u.id = $1`,
      [userId],
    );
    expect(rows[0]).toEqual({ seen: true, slid: false });
  });
});

describe('customer-service accounts', () => {
  it('are made, disabled and reset by their company alone; another company meets 404', async () => {
    const [mine, rival] = [await supplier(p.platform), await supplier(p.platform)];
    const username = `kefu${(n += 1)}`;
    const as = p.as(mine.token);
    const made = await as(account.saveCustomerUser, { body: { username, name: '客服一', password } });
    expect((await as(account.customerUsers, { query: {} })).records).toEqual([made]);
    expect((await p.as(rival.token)(account.customerUsers, { query: {} })).total).toBe(0);

    const { access_token: token } = await logIn(username, password, true);
    expect((await p.as(token)(identity.userInfo)).sysUser).toMatchObject({ userType: 4, entId: mine.entId });
    const params = { id: made.id };
    const them = p.as(rival.token);
    expect((await refusal(them(account.customerUser, { params }))).status).toBe(404);
    expect((await refusal(them(account.removeCustomerUser, { params }))).status).toBe(404);
    expect((await refusal(them(account.saveCustomerUser, { body: { id: made.id, disabled: true } }))).status).toBe(404);

    const told = ended();
    await as(account.saveCustomerUser, { body: { id: made.id, disabled: true } });
    expect((await refusal(p.as(token)(identity.userInfo))).code).toBe(2);
    await p.until(async () => told.some((m) => m.userId === made.id));
    expect((await refusal(logIn(username, password, true))).error).toBe('identity.disabled');
    await as(account.saveCustomerUser, { body: { id: made.id, disabled: false, password: other } });
    await logIn(username, other, true);
    await as(account.removeCustomerUser, { params });
    expect((await refusal(as(account.customerUser, { params }))).status).toBe(404);
    expect((await refusal(logIn(username, other, true))).status).toBe(401);
  });
  it('are not people of other kinds, need name and password, and a free user name', async () => {
    const mine = await supplier(p.platform);
    const as = p.as(mine.token);
    const colleague = await person(p.platform, { userType: 3, roles: ['ROLE_BUYER'], entId: mine.entId });
    expect((await refusal(as(account.customerUser, { params: { id: colleague.userId } }))).status).toBe(404);
    expect(Object.keys((await refusal(as(account.saveCustomerUser, { body: {} }))).fields)).toEqual([
      'username',
      'name',
      'password',
    ]);
    const body = { username: `kefu${(n += 1)}`, name: '客', password };
    await as(account.saveCustomerUser, { body });
    expect((await refusal(as(account.saveCustomerUser, { body }))).fields).toHaveProperty('username');
    const buyer = await person(p.platform, { userType: 3, roles: ['ROLE_BUYER'], entId: await company(p.platform) });
    expect((await refusal(p.as(buyer.token)(account.customerUsers, { query: {} }))).status).toBe(403);
  });
});

describe('the sidebar', () => {
  it('is what the pages’ access says, the home first', async () => {
    const { token } = await person(p.platform, { userType: 2, roles: ['ROLE_BUYER'] });
    const menu = await p.as(token)(account.menu);
    expect(menu[0]).toMatchObject({ path: '/personalCenterdata/userHome' });
    const paths = menu.map((m) => m.path);
    expect(paths).toContain('/buyerInquirydata/buyerInquiryList');
    expect(paths).not.toContain('/supplierdata/quotedPrice');
    expect(paths.some((x) => x.endsWith('Detail'))).toBe(false);
  });
});
