import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#server/rooms/identity/index.ts';
import { company, person } from '#tests/world/people.ts';
import { codeOf, fillAccount, mail, password } from '../harness/account.ts';
import { slide } from '../harness/captcha.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();

describe('a session that ends while somebody writes', () => {
  it('asks for a login over the page; the same request goes on, and nothing typed is lost', async () => {
    const w = wordsOf('cn');
    const who = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
    await pool.query('update users set password_hash = $1 where id = $2', [await hashPassword(password), who.userId]);
    const page = await open({ token: who.token });
    await go(page, '/accountdata/profile');
    const name = page.getByLabel(w('identity:register.name'), { exact: true });
    const companyName = page.getByLabel(w('identity:complete.companyName'), { exact: true });
    await name.fill('半途');
    await companyName.fill('没写完的公司');
    await pool.query('delete from sessions where user_id = $1', [who.userId]);
    const refused = page.waitForResponse((r) => r.status() === 401);
    await page.getByRole('button', { name: w('centre:profile.save') }).click();
    const { code } = (await (await refused).json()) as { code: number };
    expect(code).toBe(2);
    const popup = page.getByRole('dialog');
    await popup.getByText(w('identity:login.gone')).waitFor();
    await popup.getByLabel(w('identity:login.account'), { exact: true }).fill(who.email);
    await popup.getByLabel(w('identity:login.password'), { exact: true }).fill(password);
    await slide(page, pool, () => popup.locator('button[type="submit"]').click());
    await page.getByText(w('centre:profile.saved')).first().waitFor();
    expect(await name.inputValue()).toBe('半途');
    expect(await companyName.inputValue()).toBe('没写完的公司');
    const { rows } = await pool.query<{ name: string; profile: { companyName?: string } }>(
      'select name, profile from users where id = $1',
      [who.userId],
    );
    expect(rows).toMatchObject([{ name: '半途', profile: { companyName: '没写完的公司' } }]);
    await page.context().close();
  });
});

describe('the cropper (accounts 32)', () => {
  it('turns, zooms by 5, moves by keys, downloads; what is sent is 1.5 to 1', async () => {
    const w = wordsOf('es');
    const entId = await company(platform, { name: { es: 'Telar' } });
    const { token } = await person(platform, { userType: 3, roles: ['ROLE_BUYER'], entId });
    const page = await open({ lang: 'es', token });
    await go(page, '/es/accountdata/profile');
    await page.getByRole('button', { name: w('centre:editCompany') }).click();
    const form = page.getByRole('dialog').first();
    const picture = await sharp({ create: { width: 640, height: 900, channels: 3, background: '#0b6554' } })
      .png()
      .toBuffer();
    const input = form.locator('input[type="file"]').first();
    await input.waitFor({ state: 'attached' });
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
    const crop = page.getByRole('dialog', { name: w('tools:crop.title') });
    await crop.getByText(w('tools:crop.state', { zoom: 100, angle: 0 })).waitFor();
    for (const [key, zoom, angle] of [
      ['left', 100, 270],
      ['right', 100, 0],
      ['right', 100, 90],
      ['in', 105, 90],
      ['in', 110, 90],
      ['out', 105, 90],
    ] as const) {
      await crop.getByRole('button', { name: w(`tools:crop.${key}`) }).press('Enter');
      await crop.getByText(w('tools:crop.state', { zoom, angle })).waitFor();
    }
    await crop.getByRole('application', { name: w('tools:crop.area') }).press('ArrowRight');
    const saved = page.waitForEvent('download');
    await crop.getByRole('button', { name: w('tools:crop.download') }).press('Enter');
    const copy = await sharp(await (await saved).path()).metadata();
    expect(copy.width / copy.height).toBeCloseTo(1.5, 1);
    const sent = page.waitForResponse('**/busi/busifile/upload');
    await crop.getByRole('button', { name: w('tools:crop.confirm') }).press('Enter');
    const { data } = (await (await sent).json()) as { data: { url: string } };
    await form.getByRole('img', { name: w('ui:picture.preview') }).waitFor();
    const held = await page.request.get(data.url, { headers: { authorization: `Bearer ${token}` } });
    const { width, height } = await sharp(await held.body()).metadata();
    expect(width / height).toBeCloseTo(1.5, 1);
    // Esc in the cropper leaves the form as it was.
    await form
      .getByRole('button', { name: w('ui:picture.crop') })
      .first()
      .click();
    await crop.waitFor();
    await page.keyboard.press('Escape');
    await crop.waitFor({ state: 'detached' });
    await form.getByRole('img', { name: w('ui:picture.preview') }).waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    expectQuiet(page);
    await page.context().close();
  });
});

