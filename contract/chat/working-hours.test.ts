import { expect, it } from 'vitest';
import { absentSince, hoursAt, type WorkingHours } from './working-hours.ts';

const night: WorkingHours = {
  zone: 'Asia/Shanghai',
  days: [1],
  opens: '22:00',
  closes: '06:00',
  holidays: [],
};
/** Monday 23 November 2026, and the days beside it, by China's clock. */
const at = (moment: string) => Date.parse(`2026-11-${moment}:00+08:00`);

it('a span that ends before it begins ends on the next day', () => {
  expect(hoursAt(night, at('23T21:59'))).toEqual({ open: false, changes: at('23T22:00') });
  expect(hoursAt(night, at('23T23:30'))).toEqual({ open: true, changes: at('24T06:00') });
  expect(hoursAt(night, at('24T05:59'))).toEqual({ open: true, changes: at('24T06:00') });
  expect(hoursAt(night, at('24T06:00'))).toEqual({ open: false, changes: at('30T22:00') });
  expect(absentSince(night, at('25T12:00'))).toBe(at('24T06:00'));
});
