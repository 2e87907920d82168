import { beforeAll, expect, it, vi } from 'vitest';
import type WebSocket from 'ws';
import { halls } from '#contract/fairs/calls.ts';
import { packOwn, unpackAll } from '#contract/fairs/positions.ts';
import type { HallDownstream } from '#contract/fairs/presence.ts';
import { notices } from '#contract/notices/calls.ts';
import { createHall } from '#server/rooms/fairs/presence/hall-on-node.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { refused } from '#tests/harness/refused.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { secondNode, type TestSite, testSite } from '../../security/site.ts';

let t: TestSite;
beforeAll(async () => {
  t = await testSite();
});

type Frame<M extends HallDownstream['method']> = Extract<HallDownstream, { method: M }>;
/** Somebody in a hall, and what came to them. */
const enter = async (hallId: string, who: TestPerson | null, at: Pick<TestSite, 'socket'> = t) => {
  const headers: Record<string, string> = who ? { authorization: `Bearer ${who.token}` } : {};
  const texts: HallDownstream[] = [];
  const positions: NonNullable<ReturnType<typeof unpackAll>>[] = [];
  const socket = await at.socket(`/api/halls/ws/${hallId}`, headers, (ws) =>
    ws.on('message', (data, isBinary) => {
      const frame = isBinary ? unpackAll(data as Buffer) : null;
      if (frame) positions.push(frame);
      else if (!isBinary) texts.push(JSON.parse((data as Buffer).toString()) as HallDownstream);
    }),
  );
  if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
  const last = <M extends HallDownstream['method']>(method: M) =>
    texts.filter((x): x is Frame<M> => x.method === method).at(-1);
  const wait = async <T>(what: () => T | undefined | null | false) => {
    await vi.waitUntil(what, { timeout: 5_000, interval: 20 });
    return what() as T;
  };
  const here = await wait(() => last('here'));
  const say = (frame: object) => socket.send(JSON.stringify(frame));
  const move = (x: number, y: number) => socket.send(packOwn({ x, y, heading: 0, walking: true }));
  return { socket: socket as WebSocket, texts, positions, last, wait, say, move, n: here.n };
};

it('people see each other only when they wish, near by, and by name (fairs 5, 6)', async () => {
  const [a, b] = [await buyer(t.platform), await supplier(t.platform)];
  const { hallId } = await fairOf(t);
  const [ann, ben, visitor] = [await enter(hallId, a), await enter(hallId, b), await enter(hallId, null)];
  expect(ann.last('here')).toMatchObject({ visible: false });
  expect(visitor.last('here')).toMatchObject({ visible: null });
  await ben.wait(() => ben.last('count')?.people === 3);
  ann.move(10, 10);
  ben.move(12, 10);
  await ben.wait(() => ben.positions.at(-1)?.all);
  expect(ben.positions.every((f) => f.people.length === 0)).toBe(true);
  ann.say({ method: 'show', visible: true });
  const seen = await ben.wait(() => ben.last('people'));
  expect(seen.people).toMatchObject([{ n: ann.n, userId: a.userId, boothId: null }]);
  ann.move(11, 10);
  await ben.wait(() => ben.positions.some((f) => f.people.some((p) => p.n === ann.n && p.x === 11)));
  await visitor.wait(() => visitor.last('people'));
  visitor.say({ method: 'show', visible: true });
  expect((await visitor.wait(() => visitor.last('fault'))).fault).toBe('login');
  ann.say({ method: 'show', visible: false });
  await ben.wait(() => ben.positions.at(-1)?.all && ben.positions.at(-1)?.people.length === 0);
  ann.socket.close();
  await ben.wait(() => ben.last('count')?.people === 2);
  ben.socket.close();
  visitor.socket.close();
});

