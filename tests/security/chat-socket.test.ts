import { beforeAll, expect, it } from 'vitest';
import { chat } from '#contract/chat/calls.ts';
import type { DownstreamFrame } from '#contract/chat/frames.ts';
import { roleCodes as r } from '#contract/core/access.ts';
import { newId } from '#server/platform/ids.ts';
import { socketRules } from '#server/platform/http/watch-socket.ts';
import { addNote, history, say, talk } from '../rooms/chat/world.ts';
import { forgetLimits } from '../world/login.ts';
import { orderOf } from '../world/orders.ts';
import { buyer, person, supplier, type TestPerson } from '../world/people.ts';
import { authority, joined as joinedBy, type Line, line, sequences } from './chat-line.ts';
import { secondNode, type TestSite, testSite } from './site.ts';

let t: TestSite;
let two: Awaited<ReturnType<typeof secondNode>>;
let b: TestPerson;
let s: TestPerson;
beforeAll(async () => {
  t = await testSite();
  two = await secondNode(t);
  [b, s] = await Promise.all([buyer(t.platform), supplier(t.platform)]);
});

const joined = (node: Pick<TestSite, 'socket'>, p: TestPerson) => joinedBy(t, node, p);

it('security 33: who does not say who they are, or says it falsely, is ended; a page of another site is refused', async () => {
  const token = await line(t);
  token.ws.send(authority(b, { token: b.token }));
  await t.until(async () => token.frames.some((f) => f.method === 'authority' && f.success));
  for (const frame of [authority(b), authority(b, { token: 'x'.repeat(43) }), authority(s, { token: b.token })]) {
    const l = await line(t);
    l.ws.send(frame);
    expect(await l.closed).toBe(1008);
    expect(l.frames).toMatchObject([{ method: 'authority', success: false }]);
  }
  const other = await line(t, { authorization: `Bearer ${b.token}` });
  other.ws.send(authority(s));
  expect(await other.closed).toBe(1008);
  const bad = { origin: 'https://elsewhere.example' };
  expect(await t.socket('/api/chat/ws', bad)).toBe(403);
  expect(await t.socket('/api/chat/ws', { ...bad, cookie: `xtoken=${b.token}` })).toBe(403);
  expect(await t.socket('/api/chat/ws', { authorization: 'Bearer nobody' })).toBe(401);
  token.ws.terminate();
});

