import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  companyFieldNames,
  companyFields,
  type CompanyInfo,
  noCompanyInfo,
} from '#contract/enterprise/company-info.ts';
import { identity } from '#contract/identity/calls.ts';
import { account } from '#contract/identity/account.ts';
import { registration } from '#contract/identity/registration.ts';
import { newId } from '#server/platform/ids.ts';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { refusal } from '#tests/harness/refused.ts';
import { codeFor, forgetLimits } from '#tests/world/login.ts';
import { company, person } from '#tests/world/people.ts';
import { companyForm } from '#tests/world/registration.ts';

let p: TestPlatform;
let n = 0;
const phone = () => `137${String(20_000_000 + (n += 1)).slice(0, 8)}`;
const password = 'twill-2x2-carbon';
const newcomer = async () => {
  const target = phone();
  return { target, code: await codeFor(p, target, 'register'), password, name: '薛明', companyName: '恒泽新材' };
};

beforeAll(async () => {
  p = await testPlatform();
});
beforeEach(() => forgetLimits(p));

describe('registration of companies', () => {
  it('makes an enterprise member with a company, who logs in by user name', async () => {
    const username = `hengze${(n += 1)}`;
    const body = { ...(await newcomer()), username, wish: 'enterprise' as const };
    const got = await p.as()(registration.supplier, { body });
    expect(got.user_info).toMatchObject({ userType: 3, isFinish: false, userLevel: 0, authStatus: 0, username });
    expect(got.user_info.roleList).toEqual([{ roleCode: 'ROLE_BUYER' }]);
    const { sysUser } = await p.as(got.access_token)(identity.userInfo);
    expect(sysUser.entName).toEqual({ cn: '恒泽新材' });
    expect(await p.as()(account.nameCheck, { query: { name: username } })).toBe(false);
    expect(await p.as()(account.nameCheck, { query: { name: `${username}x` } })).toBe(true);
  });
  it('never gives a supplier the right to quote, nor takes roles, level or company from the body', async () => {
    const body = { ...(await newcomer()), roles: ['ROLE_GYS'], userType: 1, authStatus: 1, entId: newId() };
    const got = await p.as()(registration.supplier, { body });
    expect(got.user_info).toMatchObject({ userType: 3, authStatus: 0, roleList: [{ roleCode: 'ROLE_BUYER' }] });
    expect((await p.as(got.access_token)(account.infoExt)).wishes).toEqual(['supplier']);
  });
  it('takes the whole form at once and finishes; a faulty form costs neither code nor account', async () => {
    const body = await newcomer();
    const faulty = await companyForm(p, { entType: [], exportRatio: '101' });
    const err = await refusal(p.as()(registration.supplier, { body: { ...body, company: faulty } }));
    expect(Object.keys(err.fields).toSorted()).toEqual(['entType', 'exportRatio']);
    const got = await p.as()(registration.supplier, { body: { ...body, company: await companyForm(p) } });
    expect(got.user_info).toMatchObject({ isFinish: true, userLevel: 5 });
  });
  it('makes a provider, whose home is the provider centre', async () => {
    const got = await p.as()(registration.service, { body: await newcomer() });
    expect(got.user_info).toMatchObject({ userType: 5, roleList: [{ roleCode: 'ROLE_SERVICE_PROVIDER' }] });
    const menu = await p.as(got.access_token)(account.menu);
    expect(menu[0]?.path).toBe('/companyCenterdata/thirdPartyHome');
  });
  it('keeps the inquiry that a quick registration came from', async () => {
    const inquiryId = newId();
    const got = await p.as()(registration.quick, { body: { ...(await newcomer()), inquiryId } });
    expect((await p.as(got.access_token)(account.infoExt)).cameFor).toBe(inquiryId);
  });
  it('refuses a taken user name without spending the code, and one that is a phone number', async () => {
    const first = await newcomer();
    await p.as()(registration.supplier, { body: { ...first, username: 'weave.one' } });
    const body = await newcomer();
    const taken = await refusal(p.as()(registration.supplier, { body: { ...body, username: 'Weave.One' } }));
    expect(taken.fields).toHaveProperty('username');
    const wrong = await refusal(p.as()(registration.supplier, { body: { ...body, username: '13800138000' } }));
    expect(wrong.status).toBe(400);
    await p.as()(registration.supplier, { body });
  });
});

