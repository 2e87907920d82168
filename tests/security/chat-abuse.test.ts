import { beforeAll, expect, it } from 'vitest';
import * as ws from 'ws';
import { resumeMost } from '#contract/chat/frames.ts';
import { newId } from '#server/platform/ids.ts';
import { socketRules } from '#server/platform/http/watch-socket.ts';
import { history, say, talk } from '../rooms/chat/world.ts';
import { forgetLimits } from '../world/login.ts';
import { buyer, supplier, type TestPerson } from '../world/people.ts';
import { authority, joined, type Line, line, sequences } from './chat-line.ts';
import { type TestSite, testSite } from './site.ts';

let t: TestSite;
let b: TestPerson;
let s: TestPerson;
beforeAll(async () => {
  t = await testSite();
  [b, s] = await Promise.all([buyer(t.platform), supplier(t.platform)]);
});

type Raw = { _socket: { write: (b: Buffer) => void; pause: () => void; resume: () => void } };
const rawOf = (l: Line) => (l.ws as unknown as Raw)._socket;
type Framing = { frame: (body: Buffer, o: object) => Buffer[] };
/** What ws makes its own frames with; its types leave it out. */
const { frame } = (ws as unknown as { Sender: Framing }).Sender;

/** Whoever else is connected still gets what is said. */
const othersAreServed = async (other: Line, id: string) => {
  const m = await say(t, b, id, '还在');
  await t.until(async () => sequences(other).includes(m.sequence));
};
/** What a socket did, beside a person who has nothing to do with it. */
const beside = async (work: (l: Line) => Promise<void>) => {
  await forgetLimits(t);
  const { conversationId: id } = await talk(t, b, s.entId!);
  const [other, mine] = await Promise.all([joined(t, t, s), joined(t, t, b)]);
  await work(mine);
  await othersAreServed(other, id);
  for (const l of [other, mine]) l.ws.terminate();
};

it('security 33: a session that is over opens no socket and is not taken as authority', async () => {
  const p = await buyer(t.platform);
  await t.pool.query(
    `update sessions set ends_at = now() - interval '1 second', expires_at = now() - interval '1 second' where user_id = $1`,
    [p.userId],
  );
  expect(await t.socket('/api/chat/ws', { authorization: `Bearer ${p.token}` })).toBe(401);
  const l = await line(t);
  l.ws.send(authority(p, { token: p.token }));
  expect(await l.closed).toBe(1008);
  expect(l.frames).toMatchObject([{ method: 'authority', success: false }]);
});

it('security 33: nobody asks, types or writes in the name of another, whatever a frame says', async () => {
  await forgetLimits(t);
  const stranger = await buyer(t.platform);
  const { conversationId: id } = await talk(t, b, s.entId!);
  await say(t, s, id, '机密 8812');
  const [far, odd, unknown] = await Promise.all([joined(t, t, s), joined(t, t, stranger), line(t)]);
  // Before its authority a socket gets nothing of what it asks for.
  unknown.ws.send(JSON.stringify({ method: 'resume', from: [{ conversationId: id, after: 0 }] }));
  const spoofed = { fromUser: b.userId, auid: b.userId, userId: b.userId, side: 0, from: 'Somebody else' };
  odd.ws.send(JSON.stringify({ method: 'typing', conversationId: id, ...spoofed }));
  odd.ws.send(JSON.stringify({ method: 'message', conversationId: id, sequence: 9, body: { body: 'x' }, ...spoofed }));
  odd.ws.send(JSON.stringify({ ...spoofed, method: 'resume', from: [{ conversationId: id, after: 0 }] }));
  odd.ws.send(authority(b));
  odd.ws.send(JSON.stringify({ method: 'ping', requestId: 'last' }));
  await t.until(async () => odd.frames.some((f) => f.method === 'pong') && unknown.frames.length);
  expect(unknown.frames).toMatchObject([{ method: 'fault' }]);
  expect(JSON.stringify([odd.frames, unknown.frames])).not.toContain('8812');
  expect(odd.frames.find((f) => f.method === 'resumed')).toEqual({ method: 'resumed', conversations: [] });
  const before = (await history(t, s, id)).length;
  await say(t, b, id, '真的');
  await t.until(async () => far.frames.some((f) => f.method === 'message' && f.body.body === '真的'));
  expect(far.frames.filter((f) => f.method === 'typing')).toEqual([]);
  expect((await history(t, s, id)).length).toBe(before + 1);
  for (const l of [far, odd, unknown]) l.ws.terminate();
});

