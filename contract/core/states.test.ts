import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMove, inquiryMoves, inquiryStates } from '../inquiry/states.ts';
import { orderStates, orderSteps, orderTable, stepsFor } from '../order/calls.ts';

describe('states', () => {
  it('never leaves an end of an inquiry; only a cancelled order takes an award back', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...inquiryStates)), (wanted) => {
        let at: (typeof inquiryStates)[number] = 'draft';
        for (const w of wanted) {
          if (!canMove(inquiryMoves, at, w)) continue;
          if (at === 'withdrawn' || (at === 'awarded' && w === 'withdrawn')) return false;
          at = w;
        }
        return true;
      }),
    );
  });
  const open = { disputedBy: null, changeOpen: false, toShip: true, toReceive: true, complaintOpen: false };
  it('offers a party exactly the steps of the table', () => {
    for (const state of orderStates)
      for (const party of ['buyer', 'supplier'] as const)
        for (const step of orderSteps)
          expect(stepsFor(state, party, { ...open, disputedBy: party }).includes(step)).toBe(
            orderTable[step].from.includes(state) && orderTable[step].by.includes(party),
          );
  });
  it('lets only the party that raised a dispute drop it', () => {
    expect(stepsFor('dispute', 'supplier', { ...open, disputedBy: 'buyer' })).toEqual([]);
    expect(stepsFor('dispute', 'supplier', { ...open, disputedBy: 'supplier' })).toEqual(['drop']);
  });
  it('waits for an answer to a change, for goods, and for the end of a complaint', () => {
    expect(stepsFor('toConfirm', 'supplier', { ...open, changeOpen: true })).toEqual(['cancel']);
    expect(stepsFor('received', 'supplier', { ...open, toShip: false })).toEqual(['dispute']);
    expect(stepsFor('received', 'buyer', { ...open, toReceive: false, complaintOpen: true })).toEqual(['dispute']);
    expect(stepsFor('shipped', 'buyer', { ...open, toReceive: false })).toEqual(['dispute']);
  });
  it('reaches completion and offers nothing after an end', () => {
    expect(stepsFor('completed', 'buyer', open)).toEqual([]);
    expect(stepsFor('cancelled', 'supplier', open)).toEqual([]);
  });
});
