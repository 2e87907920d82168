import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { company, person, sessionOf } from '#tests/world/people.ts';
import { axe } from '../harness/axe.ts';
import { slide } from '../harness/captcha.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('cn');
const o = (key: string, params = {}) => w(`operator:${key}`, params);
let token = '';
beforeAll(async () => {
  const { rows } = await pool.query<{ id: string }>(`select id from users where username = 'operator'`);
  token = await sessionOf(platform, rows[0]?.id ?? '');
});

const name = '顾昭';
const username = 'gu.zhao';
const ownPassword = 'songjiang-2291';
const press = (page: Watched, label: string) => page.getByRole('button', { name: label, exact: true }).click();
/** Reads what is shown once, and closes it. */
const takeSecret = async (desk: Watched) => {
  const secret = await desk.getByRole('dialog').locator('code').innerText();
  await axe(desk);
  await press(desk, o('operators.given.close'));
  return secret;
};
/** Name and password behind a captcha; `next` is what the page asks for then. */
const begin = async (password: string, next: string) => {
  const page = await open();
  await go(page, '/operator/login');
  await page.getByLabel(o('login.username')).fill(username);
  await page.getByLabel(o('login.password'), { exact: true }).fill(password);
  await slide(page, pool, () => page.keyboard.press('Enter'));
  await page.getByLabel(next).waitFor();
  return page;
};
/** Scans the code that the page shows, writes the recovery codes down, and enters. */
const enrol = async (page: Watched, chooses?: string) => {
  await page.getByAltText(o('login.qr')).waitFor();
  const secret = await page.locator('main code').innerText();
  await page.getByLabel(o('login.code')).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  if (chooses) await page.getByLabel(o('login.newPassword')).fill(chooses);
  await axe(page);
  await press(page, o('login.go'));
  await page.getByText(o('login.recovery')).waitFor();
  await press(page, o('login.enter'));
  await page.waitForURL(`${baseUrl}/operator`);
};

describe('a day of a lone operator', () => {
  it('makes a reviewer, whose first login chooses a password; resets the authenticator that they lost', async () => {
    const desk = await open({ token });
    await go(desk, '/operator/operators');
    await press(desk, o('operators.create'));
    const form = desk.getByRole('dialog');
    await form.getByLabel(o('operators.name')).fill(name);
    await form.getByLabel(o('login.username')).fill(username);
    await axe(desk);
    await form.getByRole('button', { name: o('operators.createAct') }).click();
    await desk.getByText(o('operators.given.password', { name })).waitFor();
    const once = await takeSecret(desk);
    await desk
      .getByRole('row', { name: new RegExp(name) })
      .getByText(o('operators.state.new'))
      .waitFor();

    const theirs = await begin(once, o('login.newPassword'));
    await enrol(theirs, ownPassword);
    const nav = theirs.getByRole('navigation', { name: o('nav.label') });
    expect(await nav.getByRole('link').allInnerTexts()).toEqual(
      [
        'queue',
        'cases',
        'disputes',
        'evidence',
        'reports',
        'letters',
        'boothOrders',
        'services',
        'vacancies',
        'parkTenancies',
        'advertisements',
        'people',
        'companies',
      ].map((key) => o(`nav.${key}`)),
    );
    expect(await go(theirs, '/operator/settings')).toBe(404);
    theirs.problems.splice(0);

    await desk.reload();
    await press(desk, `${o('operators.act.authenticator')}: ${name}`);
    await desk.getByRole('dialog').getByLabel(o('operators.reason')).fill('手机遗失，已当面核实');
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: o('operators.resetAct') })
      .click();
    await desk.getByText(o('operators.given.authenticator', { name })).waitFor();
    const code = await takeSecret(desk);
    await theirs.goto('/operator');
    await theirs.waitForURL(`${baseUrl}/operator/login`);
    const again = await begin(ownPassword, o('login.once'));
    await again.getByLabel(o('login.once')).fill(code);
    await press(again, o('login.go'));
    await enrol(again);
    for (const page of [desk, again]) expectQuiet(page);
  });

  it('takes a wrong verification back on the company’s record, sees contact for a reason, and finds both in the audit', async () => {
    const entId = await company(platform, { supplierVerified: true, name: { cn: '临沂错认复材' } });
    const owner = await person(platform, { userType: 3, roles: ['ROLE_BUYER', 'ROLE_GYS'], entId });
    const desk = await open({ token });
    await go(desk, `/operator/companies?q=${encodeURIComponent('临沂错认')}`);
    await desk.getByRole('link', { name: '临沂错认复材' }).click();
    await desk.getByRole('heading', { name: '临沂错认复材' }).waitFor();
    await press(desk, o('list.revoke'));
    await desk.getByLabel(o('list.reasonTold')).fill('执照系伪造，撤销认证');
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: o('list.revoke') })
      .click();
    await desk.getByText(w('common:card.unverified')).waitFor();
    await desk.locator('#history').getByText('执照系伪造，撤销认证').waitFor();
    await desk.locator('#people').getByRole('link').first().click();
    await press(desk, o('record.seeContact'));
    await desk.getByRole('dialog').getByLabel(o('operators.reason')).fill('来电核对身份');
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: o('record.seeContactAct') })
      .click();
    await desk.getByText(owner.email).waitFor();
    await axe(desk);
    await desk.getByRole('link', { name: o('record.audit') }).click();
    await desk.getByText(o('act.person_contact')).last().waitFor();
    await desk.getByText(w('common:list.export'), { exact: true }).click();
    const file = desk.waitForEvent('download');
    await desk.getByText('CSV').first().click();
    await file;
    const { rows } = await pool.query<{ after: unknown }>(
      `select after from operator_audit where act = 'audit.export' order by id desc limit 1`,
    );
    expect(rows[0]?.after).toEqual({ subject: owner.userId });
    expectQuiet(desk);
  });

  it('opens the menu from the bar of a phone; Escape closes it, and a page that is chosen does too', async () => {
    const desk = await open({ token, width: 390 });
    await go(desk, '/operator/audit');
    const menu = desk.getByRole('navigation', { name: o('nav.label') });
    const opener = desk.getByRole('button', { name: w('common:menu'), exact: true });
    expect(await menu.isVisible()).toBe(false);
    await opener.press('Enter');
    await menu.getByRole('link', { name: o('nav.people') }).waitFor();
    await axe(desk);
    await desk.keyboard.press('Escape');
    await expect.poll(() => menu.isVisible()).toBe(false);
    expect(await opener.evaluate((el) => el === document.activeElement)).toBe(true);
    await opener.press('Enter');
    await menu.getByRole('link', { name: o('nav.people') }).click();
    await desk.waitForURL('**/operator/people');
    await expect.poll(() => menu.isVisible()).toBe(false);
    expectQuiet(desk);
  });
});
