import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Person } from '../context.ts';
import type { Platform } from '../index.ts';
import { guardSocket } from './guard-socket.ts';

const person: Person = {
  userId: 'u1',
  userType: 1,
  roles: ['ROLE_GYS'],
  isFinish: true,
  userLevel: 5,
  authStatus: 1,
  entId: 'e1',
  seat: null,
  name: '周',
  sessionId: 's1',
};

/** A guarded socket whose session is what `now` says. */
const guarded = () => {
  const bus = new EventEmitter();
  const socket = Object.assign(new EventEmitter(), { close: vi.fn() });
  const platform = {
    bus: { subscribe: (topic: string, f: (m: object) => void) => (bus.on(topic, f), () => bus.off(topic, f)) },
    log: { warn: vi.fn() },
  };
  const state: { now: Person | null | Error } = { now: person };
  const look = () => (state.now instanceof Error ? Promise.reject(state.now) : Promise.resolve(state.now));
  guardSocket(platform as unknown as Platform, socket as unknown as WebSocket, person, look);
  return { bus, socket, state, log: platform.log };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a guarded socket', () => {
  it('closes when its own session ends, not when another does', () => {
    const { bus, socket } = guarded();
    bus.emit('session.ended', { userId: 'u1', sessionId: 's2' });
    bus.emit('session.ended', { userId: 'u2', sessionId: 's1' });
    expect(socket.close).not.toHaveBeenCalled();
    bus.emit('session.ended', { userId: 'u1', sessionId: 's1' });
    expect(socket.close).toHaveBeenCalledWith(1008);
  });

  it('asks to be opened anew when its person may less', () => {
    const { bus, socket } = guarded();
    bus.emit('standing.changed', { userId: 'u1' });
    expect(socket.close).toHaveBeenCalledWith(1012);
  });

  it('finds out by itself what no message told: at once after opening, and within a minute', async () => {
    const { socket, state } = guarded();
    state.now = null;
    await vi.advanceTimersByTimeAsync(59_000);
    expect(socket.close).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(socket.close).toHaveBeenCalledWith(1008);
    const less = guarded();
    less.state.now = { ...person, roles: [] };
    await vi.advanceTimersByTimeAsync(60_000);
    expect(less.socket.close).toHaveBeenCalledWith(1012);
  });

  it('outlives a database that does not answer, and leaves nothing behind when closed', async () => {
    const { bus, socket, state, log } = guarded();
    state.now = new Error('down');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(socket.close).not.toHaveBeenCalled();
    expect(log.warn).toHaveBeenCalledOnce();
    socket.emit('close');
    expect([bus.listenerCount('session.ended'), bus.listenerCount('standing.changed')]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
