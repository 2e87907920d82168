import { beforeAll, expect, it } from 'vitest';
import { chat } from '#contract/chat/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { fileOf } from '../../world/applications.ts';
import { buyer, supplier, type TestPerson } from '../../world/people.ts';
import { say, talk } from './world.ts';

let t: TestPlatform;
let b: TestPerson;
let s: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  [b, s] = await Promise.all([buyer(t.platform), supplier(t.platform)]);
});

it('chat 16: a search finds ready sentences in any language and files by their names, page by page', async () => {
  const stranger = await supplier(t.platform);
  const { conversationId: sessionId } = await talk(t, b, s.entId!);
  const send = (body: object) => t.as(b.token)(chat.send, { body: { sessionId, clientId: newId(), ...body } });
  const sentence = await send({ phrase: { slug: 'ask-quote', params: { product: 'T700', quantity: '600 kg' } } });
  const file = await send({ kind: 'picture', fileId: await fileOf(t, b) });
  const gone = await send({ kind: 'picture', fileId: await fileOf(t, b) });
  await t.as(b.token)(chat.recall, { params: { id: gone.messageId } });
  const found = async (p: TestPerson, q: string) =>
    (await t.as(p.token)(chat.search, { query: { q, sessionId } })).records.map((m) => m.sequence);
  for (const words of Object.values(sentence.body.said ?? {}))
    expect(await found(s, words.slice(0, 12)), words).toEqual([sentence.sequence]);
  expect(await found(s, 'LICENCE')).toEqual([file.sequence]);
  expect((await t.as(stranger.token)(chat.search, { query: { q: 'licence' } })).records).toEqual([]);
  for (let i = 0; i < 5; i++) await say(t, s, sessionId, `碳纤维 ${i}`);
  const first = await t.as(b.token)(chat.search, { query: { q: '碳纤维', sessionId, size: 3 } });
  const rest = await t.as(b.token)(chat.search, {
    query: { q: '碳纤维', sessionId, size: 3, cursor: first.next ?? '' },
  });
  expect([first, rest].map((p) => p.records.length)).toEqual([3, 2]);
});

it('chat 13: who catches up is told which of the messages on show were taken back', async () => {
  const { conversationId: sessionId } = await talk(t, b, s.entId!);
  const [one, two, three] = [
    await say(t, s, sessionId, '一'),
    await say(t, s, sessionId, '二'),
    await say(t, s, sessionId, '三'),
  ];
  for (const m of [one, three]) await t.as(s.token)(chat.recall, { params: { id: m.messageId } });
  const read = (held?: { lowest: number; highest: number }) =>
    t.as(b.token)(chat.messages, { body: { sessionId, after: three.sequence, ...(held && { held }) } });
  expect((await read({ lowest: one.sequence, highest: three.sequence })).takenBack).toEqual([
    one.sequence,
    three.sequence,
  ]);
  expect((await read({ lowest: two.sequence, highest: two.sequence })).takenBack).toEqual([]);
  expect((await read()).takenBack).toEqual([]);
});
