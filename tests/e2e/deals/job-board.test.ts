import { expect, it } from 'vitest';
import { plainPdf } from '#server/world/services/report.ts';
import { person, sessionOf, supplier } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { platform, pool } = useDatabase();
const [cn, es] = [wordsOf('cn'), wordsOf('es')];
/** One that a second attempt does not find again. */
const called = () => `Ingeniero de bobinado ${Date.now() % 100_000}`;

/** What an application asks for, with the CV and the consent. */
const fillApplication = async (page: Watched, name: string) => {
  await page.locator('[name="name"]').fill(name);
  await page.locator('[name="mail"]').fill('applicant@example.com');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: plainPdf(['CV']),
  });
  await page.getByRole('checkbox').last().check();
};
const press = (page: Watched, name: string) => page.getByRole('button', { name, exact: true }).last().click();

it('a vacancy is listed in China, applied for from Madrid, and filled over an interview and an offer', async () => {
  const position = called();
  const firm = await supplier(platform);
  const seeker = await person(platform, { userType: 3, roles: [], lang: 'es' });
  const china = await open({ token: firm.token, lang: 'cn' });
  const spain = await open({ token: seeker.token, lang: 'es', locale: 'es-ES', zone: 'Europe/Madrid', width: 390 });

  await expectFit(china, '/jobCenter/vacancies');
  await china
    .getByRole('link', { name: cn('jobs:add'), exact: true })
    .first()
    .click();
  // What is missing is told beside its field.
  await press(china, cn('jobs:save'));
  await china.locator('[aria-invalid="true"]').first().waitFor();
  const fill = (name: string, value: string) => china.locator(`[name="${name}"]`).fill(value);
  await fill('title', '缠绕工艺工程师');
  await fill('title.es', position);
  await fill('place', '沈阳');
  await fill('place.es', 'Shenyang');
  await fill('about', '设计储氢瓶缠绕线型。');
  await fill('needs', '三年以上缠绕经验。');
  await fill('salary.from', '15000');
  await fill('salary.to', '24000');
  await press(china, cn('jobs:save'));
  await press(china, cn('jobs:list'));
  // The name of the state is a tab's, too: what only a listed one has is waited for.
  await china.getByRole('link', { name: cn('jobs:seePublic') }).waitFor();

  await expectFit(spain, '/es/manpower');
  await spain.getByRole('link', { name: position }).first().click();
  await press(spain, es('recruitment:apply'));
  await press(spain, es('recruitment:form.send'));
  await spain.getByText(es('recruitment:form.needCv')).first().waitFor();
  await fillApplication(spain, 'Ana Ruiz');
  await press(spain, es('recruitment:form.send'));
  await spain.waitForURL(/jobCenter\/application\?id=/);

  await expectFit(china, '/jobCenter/applicants');
  await china.getByRole('link', { name: 'Ana Ruiz' }).click();
  await china.getByRole('button', { name: cn('jobs:step.invite'), exact: true }).waitFor();
  // Another company finds nothing, and a colleague is about to decline.
  const { pathname, search } = new URL(china.url());
  const other = await open({ token: (await supplier(platform)).token });
  expect((await other.goto(pathname + search))?.status()).toBe(404);
  const late = await open({ token: firm.token, lang: 'cn' });
  await go(late, pathname + search);
  await press(late, cn('jobs:step.decline'));
  await press(late, cn('jobs:step.decline'));
  await late.getByText(cn('jobs:needReason')).waitFor();
  await late.getByLabel(cn('jobs:reason.decline'), { exact: true }).fill('岗位要求不符。');
  await press(china, cn('jobs:step.invite'));
  const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  await china.getByLabel(cn('jobs:slotN', { n: 1 }), { exact: true }).fill(`${day} 15:00`);
  await china.locator('[name="place"]').fill('https://meet.example/abc');
  await press(china, cn('jobs:step.invite'));
  await china.getByText(cn('jobs:waits.applicant')).waitFor();

  await go(spain, spain.url());
  await press(spain, es('jobs:step.choose'));
  await press(spain, es('jobs:step.choose'));
  await spain.getByText(es('jobs:waits.company')).waitFor();
  // Three in the afternoon in China is eight in the morning in Madrid.
  await spain.getByText(/08:00/).first().waitFor();

  await go(china, china.url());
  await press(china, cn('jobs:step.offer'));
  await china.locator('[name="note"]').fill('试用三个月，月薪 22000 元。');
  await press(china, cn('jobs:step.offer'));
  await china.getByText(cn('jobs:waits.applicant')).waitFor();

  await go(spain, spain.url());
  await spain.getByText('试用三个月，月薪 22000 元。').first().waitFor();
  await press(spain, es('jobs:step.accept'));
  await press(spain, es('jobs:step.accept'));
  await spain.getByText(es('jobs:over')).waitFor();

  await press(late, cn('jobs:step.decline'));
  await late
    .getByRole('alert')
    .filter({ hasText: cn('errors:recruitment.wrongState') })
    .waitFor();
  await expectFit(china, '/jobCenter/vacancies?state=closed');
  await china.getByRole('heading', { name: '缠绕工艺工程师' }).waitFor();
  expect(await china.locator('main').textContent()).toContain(cn('jobs:closing.filled'));
  expectQuiet(china);
  expectQuiet(spain);
}, 120_000);

