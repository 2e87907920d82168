import { beforeAll, expect, it } from 'vitest';
import { pageTo } from '#contract/pages.ts';
import { person } from '#tests/world/people.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('en');
let token = '';
let ids = { fair: '', forum: '' };
beforeAll(async () => {
  ({ token } = await person(platform, { userType: 2, roles: [], lang: 'en' }));
  const { rows } = await pool.query<{ fair: string; forum: string }>(
    'select fair_id as fair, id as forum from fair_forums where starts_at <= now() and ends_at > now() limit 1',
  );
  if (rows[0]) ids = rows[0];
});

it('a member registers, shows the ticket, signs up for the talk that goes on, and asks', async () => {
  const page = await open({ token, lang: 'en' });
  await go(page, `/en${pageTo('fair', { id: ids.fair })}`);
  await page.getByRole('button', { name: w('forums:registerAct') }).click();
  await page.getByRole('img', { name: w('forums:ticketCode') }).waitFor();
  await axe(page);
  await page.getByRole('link', { name: w('forums:ticketOpen') }).click();
  await page.getByRole('heading', { level: 1, name: w('forums:ticketTitle') }).waitFor();
  await page.getByRole('button', { name: w('forums:print') }).waitFor();

  await go(page, `/en${pageTo('forum', { id: ids.forum })}`);
  await page.getByRole('button', { name: w('forums:signUp'), exact: true }).click();
  await page.getByText(w('forums:inLive')).waitFor();
  const field = page.getByLabel(w('forums:yourQuestion'));
  const asked = 'Does the burst strength change with the resin batch?';
  await field.fill(asked);
  await page.getByRole('button', { name: w('forums:ask'), exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: asked }).waitFor();
  expect(await field.inputValue()).toBe('');
  await axe(page);
  expectQuiet(page);
});
