import { describe, expect, it } from 'vitest';
import { orderStates } from '#contract/order/calls.ts';
import { knotsOf } from './course.ts';

const short = (...a: Parameters<typeof knotsOf>) => knotsOf(...a).map((k) => `${k.key}:${k.state}`);

describe('thread of an order', () => {
  it('marks what is behind, where it stands and what comes', () => {
    expect(short('shipped', [])).toEqual([
      'toConfirm:done',
      'confirmed:done',
      'inProduction:done',
      'shipped:now',
      'received:next',
      'completed:next',
    ]);
  });
  it('is done altogether at its end', () => {
    expect(new Set(knotsOf('completed', []).map((k) => k.state))).toEqual(new Set(['done']));
  });
  it('is cut where it was stopped', () => {
    expect(short('cancelled', [{ state: 'confirmed' }, { state: 'cancelled' }])).toEqual([
      'toConfirm:done',
      'confirmed:done',
      'cancelled:stopped',
    ]);
    expect(short('dispute', [])).toEqual(['toConfirm:done', 'dispute:stopped']);
  });
  it('shows each state an order can be in', () => {
    for (const s of orderStates) expect(knotsOf(s, []).some((k) => k.key === s)).toBe(true);
  });
});
