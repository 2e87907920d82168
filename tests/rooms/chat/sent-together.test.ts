import pg from 'pg';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type WebSocket from 'ws';
import { chat, chatErrors } from '#contract/chat/calls.ts';
import { common } from '#contract/core/errors.ts';
import { roleCodes as r } from '#contract/core/access.ts';
import { newId } from '#server/platform/ids.ts';
import { statementsOf } from '../../harness/statements.ts';
import { type TestSite, testSite } from '../../security/site.ts';
import { forgetLimits } from '../../world/login.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';
import { history, say, talk } from './world.ts';

let t: TestSite;
let b: TestPerson;
beforeAll(async () => {
  t = await testSite();
  b = await buyer(t.platform);
});
beforeEach(() => forgetLimits(t));

const talkWithAnother = async () => {
  const s = await supplier(t.platform);
  return { s, id: (await talk(t, b, s.entId ?? '')).conversationId };
};
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'stored',
    (err: { error?: string }) => err.error,
  );

it('chat 3: of messages that are stored together each is answered by itself, and one that is refused concerns no other', async () => {
  const [one, two, blocked] = await Promise.all([talkWithAnother(), talkWithAnother(), talkWithAnother()]);
  await t.as(blocked.s.token)(chat.keep, { params: { id: blocked.id }, body: { blocked: true } });
  const clientId = newId();
  const send = (sessionId: string, more: object) =>
    t.as(b.token)(chat.send, { body: { sessionId, clientId: newId(), body: 'x', ...more } });
  const all: { call: () => Promise<unknown>; want: string }[] = [
    { call: () => say(t, b, one.id, '1', clientId), want: 'stored' },
    { call: () => say(t, b, one.id, '1', clientId), want: 'stored' },
    { call: () => say(t, b, two.id, '1', clientId), want: common.conflict.code },
    { call: () => say(t, b, blocked.id, '1'), want: chatErrors.blocked.code },
    { call: () => say(t, one.s, two.id, '1'), want: common.notFound.code },
    { call: () => say(t, b, newId(), '1'), want: common.notFound.code },
    { call: () => send(two.id, { replyTo: 77 }), want: chatErrors.noSuchReply.code },
    {
      call: () => send(two.id, { phrase: { slug: 'no-such-phrase', params: {} } }),
      want: chatErrors.noSuchPhrase.code,
    },
    { call: () => send(two.id, { kind: 'picture', fileId: newId() }), want: 'files.notYours' },
    ...Array.from({ length: 20 }, (_, i) => ({
      call: () => say(t, i % 2 ? b : one.s, i % 3 && i % 2 ? two.id : one.id, `${i}`),
      want: 'stored',
    })),
  ];
  let got: (string | undefined)[] = [];
  const sent = await statementsOf(async () => {
    got = await Promise.all(all.map((a) => outcome(a.call())));
  });
  expect(got).toEqual(all.map((a) => a.want));
  // The calls arrive over some turns of the event loop, and still share what stores them.
  expect(sent.filter((s) => s.startsWith('insert into "chat_messages"')).length).toBeLessThan(10);
  for (const { id } of [one, two]) {
    const there = await history(t, b, id);
    expect(there.map((m) => m.sequence)).toEqual(there.map((_, i) => i + 1));
  }
  expect((await history(t, b, one.id)).filter((m) => m.clientId === clientId)).toHaveLength(1);
  expect((await history(t, b, one.id)).length + (await history(t, b, two.id)).length).toBe(21);
});

it('a conversation that waits for a lock keeps nobody else waiting', async () => {
  const [held, free] = await Promise.all([talkWithAnother(), talkWithAnother()]);
  const client = new pg.Client({ connectionString: t.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('select id from chat_conversations where id = $1 for update', [held.id]);
  let done = false;
  const late = [1, 2, 3].map((n) => say(t, b, held.id, `${n}`));
  void Promise.all(late).then(() => (done = true));
  await Promise.all(Array.from({ length: 5 }, (_, i) => say(t, b, free.id, `${i}`)));
  await say(t, free.s, free.id, 'later');
  expect(done).toBe(false);
  await client.query('commit');
  await client.end();
  expect((await Promise.all(late)).map((m) => m.sequence)).toEqual([1, 2, 3]);
});

it('chat 2: what is said to a company reaches the badges of who answers for it, and tells a colleague who only reads nothing', async () => {
  const { s, id } = await talkWithAnother();
  const base = { userType: 3 as const, roles: [r.supplier], entId: s.entId };
  const [sales, reader] = await Promise.all([
    person(t.platform, { ...base, seat: 'sales' }),
    person(t.platform, { ...base, seat: 'reader' }),
  ]);
  const open = async (p: TestPerson): Promise<{ talk?: { unread: number } }[]> => {
    const frames: { talk?: { unread: number } }[] = [];
    const ws = (await t.socket(`/api/notice/ws/${p.userId}`, { authorization: `Bearer ${p.token}` })) as WebSocket;
    ws.on('message', (d: Buffer) => frames.push(JSON.parse(d.toString()) as { talk?: { unread: number } }));
    await t.until(async () => frames.length);
    return frames;
  };
  const [seen, hidden] = await Promise.all([open(sales), open(reader)]);
  await say(t, b, id, '您好');
  await t.until(async () => seen.some((f) => f.talk?.unread === 1));
  await say(t, b, id, '在吗？');
  await t.until(async () => seen.some((f) => f.talk?.unread === 2));
  expect(hidden).toHaveLength(1);
});