it('security 34: a frame of more than 64 KB closes its socket alone, and one of 64 KB is a fault', () =>
  beside(async (l) => {
    l.ws.send('x'.repeat(socketRules.frame));
    await t.until(async () => l.frames.some((f) => f.method === 'fault'));
    l.ws.send('x'.repeat(socketRules.frame + 1));
    expect(await l.closed).toBe(1009);
  }));

it('security 34: what announces 2 GB is ended by its header, and nothing is kept for it', () =>
  beside(async (l) => {
    const header = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff, 1, 2, 3, 4]);
    rawOf(l).write(header);
    expect(await l.closed).toBe(1009);
  }));

it('security 34: many small pieces of one message are counted together', () =>
  beside(async (l) => {
    const piece = (opcode: number) =>
      Buffer.concat(frame(Buffer.alloc(20_000, 'x'), { fin: false, rsv1: false, opcode, mask: true, readOnly: false }));
    for (const opcode of [1, 0, 0, 0]) rawOf(l).write(piece(opcode));
    expect(await l.closed).toBe(1009);
  }));

it('security 34: compression is agreed on with nobody, and a frame that is compressed all the same ends its socket', () =>
  beside(async (l) => {
    expect(l.ws.extensions).toBe('');
    const zipped = Buffer.concat(
      frame(Buffer.alloc(1_000), { fin: true, rsv1: true, opcode: 1, mask: true, readOnly: false }),
    );
    rawOf(l).write(zipped);
    expect(await l.closed).toBe(1002);
  }));

it('security 34: who sends more than 100 frames a minute is closed with 4429', () =>
  beside(async (l) => {
    // The first hundred may fall into two minutes: the second one is too much for either.
    for (let i = 0; i < 202; i++) l.ws.send(JSON.stringify({ method: 'ping', requestId: i }));
    expect(await l.closed).toBe(4429);
    expect(l.frames.filter((f) => f.method === 'pong').length).toBeLessThanOrEqual(200);
  }));

it('chat 13: a long resume waits for its reader, whom it does not cut, and names no conversation twice', async () => {
  await forgetLimits(t);
  const { conversationId: id } = await talk(t, b, s.entId!);
  const words = '长'.repeat(4_000);
  const since = (await history(t, b, id)).at(-1)?.sequence ?? 0;
  for (let i = 0; i < resumeMost.messages; i += 10) {
    if (i % 90 === 0) await forgetLimits(t);
    await Promise.all(Array.from({ length: 10 }, () => say(t, b, id, words)));
  }
  expect(resumeMost.messages * words.length * 3).toBeGreaterThan(socketRules.waiting * 8);
  const other = await talk(t, b, (await supplier(t.platform)).entId!);
  await say(t, b, other.conversationId, '另一个');
  const l = await joined(t, t, b);
  rawOf(l).pause();
  const from = [id, other.conversationId, id].map((conversationId) => ({
    conversationId,
    after: conversationId === id ? since : 0,
  }));
  l.ws.send(JSON.stringify({ method: 'resume', requestId: 'long', from }));
  const held = () => t.openSockets(`person ${b.userId}`);
  // Somebody else is answered while this one waits, so the writing has begun and stands still.
  const quick = await joined(t, t, s);
  quick.ws.send(JSON.stringify({ method: 'resume', requestId: newId(), from: [{ conversationId: id, after: since }] }));
  await t.until(async () => quick.frames.some((f) => f.method === 'resumed'));
  expect(held()).toBe(1);
  rawOf(l).resume();
  await t.until(async () => l.frames.some((f) => f.method === 'resumed'));
  expect(l.frames.filter((f) => f.method === 'message' && f.conversationId === id).length).toBe(resumeMost.messages);
  expect(l.frames.filter((f) => f.method === 'message' && f.conversationId !== id).length).toBe(1);
  const end = l.frames.find((f) => f.method === 'resumed');
  expect(end?.method === 'resumed' && end.conversations.map((c) => c.more)).toEqual([false, false]);
  for (const x of [l, quick]) x.ws.terminate();
}, 60_000);
