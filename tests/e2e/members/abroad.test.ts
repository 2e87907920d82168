import { expect, it } from 'vitest';
import { inquiryInput } from '#tests/world/inquiries.ts';
import { buyer, person, sessionOf } from '#tests/world/people.ts';
import { fillAccount, mail } from '../harness/account.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();

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

/** Two companies with what their countries ask for: numbers with a wrong and a right form, papers, address, and how a price is typed. */
const companies = [
  {
    name: 'Tejidos Técnicos de Alcalá, S.L.',
    lang: 'es',
    place: { locale: 'es-ES', zone: 'Europe/Madrid' },
    country: 'ES',
    phone: { country: 'España', code: '34' },
    way: '/es/supplierRegistration.html',
    proof: '/es/authenticationdata/beSupplier',
    order: ['entAddress', 'entPostcode', 'entCity', 'entState'],
    postcode: { wrong: '99', example: '28001' },
    number: {
      kind: 'esNif',
      wrong: 'B12345678',
      fault: 'numberCheck',
      right: 'B12345674',
      kept: 'B12345674',
      verdict: 'numberChecked',
    },
    address: { address: 'Calle de Alcalá 21', postcode: '28014', city: 'Madrid', region: 'Madrid' },
    person: 'Ana Ruiz',
    price: '62,5',
  },
  {
    name: 'Harbor Composites LLC',
    lang: 'en',
    place: { locale: 'en-US', zone: 'America/Chicago' },
    country: 'US',
    phone: { country: 'United States', code: '1' },
    way: '/en/supplierRegistration.html',
    proof: '/en/authenticationdata/beSupplier',
    order: ['entAddress', 'entCity', 'entState', 'entPostcode'],
    postcode: { wrong: '99', example: '10001' },
    number: {
      kind: 'usEin',
      wrong: '12-345',
      fault: 'numberForm',
      right: '12-3456789',
      kept: '123456789',
      verdict: 'numberChecked',
    },
    address: { address: '200 Wacker Drive', city: 'Chicago', region: 'IL', postcode: '60606' },
    person: 'Dana Cole',
    price: '62.5',
  },
] as const;

const examples = { ES: 'B12345674', US: '12-3456789' };

/** An operator reads the case in Chinese, with the number as it is checked in its country, and approves it by keyboard. */
const approve = async (o: (typeof companies)[number], applicant: string) => {
  const { userId } = await person(platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
  const desk = await open({ token: await sessionOf(platform, userId) });
  await go(desk, '/operator');
  const c = wordsOf('cn');
  await desk.getByRole('button', { name: o.name }).click();
  await desk.getByRole('heading', { level: 2, name: o.name }).waitFor();
  const checked = { kind: c(`verification:number.${o.number.kind}`), value: o.number.kept };
  await desk.getByText(c(`operator:case.${o.number.verdict}`, checked)).waitFor();
  await desk.getByText(c('operator:case.numberFree')).waitFor();
  await desk.getByText(`(${o.country})`).waitFor();
  await desk.getByLabel(c('operator:case.accepted')).check();
  await desk.evaluate(() => (document.activeElement as HTMLElement).blur());
  await desk.keyboard.press('a');
  const state = async () =>
    (
      await pool.query<{ state: string }>('select state from verification_applications where applicant_id = $1', [
        applicant,
      ])
    ).rows[0]?.state;
  await expect.poll(state, { timeout: 15_000 }).toBe('approved');
  expectQuiet(desk);
  await desk.context().close();
};

/** From the hall to a sent quotation, which the buyer reads in Chinese. */
const quoteFirst = async (page: Watched, o: (typeof companies)[number]) => {
  const w = wordsOf(o.lang);
  const b = await buyer(platform);
  const res = await fetch(`${baseUrl}/api/busi/inquiry/publish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${b.token}` },
    body: JSON.stringify(inquiryInput({ title: `采购 ${o.country}` })),
  });
  const { id } = ((await res.json()) as { data: { id: string } }).data;
  await go(page, `/${o.lang}/moreInquiry.html`);
  await page
    .getByRole('link', { name: `采购 ${o.country}` })
    .first()
    .click();
  await page.getByRole('link', { name: w('hall:quote'), exact: true }).click();
  const prices = page.getByRole('region', { name: w('inquiry:line.title', { n: 1 }) }).getByRole('textbox');
  await prices.first().waitFor();
  for (const nth of [0, 1, 2]) await prices.nth(nth).fill(o.price);
  await page.getByLabel(w('inquiry:quote.leadDays'), { exact: true }).fill('30');
  await page.getByText(w('inquiry:quote.meets'), { exact: true }).first().click();
  await page.locator('main form button[type="submit"]').click();
  await page.getByText(w('inquiry:quote.sent', { n: 1 })).waitFor();

  const theirs = await open({ token: b.token });
  await go(theirs, `/buyerInquirydata/buyerInquiryDetail?id=${id}`);
  const table = theirs.getByRole('table').first();
  await table.getByText(o.name).waitFor();
  await table.getByText('62.5', { exact: false }).first().waitFor();
  expectQuiet(theirs);
  await theirs.context().close();
};

