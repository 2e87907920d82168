import { expect, it } from 'vitest';
import { type Deed, rank, spanOf } from './rank-rules.ts';

const deeds = (entId: string, n: number, recent = true): Deed[] =>
  Array.from({ length: n }, (_, i) => ({ entId, userId: `u${i}`, day: '2026-11-20', recent }));

it('ranks by one count a person and day, equals alike, with the change against the window before (fairs 51)', () => {
  const all = [
    ...deeds('a', 2),
    ...deeds('b', 4),
    ...deeds('b', 4),
    ...deeds('c', 2),
    ...deeds('d', 1),
    ...deeds('a', 5, false),
    ...deeds('b', 1, false),
  ];
  expect(rank(all)).toEqual([
    { entId: 'b', rank: 1, n: 4, change: 1 },
    { entId: 'a', rank: 2, n: 2, change: -1 },
    { entId: 'c', rank: 2, n: 2, change: null },
    { entId: 'd', rank: 4, n: 1, change: null },
  ]);
});

it('shows no list below five counts (fairs 52)', () => {
  expect(rank(deeds('a', 4))).toBeNull();
  expect(rank([...deeds('a', 4), ...deeds('b', 9, false)])).toBeNull();
  expect(rank(deeds('a', 5))).toHaveLength(1);
});

it('counts up to now while a fair runs, and up to its end afterwards (fairs 50)', () => {
  const now = Date.parse('2026-11-20T10:07:31Z');
  expect(spanOf({ endsAt: '2026-11-25T00:00:00Z' }, now)).toEqual({
    from: '2026-11-06T10:05:00.000Z',
    since: '2026-11-13T10:05:00.000Z',
    to: '2026-11-20T10:05:00.000Z',
  });
  expect(spanOf({ endsAt: '2026-09-10T08:00:00Z' }, now).to).toBe('2026-09-10T08:00:00.000Z');
});
