import { expect, it } from 'vitest';
import { chat } from '#contract/chat/calls.ts';
import { content } from '#contract/content/calls.ts';
import { discussion } from '#contract/content/discussion.ts';
import { makeCall } from '#contract/core/client.ts';
import { boothVisits } from '#contract/fairs/visits.ts';
import { pageTo } from '#contract/pages.ts';
import { newId } from '#server/platform/ids.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { buyer, supplier } from '#tests/world/people.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { platform, pool } = useDatabase();
const w = wordsOf('en');
const as = (token?: string) =>
  makeCall((path, init) =>
    fetch(baseUrl + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token ?? ''}` } }),
  );
/** The one form: refused without a reason, beside the field, then sent. */
const report = async (page: Watched): Promise<void> => {
  const reason = page.getByLabel(w('report:reason'));
  const send = page.getByRole('button', { name: w('report:send') });
  await reason.fill('x');
  await send.click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  expect(await reason.inputValue()).toBe('x');
  await reason.fill('It names a price of others');
  await send.click();
  await page.getByText(w('report:done')).first().waitFor();
  await reason.waitFor({ state: 'detached' });
};
const kindsBy = async (userId: string): Promise<string[]> =>
  (
    await pool.query<{ kind: string }>('select kind from moderation_reports where reporter_id = $1 order by kind', [
      userId,
    ])
  ).rows.map((r) => r.kind);

it('a message, a comment and an entry of a guest book are reported by the same form', async () => {
  const [b, s] = [await buyer(platform), await supplier(platform)];
  const page = await open({ lang: 'en', token: b.token });

  const { conversationId } = await as(b.token)(chat.open, { body: { eid: s.entId ?? '' } });
  await as(s.token)(chat.send, { body: { sessionId: conversationId, clientId: newId(), body: 'Ours is 88' } });
  await go(page, `/en${pageTo('chat', { eid: conversationId })}`);
  const message = page.getByRole('listitem').filter({ hasText: 'Ours is 88' }).last();
  await message.hover();
  await message.getByRole('button', { name: w('chat:report') }).click();
  await page.getByRole('dialog', { name: w('chat:reportTitle') }).waitFor();
  await axe(page);
  await report(page);
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const [piece] = await as()(content.latest, { query: { kind: 'news', size: 1 } });
  await as(s.token)(discussion.say, {
    params: { id: piece!.id },
    body: { commentId: newId(), text: 'Somebody else is cheaper' },
  });
  await go(page, `/en${pageTo('newsDetail', { id: piece!.slug })}`);
  const comment = page.getByRole('listitem').filter({ hasText: 'Somebody else is cheaper' });
  await comment.getByRole('button', { name: w('common:report') }).click();
  await report(page);

  const host = await supplier(platform);
  const { booths } = await fairOf({ platform } as never, { exhibitors: [host], free: 1 });
  await as(s.token)(boothVisits.sign, { params: { id: booths[0]! }, body: { text: 'Somebody else is cheaper' } });
  await go(page, `/en${pageTo('booth', { id: booths[0]! })}`);
  const entry = page.getByRole('listitem').filter({ hasText: 'Somebody else is cheaper' });
  await entry.getByRole('button', { name: w('common:report') }).click();
  await report(page);
  await expect.poll(() => kindsBy(b.userId)).toEqual(['comment', 'guestbook', 'message']);
  expectQuiet(page);
});