it('words carry eight metres, from identified people who are seen, and not too many (fairs 7)', async () => {
  const [a, b, c] = [await buyer(t.platform), await supplier(t.platform), await buyer(t.platform)];
  const half = await person(t.platform, { userType: 2, roles: ['ROLE_BUYER'], isFinish: false });
  const { hallId } = await fairOf(t);
  const all = [await enter(hallId, a), await enter(hallId, b), await enter(hallId, c), await enter(hallId, half)];
  const [ann, ben, far, fresh] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0], (typeof all)[0]];
  ann.move(10, 10);
  ben.move(14, 10);
  far.move(30, 10);
  ann.say({ method: 'say', text: '有人吗' });
  expect((await ann.wait(() => ann.last('fault'))).fault).toBe('hidden');
  ann.say({ method: 'show', visible: true });
  ann.say({ method: 'say', text: '请问 T700 有货吗？' });
  expect(await ben.wait(() => ben.last('said'))).toMatchObject({ userId: a.userId, text: '请问 T700 有货吗？' });
  fresh.say({ method: 'show', visible: true });
  fresh.say({ method: 'say', text: 'hola' });
  expect((await fresh.wait(() => fresh.last('fault'))).fault).toBe('incomplete');
  for (let i = 0; i < 8; i += 1) ann.say({ method: 'say', text: `${i}` });
  await ann.wait(() => ann.texts.filter((x) => x.method === 'fault' && x.fault === 'tooOften').length === 4);
  expect(ben.texts.filter((x) => x.method === 'said')).toHaveLength(5);
  expect(far.last('said')).toBeUndefined();
  for (const s of all) s.socket.close();
});

it('who has blocked somebody neither sees nor hears them, on either side, at once (fairs 8)', async () => {
  const [a, b] = [await buyer(t.platform), await buyer(t.platform)];
  const { hallId } = await fairOf(t);
  const [ann, ben] = [await enter(hallId, a), await enter(hallId, b)];
  for (const s of [ann, ben]) s.say({ method: 'show', visible: true });
  await ben.wait(() => ben.positions.at(-1)?.people.some((p) => p.n === ann.n));
  await t.as(a.token)(halls.block, { params: { id: b.userId } });
  const alone = (s: typeof ann, other: number) => () =>
    s.positions.at(-1)?.all && !s.positions.at(-1)?.people.some((p) => p.n === other);
  await ben.wait(alone(ben, ann.n));
  await ann.wait(alone(ann, ben.n));
  ben.say({ method: 'say', text: 'hello' });
  ann.say({ method: 'say', text: 'hello' });
  await ann.wait(() => ann.texts.some((x) => x.method === 'said' && x.userId === a.userId));
  expect(ann.texts.some((x) => x.method === 'said' && x.userId === b.userId)).toBe(false);
  expect((await t.as(a.token)(halls.blocks)).people.map((p) => p.userId)).toEqual([b.userId]);
  expect((await t.as(b.token)(halls.blocks)).people).toEqual([]);
  // The other's own wish does not undo it.
  await t.as(b.token)(halls.unblock, { params: { id: a.userId } });
  const again = await enter(hallId, b);
  await again.wait(() => again.positions.at(-1)?.all);
  expect(again.positions.at(-1)?.people.some((p) => p.n === ann.n)).toBe(false);
  await t.as(a.token)(halls.unblock, { params: { id: b.userId } });
  await again.wait(() => again.positions.at(-1)?.people.some((p) => p.n === ann.n));
  expect(await refused(t.as(a.token)(halls.block, { params: { id: a.userId } }))).toBe('404 common.notFound');
  for (const s of [ann, ben, again]) s.socket.close();
});

it('a booth is staffed while its people are online; they hear of a call once, and not of their own (fairs 9)', async () => {
  const [s, a] = [await supplier(t.platform), await buyer(t.platform)];
  const { hallId, booths } = await fairOf(t, { exhibitors: [s] });
  const before = await enter(hallId, a);
  await before.wait(() => before.last('count'));
  expect(before.last('count')?.staffed).toEqual([]);
  before.socket.close();
  await before.wait(() => t.openSockets('node') === 0);
  await t.pool.query('update users set last_seen_at = now() where id = $1', [s.userId]);
  const after = await enter(hallId, a);
  await after.wait(() => after.last('count')?.staffed.includes(booths[0] as string));
  after.socket.close();
  const call = { params: { id: booths[0] as string } };
  expect(await t.as(a.token)(halls.callStaff, call)).toEqual({ told: 1 });
  expect(await refused(t.as(a.token)(halls.callStaff, call))).toBe('429 halls.tooSoon');
  expect(await refused(t.as(s.token)(halls.callStaff, call))).toBe('409 halls.own');
  expect(await refused(t.as(a.token)(halls.callStaff, { params: { id: booths[1] as string } }))).toBe(
    '404 common.notFound',
  );
  await jobsDone(t);
  const told = (await t.as(s.token)(notices.page, { query: {} })).records.filter((n) => n.kind === 'boothCalled');
  expect(told).toHaveLength(1);
  expect(told[0]?.link).toContain(booths[0]);
});

