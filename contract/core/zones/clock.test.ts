import { expect, it, vi } from 'vitest';
import { offsetIn, dayAndTimeIn } from './clock.ts';

it('says the time and the offset of a zone, with its summer time', () => {
  expect([
    dayAndTimeIn('2026-07-24T22:30:00Z', 'Europe/Madrid'),
    offsetIn('2026-07-24T22:30:00Z', 'Europe/Madrid'),
  ]).toEqual(['2026-07-25 00:30', 'UTC+2']);
  expect(offsetIn(Date.UTC(2026, 0, 1), 'Europe/Madrid')).toBe('UTC+1');
  expect(offsetIn('2026-07-24T22:30:00Z', 'Asia/Kolkata')).toBe('UTC+5:30');
  expect(offsetIn('2026-07-24T22:30:00Z', 'Europe/London')).toBe('UTC+1');
  expect(offsetIn('2026-01-24T22:30:00Z', 'Europe/London')).toBe('UTC+0');
});

it('makes a zone’s formatters once', () => {
  const make = vi.spyOn(Intl, 'DateTimeFormat');
  for (let hour = 0; hour < 9; hour++) {
    dayAndTimeIn(`2026-07-24T0${hour}:00:00Z`, 'America/Mexico_City');
    offsetIn(`2026-07-24T0${hour}:00:00Z`, 'America/Mexico_City');
  }
  // Another test may have made them already.
  expect(make.mock.calls.length).toBeLessThanOrEqual(2);
  make.mockRestore();
});
