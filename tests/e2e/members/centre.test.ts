import { expect, it } from 'vitest';
import { pageTo } from '#contract/pages.ts';
import { buyer, supplier } from '#tests/world/people.ts';
import { at } from '../harness/account.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { platform, pool } = useDatabase();
const [en, es] = [wordsOf('en'), wordsOf('es')];

it('a letter is written, arrives with badge and tab, is answered; a kind of mails is ended by its link and in the choices', async () => {
  const [b, s] = await Promise.all([buyer(platform), supplier(platform)]);
  const mine = await open({ token: b.token, lang: 'en' });
  const theirs = await open({ token: s.token, lang: 'es', width: 390 });
  await go(theirs, at('es', pageTo('letters')));
  await theirs.getByRole('heading', { name: es('letters:none.title') }).waitFor();

  await go(mine, at('en', pageTo('letters', { write: 'company', to: s.entId ?? '' })));
  // Nothing typed is said beside the fields, and what is typed survives a reload.
  await mine.getByRole('button', { name: en('letters:send') }).click();
  await expect.poll(() => mine.locator('main [aria-invalid="true"]').count()).toBeGreaterThan(0);
  await mine.getByLabel(en('letters:subject')).fill('Lot 12');
  await mine.getByLabel(en('letters:body'), { exact: true }).fill('Please send the reports.');
  await mine.getByRole('button', { name: en('letters:send') }).click();
  await mine.getByRole('heading', { name: 'Lot 12', level: 1 }).waitFor();

  // The other side's badge and tab know it at once; reading it takes both away.
  await theirs.bringToFront();
  await theirs.getByRole('link', { name: es('common:bell.label', { total: 1 }) }).waitFor();
  const tabs = theirs.getByRole('navigation', { name: es('letters:centre') });
  await tabs.getByRole('link', { name: `${es('letters:tabs.letters')}1` }).click();
  await theirs
    .getByRole('link', { name: /Lot 12/ })
    .first()
    .click();
  await theirs.getByRole('heading', { name: 'Lot 12', level: 1 }).waitFor();
  await theirs.getByRole('link', { name: es('common:bell.label', { total: 0 }) }).waitFor();
  await theirs.getByLabel(es('letters:replyLabel')).fill('Se los enviamos mañana.');
  await theirs.getByRole('button', { name: es('letters:reply') }).click();
  await theirs.getByRole('listitem').filter({ hasText: 'mañana' }).waitFor();

  // The mail of the letter ends mails of letters alone, without a login.
  const mailOf = async () =>
    (
      await pool.query<{ body: string }>(
        `select body from outbox_messages where recipient = $1 order by created_at desc limit 1`,
        [b.email],
      )
    ).rows[0]?.body ?? '';
  await expect.poll(mailOf, { timeout: 15_000 }).toContain('/mailPreferences?k=');
  const link = /\S+(\/mailPreferences\?k=\S+)/.exec(await mailOf())?.[1] ?? '';
  const visitor = await open({ lang: 'en' });
  await go(visitor, at('en', link));
  await visitor.getByRole('button', { name: en('notices:settings.end.act') }).click();
  await visitor.getByRole('button', { name: en('notices:settings.end.again') }).waitFor();

  await mine.bringToFront();
  await go(mine, at('en', pageTo('noticeSettings')));
  const named = (channel: string) =>
    en('notices:settings.of', {
      group: en('notices:settings.group.letters.name'),
      channel: en(`notices:settings.channel.${channel}`),
    });
  const mail = mine.getByRole('combobox', { name: named('mail') });
  expect(await mail.inputValue()).toBe('off');
  await mail.selectOption('daily');
  await mine.getByText(en('notices:settings.saved')).waitFor();
  await mine.reload();
  await mail.waitFor();
  expect(await mail.inputValue()).toBe('daily');
  for (const page of [mine, theirs, visitor]) {
    expectQuiet(page);
    await page.context().close();
  }
});
