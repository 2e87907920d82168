import { describe, expect, it } from 'vitest';
import { medianOf, periodOf, weeksOf } from './period.ts';

const at = (iso: string) => Date.parse(iso);

describe('the period of figures', () => {
  it('ends with today by the zone, and begins with the first moment of its first day there (figures 2)', () => {
    const monday = at('2026-11-22T23:30:00Z');
    // In Madrid it is Monday already, in Lima Sunday still.
    expect(periodOf({ zone: 'Europe/Madrid' }, undefined, monday)).toEqual({
      days: '28',
      zone: 'Europe/Madrid',
      since: '2026-10-27',
      until: '2026-11-23',
      begins: '2026-10-26T23:00:00.000Z',
    });
    expect(periodOf({ zone: 'America/Lima' }, undefined, monday).until).toBe('2026-11-22');
    // The first day of twelve weeks lies in summer time.
    expect(periodOf({ zone: 'Europe/Madrid', days: '84' }, undefined, monday).begins).toBe('2026-08-31T22:00:00.000Z');
  });
  it('takes the zone of the company’s country, and China’s where there is none or one that no clock knows', () => {
    expect(periodOf({}, 'ES').zone).toBe('Europe/Madrid');
    expect(periodOf({ zone: 'Mars/Olympus' }, 'ES').zone).toBe('Europe/Madrid');
    expect(periodOf({ zone: 'Mars/Olympus' }, undefined).zone).toBe('Asia/Shanghai');
  });
  it('has whole weeks', () => {
    const p = periodOf({}, 'CN', at('2026-11-25T12:00:00Z'));
    expect(weeksOf(p)).toEqual([
      { from: '2026-10-29', until: '2026-11-04' },
      { from: '2026-11-05', until: '2026-11-11' },
      { from: '2026-11-12', until: '2026-11-18' },
      { from: '2026-11-19', until: '2026-11-25' },
    ]);
  });
});

it('a median is of so many at least (figures 4)', () => {
  expect(medianOf([1, 2, 3, 4], 5)).toBeNull();
  expect(medianOf([5, 1, 4, 2, 3], 5)).toBe(3);
  expect(medianOf([5, 1, 4, 2, 3, 6], 5)).toBe(3.5);
  expect(medianOf([], 0)).toBeNull();
});
