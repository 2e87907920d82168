import { describe, expect, it } from 'vitest';
import { isSilent } from '#contract/order/standing.ts';
import { blocksOf, type OrderFault } from './standing-rules.ts';

const now = Date.parse('2026-11-29T04:00:00Z');
const fault = (code: OrderFault['code'], at: string, orderId = at): OrderFault => ({
  entId: 'e',
  code,
  orderId,
  number: orderId,
  at,
});

describe('what keeps a supplier out (deals 197)', () => {
  it('is money owed for thirty days, and no sooner; it ends when nothing is owed', () => {
    expect(blocksOf([fault('refund', '2026-10-30T04:00:01Z')], now)).toEqual([]);
    expect(
      blocksOf([fault('refund', '2026-10-30T04:00:00Z', 'DD1'), fault('refund', '2026-11-28T00:00:00Z')], now),
    ).toEqual([
      { code: 'refund', since: '2026-11-29T04:00:00.000Z', until: null, orders: [{ id: 'DD1', number: 'DD1' }] },
    ]);
    expect(blocksOf([], now)).toEqual([]);
  });

  it('is the second of two lost disputes within twelve months, for ninety days from it', () => {
    const two = [fault('disputes', '2025-12-20T00:00:00Z', 'DD1'), fault('disputes', '2026-11-01T00:00:00Z', 'DD2')];
    expect(blocksOf(two, now)).toMatchObject([
      { code: 'disputes', until: '2027-01-30T00:00:00.000Z', orders: [{ id: 'DD1' }, { id: 'DD2' }] },
    ]);
    expect(blocksOf(two.slice(1), now)).toEqual([]);
    expect(blocksOf([fault('disputes', '2025-10-31T00:00:00Z'), two[1]!], now)).toEqual([]);
    expect(blocksOf(two, Date.parse('2027-01-30T00:00:00Z'))).toEqual([]);
  });

  it('is silence to twenty inquiries and more, unless one in twenty was answered', () => {
    expect(isSilent({ asked: 19, answered: 0 })).toBe(false);
    expect(isSilent({ asked: 20, answered: 0 })).toBe(true);
    expect(isSilent({ asked: 20, answered: 1 })).toBe(false);
    expect(isSilent({ asked: 41, answered: 2 })).toBe(true);
  });
});
