import { expect, it } from 'vitest';
import { roleCodes as r } from '#contract/core/access.ts';
import { chat } from '#contract/chat/calls.ts';
import { consult } from '#contract/chat/desk.ts';
import { makeCall } from '#contract/core/client.ts';
import { pageTo } from '#contract/pages.ts';
import { newId } from '#server/platform/ids.ts';
import { buyer, person, supplier } from '#tests/world/people.ts';
import { at } from '../harness/account.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { platform } = useDatabase();
const [cn, en, es] = [wordsOf('cn'), wordsOf('en'), wordsOf('es')];
const as = (token: string) =>
  makeCall((path, init) =>
    fetch(baseUrl + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
  );

it('the queue of two colleagues follows a customer and each other without a reload, by few readings', async () => {
  const [owner, b] = await Promise.all([supplier(platform), buyer(platform)]);
  const sales = await person(platform, { userType: 1, roles: [r.supplier], entId: owner.entId, seat: 'sales' });
  const mine = await open({ token: owner.token, lang: 'cn' });
  const theirs = await open({ token: sales.token, lang: 'en', width: 390 });
  const asks = await open({ token: b.token, lang: 'es' });
  for (const [page, lang] of [
    [mine, 'cn'],
    [theirs, 'en'],
  ] as const)
    await go(page, at(lang, pageTo('consultCentre')));
  const loads = { mine: 0, theirs: 0 };
  mine.on('load', () => (loads.mine += 1));
  theirs.on('load', () => (loads.theirs += 1));

  // A question stands in both queues at once.
  await go(asks, at('es', pageTo('chat', { eid: owner.entId ?? '' })));
  const write = asks.getByLabel(new RegExp(`^${es('chat:write')}`));
  await write.fill('¿Qué plazo tienen?');
  await write.press('Enter');
  await asks.getByText(es('chat:sent'), { exact: true }).waitFor();
  await Promise.all(
    [mine, theirs].map((page) => page.getByText('¿Qué plazo tienen?', { exact: true }).waitFor({ timeout: 20_000 })),
  );

  // One takes it: it leaves the other's queue and stands with the colleagues.
  await mine.getByRole('button', { name: new RegExp(`^${cn('desk:take')}`) }).click();
  await mine.getByText(cn('desk:took')).waitFor();
  await theirs.getByText('¿Qué plazo tienen?', { exact: true }).waitFor({ state: 'detached', timeout: 20_000 });
  const tabs = theirs.getByRole('navigation', { name: en('desk:tab.label') });
  await tabs.getByRole('link', { name: new RegExp(`^${en('desk:tab.colleagues')}`) }).click();
  await theirs.getByText('¿Qué plazo tienen?', { exact: true }).waitFor();

  // It is handed back by the first, whom no click of theirs tells of it.
  const { records } = await as(owner.token)(consult.list, { query: { tab: 'mine' } });
  const [row] = records;
  await as(owner.token)(consult.move, { params: { id: row!.id }, body: { act: 'handBack', from: owner.userId } });
  await theirs.getByText('¿Qué plazo tienen?', { exact: true }).waitFor({ state: 'detached', timeout: 20_000 });
  await mine.getByText('¿Qué plazo tienen?', { exact: true }).waitFor({ timeout: 20_000 });

  // Forty messages of the customer are read few times, and the last one stands there.
  let readings = 0;
  mine.on('request', (q) => {
    if (q.url().includes('/desk/consultations')) readings += 1;
  });
  for (let n = 1; n <= 40; n += 1)
    await as(b.token)(chat.send, {
      body: { sessionId: row!.conversationId, clientId: newId(), body: `Mensaje ${n}` },
    });
  await mine.getByText('Mensaje 40', { exact: true }).waitFor({ timeout: 20_000 });
  expect(readings).toBeLessThan(20);

  // The answer of a colleague ends the waiting for everybody; who asked is not there to read it.
  await go(asks, at('es', pageTo('companyHome')));
  await as(sales.token)(chat.send, {
    body: { sessionId: row!.conversationId, clientId: newId(), body: 'Tres semanas.' },
  });
  await mine.getByText('Mensaje 40', { exact: true }).waitFor({ state: 'detached', timeout: 20_000 });
  expect(loads).toEqual({ mine: 0, theirs: 0 });

  // Who asked has it at home until they read it, or say that they need not.
  await go(asks, at('es', pageTo('companyHome')));
  const line = asks.locator('[data-kind="readReply"]');
  await line.waitFor();
  await line.getByRole('button', { name: new RegExp(`^${es('work:tasks.dismiss')}`) }).click();
  await line.waitFor({ state: 'detached' });
  for (const page of [mine, theirs, asks]) expectQuiet(page);
});
