import { expect, it } from 'vitest';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import { buyer, person } from '#tests/world/people.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { openList } from '../harness/open-list.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { platform } = useDatabase();
const [cn, en, es] = [wordsOf('cn'), wordsOf('en'), wordsOf('es')];

/** What the desk types for a conference in Madrid with one place. */
const typed: Record<string, string> = {
  name: 'Resin Day 62',
  organiser: 'Weft',
  city: 'Madrid',
  venue: 'Hall 4',
  about: 'Epoxy and its hardeners.',
};

it('the desk writes a conference by Madrid’s clock; one signs up, one waits and gets the place; it is cancelled', async () => {
  const desk = await open({
    token: (await person(platform, { userType: 9, roles: ['ROLE_OPERATOR'] })).token,
    lang: 'cn',
    zone: 'Asia/Shanghai',
  });
  await go(desk, deskPageTo('operatorConferences'));
  await desk.getByRole('link', { name: cn('conferences:desk.new') }).click();
  await desk.getByRole('heading', { level: 1, name: cn('conferences:pageTitle.operatorConference') }).waitFor();
  for (const [name, text] of Object.entries(typed))
    for (const lang of ['cn', 'en', 'es']) await desk.locator(`[name="${name}.${lang}"]`).fill(text);
  await desk.locator('[name="slug"]').fill('resin-day-62');
  await desk.locator('[name="zone"]').selectOption('Europe/Madrid');
  await desk.locator('[name="countryCode"]').selectOption('ES');
  await desk.locator('[name="startsAt"]').fill('2031-03-04 09:30');
  await desk.locator('[name="endsAt"]').fill('2031-03-04 08:00');
  await desk.locator('[name="signUpUntil"]').fill('2031-03-03 12:00');
  await desk.locator('[name="places"]').fill('1');
  await desk.locator('[name="fee"]').fill('62.5');
  await desk.locator('[name="currency"]').selectOption('EUR');
  await desk.getByRole('switch', { name: cn('conferences:desk.shown') }).check();
  await desk.getByRole('button', { name: cn('conferences:desk.save') }).click();
  // Fields of use are missing, and it would end before it begins.
  await desk.locator('[name="endsAt"][aria-invalid="true"]').waitFor();
  await axe(desk);
  await desk.locator('[name="endsAt"]').fill('2031-03-04 13:00');
  await (await openList(desk, cn('conferences:desk.fields'))).getByRole('option').first().click();
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: cn('conferences:desk.save') }).click();
  await desk.getByRole('heading', { level: 1, name: cn('conferences:pageTitle.operatorConferences') }).waitFor();

  const first = await open({ token: (await buyer(platform)).token, lang: 'es', zone: 'Europe/Madrid' });
  await go(first, `/es${pageTo('fairs')}`);
  await first.getByRole('link', { name: es('forums:conferencesToo') }).click();
  await first.getByRole('heading', { level: 1, name: es('conferences:title') }).waitFor();
  await axe(first);
  await first.getByRole('searchbox', { name: es('conferences:search') }).fill('resin 62');
  await first.getByRole('searchbox', { name: es('conferences:search') }).press('Enter');
  await first.getByText(es('conferences:found_one', { n: '1' })).waitFor();
  await first.getByRole('link', { name: 'Resin Day 62' }).click();
  await first.getByText('62,50 €').first().waitFor();
  await first.getByText('2031-03-04 09:30–13:00 UTC+1').first().waitFor();
  await first.getByRole('button', { name: es('conferences:signUp') }).press('Enter');
  await first.getByText(es('conferences:said.in')).waitFor();
  await axe(first);

  const second = await open({ token: (await buyer(platform)).token, lang: 'en', zone: 'America/Mexico_City' });
  await go(second, `/en${pageTo('conference', { slug: 'resin-day-62' })}`);
  await second.getByText('2031-03-04 02:30–06:00 UTC-6').waitFor();
  await second.getByRole('button', { name: en('conferences:joinWaiting') }).click();
  await second.getByText(en('conferences:said.waiting', { n: '1' })).waitFor();

  await first.getByRole('button', { name: es('conferences:leave') }).click();
  await first
    .getByRole('group', { name: es('conferences:leaveTitle') })
    .getByRole('button', { name: es('conferences:leave') })
    .click();
  await first.getByText(es('conferences:said.full')).waitFor();
  await go(second, `/en${pageTo('conferences', { mine: 1 })}`);
  await second.getByText(en('conferences:seat.in')).waitFor();

  await desk
    .locator('li', { hasText: 'Resin Day 62' })
    .getByRole('link', { name: cn('conferences:desk.edit') })
    .click();
  await desk.getByRole('heading', { name: cn('conferences:desk.people') }).waitFor();
  expect(await desk.locator('tbody tr').count()).toBe(1);
  await desk.getByRole('button', { name: cn('conferences:desk.cancel') }).click();
  const dialog = desk.getByRole('dialog');
  for (const lang of ['cn', 'en', 'es']) await dialog.locator(`[name="reason.${lang}"]`).fill('The hall is flooded');
  await dialog.getByRole('button', { name: cn('conferences:desk.cancel') }).click();
  await desk.getByText(cn('conferences:desk.cancelledNote', { reason: 'The hall is flooded' })).waitFor();
  await go(second, `/en${pageTo('conference', { slug: 'resin-day-62' })}`);
  await second.getByText(en('conferences:said.cancelled', { reason: 'The hall is flooded' })).waitFor();
  await axe(second);
  for (const page of [desk, first, second]) expectQuiet(page);
});

it('a visitor reads name, dates and place of a conference, and logs in for the rest', async () => {
  const page = await open({ lang: 'en', zone: 'Europe/London' });
  await go(page, `/en${pageTo('conferences', {})}`);
  await page.getByRole('link', { name: 'Wind Blade Composites Congress' }).click();
  await page.getByRole('dialog').waitFor();
  await go(page, `/en${pageTo('conference', { slug: 'wind-blade-composites-congress' })}`);
  await page.getByRole('heading', { level: 1, name: 'Wind Blade Composites Congress' }).waitFor();
  expect(await page.content()).not.toContain('fatigue of root inserts');
  await axe(page);
  expectQuiet(page);
});
