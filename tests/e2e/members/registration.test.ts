import { describe, expect, it } from 'vitest';
import { hashPassword } from '#server/rooms/identity/index.ts';
import { person, sessionOf } from '#tests/world/people.ts';
import { at, fillAccount, mail, password, prove } from '../harness/account.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
describe('registration of companies', () => {
  const ways = [
    ['cn', '/enterpriseRegister'],
    ['en', '/supplierRegistration.html'],
    ['es', '/thirdPartyRegister'],
  ] as const;
  for (const [lang, path] of ways)
    it(`${path} in ${lang}: makes the account, goes on with the company`, async () => {
      const w = wordsOf(lang);
      const page = await open({ lang });
      await go(page, at(lang, path));
      const submit = page.getByRole('button', { name: w('identity:register.go') });
      await fillAccount(page, pool, lang, { target: mail(), companyName: `Telar ${lang}` });
      await submit.click();
      await page.getByRole('heading', { level: 2, name: w('identity:company.part.base') }).waitFor();
      const name = page.getByLabel(w('identity:company.entNameCn'), { exact: true });
      expect(await name.inputValue()).toBe(`Telar ${lang}`);
      // The draft outlives a reload.
      await name.fill(`Telar nuevo ${lang}`);
      await page.reload();
      await page.getByRole('heading', { level: 2, name: w('identity:company.part.base') }).waitFor();
      await expect.poll(() => name.inputValue()).toBe(`Telar nuevo ${lang}`);
      expectQuiet(page);
      await page.context().close();
    });
});

describe('the way in for third parties', () => {
  it('names the services and the documents, and leads a visitor to the form and a member to the upgrade', async () => {
    const w = wordsOf('es');
    const page = await open({ lang: 'es' });
    await go(page, '/es/thirdPartyRegistration.html');
    const main = page.locator('main');
    const { rows } = await pool.query<{ label: { es: string } }>(
      `select label from dict_items where dict_type = 'industry_services' and parent_id is null`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { label } of rows) await main.getByRole('term').getByText(label.es, { exact: true }).waitFor();
    await main.getByText(w('verification:doc.qualification'), { exact: true }).waitFor();
    await main.getByRole('link', { name: w('thirdParty:go') }).click();
    await page.waitForURL((u) => u.pathname === '/es/thirdPartyRegister');
    await page.getByRole('link', { name: w('identity:join.serviceMore') }).click();
    await page.waitForURL((u) => u.pathname === '/es/thirdPartyRegistration.html');
    expectQuiet(page);
    await page.context().close();

    const { token } = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
    const member = await open({ token });
    await go(member, '/thirdPartyRegistration.html');
    await member.getByRole('link', { name: wordsOf('cn')('thirdParty:upgrade') }).click();
    await member.waitForURL((u) => u.pathname === '/upgradeRegister');
    await member.context().close();
  });
});

describe('the other ways in', () => {
  it('a supplier from an inquiry registers in one step, sees what is left before quoting, and goes back to it', async () => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from inquiries where state = 'quoting' and visibility = 'public' order by id desc limit 1`,
    );
    const id = rows[0]?.id ?? '';
    const page = await open();
    await go(page, `/quotePage.html?id=${id}`);
    await fillAccount(page, pool, 'cn', { target: mail(), companyName: '恒泽新材' });
    await page.getByRole('button', { name: wordsOf('cn')('identity:quick.submit') }).click();
    const w = wordsOf('cn');
    const steps = page.getByRole('heading', { name: w('identity:quick.steps') });
    await steps.waitFor();
    await expect.poll(() => steps.evaluate((h) => h === document.activeElement)).toBe(true);
    for (const key of ['info', 'verified', 'supplier'] as const)
      await page
        .getByRole('listitem')
        .filter({ hasText: w(`identity:quick.step.${key}`) })
        .waitFor();
    await page.getByRole('link', { name: w('identity:quick.back') }).click();
    await page.waitForURL((u) => u.pathname === '/moreInquiryDetails.html' && u.searchParams.get('id') === id);
    await page.context().close();
  });
  it('a person becomes an enterprise member and fills in the company', async () => {
    const w = wordsOf('cn');
    const { token } = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
    const page = await open({ token });
    await go(page, '/upgradeRegister');
    const button = page.getByRole('button', { name: w('upgrade:enterprise.title') });
    await button.click();
    await page.getByText(w('identity:register.needCompany')).waitFor();
    await page.getByLabel(w('identity:register.companyName')).fill('恒泽新材');
    await button.click();
    await page.waitForURL((u) => u.pathname === '/enterpriseRegister');
    await page.getByRole('heading', { level: 2, name: w('identity:company.part.base') }).waitFor();
    expectQuiet(page);
    await page.context().close();
  });
  it('the upgrade page sends visitors to the login and names where they come back', async () => {
    const page = await open();
    await go(page, '/upgradeRegister');
    expect(page.url()).toContain('/loginRegister.html?return=%2FupgradeRegister');
    await page.context().close();
  });
  it('a forgotten password is reset by mail, which logs every device out', async () => {
    const w = wordsOf('en');
    const { userId, email, token } = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
    await pool.query('update users set password_hash = $1 where id = $2', [
      await hashPassword('old-weave-here'),
      userId,
    ]);
    const page = await open({ lang: 'en' });
    await go(page, '/en/loginRegister.html');
    await page.getByRole('link', { name: w('identity:forgot.link') }).click();
    await page.getByLabel(w('identity:forgot.account'), { exact: true }).fill(email);
    await prove(page, pool, 'en', email);
    await page.getByLabel(w('identity:forgot.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: w('identity:forgot.submit') }).click();
    await page.waitForURL((u) => u.pathname === '/en/loginRegister.html');
    const { rows } = await pool.query('select 1 from sessions where user_id = $1', [userId]);
    expect([rows.length, token.length > 20]).toEqual([0, true]);
    expectQuiet(page);
    await page.context().close();
  });
  it('sessions are shown, and the others logged out', async () => {
    const w = wordsOf('cn');
    const { userId, token } = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
    await sessionOf(platform, userId);
    const page = await open({ token });
    await go(page, '/accountdata/safety');
    await page.getByRole('button', { name: w('centre:safety.endOthers') }).click();
    await page
      .getByText(w('centre:safety.ended', { n: 1 }))
      .first()
      .waitFor();
    const { rows } = await pool.query('select 1 from sessions where user_id = $1', [userId]);
    expect(rows).toHaveLength(1);
    await page.context().close();
  });
});