it('what is no frame of ours ends nothing, and a hall that nobody may know of has no socket (fairs 1)', async () => {
  const a = await buyer(t.platform);
  const { hallId } = await fairOf(t);
  const ann = await enter(hallId, a);
  for (const bytes of [[], [1], [0, 0, 0], Array.from({ length: 500 }, () => 255)])
    ann.socket.send(Uint8Array.from(bytes));
  ann.socket.send('{"method":"show"}');
  ann.socket.send('{');
  await ann.wait(() => ann.texts.filter((x) => x.method === 'fault').length === 2);
  ann.move(Number.NaN, 1e9);
  ann.say({ method: 'ping' });
  await ann.wait(() => ann.last('pong'));
  ann.socket.close();
  const hidden = await fairOf(t, { published: false });
  const socket = await t.socket(`/api/halls/ws/${hidden.hallId}`, { authorization: `Bearer ${a.token}` });
  if (typeof socket === 'number') throw new Error('refused');
  expect(await new Promise((done) => socket.on('close', done))).toBe(4404);
});

it('people of two nodes are in one hall: they see, hear and count each other (fairs 5)', async () => {
  const [a, b] = [await buyer(t.platform), await buyer(t.platform)];
  const { hallId } = await fairOf(t);
  const other = await secondNode(t);
  const ann = await enter(hallId, a);
  ann.say({ method: 'show', visible: true });
  ann.move(10, 10);
  const ben = await enter(hallId, b, other);
  await ben.wait(() => ben.last('count')?.people === 2);
  ben.move(12, 10);
  expect((await ben.wait(() => ben.last('people'))).people).toMatchObject([{ userId: a.userId }]);
  await ben.wait(() => ben.positions.some((f) => f.people.some((p) => p.x === 10)));
  ann.move(11, 10);
  await ben.wait(() => ben.positions.some((f) => f.people.some((p) => p.x === 11)));
  ben.say({ method: 'show', visible: true });
  await ann.wait(() => ann.last('people')?.people.some((p) => p.userId === b.userId));
  ben.say({ method: 'say', text: 'hello' });
  expect(await ann.wait(() => ann.last('said'))).toMatchObject({ userId: b.userId, text: 'hello' });
  // The same person elsewhere: the window that shows them last is the one that others see.
  const again = await enter(hallId, a, other);
  again.say({ method: 'show', visible: true });
  await ann.wait(() => ann.last('here')?.visible === false);
  await ben.wait(() => {
    const people = ben.positions.findLast((f) => f.all)?.people.map((p) => p.n) ?? [];
    return people.includes(again.n) && people.filter((n) => n !== ben.n).length === 1;
  });
  again.socket.close();
  ben.socket.close();
  await ann.wait(() => ann.last('count')?.people === 1);
  ann.socket.close();
});

it('people of a node that falls silent are gone', () => {
  vi.useFakeTimers();
  const texts: HallDownstream[] = [];
  const hall = createHall({
    id: 'hall',
    node: 'one',
    plan: { width: 40, depth: 20, door: [20, 20] },
    bus: { publish: () => Promise.resolve(), publishAll: () => Promise.resolve() },
    share: () => undefined,
  });
  hall.enter('ann', { bytes: () => undefined, text: (x) => void texts.push(x), blocked: new Set() });
  hall.heardNode({ node: 'two', hall: 'hall', people: 7 });
  hall.heardShown({ node: 'two', hall: 'hall', n: 3, userId: 'ben', name: 'Ben' });
  hall.tick(true);
  expect(texts.findLast((x) => x.method === 'people')).toMatchObject({ people: [{ userId: 'ben' }] });
  expect(texts.findLast((x) => x.method === 'count')).toMatchObject({ people: 8 });
  vi.advanceTimersByTime(20_000);
  hall.tick(true);
  expect(texts.findLast((x) => x.method === 'count')).toMatchObject({ people: 1 });
  expect(hall.crowd.people.size).toBe(1);
  vi.useRealTimers();
});
