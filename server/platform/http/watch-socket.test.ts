import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { sendTo, socketRules, watchSocket } from './watch-socket.ts';

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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
