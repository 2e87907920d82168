import { describe, expect, it } from 'vitest';
import type { OrderState } from '#contract/order/calls.ts';
import { type OrderFacts, tasksOf } from './order-task-rules.ts';

const now = Date.parse('2026-11-20T04:00:00Z');
const order = (state: OrderState, o: Partial<OrderFacts> = {}): OrderFacts => ({
  state,
  createdAt: '2026-11-19T04:00:00Z',
  deliveryDate: '2026-12-20',
  escalatedAt: null,
  answerBy: null,
  lastBy: 'buyer',
  changeBy: null,
  complaint: null,
  toShip: ['confirmed', 'inProduction'].includes(state),
  toReceive: state === 'shipped',
  ...o,
});
const kinds = (o: OrderFacts) =>
  (['buyer', 'supplier'] as const).map((party) => tasksOf(o, party, now).map((t) => t.kind));

describe('an order waits', () => {
  it.each([
    ['toConfirm', [], ['confirmOrder']],
    ['confirmed', [], ['shipOrder']],
    ['inProduction', [], ['shipOrder']],
    ['shipped', ['receiveOrder'], []],
    ['received', ['completeOrder'], []],
    ['completed', [], []],
    ['cancelled', [], []],
  ] as const)('%s: for the buyer %s, for the supplier %s', (state, buyer, supplier) => {
    expect(kinds(order(state))).toEqual([buyer, supplier]);
  });

  it('for its buyer too once the supplier is late, until the end of the day in China', () => {
    const due = { deliveryDate: '2026-11-20' };
    expect(tasksOf(order('confirmed', due), 'buyer', Date.parse('2026-11-20T15:59:00Z'))).toEqual([]);
    expect(tasksOf(order('confirmed', due), 'buyer', Date.parse('2026-11-20T16:00:00Z'))).toEqual([
      { kind: 'lateOrder', due: '2026-11-20T15:59:59.000Z' },
    ]);
    expect(kinds(order('toConfirm', { createdAt: '2026-11-17T04:00:00Z' }))).toEqual([['lateOrder'], ['confirmOrder']]);
  });

  it('in a dispute for the side that did not speak last, and for nobody once the operator has it', () => {
    expect(kinds(order('dispute', { lastBy: 'buyer' }))).toEqual([[], ['answerDispute']]);
    expect(kinds(order('dispute', { lastBy: 'supplier' }))).toEqual([['answerDispute'], []]);
    const due = tasksOf(order('dispute', { lastBy: 'buyer', answerBy: '2026-11-19T04:00:00Z' }), 'supplier', 0);
    expect(due).toEqual([{ kind: 'answerDispute', due: '2026-11-19T04:00:00.000Z' }]);
    expect(kinds(order('dispute', { escalatedAt: '2026-11-19T04:00:00Z' }))).toEqual([[], []]);
  });

  it('for whom a change was put to; a supplier that proposed another day waits', () => {
    expect(kinds(order('toConfirm', { changeBy: 'supplier' }))).toEqual([['answerChange'], []]);
    expect(kinds(order('inProduction', { changeBy: 'buyer' }))).toEqual([[], ['answerChange', 'shipOrder']]);
  });

  it('for a delivery that has arrived in part, and for the end of a complaint', () => {
    expect(kinds(order('inProduction', { toReceive: true }))).toEqual([['receiveOrder'], ['shipOrder']]);
    expect(kinds(order('received', { complaint: 'open' }))).toEqual([[], ['answerComplaint']]);
    expect(kinds(order('received', { complaint: 'answered' }))).toEqual([['settleComplaint'], []]);
  });
});
