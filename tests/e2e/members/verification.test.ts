import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCall } from '#contract/core/client.ts';
import { verification } from '#contract/verification/calls.ts';
import { demoPassword } from '#server/world/index.ts';
import { withCheckDigit } from '#server/rooms/verification/licence/credit-code-rules.ts';
import { licencePicture, specimen } from '#tests/fixtures/licence-pictures.ts';
import { buyer, person, sessionOf, type TestPerson } from '#tests/world/people.ts';
import { slide } from '../harness/captcha.ts';
import { useDatabase } from '../harness/database.ts';
import { axe } from '../harness/axe.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('cn');
let operatorToken = '';

const licence = (name: string, body: string) =>
  licencePicture(specimen({ name, creditCode: withCheckDigit(body), capital: '伍仟万元整' }), 'photo');

beforeAll(async () => {
  const { rows } = await pool.query<{ id: string }>(`select id from users where username = 'operator'`);
  operatorToken = await sessionOf(platform, rows[0]?.id ?? '');
  // The queue begins with the applications of the demo world, which are older than ours.
  await pool.query(`update verification_applications set state = 'withdrawn' where state = 'submitted'`);
});

/** Hands in what shows the applicant's authority, the last file of the form. */
const handIn = async (page: Watched, paper: { name: string; mimeType: string; buffer: Buffer }) => {
  const sent = page.waitForResponse((r) => r.url().includes('/busifile/upload'));
  await page.locator('input[type="file"]').last().setInputFiles(paper);
  await sent;
  await page.getByText(paper.name).first().waitFor();
};

/** Uploads a licence, takes what was read, and submits. */
const apply = async (
  p: TestPerson,
  name: string,
  body: string,
  before?: (form: Watched) => Promise<void>,
): Promise<Watched> => {
  const page = await open({ token: p.token });
  await go(page, '/authenticationdata/beSupplier');
  const picture = { name: '执照.jpg', mimeType: 'image/jpeg', buffer: await licence(name, body) };
  await page.locator('input[type="file"]').first().setInputFiles(picture);
  await page.getByText(w('tools:read.codeRight')).waitFor();
  expect(await page.locator('input[name="name"]').inputValue()).toBe(name);
  expect(await page.locator('input[name="creditCode"]').inputValue()).toBe(withCheckDigit(body));
  // The one who applies is the representative whom the licence names.
  await page.locator('input[name="personName"]').fill(await page.locator('input[name="legal"]').inputValue());
  await handIn(page, { ...picture, name: '身份证.jpg' });
  await axe(page);
  await before?.(page);
  await page.getByRole('button', { name: w('verification:page.submit') }).click();
  await page.getByText(w('verification:page.waiting')).waitFor();
  return page;
};
/** The same past the form and without a reading, for what the desk makes of it. */
const submitted = async (p: TestPerson, name: string, body: string): Promise<void> => {
  const headers = { authorization: `Bearer ${p.token}` };
  const picture = await licence(name, body);
  const upload = async () => {
    const form = new FormData();
    form.set('file', new File([picture as Uint8Array<ArrayBuffer>], '执照.jpg', { type: 'image/jpeg' }));
    const res = await fetch(`${baseUrl}/api/busi/busifile/upload`, { method: 'POST', headers, body: form });
    return ((await res.json()) as { data: { id: string } }).data.id;
  };
  const call = makeCall((path, init) =>
    fetch(baseUrl + path, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } }),
  );
  const { legal, address } = specimen();
  await call(verification.submit, {
    body: {
      kind: 'supplier',
      documents: [
        { type: 'businessLicence', fileId: await upload() },
        { type: 'idDocument', fileId: await upload() },
      ],
      fields: { name, creditCode: withCheckDigit(body), legal, personName: legal, address },
    },
  });
};
const stateOf = async (p: TestPerson) =>
  (
    await pool.query<{ state: string }>(
      'select state from verification_applications where applicant_id = $1 order by id desc limit 1',
      [p.userId],
    )
  ).rows[0]?.state;
const openCase = async (name: string): Promise<Watched> => {
  const desk = await open({ token: operatorToken });
  await go(desk, '/operator');
  await desk.getByRole('button', { name }).click();
  await desk.getByRole('heading', { level: 2, name }).waitFor();
  return desk;
};

