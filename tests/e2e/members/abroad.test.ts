import { expect, it } from 'vitest';
import { person, sessionOf } from '#tests/world/people.ts';
import { fillAccount, mail } from '../harness/account.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('es');
const name = 'Tejidos Técnicos de Alcalá, S.L.';

/** A paper as the register gives it out. */
const paper = (file: string) => ({
  name: file,
  mimeType: 'image/png',
  // The smallest picture that is one.
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});
const handIn = async (page: Watched, i: number, file: string) => {
  await page.locator('input[type="file"]').nth(i).setInputFiles(paper(file));
  await page.getByText(file).first().waitFor();
};

it('a company of Madrid registers in Spanish, proves itself by its own papers, and is verified', async () => {
  const page = await open({ lang: 'es' });
  await go(page, '/es/supplierRegistration.html');
  // Spain is suggested; no Chinese licence is asked for, and how the code comes is said before anything is typed.
  const country = page.locator('select[name="country"]');
  expect(await country.inputValue()).toBe('ES');
  expect(await page.getByText(w('identity:register.licence.title')).count()).toBe(0);
  await page.getByText(w('identity:phone.byMail', { country: 'España', code: '34' })).waitFor();
  await country.selectOption('CN');
  await page.getByText(w('identity:register.licence.title')).waitFor();
  await country.selectOption('ES');
  await axe(page);
  const target = mail();
  await fillAccount(page, pool, 'es', { target, companyName: name });
  await page.getByRole('button', { name: w('identity:register.go') }).click();
  await page.getByRole('heading', { level: 2, name: w('identity:company.part.base') }).waitFor();
  // The company's form asks for an address in the order of Spain, and for no region of China.
  expect(await page.locator('select[name="country"]').inputValue()).toBe('ES');
  const parts = ['entAddress', 'entPostcode', 'entCity', 'entState'];
  const seen = await page.locator('input[name^="ent"]').evaluateAll((all) => all.map((i) => i.getAttribute('name')));
  expect(seen.filter((n) => parts.includes(n ?? ''))).toEqual(parts);
  await page.locator('input[name="entPostcode"]').fill('99');
  await page.locator('input[name="entPostcode"]').blur();
  await page.getByText(w('identity:company.fault.postcode', { example: '28001' })).waitFor();
  const { rows } = await pool.query<{ ent_id: string; id: string; country_code: string }>(
    `select u.ent_id, u.id, e.country_code from users u join enterprises e on e.id = u.ent_id where u.email = $1`,
    [target],
  );
  expect(rows[0]?.country_code).toBe('ES');

  await go(page, '/es/authenticationdata/beSupplier');
  expect(await page.locator('input[name="name"]').inputValue()).toBe(name);
  await page.getByText(w('verification:paper.ES.registrationCertificate')).first().waitFor();
  await page.getByText(w('verification:paper.ES.taxCertificate')).first().waitFor();
  const number = page.getByLabel(w('verification:number.esNif'), { exact: true });
  await number.fill('B12345678');
  await number.blur();
  const wrong = { kind: w('verification:number.esNif'), example: 'B12345674' };
  await page.getByText(w('errors:rules.numberCheck', wrong)).waitFor();
  await axe(page);
  await number.fill('B12345674');
  const given = {
    legal: 'Ana Ruiz',
    personName: 'Ana Ruiz',
    address: 'Calle de Alcalá 21',
    postcode: '28014',
    city: 'Madrid',
    region: 'Madrid',
  };
  for (const [field, value] of Object.entries(given)) await page.locator(`input[name="${field}"]`).fill(value);
  await handIn(page, 0, 'nota-simple.png');
  await handIn(page, 1, 'situacion-censal.png');
  await page.locator('input[type="file"]').last().setInputFiles(paper('dni.png'));
  await page.getByText('dni.png').first().waitFor();
  await page.getByRole('button', { name: w('verification:page.submit') }).click();
  await page.getByText(w('verification:page.waiting')).waitFor();

  const { userId } = await person(platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
  const desk = await open({ token: await sessionOf(platform, userId) });
  await go(desk, '/operator');
  const c = wordsOf('cn');
  await desk.getByRole('button', { name }).click();
  await desk.getByRole('heading', { level: 2, name }).waitFor();
  const checked = { kind: c('verification:number.esNif'), value: 'B12345674' };
  await desk.getByText(c('operator:case.numberChecked', checked)).waitFor();
  await desk.getByText(c('operator:case.numberFree')).waitFor();
  await desk.getByText('(ES)').waitFor();
  await desk.getByLabel(c('operator:case.accepted')).check();
  await desk.evaluate(() => (document.activeElement as HTMLElement).blur());
  await desk.keyboard.press('a');
  const state = async () =>
    (
      await pool.query<{ state: string }>('select state from verification_applications where applicant_id = $1', [
        rows[0]?.id,
      ])
    ).rows[0]?.state;
  await expect.poll(state, { timeout: 15_000 }).toBe('approved');
  await page.reload();
  await page.getByText(w('verification:page.forever')).waitFor();
  expect(new URL(page.url()).origin).toBe(baseUrl);
  expectQuiet(page);
  expectQuiet(desk);
});
