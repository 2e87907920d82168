import { expect, test } from 'vitest';
import { daySpan } from './day-span.ts';

test('spans of days in three languages', () => {
  expect(daySpan('2026-12-02', '2026-12-04', 'cn')).toBe('12月2–4日');
  expect(daySpan('2026-12-02', '2026-12-04', 'en')).toBe('2–4 Dec');
  expect(daySpan('2027-01-30', '2027-02-02', 'es')).toBe('30 ene–2 feb');
  expect(daySpan('2027-01-30', '2027-02-02', 'cn')).toBe('1月30日–2月2日');
  expect(daySpan('2027-01-30', '2027-01-30', 'en')).toBe('30 Jan');
});