describe('the company form', () => {
  const member = async () => {
    const got = await p.as()(registration.supplier, { body: await newcomer() });
    return p.as(got.access_token);
  };
  it('asks for each required field by its own message, in three languages (accounts 28)', async () => {
    const got = await p.as()(registration.supplier, { body: await newcomer() });
    const needed = companyFieldNames.filter((k) => 'need' in companyFields[k]);
    const said = new Map<string, Set<string>>();
    for (const lang of ['cn', 'en', 'es']) {
      const err = await refusal(p.as(got.access_token, { 'x-lang': lang })(registration.saveCompany, { body: {} }));
      expect(Object.keys(err.fields).toSorted()).toEqual([...needed].toSorted());
      for (const [k, message] of Object.entries(err.fields)) said.set(k, (said.get(k) ?? new Set()).add(message));
    }
    for (const k of needed) expect(said.get(k)?.size, k).toBe(3);
  });
  it('saves, finishes the profile, tells the first time, and answers what was saved', async () => {
    const as = await member();
    const form = await companyForm(p);
    expect(await as(registration.saveCompany, { body: form })).toEqual({ isFinish: true, userLevel: 5, first: true });
    expect((await as(registration.saveCompany, { body: form })).first).toBe(false);
    expect((await as(registration.company)).info).toEqual(form);
    expect((await as(identity.userInfo)).sysUser).toMatchObject({ isFinish: true, userLevel: 5 });
  });
  it('refuses an eleventh region, an unknown choice, another tendency, a ratio above 100 and a picture from elsewhere', async () => {
    const as = await member();
    const over: Partial<CompanyInfo> = {
      areaId: Array.from({ length: 11 }, (_, i) => i + 1),
      entType: ['no-such-type'],
      tendencyOrder: '1569',
      exportRatio: '101',
      entLogoCn: 'https://elsewhere.example/logo.png',
    };
    const err = await refusal(as(registration.saveCompany, { body: await companyForm(p, over) }));
    expect(Object.keys(err.fields).toSorted()).toEqual([
      'areaId',
      'entLogoCn',
      'entType',
      'exportRatio',
      'tendencyOrder',
    ]);
  });
  it('is nobody else’s: personal members, customer service, and a file of a stranger', async () => {
    const personal = await person(p.platform, { userType: 2, roles: ['ROLE_BUYER'] });
    expect((await refusal(p.as(personal.token)(registration.saveCompany, { body: await companyForm(p) }))).error).toBe(
      'identity.needUpgrade',
    );
    const entId = await company(p.platform);
    const service = await person(p.platform, { userType: 4, roles: ['ROLR_ENTERPRISE_CUSTOMER'], entId });
    expect((await refusal(p.as(service.token)(registration.saveCompany, { body: await companyForm(p) }))).status).toBe(
      403,
    );
    const as = await member();
    const form = await companyForm(p, { licenseQyFile: `/api/busi/busifile/${newId()}` });
    expect((await refusal(as(registration.saveCompany, { body: form }))).error).toBe('files.notYours');
  });
  it('keeps a verified company’s name, and completes no company by the personal form', async () => {
    const entId = await company(p.platform, { supplierVerified: true, name: { cn: '恒经复材' } });
    const { token } = await person(p.platform, { userType: 1, roles: ['ROLE_GYS'], entId });
    const form = await companyForm(p, { entNameCn: '别的名字' });
    expect((await refusal(p.as(token)(registration.saveCompany, { body: form }))).fields).toHaveProperty('entNameCn');
    await p.as(token)(registration.saveCompany, { body: { ...form, entNameCn: '恒经复材' } });
    expect(noCompanyInfo.entNameCn).toBe('');
  });
});

describe('upgrades (accounts 19)', () => {
  const personal = async () => {
    const { token, userId } = await person(p.platform, { userType: 2, roles: ['ROLE_BUYER'] });
    return { as: p.as(token), userId };
  };
  it('takes a person to enterprise, supplier and third party, with the company’s form ahead', async () => {
    const { as } = await personal();
    expect((await refusal(as(registration.joinSupplier, { body: {} }))).fields).toHaveProperty('companyName');
    const got = await as(registration.enterprise, { body: { companyName: '恒泽' } });
    expect(got).toMatchObject({ userType: 3, roles: ['ROLE_BUYER'] });
    expect((await as(identity.userInfo)).sysUser.isFinish).toBe(false);
    await as(registration.saveCompany, { body: await companyForm(p) });
    expect(await as(registration.joinSupplier, { body: {} })).toMatchObject({ userType: 3, roles: ['ROLE_BUYER'] });
    const third = await as(registration.joinService, { body: {} });
    expect(third).toMatchObject({ userType: 5, roles: ['ROLE_BUYER', 'ROLE_SERVICE_PROVIDER'] });
    expect((await as(identity.userInfo)).sysUser.isFinish).toBe(true);
    expect((await refusal(as(registration.joinService, { body: {} }))).error).toBe('identity.roleAlreadyHeld');
  });
  it('makes a supplier who becomes a provider 15', async () => {
    const entId = await company(p.platform, { supplierVerified: true });
    const { token } = await person(p.platform, { userType: 1, roles: ['ROLE_GYS'], entId });
    expect(await p.as(token)(registration.joinService, { body: {} })).toMatchObject({ userType: 15 });
    expect((await refusal(p.as(token)(registration.joinSupplier, { body: {} }))).error).toBe(
      'identity.roleAlreadyHeld',
    );
  });
  it('refuses customer service and operators', async () => {
    const entId = await company(p.platform);
    for (const who of [
      { userType: 4, roles: ['ROLR_ENTERPRISE_CUSTOMER'], entId },
      { userType: 9, roles: ['ROLE_OPERATOR'] },
    ] as const) {
      const { token } = await person(p.platform, { ...who, roles: [...who.roles] });
      for (const call of [registration.joinSupplier, registration.joinService])
        expect((await refusal(p.as(token)(call, { body: { companyName: 'x' } }))).status).toBe(403);
    }
  });
  it('makes one company of ten upgrades at once', async () => {
    const { as, userId } = await personal();
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => as(registration.enterprise, { body: { companyName: '并发' } })),
    );
    expect(all.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    const { rows } = await p.pool.query(`select 1 from enterprises where name->>'cn' = '并发'`);
    expect(rows).toHaveLength(1);
    expect(userId).toBeTruthy();
  });
});

describe('what a buyer looks for', () => {
  it('is kept, and takes only what the dictionaries have', async () => {
    const { token } = await person(p.platform, { userType: 2, roles: ['ROLE_BUYER'] });
    const form = await companyForm(p);
    const body = { products: form.entProductsCn, processes: form.processType, note: '船艇' };
    await p.as(token)(registration.needs, { body });
    expect((await p.as(token)(account.infoExt)).needs).toEqual(body);
    const err = await refusal(p.as(token)(registration.needs, { body: { products: ['nothing'] } }));
    expect(err.fields).toHaveProperty('products');
  });
});
