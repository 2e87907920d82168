import { describe, expect, it } from 'vitest';
import { hoursByDay } from './hours-by-day.ts';

const at = (day: string, from: string, to: string) => ({ day, from, to });

describe('hours at a booth', () => {
  it('of days that follow each other are one entry where they are the same', () => {
    const hours = ['2026-11-30', '2026-11-29', '2026-12-01'].flatMap((day) => [
      at(day, '13:30', '17:00'),
      at(day, '09:30', '12:00'),
    ]);
    expect(hoursByDay(hours)).toEqual([
      {
        from: '2026-11-29',
        to: '2026-12-01',
        spans: [at('2026-11-29', '09:30', '12:00'), at('2026-11-29', '13:30', '17:00')],
      },
    ]);
  });

  it('stay apart where a day lies between them or where they differ', () => {
    const hours = [
      at('2026-11-29', '09:00', '12:00'),
      at('2026-12-01', '09:00', '12:00'),
      at('2026-12-02', '09:00', '13:00'),
    ];
    expect(hoursByDay(hours).map((h) => [h.from, h.to])).toEqual([
      ['2026-11-29', '2026-11-29'],
      ['2026-12-01', '2026-12-01'],
      ['2026-12-02', '2026-12-02'],
    ]);
  });

  it('of nobody are none', () => {
    expect(hoursByDay([])).toEqual([]);
  });
});