describe('what a registration refuses', () => {
  it('says it beside the field, and neither code nor entries are lost', async () => {
    const w = wordsOf('en');
    const taken = `weave${Date.now().toString(36)}`;
    const other = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
    await pool.query('update users set username = $1 where id = $2', [taken, other.userId]);
    const page = await open({ lang: 'en' });
    await go(page, '/en/thirdPartyRegister');
    const target = mail();
    await fillAccount(page, pool, 'en', { target, companyName: 'Telar' });
    const code = await codeOf(pool, target);
    const field = (key: string) => page.getByLabel(w(`identity:${key}`), { exact: true });
    const refusedAs = async (change: [string, string][], message: string) => {
      for (const [key, value] of change) await field(key).fill(value);
      await page.getByRole('button', { name: w('identity:register.go') }).click();
      await page.locator('main form').getByText(message, { exact: true }).waitFor();
    };
    await refusedAs([['register.username', taken]], w('errors:rules.nameTaken'));
    await refusedAs(
      [
        ['register.username', ''],
        ['login.password', '1234567890'],
      ],
      w('errors:rules.commonPassword'),
    );
    await refusedAs([['login.password', target.split('@')[0] ?? '']], w('errors:rules.nearName'));
    const wrong = code === '000000' ? '111111' : '000000';
    await refusedAs(
      [
        ['login.password', password],
        ['code.label', wrong],
      ],
      w('errors:rules.code'),
    );
    await pool.query(`update message_codes set expires_at = now() - interval '1 second' where target = $1`, [target]);
    await refusedAs([['code.label', code]], w('errors:rules.code'));
    // Still valid, and the address has an account by now: only who holds its code is told so.
    await pool.query(`update message_codes set expires_at = now() + interval '4 minutes' where target = $1`, [target]);
    await pool.query('update users set email = $1 where id = $2', [target, other.userId]);
    await refusedAs([['code.label', code]], w('errors:identity.registered'));
    expect(await field('register.companyName').inputValue()).toBe('Telar');
    const { rows } = await pool.query(`select 1 from users where email = $1`, [target]);
    expect(rows).toHaveLength(1);
    await page.context().close();
  });
});

describe('who may become what (accounts 19)', () => {
  const upgrade = (page: Watched, way: string) =>
    page.getByRole('button', { name: wordsOf('cn')(`upgrade:${way}.title`) });

  it('refuses a step that another window has made meanwhile, and customer service altogether', async () => {
    const w = wordsOf('cn');
    const entId = await company(platform);
    const member = await person(platform, { userType: 3, roles: ['ROLE_BUYER'], entId });
    const page = await open({ token: member.token });
    await go(page, '/upgradeRegister');
    await page.getByText(w('upgrade:have')).waitFor();
    await pool.query(`update users set user_type = 5, roles = '{ROLE_BUYER,ROLE_SERVICE_PROVIDER}' where id = $1`, [
      member.userId,
    ]);
    await upgrade(page, 'service').click();
    await page.getByRole('alert').getByText(w('errors:identity.roleAlreadyHeld')).waitFor();
    await pool.query(`update users set user_type = 4, roles = '{ROLR_ENTERPRISE_CUSTOMER}' where id = $1`, [
      member.userId,
    ]);
    await upgrade(page, 'supplier').click();
    await page.getByRole('alert').getByText(w('errors:common.seat')).waitFor();
    await page.reload();
    await page.getByText(w('identity:join.notFor')).waitFor();
    expect(await upgrade(page, 'supplier').count()).toBe(0);
    await page.context().close();
  });

  it('sends people of the wrong kind to their own home, or to the front page', async () => {
    const at = async (token: string, path: string, to: string) => {
      const page = await open({ token });
      await go(page, path);
      expect(new URL(page.url()).pathname, path).toBe(to);
      await page.context().close();
    };
    const personal = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
    await at(personal.token, '/companyCenterdata/companyHome', '/personalCenterdata/userHome');
    await at(personal.token, '/supplierdata/supplierInquiryList', '/');
    const entId = await company(platform);
    const staff = await person(platform, { userType: 4, roles: ['ROLR_ENTERPRISE_CUSTOMER'], entId });
    await at(staff.token, '/personalCenterdata/userHome', '/companyCenterdata/companyHome');
    await at(staff.token, '/authenticationdata/beSupplier', '/');
  });
});
