import { expect, it } from 'vitest';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import { person, supplier } from '#tests/world/people.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { platform } = useDatabase();
const es = wordsOf('es');
const cn = wordsOf('cn');

it('a Spanish company writes a case, gets it back, mends it; it is accepted and translated, its own words as they were', async () => {
  const [s, desk] = await Promise.all([
    supplier(platform),
    person(platform, { userType: 9, roles: ['ROLE_OPERATOR'] }),
  ]);
  const page = await open({ token: s.token, lang: 'es', zone: 'Europe/Madrid' });
  await go(page, `/es${pageTo('caseList')}`);
  await page.getByRole('link', { name: es('content:invite.act') }).click();
  await page.getByRole('heading', { level: 1, name: es('contributions:pageTitle.contributions') }).waitFor();
  await axe(page);
  await page.getByRole('link', { name: es('contributions:start.case') }).click();

  // A draft may lack anything; what is handed in may not.
  await page.locator('[name="title"]').fill('Molde de carbono en 62,5 horas');
  expect(await page.locator('[name="lang"]').inputValue()).toBe('es');
  await page.getByRole('button', { name: es('contributions:form.submit') }).click();
  await page.locator('[name="source"][aria-invalid="true"]').waitFor();
  await page.getByText(es('contributions:form.need.agreed')).waitFor();
  await page.locator('[name="summary"]').fill('El molde salió sin retoques.');
  await page.reload();
  await expect.poll(() => page.locator('[name="summary"]').inputValue()).toBe('El molde salió sin retoques.');
  await page.locator('#field-html [contenteditable]').fill('Se curó a 120 °C durante seis horas.');
  await page.locator('[name="figures.0.label"]').fill('Tiempo total');
  await page.locator('[name="figures.0.value"]').fill('62,5 h');
  await page.getByRole('button', { name: es('contributions:form.save') }).click();
  await page.getByText(es('contributions:next.draft')).waitFor();
  const id = new URL(page.url()).searchParams.get('id')!;
  await page.locator('[name="source"]').fill('Medido en planta');
  await page.getByLabel(es('contributions:form.agreed')).check();
  await axe(page);
  await page.getByRole('button', { name: es('contributions:form.submit') }).click();
  await page.getByText(es('contributions:next.submitted')).waitFor();

  const office = await open({ token: desk.token });
  await go(office, deskPageTo('operatorContributions', {}));
  await office.locator(`[data-row="${id}"] a`).click();
  await office.getByRole('heading', { level: 1, name: 'Molde de carbono en 62,5 horas' }).waitFor();
  await axe(office);
  const inDialog = office.getByRole('dialog');
  await office.getByRole('button', { name: cn('contributions:desk.return') }).click();
  await office.getByLabel(cn('contributions:desk.reason')).fill('请写明测量日期');
  await inDialog.getByRole('button', { name: cn('contributions:desk.return') }).click();
  await inDialog.waitFor({ state: 'hidden' });

  await page.reload();
  await page.getByText('请写明测量日期').first().waitFor();
  await page.locator('[name="source"]').fill('Medido en planta, marzo de 2026');
  await page.getByLabel(es('contributions:form.agreed')).check();
  await page.getByRole('button', { name: es('contributions:form.submit') }).click();
  await page.getByText(es('contributions:next.submitted')).waitFor();

  await office.reload();
  await office.getByText('Medido en planta', { exact: true }).waitFor();
  await office.getByRole('button', { name: cn('contributions:desk.accept'), exact: true }).click();
  await office.getByRole('link', { name: cn('contributions:desk.piece') }).click();
  await office.getByText(cn('deskContent:theirs', { lang: 'Español' })).waitFor();
  const theirs = office.locator('[name="content.title.es"]');
  expect(await theirs.inputValue()).toBe('Molde de carbono en 62,5 horas');
  expect(await theirs.getAttribute('readonly')).not.toBeNull();
  await office.locator('[name="content.title.cn"]').fill('62.5 小时做完碳纤维模具');
  await office.getByRole('button', { name: cn('deskContent:save') }).click();
  await office.getByText(cn('deskContent:saved')).waitFor();

  await page.reload();
  await page.getByText(es('contributions:next.accepted')).waitFor();
  await page.getByText(es('contributions:written', { langs: 'Español' })).waitFor();
  expectQuiet(page);
  expectQuiet(office);
});
