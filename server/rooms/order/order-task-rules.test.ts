import { describe, expect, it } from 'vitest';
import type { OrderState } from '#contract/order/calls.ts';
import { type OrderFacts, taskOf } from './order-task-rules.ts';

const now = Date.parse('2026-11-20T04:00:00Z');
const order = (state: OrderState, o: Partial<OrderFacts> = {}): OrderFacts => ({
  state,
  createdAt: '2026-11-19T04:00:00Z',
  deliveryDate: '2026-12-20',
  escalatedAt: null,
  lastBy: 'buyer',
  ...o,
});
const kinds = (o: OrderFacts) => [taskOf(o, 'buyer', now)?.kind, taskOf(o, 'supplier', now)?.kind];

describe('an order waits', () => {
  it.each([
    ['toConfirm', undefined, 'confirmOrder'],
    ['confirmed', undefined, 'shipOrder'],
    ['inProduction', undefined, 'shipOrder'],
    ['shipped', 'receiveOrder', undefined],
    ['received', 'completeOrder', undefined],
    ['completed', undefined, undefined],
    ['cancelled', undefined, undefined],
  ] as const)('%s: for the buyer %s, for the supplier %s', (state, buyer, supplier) => {
    expect(kinds(order(state))).toEqual([buyer, supplier]);
  });

  it('for its buyer too once the supplier is late, until the end of the day in China', () => {
    const due = { deliveryDate: '2026-11-20' };
    expect(taskOf(order('confirmed', due), 'buyer', Date.parse('2026-11-20T15:59:00Z'))).toBeNull();
    expect(taskOf(order('confirmed', due), 'buyer', Date.parse('2026-11-20T16:00:00Z'))).toEqual({
      kind: 'lateOrder',
      due: '2026-11-20T15:59:59.000Z',
    });
    expect(kinds(order('toConfirm', { createdAt: '2026-11-17T04:00:00Z' }))).toEqual(['lateOrder', 'confirmOrder']);
  });

  it('in a dispute for the side that did not speak last, and for nobody once the operator has it', () => {
    expect(kinds(order('dispute', { lastBy: 'buyer' }))).toEqual([undefined, 'answerDispute']);
    expect(kinds(order('dispute', { lastBy: 'supplier' }))).toEqual(['answerDispute', undefined]);
    expect(kinds(order('dispute', { escalatedAt: '2026-11-19T04:00:00Z' }))).toEqual([undefined, undefined]);
  });
});
