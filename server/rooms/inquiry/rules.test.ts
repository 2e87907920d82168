import { expect, it } from 'vitest';
import { checkDates, stillValid } from './rules.ts';

const now = new Date('2026-11-20T04:00:00Z');

it('a day of delivery ends with the day in China: a deadline after that midnight is later', () => {
  const at = (deadline: string) => checkDates({ deadline, deliveryDate: '2026-12-01' }, now);
  expect(at('2026-12-01T15:59:00Z')).toEqual({});
  expect(at('2026-12-01T16:01:00Z')).toEqual({ deliveryDate: { code: 'deliveryBeforeDeadline' } });
});

it('a deadline lies between an hour and 180 days away', () => {
  const at = (deadline: string) => checkDates({ deadline, deliveryDate: '2027-12-01' }, now);
  expect(at('2026-11-20T04:59:00Z')).toEqual({ deadline: { code: 'deadlineLate' } });
  expect(at('2026-11-20T05:00:00Z')).toEqual({});
  expect(at('2027-05-19T04:00:01Z')).toEqual({ deadline: { code: 'deadlineFar' } });
});

it('a quotation binds to the end of its last day in China', () => {
  expect(stillValid('2026-11-20', new Date('2026-11-20T15:59:59Z'))).toBe(true);
  expect(stillValid('2026-11-20', new Date('2026-11-20T16:00:00Z'))).toBe(false);
});