it.each(companies)('$name registers, proves itself by its own papers, and sends its first quotation', async (o) => {
  const w = wordsOf(o.lang);
  const page = await open({ lang: o.lang, ...o.place });
  await go(page, o.way);
  // The country is suggested; no Chinese licence is asked for, and how the code comes is said before anything is typed.
  const country = page.locator('select[name="country"]');
  expect(await country.inputValue()).toBe(o.country);
  expect(await page.getByText(w('identity:register.licence.title')).count()).toBe(0);
  await page.getByText(w('identity:phone.byMail', o.phone)).waitFor();
  await country.selectOption('CN');
  await page.getByText(w('identity:register.licence.title')).waitFor();
  await country.selectOption(o.country);
  await axe(page);
  const target = mail();
  await fillAccount(page, pool, o.lang, { target, companyName: o.name });
  await page.getByRole('button', { name: w('identity:register.go') }).click();
  await page.getByRole('heading', { level: 2, name: w('identity:company.part.base') }).waitFor();
  // The company's form asks for an address in the order of the country, and for no region of China.
  expect(await page.locator('select[name="country"]').inputValue()).toBe(o.country);
  const seen = await page.locator('input[name^="ent"]').evaluateAll((all) => all.map((i) => i.getAttribute('name')));
  expect(seen.filter((n) => (o.order as readonly (string | null)[]).includes(n))).toEqual(o.order);
  await page.locator('input[name="entPostcode"]').fill(o.postcode.wrong);
  await page.locator('input[name="entPostcode"]').blur();
  await page.getByText(w('identity:company.fault.postcode', { example: o.postcode.example })).waitFor();
  const { rows } = await pool.query<{ id: string; country_code: string }>(
    `select u.id, e.country_code from users u join enterprises e on e.id = u.ent_id where u.email = $1`,
    [target],
  );
  expect(rows[0]?.country_code).toBe(o.country);

  await go(page, o.proof);
  expect(await page.locator('input[name="name"]').inputValue()).toBe(o.name);
  await page
    .getByText(w(`verification:paper.${o.country}.registrationCertificate`))
    .first()
    .waitFor();
  await page
    .getByText(w(`verification:paper.${o.country}.taxCertificate`))
    .first()
    .waitFor();
  const kind = w(`verification:number.${o.number.kind}`);
  const number = page.getByLabel(kind, { exact: true });
  await number.fill(o.number.wrong);
  await number.blur();
  await page.getByText(w(`errors:rules.${o.number.fault}`, { kind, example: examples[o.country] })).waitFor();
  await axe(page);
  await number.fill(o.number.right);
  const given = { legal: o.person, personName: o.person, ...o.address };
  for (const [field, value] of Object.entries(given)) await page.locator(`input[name="${field}"]`).fill(value);
  await handIn(page, 0, 'register.png');
  await handIn(page, 1, 'tax.png');
  await handIn(page, -1, 'passport.png');
  await page.getByRole('button', { name: w('verification:page.submit') }).click();
  await page.getByText(w('verification:page.waiting')).waitFor();

  await approve(o, rows[0]?.id ?? '');
  await page.reload();
  await page.getByText(w('verification:page.forever')).waitFor();
  expect(new URL(page.url()).origin).toBe(baseUrl);
  await quoteFirst(page, o);
  expectQuiet(page);
  await page.context().close();
});
