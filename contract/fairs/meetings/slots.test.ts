import { expect, it } from 'vitest';
import { isAhead, slotsOf } from './slots.ts';

it('gives the half hours of spans by the clock of the fair (fairs 66)', () => {
  expect(slotsOf([{ day: '2026-11-25', from: '09:00', to: '10:30' }], 'Asia/Shanghai')).toEqual([
    '2026-11-25T01:00:00.000Z',
    '2026-11-25T01:30:00.000Z',
    '2026-11-25T02:00:00.000Z',
  ]);
  expect(slotsOf([{ day: '2026-11-25', from: '09:10', to: '10:20' }], 'Europe/Madrid')).toEqual([
    '2026-11-25T08:30:00.000Z',
  ]);
});

it('gives a half hour once where spans overlap, in order', () => {
  const spans = [
    { day: '2026-11-25', from: '10:00', to: '11:00' },
    { day: '2026-11-25', from: '09:30', to: '10:30' },
  ];
  expect(slotsOf(spans, 'UTC')).toEqual(['09:30', '10:00', '10:30'].map((t) => `2026-11-25T${t}:00.000Z`));
});

it('knows what can still be asked for', () => {
  const fair = { startsAt: '2026-11-25T08:00:00.000Z', endsAt: '2026-11-25T10:00:00.000Z' };
  const at = (t: string) => Date.parse(`2026-11-25T${t}:00.000Z`);
  const is = (start: string, now: string) => isAhead(new Date(at(start)).toISOString(), fair, at(now));
  expect([is('09:00', '08:45'), is('09:00', '08:46')]).toEqual([true, false]);
  expect([is('07:30', '05:00'), is('09:30', '05:00'), is('10:00', '05:00')]).toEqual([false, true, false]);
});