it('a Spanish company hires by its own country, currency and clock', async () => {
  const firm = await supplier(platform, { countryCode: 'ES' });
  const seeker = await person(platform, { userType: 3, roles: [] });
  const spain = await open({ token: firm.token, lang: 'es', locale: 'es-ES', zone: 'Europe/Madrid', width: 1024 });
  const china = await open({ token: seeker.token, lang: 'cn' });
  const position = `Técnico de laminado ${Date.now() % 100_000}`;

  await expectFit(spain, '/es/jobCenter/vacancy');
  for (const [name, value] of [
    ['title.es', position],
    ['place.es', 'Vigo'],
    ['about.es', 'Laminado a mano e infusión de cascos.'],
    ['needs.es', 'Dos años de experiencia.'],
    ['salary.from', '28.500,50'],
    ['salary.to', '32.000'],
  ])
    await spain.locator(`[name="${name}"]`).fill(value ?? '');
  await press(spain, es('jobs:save'));
  await spain.getByRole('link', { name: position }).waitFor();
  await press(spain, es('jobs:list'));
  await spain.getByRole('link', { name: es('jobs:seePublic') }).waitFor();
  const { rows } = await pool.query<{ id: string; country: string; per: string }>(
    `select id, country, salary_per as per from vacancies where title->>'es' = $1`,
    [position],
  );
  expect(rows).toMatchObject([{ country: 'ES', per: 'year' }]);

  // Without a text in their language they read the Spanish one, and the figures as they write them.
  await expectFit(china, `/manpower/vacancy/${rows[0]?.id}`);
  await china.getByText('€28,500.5').first().waitFor();
  await press(china, cn('recruitment:apply'));
  await fillApplication(china, '周屿');
  await press(china, cn('recruitment:form.send'));
  await china.waitForURL(/jobCenter\/application\?id=/);

  await expectFit(spain, '/es/jobCenter/applicants');
  await spain.getByRole('link', { name: '周屿' }).click();
  await press(spain, es('jobs:step.invite'));
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('/');
  await spain.getByLabel(es('jobs:slotN', { n: 1 }), { exact: true }).fill(`${day} 10:00`);
  await spain.locator('[name="place"]').fill('https://meet.example/vigo');
  await press(spain, es('jobs:step.invite'));
  await spain.getByText(es('jobs:waits.applicant')).waitFor();

  await go(china, china.url());
  // Ten in the morning in Madrid is five in the afternoon in China, or four in summer.
  await china
    .getByText(/1[67]:00/)
    .first()
    .waitFor();
  await press(china, cn('jobs:step.noneSuits'));
  await press(china, cn('jobs:step.noneSuits'));
  await china.getByText(cn('jobs:needReason')).waitFor();
  await china.getByLabel(cn('jobs:reason.noneSuits'), { exact: true }).fill('那天出差，后一天可以。');
  await press(china, cn('jobs:step.noneSuits'));
  await china.getByText(cn('jobs:waits.company')).waitFor();

  await go(spain, spain.url());
  await spain.getByText('那天出差，后一天可以。').first().waitFor();
  await spain.getByRole('button', { name: es('jobs:step.decline'), exact: true }).waitFor();
  // The applicant stops waiting; the company's page has nothing left to do, and says so.
  await press(china, cn('jobs:step.withdraw'));
  await press(china, cn('jobs:step.withdraw'));
  await china.getByText(cn('jobs:over')).waitFor();
  await go(spain, spain.url());
  await spain.getByText(es('jobs:over')).waitFor();
  expectQuiet(china);
  expectQuiet(spain);
}, 120_000);

it('of a closed position everybody who is left is declined at once, with a reason', async () => {
  const { rows } = await pool.query<{ id: string; firm: string; n: number }>(
    `select v.id, min(u.id::text) as firm, count(distinct a.id)::int as n
     from vacancies v join users u on u.ent_id = v.ent_id
     join job_applications a on a.vacancy_id = v.id and a.state in ('submitted', 'shortlisted', 'interview')
     where v.state = 'listed' group by v.id having count(distinct a.id) > 1 order by v.id desc limit 1`,
  );
  const [vacancy] = rows;
  const token = await sessionOf(platform, vacancy?.firm ?? '');
  await pool.query(`update vacancies set state = 'closed', closing = 'company' where id = $1`, [vacancy?.id]);
  const page = await open({ token, lang: 'en', locale: 'en-GB', width: 390 });
  const en = wordsOf('en');
  await expectFit(page, `/en/jobCenter/applicants?vacancy=${vacancy?.id}`);
  const left = { n: vacancy?.n ?? 0 };
  await page.getByRole('heading', { name: en('jobs:rest.head_other', left) }).waitFor();
  await page.getByRole('button', { name: en('jobs:rest.act') }).click();
  const now = page.getByRole('button', { name: en('jobs:rest.now_other', left) });
  await now.click();
  await page.getByText(en('jobs:needReason')).waitFor();
  await page.getByLabel(en('jobs:reason.decline'), { exact: true }).fill('All places are filled. Thank you.');
  await now.click();
  await page.getByRole('heading', { name: en('jobs:rest.head_other', left) }).waitFor({ state: 'detached' });
  const after = await pool.query<{ n: number }>(
    `select count(*)::int as n from job_applications
     where vacancy_id = $1 and state in ('submitted', 'shortlisted', 'interview')`,
    [vacancy?.id],
  );
  expect(after.rows[0]?.n).toBe(0);
  expectQuiet(page);
});
