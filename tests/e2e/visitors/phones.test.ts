import { expect, it } from 'vitest';
import { pageTo } from '#contract/pages.ts';
import { buyer } from '#tests/world/people.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { platform } = useDatabase();
const es = wordsOf('es');

it('a visitor finds whom to call and is asked to log in; a member sees the number, and nothing else of the list has one', async () => {
  const page = await open({ lang: 'es', zone: 'Europe/Madrid' });
  await go(page, '/es/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: es('foot:phones') })
    .click();
  await page.getByRole('heading', { level: 1, name: es('phones:pageTitle.phones') }).waitFor();
  await axe(page);
  expect(await page.content()).not.toMatch(/tel:|400 555|900 55/);
  await page.getByRole('searchbox', { name: es('phones:search') }).fill('Tramontal');
  await page.getByRole('searchbox', { name: es('phones:search') }).press('Enter');
  await page.getByText(es('phones:found_one', { n: '1' })).waitFor();
  await page
    .getByRole('button', { name: es('phones:show') })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  expectQuiet(page);

  const member = await open({ token: (await buyer(platform)).token, lang: 'es', zone: 'Europe/Madrid' });
  await go(member, `/es${pageTo('phones', { q: 'Tramontal' })}`);
  const show = member.getByRole('button', { name: es('phones:show') });
  await show.first().focus();
  await member.keyboard.press('Enter');
  await member.locator('a[href^="tel:+34"]').waitFor();
  expect(await member.locator('a[href^="tel:"]').count()).toBe(1);
  await axe(member);
  expectQuiet(member);
});
