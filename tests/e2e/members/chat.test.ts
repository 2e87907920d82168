import { expect, it } from 'vitest';
import { roleCodes as r } from '#contract/core/access.ts';
import { pageTo } from '#contract/pages.ts';
import { buyer, person, supplier } from '#tests/world/people.ts';
import { at } from '../harness/account.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { platform, pool } = useDatabase();
const [en, es] = [wordsOf('en'), wordsOf('es')];

it('two people talk in two languages: typing, toast, badge, answer, recall, a line that breaks, and a phone', async () => {
  const [b, s] = await Promise.all([buyer(platform), supplier(platform)]);
  const entId = s.entId ?? '';
  const mine = await open({ token: b.token, lang: 'en' });
  const theirs = await open({ token: s.token, lang: 'es', width: 390 });

  // From the company's page into the conversation.
  await go(mine, at('en', pageTo('company', { slug: entId })));
  await mine
    .getByRole('main')
    .getByRole('link', { name: en('common:side.chat'), exact: true })
    .first()
    .click();
  const write = mine.getByLabel(new RegExp(`^${en('chat:write')}`));
  await write.fill('Is it in stock? https://example.com/a');
  // What is typed survives a reload, and is sent once.
  await mine.reload();
  await write.waitFor();
  expect(await write.inputValue()).toContain('in stock');

  await go(theirs, at('es', pageTo('notices')));
  await mine.bringToFront();
  await write.press('Enter');
  await mine.getByText(en('chat:sent'), { exact: true }).waitFor();
  // Elsewhere the bell counts it and a toast leads in.
  await theirs.getByRole('link', { name: es('common:bell.label', { total: 1 }) }).waitFor();
  await theirs.getByRole('link', { name: /in stock/ }).click();
  // A toast stays as long as the pointer is on it.
  await theirs.mouse.move(0, 0);
  const bubble = theirs.getByRole('listitem').filter({ hasText: 'in stock' }).last();
  expect(await bubble.getByRole('link').getAttribute('rel')).toContain('noopener');
  await mine.getByText(en('chat:read'), { exact: true }).waitFor();

  // The other side sees that somebody types, and the answer; on a phone the list is a step back.
  const answer = theirs.getByLabel(new RegExp(`^${es('chat:write')}`));
  await answer.pressSequentially('Sí, ');
  await mine.getByText(/is typing/).waitFor();
  await answer.fill('Sí, 600 kg.');
  await theirs.getByRole('button', { name: es('chat:send'), exact: true }).click();
  await mine.getByRole('listitem').filter({ hasText: 'Sí, 600 kg.' }).first().waitFor();
  const own = theirs.getByRole('listitem').filter({ hasText: 'Sí, 600 kg.' }).last();
  await own.getByRole('button', { name: es('chat:recall') }).click();
  await theirs.getByText(es('chat:recalledOwn')).waitFor();
  // The conversation says so, and the list of them.
  await mine.locator('li[data-seq]', { hasText: /took back/ }).waitFor();
  await mine.getByRole('button', { name: /took back/ }).waitFor();
  await theirs.getByRole('button', { name: es('chat:back') }).click();
  await theirs.getByRole('heading', { name: es('chat:pick') }).waitFor({ state: 'hidden' });
  await theirs.getByLabel(es('chat:search')).waitFor();

  // A ready sentence is typed in Spanish and read in English; a search within the conversation leads to it.
  await theirs
    .getByRole('region', { name: es('chat:list') })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click();
  await theirs.getByRole('button', { name: es('speech:tool.phrase') }).click();
  const panel = theirs.getByRole('region', { name: es('speech:tool.phrase') });
  await panel.locator('summary').first().click();
  await panel.getByRole('button', { name: /^Le rogamos/ }).click();
  await panel.getByLabel(es('speech:param.quantity')).fill('20.000,5 kg');
  await panel.getByLabel(es('speech:param.product')).fill('T700');
  await theirs.keyboard.press('Enter');
  await mine.getByText('Please quote for 20,000.5 kg of T700.').first().waitFor();
  await mine.getByRole('button', { name: en('speech:findIn') }).click();
  await mine.keyboard.type('Le rogamos');
  await mine
    .getByRole('button', { name: /Please quote/ })
    .last()
    .click();
  await mine
    .getByRole('region', { name: en('chat:history') })
    .getByText('Le rogamos')
    .waitFor();
  // A card of one's own company, found by its kind.
  await mine.getByRole('button', { name: en('speech:tool.card') }).click();
  await mine.getByRole('button', { name: en('chat:card.company'), exact: true }).click();
  await mine.keyboard.press('Escape');
  expectQuiet(mine);
  expectQuiet(theirs);

  // Without a connection a message says that it did not arrive, and is there once after it was sent again.
  await mine.route('**/upstream_message/send', (route) => route.abort());
  await write.fill('Once only');
  await write.press('Enter');
  await mine.getByRole('button', { name: en('chat:retry') }).waitFor();
  await mine.unroute('**/upstream_message/send');
  await mine.getByRole('button', { name: en('chat:retry') }).click();
  await mine.getByRole('button', { name: en('chat:retry') }).waitFor({ state: 'hidden' });
  const stored = async () =>
    (await pool.query<{ n: number }>(`select count(*)::int n from chat_messages where body = 'Once only'`)).rows[0]?.n;
  await expect.poll(stored).toBe(1);
  await mine.getByText(en('chat:sending')).waitFor({ state: 'hidden' });
  expect(
    await mine
      .getByRole('region', { name: en('chat:history') })
      .getByText('Once only')
      .count(),
  ).toBe(1);
});

