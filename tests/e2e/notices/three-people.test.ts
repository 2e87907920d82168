import { expect, it } from 'vitest';
import { pageTo } from '#contract/pages.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { createMailer } from '#server/platform/mail/index.ts';
import type { Platform } from '#server/platform/index.ts';
import { insertCatalogue } from '#server/rooms/catalogue/seed.ts';
import { mailTalk } from '#server/rooms/notices/talk/mail-talk.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';
import { at } from '../harness/account.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { platform, pool } = useDatabase();
const [cn, en, es] = [wordsOf('cn'), wordsOf('en'), wordsOf('es')];

const productOf = async (s: TestPerson): Promise<string> => {
  const id = newId();
  await insertCatalogue(systemContext(platform), [
    {
      id,
      entId: s.entId!,
      companyName: { cn: '厂' },
      name: { cn: '三人 T700', en: 'Three T700', es: 'Tres T700' },
      model: 'T700-3',
      category: 'carbon-fibre-small-tow',
      per: 'kg',
      price: '131.5',
      values: [],
    },
  ]);
  return id;
};
const sendWords = async (page: Watched, words: ReturnType<typeof wordsOf>, body: string) => {
  await page.getByLabel(new RegExp(`^${words('chat:write')}`)).fill(body);
  await page.getByRole('button', { name: words('chat:send'), exact: true }).click();
  await page.locator('li[data-seq]', { hasText: body }).first().waitFor();
};

it('two buyers and a desk in three languages: queue, card, file, keys, a mail for who is away, and none for who wants none', async () => {
  const [one, two, s] = await Promise.all([buyer(platform), buyer(platform), supplier(platform)]);
  const product = await productOf(s);
  await pool.query(`update users set lang = 'es' where id = $1`, [two.userId]);
  const first = await open({ token: one.token, lang: 'en' });
  const second = await open({ token: two.token, lang: 'es', width: 390 });
  const desk = await open({ token: s.token, lang: 'cn' });

  // The first wants no mails of messages.
  await go(first, at('en', pageTo('noticeSettings')));
  await first
    .getByLabel(
      en('notices:settings.of', {
        group: en('notices:settings.group.chat.name'),
        channel: en('notices:settings.channel.mail'),
      }),
    )
    .selectOption('off');
  await first.getByText(en('notices:settings.saved')).waitFor();

  // Both ask at the same time; the desk's open queue shows it by itself.
  await go(desk, at('cn', pageTo('consultCentre')));
  await go(first, at('en', pageTo('chat', { product })));
  await go(second, at('es', pageTo('chat', { eid: s.entId ?? '' })));
  await Promise.all([sendWords(first, en, 'Is T700 in stock?'), sendWords(second, es, '¿Qué plazo tienen?')]);
  await desk.getByText('Is T700 in stock?').first().waitFor();
  await desk.getByText('¿Qué plazo tienen?').first().waitFor();

  // On a phone what stands beside the thread lies over it, and goes by Escape.
  await second.getByRole('button', { name: es('chat:otherSide') }).click();
  const side = second.getByRole('complementary', { name: es('chat:otherSide') });
  await side.getByRole('link', { name: es('chat:companyPage') }).waitFor();
  await second.keyboard.press('Escape');
  await side.waitFor({ state: 'hidden' });

  // A file comes with its name.
  const chooser = second.waitForEvent('filechooser');
  await second.getByRole('button', { name: es('chat:addFile') }).click();
  const body = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
  await (await chooser).setFiles({ name: 'plano-88.pdf', mimeType: 'application/pdf', buffer: body });
  const theirs = await pool.query<{ id: string; user_a: string }>(
    'select id, user_a from chat_conversations where ent_id = $1',
    [s.entId],
  );
  const talkOf = (p: TestPerson) => theirs.rows.find((r) => r.user_a === p.userId)?.id ?? '';
  await go(desk, at('cn', pageTo('chat', { eid: talkOf(two) })));
  await desk.getByRole('link', { name: /plano-88\.pdf/ }).waitFor();
  await sendWords(desk, cn, '三周内发货。');
  await second.locator('li[data-seq]', { hasText: '三周内发货。' }).waitFor();

  // Messages are gone through by keys, and the open thread is as it should be for who cannot see it.
  await desk.getByRole('region', { name: cn('chat:history') }).focus();
  await desk.keyboard.press('ArrowUp');
  const focused = () => desk.evaluate(() => document.activeElement?.getAttribute('data-seq'));
  const newest = Number(await focused());
  await desk.keyboard.press('ArrowUp');
  expect(Number(await focused())).toBe(newest - 1);
  await desk.keyboard.press('Home');
  expect(Number(await focused())).toBe(1);
  await axe(desk);
  await axe(second);

  // The desk sends its product as a card, which the first opens.
  await desk
    .getByRole('button', { name: /Is T700 in stock/ })
    .first()
    .click();
  await desk.getByRole('button', { name: cn('speech:tool.card') }).click();
  const panel = desk.getByRole('region', { name: cn('speech:tool.card') });
  await panel.getByRole('button', { name: /三人 T700/ }).click();
  await first.bringToFront();
  const card = first.getByRole('region', { name: en('chat:history') }).getByRole('link', { name: /Three T700/ });
  await card.click();
  await first.getByRole('heading', { level: 1, name: /Three T700/ }).waitFor();
  await desk.bringToFront();
  await sendWords(desk, cn, '有现货。');
  expectQuiet(first);
  expectQuiet(second);
  expectQuiet(desk);

  // Both leave. The second finds a mail in the outbox, without words; the first has none.
  await Promise.all([first.context().close(), second.context().close()]);
  await pool.query(`update users set last_seen_at = now() - interval '10 minutes' where id = any($1)`, [
    [one.userId, two.userId],
  ]);
  await pool.query(`update chat_members set read_upto = 0 where user_id = any($1)`, [[one.userId, two.userId]]);
  await pool.query(`update chat_conversations set last_of_a = 0 where ent_id = $1`, [s.entId]);
  await pool.query(
    `update chat_messages set created_at = created_at - interval '16 minutes' where conversation_id = any($1)`,
    [theirs.rows.map((r) => r.id)],
  );
  const whole = {
    ...platform,
    mailer: createMailer({ from: 'weft@example.com', db: platform.db }),
    config: { baseUrl, signingKey: 'a key of this test alone' },
  } as Platform;
  for (const p of [one, two]) await mailTalk(systemContext(whole), { userId: p.userId });
  await go(desk, at('es', pageTo('outbox')));
  const letter = desk.locator(`li[data-to="${two.email}"]`);
  await letter.waitFor();
  expect(await letter.innerText()).toContain(`/es${pageTo('chat', { eid: talkOf(two) })}`);
  expect(await letter.innerText()).not.toContain('三周内发货');
  expect(await desk.locator(`li[data-to="${one.email}"]`).count()).toBe(0);
});
