import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visaCountries } from '#contract/services/visa.ts';
import { plainPdf } from '#server/world/services/report.ts';
import { buyer, sessionOf, supplier } from '#tests/world/people.ts';
import { openList } from '../harness/open-list.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { platform, pool } = useDatabase();
const [cn, es] = [wordsOf('cn'), wordsOf('es')];
const { papers } = visaCountries.JP;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();
const file = (name: string) => ({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: plainPdf([name]) });
const dayIn = (n: number) => {
  const [y, m, d] = new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${d}/${m}/${y}`;
};

it('a checklist for a visa is completed, its papers come back twice, and the traveller cancels and has them deleted', async () => {
  const traveller = await buyer(platform);
  const { rows } = await pool.query<{ id: string; offer: string }>(
    `select u.id, o.id as offer from users u join service_offers o on o.ent_id = u.ent_id
     where o.kind = 'visa' and o.state = 'listed' order by o.id, u.id limit 1`,
  );
  const spain = await open({ token: traveller.token, lang: 'es', locale: 'es-ES', zone: 'Europe/Madrid', width: 390 });
  const china = await open({ token: await sessionOf(platform, rows[0]?.id ?? ''), lang: 'cn' });

  // The list is ticked off, and stays so on the device.
  await expectFit(spain, '/es/visaApplyService.html?country=JP');
  const boxes = spain.getByRole('region', { name: es('services:visa.papers') }).getByRole('checkbox');
  expect(await boxes.count()).toBe(papers.length);
  for (const box of await boxes.all()) await box.check();
  await spain.getByText(es('services:visa.allThere')).waitFor();
  await go(spain, '/es/visaApplyService.html?country=JP');
  await spain.getByText(es('services:visa.allThere')).waitFor();
  await spain
    .locator(`a[href*="${rows[0]?.offer ?? '-'}"]`)
    .first()
    .click();
  await press(spain, es('services:apply'));

  const form = spain.getByRole('form', { name: es('serviceForm:form') });
  const choose = async (field: 'country' | 'reason', choice: string) => {
    await form.getByRole('combobox', { name: es(`serviceForm:field.${field}`) }).click();
    await spain.getByRole('option', { name: choice, exact: true }).click();
  };
  await choose('country', es('serviceForm:country.JP'));
  await choose('reason', es('serviceForm:choice.fair'));
  await form.locator('[name="values.traveller"]').fill('Ana Ruiz');
  await form.locator('[name="values.phone"]').fill('+34 600 000 000');
  await form.locator('[name="values.passportUntil"]').fill(dayIn(900));
  await form.locator('[name="values.travelDay"]').fill(dayIn(60));
  await form.locator('[name="values.stayDays"]').fill('6');
  // A missing document is told beside its field, and nothing is sent.
  await press(spain, es('serviceForm:send'));
  await form
    .getByText(es('serviceForm:fault.required'))
    .nth(papers.length - 1)
    .waitFor();
  expect(spain.url()).not.toContain('serviceDetail');
  const inputs = form.locator('input[type="file"]');
  expect(await inputs.count()).toBe(papers.length);
  for (const [i, p] of papers.entries()) {
    await inputs.nth(i).setInputFiles(file(p));
    await form.getByRole('button', { name: es('ui:file.remove', { name: `${p}.pdf` }) }).waitFor();
  }
  await press(spain, es('serviceForm:send'));
  await spain.waitForURL(/serviceDetail\?id=/);
  const { pathname, search } = new URL(spain.url());
  const place = pathname.replace('/es', '') + search;

  // Whoever stands on neither side finds nothing.
  const stranger = await open({ token: (await supplier(platform)).token });
  expect((await stranger.goto(place))?.status()).toBe(404);

  for (const paper of ['photo', 'invitation'] as const) {
    await go(china, place);
    await press(china, cn('serviceWork:step.sendBack'));
    const choices = await openList(china, cn('serviceWork:defectFields'));
    await choices.getByRole('option', { name: cn(`serviceForm:paper.${paper}`), exact: true }).click();
    await china.getByLabel(cn('serviceWork:defectText')).fill('看不清楚，请重新扫描。');
    await press(china, cn('serviceWork:step.sendBack'));
    await china.getByText(cn('serviceWork:waits.applicant')).waitFor();

    await go(spain, pathname + search);
    await spain.getByText(es('serviceWork:defect', { names: es(`serviceForm:paper.${paper}`) })).waitFor();
    await press(spain, es('serviceWork:step.resubmit'));
    const again = spain.getByRole('form', { name: es('serviceWork:step.resubmit') });
    await again
      .locator('input[type="file"]')
      .nth(papers.findIndex((p) => p === paper))
      .setInputFiles(file(`${paper}-new`));
    await again.getByRole('button', { name: es('ui:file.remove', { name: `${paper}-new.pdf` }) }).waitFor();
    await press(spain, es('serviceWork:step.resubmit'));
    await spain.getByText(es('serviceWork:waits.provider')).waitFor();
  }

  // The provider's page is older than the traveller's decision: its act is refused, and the page says why.
  await go(china, place);
  await press(china, cn('serviceWork:step.refuse'));
  await china.getByLabel(cn('serviceWork:reason')).fill('名额已满。');
  await press(spain, es('serviceWork:step.cancel'));
  await press(spain, es('serviceWork:step.cancel'));
  // A reason has to be given.
  await spain.getByText(es('serviceForm:fault.required')).waitFor();
  await spain.getByLabel(es('serviceWork:reason')).fill('La feria se aplazó.');
  await press(spain, es('serviceWork:step.cancel'));
  await spain.getByText(es('serviceWork:over')).waitFor();
  await press(china, cn('serviceWork:step.refuse'));
  await china
    .getByRole('alert')
    .filter({ hasText: cn('errors:services.wrongState') })
    .waitFor();

  await press(spain, es('serviceWork:erasing.act'));
  await press(spain, es('serviceWork:erasing.now'));
  await spain.getByText(es('serviceWork:act.erase')).waitFor();
  expect(await spain.getByText('photo-new.pdf').count()).toBe(0);
  await expectFit(spain, pathname + search);
  await go(china, place);
  await china.getByText(cn('serviceWork:act.erase')).waitFor();
  expect(await china.getByText('Ana Ruiz').count()).toBe(0);
  expectQuiet(spain);
  // The refusal of its late step is all that the provider's console tells.
  expect(china.problems.filter((m) => !m.includes('409'))).toEqual([]);
}, 120_000);
