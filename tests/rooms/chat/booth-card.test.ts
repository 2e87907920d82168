import { beforeAll, expect, it } from 'vitest';
import { chat } from '#contract/chat/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { fairOf } from '../../world/fairs.ts';
import { buyer, supplier, type TestPerson } from '../../world/people.ts';
import { history, talk } from './world.ts';

let t: TestPlatform;
let b: TestPerson;
let s: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  [b, s] = await Promise.all([buyer(t.platform), supplier(t.platform)]);
});

const card = (id: string) => ({ kind: 'booth' as const, id });
const send = (by: TestPerson, sessionId: string, id: string) =>
  t.as(by.token)(chat.send, { body: { sessionId, clientId: newId(), kind: 'card', card: card(id) } });

it('chat 6: a booth is sent as a card while everybody may know of it, and shows its exhibitor and fair', async () => {
  const { booths } = await fairOf(t, { exhibitors: [s] });
  const { conversationId: id } = await talk(t, b, s.entId!);
  await send(b, id, booths[0]!);
  const shownTo = async (p: TestPerson) => (await history(t, p, id)).at(-1)?.body.card?.shown;
  const there = { number: 'A1', link: `/boothDetail/${booths[0]}`, company: { en: 'Test fair' } };
  expect(await shownTo(s)).toMatchObject(there);
  expect(await shownTo(b)).toMatchObject(there);
  // Freed, it is a card that says nothing of itself.
  await t.pool.query(`update fair_booths set state = 'free', ent_id = null where id = $1`, [booths[0]]);
  expect(await shownTo(b)).toBeNull();
  expect(await refused(send(s, id, booths[0]!))).toBe('422 chat.noSuchCard');
});

it('chat 6: a free booth, and one of a fair that is not published, is no card', async () => {
  const { conversationId: id } = await talk(t, b, s.entId!);
  const { booths } = await fairOf(t, { exhibitors: [s] });
  const secret = await fairOf(t, { exhibitors: [s], published: false });
  for (const booth of [booths[1]!, secret.booths[0]!])
    expect(await refused(send(s, id, booth))).toBe('422 chat.noSuchCard');
});

it('chat 4: a booth leads to its exhibitor, and its own company to nobody', async () => {
  const { booths } = await fairOf(t, { exhibitors: [s] });
  const open = (by: TestPerson, id: string) => t.as(by.token)(chat.open, { body: { subject: card(id) } });
  const opened = await open(b, booths[0]!);
  expect(opened.company?.id).toBe(s.entId);
  expect(opened.subject?.shown?.number).toBe('A1');
  expect(await refused(open(s, booths[0]!))).toBe('404 common.notFound');
  expect(await refused(open(b, booths[1]!))).toBe('404 common.notFound');
});
