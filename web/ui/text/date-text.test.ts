import { describe, expect, it } from 'vitest';
import { partsOf, readDay, readMoment, writeDay, writeMoment } from './date-text.ts';

describe('days and moments as people write them', () => {
  it('reads each writing of a day', () => {
    for (const text of [
      '2026-11-05',
      '2026/11/5',
      '2026年11月5日',
      '05/11/2026',
      '5.11.2026',
      '20261105',
      '２０２６-11-05',
    ])
      expect(readDay(text), text).toBe('2026-11-05');
  });

  it('refuses days that do not exist', () => {
    for (const text of ['2026-02-30', '31/11/2026', '11/31/2026', 'tomorrow', '', '1-1-1'])
      expect(readDay(text), text).toBeNull();
  });

  it('reads moments by Beijing’s clock and writes them back', () => {
    expect(readMoment('2026-11-05 18:00')).toBe('2026-11-05T10:00:00.000Z');
    expect(readMoment('05/11/2026 07:30')).toBe('2026-11-04T23:30:00.000Z');
    expect(readMoment('2026-11-05 25:00')).toBeNull();
    expect(readMoment('2026-11-05')).toBeNull();
    expect(writeMoment('2026-11-04T23:30:00.000Z', 'cn')).toBe('2026-11-05 07:30');
    expect(writeMoment('2026-11-04T23:30:00.000Z', 'es')).toBe('05/11/2026 07:30');
    expect(partsOf('2026-11-05T18:00')).toEqual({ day: '2026-11-05', time: '18:00' });
    expect(writeDay('2026-11-05', 'en')).toBe('05/11/2026');
  });

  it('reads and writes them by another clock, over a change of its offset too', () => {
    const zone = 'Europe/Madrid';
    expect(readMoment('2026-11-05 18:00', zone)).toBe('2026-11-05T17:00:00.000Z');
    expect(readMoment('2026-07-05 18:00', zone)).toBe('2026-07-05T16:00:00.000Z');
    expect(readMoment('2026-10-25 09:00', zone)).toBe('2026-10-25T08:00:00.000Z');
    expect(readMoment('2026-03-29 03:30', zone)).toBe('2026-03-29T01:30:00.000Z');
    expect(writeMoment('2026-07-05T16:00:00.000Z', 'es', zone)).toBe('05/07/2026 18:00');
    expect(partsOf('2026-07-05T16:00:00.000Z', 'America/New_York')).toEqual({ day: '2026-07-05', time: '12:00' });
  });
});
