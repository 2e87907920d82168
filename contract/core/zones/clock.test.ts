import { expect, it, vi } from 'vitest';
import { formats } from '../formats.ts';
import { chinaDay } from './china-day.ts';
import { dayAndTimeIn, dayIn, momentIn, offsetIn } from './clock.ts';

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

it('keeps no more formatters than a server can hold, however zones are written', () => {
  const emptied = vi.spyOn(Map.prototype, 'clear');
  for (let n = 0; n < 1100; n++) {
    // Eleven letters, each small or capital.
    const city = [...'buenosaires'].map((c, i) => ((n >> i) & 1 ? c.toUpperCase() : c)).join('');
    dayIn(0, `America/${city.slice(0, 6)}_${city.slice(6)}`);
  }
  expect(emptied.mock.calls.length).toBe(1);
  emptied.mockRestore();
});

it('reads China’s clock as its zone has it', () => {
  for (const at of ['2026-01-01T00:00:00Z', '2026-06-30T15:59:59Z', '2026-06-30T16:00:00Z', '2028-02-28T20:00:00Z']) {
    expect(chinaDay(at)).toBe(dayIn(at, 'Asia/Shanghai'));
    expect(formats.cn.stamp(at)).toBe(momentIn(at, 'Asia/Shanghai'));
  }
  expect(() => chinaDay('none')).toThrow(RangeError);
});
