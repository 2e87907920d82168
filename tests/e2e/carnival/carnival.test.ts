import { beforeAll, expect, it } from 'vitest';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import { newId } from '#server/platform/ids.ts';
import { person, sessionOf } from '#tests/world/people.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { spilledTexts } from '../harness/texts.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('en');
const c = (key: string, params = {}) => w(`carnival:${key}`, params);
const ids = { open: '', past: '' };
beforeAll(async () => {
  const { rows } = await pool.query<{ id: string; past: boolean }>(
    'select id, ends_at < now() as past from carnival_campaigns where starts_at < now()',
  );
  for (const r of rows) ids[r.past ? 'past' : 'open'] = r.id;
});

const expectFits = async (page: Watched): Promise<void> => {
  const folder = process.env['LOOK'];
  for (const width of [1024, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (folder) await page.screenshot({ path: `${folder}/carnival-${newId()}-${width}.png`, fullPage: true });
    // The header folds a moment after the window.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    expect(await spilledTexts(page)).toEqual([]);
  }
};

it('a member does a task, draws, sees what it won, and claims it (carnival 3, 8, 15)', async () => {
  const who = await person(platform, { userType: 2, roles: ['ROLE_BUYER'], lang: 'en' });
  const { rows } = await pool.query<{ id: string }>(
    `select b.id from fair_booths b join fair_halls h on h.id = b.hall_id join fairs f on f.id = h.fair_id
     where b.state = 'taken' and f.starts_at < now() and f.ends_at > now() order by b.id limit 3`,
  );
  const page = await open({ token: who.token, lang: 'en' });
  await go(page, `/en${pageTo('carnival', { id: ids.open })}`);
  await page.getByText(c('taskToday', { n: 0, need: 3 })).waitFor();
  await axe(page);
  for (const { id } of rows) {
    await go(page, `/en${pageTo('booth', { id })}`);
    await expect
      .poll(
        async () =>
          (await pool.query('select 1 from booth_visits where booth_id = $1 and visitor_id = $2', [id, who.userId]))
            .rowCount,
        { timeout: 15_000 },
      )
      .toBe(1);
  }
  await expect
    .poll(
      async () =>
        (await pool.query(`select 1 from carnival_deeds where user_id = $1 and kind = 'booths'`, [who.userId]))
          .rowCount,
      { timeout: 15_000 },
    )
    .toBe(3);
  await go(page, `/en${pageTo('carnivalDraw', { id: ids.open })}`);
  await page.getByText(c('leftOf', { earned: 2, used: 0 })).waitFor();
  await page.getByRole('button', { name: c('draw') }).click();
  const result = page.getByRole('status').filter({ hasText: 'Slot' });
  await result.getByText('won').waitFor();
  await page.getByText(c('leftOf', { earned: 2, used: 1 })).waitFor();
  await axe(page);
  await expectFits(page);
  await result.getByRole('link', { name: c('toWins') }).click();
  await page.getByRole('button', { name: c('claim'), exact: true }).click();
  await page.getByText(c('needAddress')).waitFor();
  await page.getByLabel(c('addressName')).fill('Ann Lee');
  await page.getByLabel(c('addressPhone')).fill('+44 20 7946 0000');
  await page.getByLabel(c('addressLine')).fill('1 Weft Street, London, United Kingdom');
  await axe(page);
  await page.getByRole('button', { name: c('claim'), exact: true }).click();
  await page.getByText(c('claimedText')).waitFor();
  await expectFits(page);
  expectQuiet(page);
});

it('after the end the reader’s own browser says that every slot is right, and that one changed byte is wrong (carnival 12)', async () => {
  const page = await open({ lang: 'en', token: await sessionOf(platform, (await member()).userId) });
  await go(page, `/en${pageTo('carnivalProof', { id: ids.past })}`);
  const check = page.getByRole('button', { name: c('check') });
  await check.click();
  await page.getByText(c('checkRight', { n: 132 })).waitFor();
  await axe(page);
  await expectFits(page);
  const { rows } = await pool.query<{ seed: string }>('select seed from carnival_campaigns where id = $1', [ids.past]);
  const seed = rows[0]?.seed ?? '';
  const change = (to: string) => pool.query('update carnival_campaigns set seed = $2 where id = $1', [ids.past, to]);
  try {
    await change(seed.replace(/^./, (x) => (x === '0' ? '1' : '0')));
    await page.reload();
    await check.click();
    await page.getByText(c('checkWrongSeed')).waitFor();
  } finally {
    await change(seed);
  }
  expectQuiet(page);
});
const member = () => person(platform, { userType: 2, roles: ['ROLE_VIEWER'], lang: 'en' });

it('each page of a campaign stands for visitors and for members, with the way to the others', async () => {
  const page = await open({ token: (await member()).token, lang: 'en' });
  await go(page, `/en${pageTo('cars', {})}`);
  await page.getByRole('link', { name: c('toTasks') }).click();
  for (const part of ['draw', 'prizes', 'wins', 'proof', 'rules', 'tasks']) {
    await page.getByRole('link', { name: c(`part.${part}`), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: c(`part.${part}`), exact: true }).waitFor();
    await axe(page);
    await expectFits(page);
  }
  expectQuiet(page);
});

it('a figure is made with the keyboard alone, and saved (fairs 53)', async () => {
  const who = await member();
  const page = await open({ token: who.token, lang: 'en' });
  await go(page, `/en${pageTo('character')}`);
  const a = (key: string) => w(`avatar:${key}`);
  const hair = page.getByRole('group', { name: a('part.hair'), exact: true });
  const before = await hair.locator('input:checked').getAttribute('value');
  await hair.locator('input:checked').focus();
  await page.keyboard.press('ArrowRight');
  const after = await hair.locator('input:checked').getAttribute('value');
  expect(after).not.toBe(before);
  await page.getByRole('button', { name: a('save'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: a('isSaved'), exact: true }).waitFor();
  const { rows } = await pool.query<{ look: { hair: string } }>('select look from person_avatars where user_id = $1', [
    who.userId,
  ]);
  expect(rows[0]?.look.hair).toBe(after);
  await axe(page);
  await expectFits(page);
  await page.getByRole('button', { name: a('usePicture'), exact: true }).click();
  await expect
    .poll(async () => (await pool.query('select avatar from users where id = $1', [who.userId])).rows[0]?.avatar)
    .toBeTruthy();
  expectQuiet(page);
});

it('the desk lists campaigns, says what a draft lacks, and sends a prize (carnival 17, 20)', async () => {
  const { rows } = await pool.query<{ id: string }>(`select id from users where username = 'operator'`);
  const page = await open({ token: await sessionOf(platform, rows[0]?.id ?? ''), lang: 'en' });
  const d = (key: string, params = {}) => w(`deskCarnival:${key}`, params);
  await go(page, '/en/operator');
  await page.getByRole('link', { name: w('operator:nav.carnival'), exact: true }).click();
  await page.getByRole('heading', { name: 'Materials week draw' }).waitFor();
  await axe(page);
  await expectFits(page);
  await page.getByRole('link', { name: d('write'), exact: true }).click();
  await page.getByRole('button', { name: d('save'), exact: true }).click();
  await page.getByText(w('errors:rules.required')).first().waitFor();
  await axe(page);
  await expectFits(page);
  page.problems.splice(0);
  await go(page, `/en${deskPageTo('operatorCarnival', { id: ids.past })}`);
  const claim = page.getByRole('listitem').filter({ hasText: d('claimState.claimed') });
  const waiting = await claim.count();
  await claim.first().getByLabel(d('tracking')).fill('SF 5555 0001');
  await claim
    .first()
    .getByRole('button', { name: d('markSent') })
    .click();
  await page.getByText('SF 5555 0001').waitFor();
  await expect.poll(() => claim.count()).toBe(waiting - 1);
  await axe(page);
  await expectFits(page);
  expectQuiet(page);
});
