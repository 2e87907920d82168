import { expect, it } from 'vitest';
import { dayIn } from '#contract/core/zones/clock.ts';
import { daysIn, hourIn, spanIn } from './hours.ts';

it('says days and hours in the zone of the fair', () => {
  expect([dayIn('2026-11-23T18:00:00Z', 'Asia/Shanghai'), hourIn('2026-11-23T18:00:00Z', 'Asia/Shanghai')]).toEqual([
    '2026-11-24',
    '02:00',
  ]);
  expect(spanIn('2026-11-24T02:00:00Z', '2026-11-24T03:00:00Z', 'Asia/Shanghai')).toBe('2026-11-24 10:00–11:00 UTC+8');
  expect(spanIn('2026-07-24T15:00:00Z', '2026-07-25T03:00:00Z', 'Europe/Madrid')).toBe(
    '2026-07-24 17:00–2026-07-25 05:00 UTC+2',
  );
});

it('counts the last day by the last moment', () => {
  expect(daysIn('2026-11-23T16:00:00Z', '2026-11-26T16:00:00Z', 'Asia/Shanghai')).toBe('2026-11-24 – 2026-11-26 UTC+8');
});