/** Says that the applicant's authority was seen and accepted; the keys work again outside the choice. */
const accept = async (desk: Watched) => {
  await desk.getByLabel(w('operator:case.accepted')).check();
  await desk.evaluate(() => (document.activeElement as HTMLElement).blur());
};

describe('verification in the browser', () => {
  it('the applicant uploads a licence, the operator approves by keyboard, and the applicant may quote', async () => {
    const p = await buyer(platform);
    const page = await apply(p, '盐城恒泽新材料有限公司', '91320900MA1X8K3T4');
    const desk = await openCase('盐城恒泽新材料有限公司');
    await desk.getByText(w('operator:case.codeRight')).waitFor();
    await axe(desk);
    // Nothing is approved before the applicant's authority was looked at.
    await desk.keyboard.press('a');
    await desk.getByText(w('operator:case.needAuthority')).waitFor();
    await accept(desk);
    await desk.keyboard.press('a');
    await desk.getByRole('button', { name: w('operator:case.undo') }).click();
    await desk.getByRole('heading', { level: 2, name: '盐城恒泽新材料有限公司' }).waitFor();
    expect(await stateOf(p)).toBe('submitted');
    await accept(desk);
    await desk.keyboard.press('a');
    await expect.poll(() => stateOf(p), { timeout: 15_000 }).toBe('approved');
    expectQuiet(desk);
    await page.reload();
    await page.getByText(w('verification:page.forever')).waitFor();
    expect(await go(page, '/supplierdata/supplierInquiryList')).toBe(200);
    expect(new URL(page.url()).pathname).toBe('/supplierdata/supplierInquiryList');
    expectQuiet(page);
  });

  it('is looked at on the whole screen: F in and Escape out, the focus comes back, and the keys still decide', async () => {
    const p = await buyer(platform);
    const name = '连云港纬织复材有限公司';
    await submitted(p, name, '91320700MA2K6P4R8');
    const desk = await openCase(name);
    const row = desk.getByRole('button', { name }).first();
    await row.focus();
    await desk.keyboard.press('f');
    const whole = desk.getByRole('dialog', { name });
    await whole.waitFor();
    const leave = whole.getByRole('button', { name: w('operator:case.leaveFull') });
    await expect.poll(() => leave.evaluate((b) => b === document.activeElement)).toBe(true);
    await axe(desk);
    const size = await whole.boundingBox();
    expect([size?.width, size?.height]).toEqual([1440, 900]);
    const picture = await whole.locator('img').boundingBox();
    const table = await whole.getByRole('table').boundingBox();
    expect((picture?.y ?? 0) + (picture?.height ?? 900)).toBeLessThanOrEqual(table?.y ?? 0);
    // The keyboard stays within.
    for (let i = 0; i < 12; i += 1) await desk.keyboard.press('Tab');
    expect(await whole.evaluate((d) => d.contains(document.activeElement))).toBe(true);
    await desk.keyboard.press('Escape');
    await whole.waitFor({ state: 'detached' });
    await expect.poll(() => row.evaluate((b) => b === document.activeElement)).toBe(true);
    // Without a reason nothing is sent back: the note is asked for, where it can be seen.
    await desk.getByRole('button', { name: w('operator:case.full') }).click();
    await whole.waitFor();
    await desk.keyboard.press('n');
    await whole.waitFor({ state: 'detached' });
    const note = desk.getByLabel(w('operator:case.note'));
    await expect.poll(() => note.evaluate((b) => b === document.activeElement)).toBe(true);
    await accept(desk);
    await row.focus();
    await desk.keyboard.press('f');
    await whole.waitFor();
    await desk.keyboard.press('a');
    await whole.waitFor({ state: 'detached' });
    await expect.poll(() => stateOf(p), { timeout: 15_000 }).toBe('approved');
    expectQuiet(desk);
  });

  it('asks for more with a reason, takes the answer, and rejects', async () => {
    const p = await buyer(platform);
    const name = '威海北辰碳板有限公司';
    const page = await apply(p, name, '91371000MA3C7P2H5', async (form) => {
      const code = form.locator('input[name="creditCode"]');
      const submit = form.getByRole('button', { name: w('verification:page.submit') });
      const right = await code.inputValue();
      await code.fill(right.slice(0, 17) + (right.endsWith('0') ? '1' : '0'));
      await submit.click();
      await form.getByText(w('errors:rules.creditCode'), { exact: true }).waitFor();
      await code.fill(right);
      // Somebody who is not the representative needs a letter, whose text is offered.
      const person = form.locator('input[name="personName"]');
      const legal = await person.inputValue();
      await person.fill('林晓');
      await submit.click();
      await form.getByText(w('errors:rules.notLegal')).waitFor();
      await form.getByText(w('verification:authority.signed')).click();
      await form.getByText(w('verification:authority.template')).click();
      await form.getByText(new RegExp('授权 林晓 代表本公司')).waitFor();
      await axe(form);
      await form.getByText(w('verification:authority.legal')).click();
      await person.fill(legal);
      const paper = { name: '身份证.jpg', mimeType: 'image/jpeg', buffer: await licence(name, '91371000MA3C7P2H5') };
      await handIn(form, paper);
      form.problems.splice(0);
    });
    const desk = await openCase(name);
    await desk.keyboard.press('n');
    await desk.getByText(w('operator:case.needReason')).waitFor();
    await desk.getByLabel(w('verification:reason.blurred')).check();
    await desk.getByRole('button', { name: w('operator:case.askMore') }).click();
    await expect.poll(() => stateOf(p), { timeout: 15_000 }).toBe('moreAsked');
    await page.reload();
    await page.getByText(w('verification:reason.blurred')).first().waitFor();
    await page.getByRole('button', { name: w('verification:page.resubmit') }).click();
    await page.getByText(w('verification:page.waiting')).waitFor();
    const again = await openCase(name);
    await again.getByText(w('operator:case.times', { n: 2 })).waitFor();
    await again.getByLabel(w('verification:reason.notEligible')).check();
    await again.locator('body').press('r');
    // Leaving the desk at once loses no decision: it waits on the server.
    await again.goto('/operator/audit');
    await expect.poll(() => stateOf(p), { timeout: 15_000 }).toBe('rejected');
    await page.reload();
    await page.getByRole('button', { name: w('verification:page.again') }).waitFor();
  });

  it('the desk does not exist for members, asks visitors to log in, and enrols a second factor', async () => {
    const member = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
    const theirs = await open({ token: member.token });
    expect(await go(theirs, '/operator')).toBe(404);
    const page = await open();
    await go(page, '/operator');
    expect(new URL(page.url()).pathname).toBe('/operator/login');
    await axe(page);
    await page.getByLabel(w('operator:login.username')).fill('operator');
    await page.getByLabel(w('operator:login.password'), { exact: true }).fill(demoPassword);
    await slide(page, pool, () => page.keyboard.press('Enter'));
    await page.getByAltText(w('operator:login.qr')).waitFor();
    await axe(page);
    const totp = new TOTP({ secret: Secret.fromBase32(await page.locator('main code').innerText()) });
    await page.getByLabel(w('operator:login.code')).fill(totp.generate());
    await page.keyboard.press('Enter');
    await page.getByText(w('operator:login.recovery')).waitFor();
    expect(await page.locator('main li code').count()).toBe(10);
    await page.getByRole('button', { name: w('operator:login.enter') }).click();
    await page.waitForURL(`${baseUrl}/operator`);
    expectQuiet(page);
  });

  it('suspends a person with a reason: the next request finds no session', async () => {
    const p = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
    const desk = await open({ token: operatorToken });
    await go(desk, `/operator/people?q=${encodeURIComponent(p.email)}`);
    await desk.getByRole('button', { name: w('operator:list.suspend') }).click();
    await desk.getByLabel(w('operator:list.reason')).fill('多次提交虚假材料');
    await axe(desk);
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: w('operator:list.suspend') })
      .click();
    await desk.getByRole('button', { name: w('operator:list.reinstate') }).waitFor();
    const theirs = await open({ token: p.token });
    await go(theirs, '/personalCenterdata/userHome');
    expect(new URL(theirs.url()).pathname).toBe('/loginRegister.html');
  });
});
