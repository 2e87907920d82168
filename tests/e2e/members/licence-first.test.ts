import sharp from 'sharp';
import { expect, it } from 'vitest';
import { withCheckDigit } from '#server/rooms/verification/licence/credit-code-rules.ts';
import { licencePicture, specimen } from '#tests/fixtures/licence-pictures.ts';
import { slide } from '../harness/captcha.ts';
import { fillAccount, mail } from '../harness/account.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool } = useDatabase();
const w = wordsOf('cn');
const name = '盐城恒泽新材料有限公司';
const creditCode = withCheckDigit('91320900MA1X8K3T4');
const printed = specimen({ capital: '伍仟万元整' });
const jpg = (buffer: Buffer) => ({ name: '执照.jpg', mimeType: 'image/jpeg', buffer });

it('a licence is read before there is an account, corrected, and goes with the registration', async () => {
  const blank = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#0b6554' } })
    .jpeg()
    .toBuffer();
  const page = await open();
  await go(page, '/supplierRegistration.html');
  const piece = page.getByRole('region', { name: w('verification:first.label') });
  const input = piece.locator('input[type="file"]');
  const start = page.getByLabel(w('identity:register.licence.go'));
  // A picture of something else: said plainly, and the file stays.
  await slide(page, pool, () => start.setInputFiles(jpg(blank)));
  await piece.getByRole('alert').getByText(w('errors:verification.unreadable')).waitFor();
  await piece.getByText(w('verification:first.unread')).waitFor();
  // The ticket lets the next one in without a puzzle.
  await input.setInputFiles(jpg(await licencePicture(printed, 'photo')));
  await piece.getByText(w('tools:read.codeRight')).waitFor();
  const code = piece.getByRole('textbox', { name: w('verification:field.creditCode') });
  expect(await code.inputValue()).toBe(creditCode);
  const companyName = page.getByLabel(w('identity:register.companyName'), { exact: true });
  expect(await companyName.inputValue()).toBe(name);
  // What is typed stays, with the reading offered beside it; all of it outlives a reload.
  await piece.getByRole('textbox', { name: w('verification:field.legal') }).fill('薛明');
  await companyName.fill('恒泽新材');
  await page.reload();
  await page.getByRole('button', { name: w('tools:read.take', { value: name }) }).click();
  expect(await companyName.inputValue()).toBe(name);

  const target = mail();
  await fillAccount(page, pool, 'cn', { target });
  await page.getByRole('button', { name: w('identity:register.go') }).click();
  await page.getByRole('heading', { level: 2, name: w('identity:company.part.base') }).waitFor();
  // The company's form has it, and so has the application, with what the newcomer made of it.
  await page.getByRole('img', { name: w('ui:picture.preview') }).waitFor();
  const { rows } = await pool.query<{ given: Record<string, string>; files: number }>(
    `select a.given, (select count(*)::int from verification_documents d where d.application_id = a.id) as files
     from verification_applications a join users u on u.id = a.applicant_id where u.email = $1`,
    [target],
  );
  expect(rows).toMatchObject([{ given: { name, creditCode, legal: '薛明' }, files: 1 }]);
  // The picture that could not be read answered 422, which the console tells.
  page.problems = page.problems.filter((p) => !p.includes('/discern'));
  expectQuiet(page);
});

it('is the first thing a company is asked for, also from an inquiry, and by hand is one key away', async () => {
  for (const path of ['/enterpriseRegister', '/thirdPartyRegister', '/quotePage.html']) {
    const page = await open({ width: 390 });
    await go(page, path);
    const form = page.locator('main form');
    const first = form.getByRole('heading', { level: 2, name: w('identity:register.licence.title') });
    await first.waitFor();
    const companyName = page.getByLabel(w('identity:register.companyName'), { exact: true });
    const [above, below] = [await first.boundingBox(), await companyName.boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    const hand = form.getByRole('button', { name: w('identity:register.licence.hand') });
    await hand.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('恒泽新材');
    expect(await companyName.inputValue()).toBe('恒泽新材');
    expect(await first.count()).toBe(0);
    await form.getByRole('button', { name: w('identity:register.licence.again') }).click();
    await first.waitFor();
    expectQuiet(page);
    await page.context().close();
  }
});
