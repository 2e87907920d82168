import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSocket } from './socket.ts';

class Fake extends EventTarget {
  static all: Fake[] = [];
  constructor() {
    super();
    Fake.all.push(this);
  }
  close() {}
  lose(code: number) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Fake);
  Fake.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keep = () => {
  const told = { open: [] as boolean[], gone: 0 };
  keepSocket({ url: 'ws://x', onFrame: () => undefined, onOpen: (o) => told.open.push(o), onGone: () => told.gone++ });
  return told;
};

it('tries again after a loss', () => {
  const told = keep();
  Fake.all[0]!.lose(1006);
  vi.advanceTimersByTime(60_000);
  expect([Fake.all.length, told.open, told.gone]).toEqual([2, [false], 0]);
});

it('leaves it when the server says that the session is over', () => {
  const told = keep();
  Fake.all[0]!.lose(1008);
  vi.advanceTimersByTime(60_000);
  expect([Fake.all.length, told.open, told.gone]).toEqual([1, [], 1]);
});