it('a history of a hundred thousand messages opens at the unread line and is scrolled without a jump', async () => {
  const entId = (await supplier(platform)).entId ?? '';
  const [me, seller] = await Promise.all([
    buyer(platform),
    person(platform, { userType: 3, roles: [r.supplier], entId, seat: 'sales' }),
  ]);
  const id = crypto.randomUUID();
  await pool.query(`insert into chat_conversations (id, user_a, ent_id, last_seq) values ($1, $2, $3, 100000)`, [
    id,
    me.userId,
    entId,
  ]);
  await pool.query(`insert into chat_members (conversation_id, user_id, side, read_upto) values ($1, $2, 0, 99800)`, [
    id,
    me.userId,
  ]);
  await pool.query(
    `insert into chat_messages (id, conversation_id, seq, sender_id, side, client_id, kind, body, created_at)
     select gen_random_uuid(), $1, n, $2, 1, gen_random_uuid(), 'text', 'Line ' || n || repeat(' more words', n % 23),
       now() - (100000 - n) * interval '1 minute' from generate_series(1, 100000) n`,
    [id, seller.userId],
  );
  const page = await open({ token: me.token, lang: 'en' });
  await go(page, at('en', pageTo('chat', { eid: id })));
  await page
    .getByText(en('chat:unreadOf_other', { total: 200 }))
    .last()
    .waitFor();
  // Where a row stands on the screen before more is loaded, and after.
  const jump = await page.getByRole('region', { name: en('chat:history') }).evaluate(async (box) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    let most = 0;
    for (let i = 0; i < 70; i++) {
      const rows = [...box.querySelectorAll<HTMLElement>('[data-seq]')];
      const row = rows.find((x) => x.getBoundingClientRect().top > box.getBoundingClientRect().top + 100);
      const before = row?.getBoundingClientRect().top ?? 0;
      // At the top there is nothing to scroll to until what is older has come, which takes as long as the machine does.
      for (let k = 0; k < 600 && box.scrollTop < 40; k++) await frame();
      box.scrollTop -= 40;
      for (let k = 0; k < 4; k++) await frame();
      const after = row?.isConnected ? row.getBoundingClientRect().top : before + 40;
      most = Math.max(most, Math.abs(after - before - 40));
    }
    return { most, rows: box.querySelectorAll('[data-seq]').length };
  });
  expect(jump.most).toBeLessThan(2);
  expect(jump.rows).toBeGreaterThan(60);
  expect(jump.rows).toBeLessThanOrEqual(240);
  expectQuiet(page);
});
