import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type WebSocket, WebSocket as Client, WebSocketServer } from 'ws';
import { sendTo, sendWire, socketRules, watchSocket, wireText } from './watch-socket.ts';

const fake = (waiting = 0) =>
  Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: waiting,
    send: vi.fn(),
    ping: vi.fn(),
    pause: vi.fn(),
    close: vi.fn(),
    terminate: vi.fn(),
  });
const as = (s: ReturnType<typeof fake>) => s as unknown as WebSocket;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'] });
  // Messages are counted by the minute: a test begins with one.
  vi.setSystemTime(new Date('2026-01-01T00:00:00Z'));
  // First beats after half of the time between two.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('cuts a reader who lets too much wait, at the next message or beat', () => {
  const slow = fake(socketRules.waiting + 1);
  sendTo(as(slow), 'x');
  expect([slow.terminate.mock.calls.length, slow.send.mock.calls.length]).toEqual([1, 0]);
  const idle = fake(socketRules.waiting + 1);
  watchSocket(as(idle));
  vi.advanceTimersByTime(socketRules.beat);
  expect(idle.terminate).toHaveBeenCalledOnce();
});

it('cuts who answers no beat, keeps who does, and stops with the socket', () => {
  const dead = fake();
  const living = fake();
  watchSocket(as(dead));
  watchSocket(as(living));
  living.ping.mockImplementation(() => living.emit('pong'));
  vi.advanceTimersByTime(2 * socketRules.beat);
  expect(dead.terminate).toHaveBeenCalledOnce();
  expect(living.terminate).not.toHaveBeenCalled();
  living.emit('close');
  vi.advanceTimersByTime(5 * socketRules.beat);
  expect(living.ping).toHaveBeenCalledTimes(2);
});

it('does not count the answer to a beat, and counts a pong that nobody asked for', () => {
  const full = fake();
  watchSocket(as(full));
  full.ping.mockImplementation(() => {
    for (let i = 0; i < socketRules.messages; i++) full.emit('message');
    full.emit('pong');
  });
  vi.advanceTimersByTime(socketRules.beat);
  expect(full.ping).toHaveBeenCalledOnce();
  expect(full.close).not.toHaveBeenCalled();
  full.emit('pong');
  expect(full.close.mock.calls).toEqual([[4429]]);
});

it('spreads the first beats of sockets that open together', () => {
  let turn = 0;
  vi.mocked(Math.random).mockImplementation(() => turn++ / 40);
  const many = Array.from({ length: 40 }, () => fake());
  for (const s of many) watchSocket(as(s));
  const beaten = () => many.filter((s) => s.ping.mock.calls.length > 0).length;
  vi.advanceTimersByTime(socketRules.beat / 2 - 1);
  expect(beaten()).toBe(20);
  vi.advanceTimersByTime(socketRules.beat / 2);
  expect(beaten()).toBe(40);
});

it('closes after the messages of a minute, reads no more, and cuts who does not go', () => {
  const loud = fake();
  watchSocket(as(loud));
  for (let i = 0; i < socketRules.messages; i++) loud.emit('message');
  expect(loud.close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  loud.terminate.mockClear();
  for (let i = 0; i < 3 * socketRules.messages; i++) loud.emit('message');
  expect(loud.close.mock.calls).toEqual([[4429]]);
  expect(loud.pause).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(loud.terminate).toHaveBeenCalledOnce();
});

it('makes a text frame as ws reads it, of any length', async () => {
  const texts = [0, 125, 126, 65_535, 65_536].map((n) => '复'.repeat(Math.floor(n / 3)) + 'x'.repeat(n % 3));
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (s) => {
    sendWire(s, Buffer.concat(texts.map(wireText)));
    s.send('last');
  });
  vi.useRealTimers();
  await once(server, 'listening');
  const client = new Client(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const got: string[] = [];
  await new Promise<void>((done) =>
    client.on('message', (d: Buffer) => {
      got.push(d.toString());
      if (got.at(-1) === 'last') done();
    }),
  );
  expect(got).toEqual([...texts, 'last']);
  client.terminate();
  server.close();
});
