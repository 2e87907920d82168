import { expect, it } from 'vitest';
import { buyer } from '#tests/world/people.ts';
import { at, mail } from '../harness/account.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();

it('a member invites an address by mail, whose reader refuses all invitations by its link', async () => {
  const w = wordsOf('es');
  const page = await open({ lang: 'es', token: (await buyer(platform)).token });
  await go(page, at('es', '/myFavoritedata/inviteFriends'));
  const targets = page.getByLabel(w('invite:mail.targets'));
  await targets.fill('nobody');
  const send = page.getByRole('button', { name: w('invite:mail.send') });
  await send.click();
  await page.getByText(w('errors:rules.email')).waitFor();
  const target = mail();
  await targets.fill(`${target}\n`);
  await page.getByLabel(w('invite:mail.lang')).selectOption('en');
  await send.click();
  await page.getByRole('listitem').filter({ hasText: target }).waitFor();
  expect(await targets.inputValue()).toBe('');
  await axe(page);
  for (const width of [1024, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (process.env['LOOK'])
      await page.screenshot({ path: `${process.env['LOOK']}/invite-${width}.png`, fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const bodyOf = async () =>
    (await pool.query<{ body: string }>('select body from outbox_messages where recipient = $1', [target])).rows[0]
      ?.body;
  await expect.poll(bodyOf, { timeout: 15_000 }).toContain('marketplace for composites');
  const link = /\S+\/en\/inviteRefusal\?k=\S+/.exec((await bodyOf()) ?? '')?.[0] ?? '';
  const theirs = await open({ lang: 'en' });
  const said = wordsOf('en');
  await theirs.goto(link);
  await theirs.getByRole('button', { name: said('invite:refuse.act') }).click();
  await theirs.getByRole('heading', { name: said('invite:refuse.done') }).waitFor();
  await axe(theirs);
  if (process.env['LOOK']) await theirs.screenshot({ path: `${process.env['LOOK']}/refusal.png` });
  for (const p of [page, theirs]) expectQuiet(p);
});