it('security 6: a session that ends takes its chat socket along', async () => {
  const p = await buyer(t.platform);
  const l = await line(t);
  l.ws.send(authority(p, { token: p.token }));
  await t.until(async () => l.frames.length > 0);
  const res = await fetch(`${t.url}/api/auth/token/logout`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${p.token}` },
  });
  expect(res.status).toBe(200);
  expect(await l.closed).toBe(1008);
});

it('chat 13: messages reach both sides on two nodes, in order, and nobody else', async () => {
  const stranger = await buyer(t.platform);
  const lines = await Promise.all([joined(t, b), joined(two, s), joined(two, stranger), joined(t, s)]);
  const { conversationId: id } = await talk(t, b, s.entId!);
  for (let i = 0; i < 30; i++) await say(t, i % 3 ? b : s, id, `m${i}`);
  const all = Array.from({ length: 30 }, (_, i) => i + 1);
  const [mine, far, none, near] = lines as [Line, Line, Line, Line];
  await t.until(async () => [mine, far, near].every((l) => sequences(l).length === 30));
  for (const l of [mine, far, near]) expect(sequences(l).toSorted((x, y) => x - y)).toEqual(all);
  expect(none.frames.filter((f) => f.method !== 'authority')).toEqual([]);
  const [m] = await history(t, b, id);
  expect(far.frames.find((f) => f.method === 'message' && f.sequence === 1)).toEqual({ ...m, method: 'message' });
  for (const l of lines) l.ws.terminate();
});

it('chat 13: what was missed comes by its sequence, what is not one’s own does not', async () => {
  await forgetLimits(t);
  const [me, ent] = [await buyer(t.platform), await supplier(t.platform)];
  const { conversationId: id } = await talk(t, me, ent.entId!);
  const before = await joined(two, me);
  for (let i = 0; i < 5; i++) await say(t, ent, id, `m${i}`);
  // What is on its way to the other node is delivered before the new line listens there.
  await t.until(async () => new Set(sequences(before)).size === 5);
  before.ws.terminate();
  const l = await joined(two, me);
  const from = [{ conversationId: id, after: 2 }];
  l.ws.send(
    JSON.stringify({ method: 'resume', requestId: 'r', from: [...from, { conversationId: newId(), after: 0 }] }),
  );
  await t.until(async () => l.frames.some((f) => f.method === 'resumed'));
  // Live delivery may bring one of them a second time: on the wire it is at least once.
  expect([...new Set(sequences(l))].toSorted((x, y) => x - y)).toEqual([3, 4, 5]);
  expect(l.frames.find((f) => f.method === 'resumed')).toEqual({
    method: 'resumed',
    requestId: 'r',
    conversations: [{ conversationId: id, lastSequence: 5, more: false }],
  });
  const other = await joined(t, b);
  other.ws.send(JSON.stringify({ method: 'resume', from }));
  await t.until(async () => other.frames.some((f) => f.method === 'resumed'));
  expect(other.frames.at(-1)).toEqual({ method: 'resumed', conversations: [] });
  for (const x of [l, other]) x.ws.terminate();
});

it('chat 13: what was taken back while a line was down comes with its resume', async () => {
  await forgetLimits(t);
  const { conversationId: id } = await talk(t, b, s.entId!);
  const [kept, back] = [await say(t, s, id, '留着'), await say(t, s, id, '撤回 4471')];
  await t.as(s.token)(chat.recall, { params: { id: back.messageId } });
  const l = await joined(two, b);
  const from = [{ conversationId: id, after: back.sequence, held: kept.sequence }];
  l.ws.send(JSON.stringify({ method: 'resume', from }));
  await t.until(async () => l.frames.some((f) => f.method === 'resumed'));
  expect(l.frames.filter((f) => f.method === 'recalled' || f.method === 'message')).toEqual([
    { method: 'recalled', conversationId: id, sequence: back.sequence },
  ]);
  l.ws.terminate();
});

it('chat 6: a card goes to each socket as its person may see it', async () => {
  const order = await orderOf(t, b, s);
  const service = await person(t.platform, { userType: 4, roles: [r.customerService], entId: s.entId });
  const [seller, desk] = await Promise.all([joined(two, s), joined(two, service)]);
  const { conversationId: sessionId } = await talk(t, b, s.entId!);
  const card = { kind: 'order' as const, id: order.id };
  await t.as(b.token)(chat.send, { body: { sessionId, clientId: newId(), kind: 'card', card } });
  const shown = (l: Line) => l.frames.flatMap((f) => (f.method === 'message' ? [f.body.card?.shown] : []));
  await t.until(async () => shown(seller).length && shown(desk).length);
  expect(shown(seller)[0]).toMatchObject({ link: expect.stringContaining(order.id) });
  expect(shown(desk)).toEqual([null]);
  for (const l of [seller, desk]) l.ws.terminate();
});

it('typing, read marks and recalls reach the other side', async () => {
  const { conversationId: id } = await talk(t, b, s.entId!);
  const [mine, far] = await Promise.all([joined(t, b), joined(two, s)]);
  const m = await say(t, s, id, '看一下');
  await t.until(async () => sequences(mine).length);
  mine.ws.send(JSON.stringify({ method: 'typing', conversationId: id }));
  await t.as(b.token)(chat.read, { params: { id }, body: { upto: m.sequence } });
  await t.as(s.token)(chat.recall, { params: { id: m.messageId } });
  const of = (l: Line) => new Set(l.frames.map((f) => f.method));
  await t.until(async () => ['typing', 'read', 'recalled'].every((x) => of(far).has(x as never)));
  await t.until(async () => of(mine).has('recalled'));
  expect(of(mine).has('typing')).toBe(false);
  for (const l of [mine, far]) l.ws.terminate();
});

it('security 34: frames that are none of ours harm nobody', async () => {
  const other = await joined(t, s);
  const { conversationId: id } = await talk(t, b, s.entId!);
  const odd = [null, true, -1, 1e300, '', '\u0000', [], {}, { a: 1 }, 'x'.repeat(600), newId()];
  const methods = ['authority', 'resume', 'typing', 'ping', 'send', 'message', '__proto__', 'constructor', ''];
  const kinds = methods.flatMap((method) =>
    ['auid', 'token', 'from', 'conversationId', 'requestId'].flatMap((field) =>
      odd.map((value) => JSON.stringify({ method, [field]: value })),
    ),
  );
  const raw = ['', '{', '[]', '"x"', 'null', '\ufeff{}', '{"method":', '[[[[[[', '{"__proto__":{"method":"ping"}}'];
  const all = [...raw, ...kinds];
  expect(all.length).toBeGreaterThan(400);
  const usual = t.platform.config.sockets.person;
  t.platform.config.sockets.person = 40;
  // Ninety to a socket: more in a minute is cut by another rule.
  const portions = Array.from({ length: Math.ceil(all.length / 90) }, (_, i) => all.slice(i * 90, i * 90 + 90));
  await Promise.all(
    portions.map(async (frames, i) => {
      const l = i % 2 ? await line(t) : await joined(t, b);
      for (const f of frames) l.ws.send(i % 5 ? f : Buffer.from(f));
      await t.until(async () => l.frames.length >= Math.min(20, frames.length) || l.ws.readyState !== 1);
      l.ws.terminate();
    }),
  );
  t.platform.config.sockets.person = usual;
  const m = await say(t, b, id, '还在');
  await t.until(async () => sequences(other).includes(m.sequence));
  other.ws.terminate();
});

it('security 34: who does not read is cut, catches up later, and others wait for nothing', async () => {
  await forgetLimits(t);
  const { conversationId: id } = await talk(t, b, s.entId!);
  const [slow, quick] = await Promise.all([joined(t, s), joined(t, b)]);
  const since = (await history(t, b, id)).at(-1)?.sequence ?? 0;
  (slow.ws as unknown as { _socket: { pause: () => void } })._socket.pause();
  const words = '慢'.repeat(4_000);
  let sent = 0;
  const held = () => t.openSockets(`person ${s.userId}`);
  while (held() > 0 && sent < 1_500) {
    if (sent % 90 === 0) await forgetLimits(t);
    await Promise.all(Array.from({ length: 10 }, () => say(t, b, id, words)));
    sent += 10;
  }
  expect(held()).toBe(0);
  expect(sent * words.length * 3).toBeGreaterThan(socketRules.waiting);
  await t.until(async () => sequences(quick).filter((x) => x > since).length === sent);
  const back = await joined(two, s);
  let at = since;
  for (let more = true; more;) {
    const n = back.frames.length;
    back.ws.send(JSON.stringify({ method: 'resume', from: [{ conversationId: id, after: at }] }));
    const end = await t.until(async () => back.frames.slice(n).find((f) => f.method === 'resumed'));
    more = end.method === 'resumed' && end.conversations[0]!.more;
    at = sequences(back).at(-1) ?? at;
  }
  expect(sequences(back).length).toBe(sent);
  for (const l of [quick, back, slow]) l.ws.terminate();
}, 60_000);

it('chat 45: a note is a frame for colleagues alone, on any node, and says nothing but that something changed', async () => {
  const { conversationId } = await talk(t, b, s.entId ?? '');
  const [theirs, ours] = await Promise.all([joined(two, b), joined(two, s)]);
  await addNote(t, s, conversationId, 'Margin-7781');
  const isDesk = (f: DownstreamFrame) => f.method === 'desk' && f.conversationId === conversationId;
  await t.until(async () => ours.frames.some(isDesk));
  // What comes after it has come, and of it nothing.
  const { sequence } = await say(t, s, conversationId, '您好');
  await t.until(async () => sequences(theirs).includes(sequence));
  expect(theirs.frames.filter((f) => f.method === 'desk')).toEqual([]);
  expect(JSON.stringify([theirs.frames, ours.frames])).not.toContain('Margin');
  for (const l of [theirs, ours]) l.ws.terminate();
});
