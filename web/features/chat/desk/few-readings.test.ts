import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fewReadings } from './few-readings.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a hundred signs within a second are three readings, the first at once and the last after the last sign', async () => {
  const read = vi.fn(async () => undefined);
  const { want } = fewReadings(read);
  want();
  await vi.advanceTimersByTimeAsync(100);
  expect(read).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 100; i += 1) {
    want();
    await vi.advanceTimersByTimeAsync(8);
  }
  await vi.advanceTimersByTimeAsync(5000);
  expect(read.mock.calls.length).toBeLessThanOrEqual(4);
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(3);
  want();
  await vi.advanceTimersByTimeAsync(100);
  expect(read.mock.calls.length).toBeLessThanOrEqual(5);
});

it('a slow answer is waited for, and then rested from; a failure ends nothing', async () => {
  const read = vi.fn(async () => {
    await new Promise((done) => void setTimeout(done, 1000));
    throw new Error('away');
  });
  const { want } = fewReadings(read);
  want();
  await vi.advanceTimersByTimeAsync(500);
  want();
  await vi.advanceTimersByTimeAsync(2500);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(read).toHaveBeenCalledTimes(2);
});

it('after its end nothing is read', async () => {
  const read = vi.fn(async () => undefined);
  const { want, end } = fewReadings(read);
  want();
  end();
  want();
  await vi.advanceTimersByTimeAsync(5000);
  expect(read).not.toHaveBeenCalled();
});
