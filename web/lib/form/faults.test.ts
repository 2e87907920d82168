import { expect, it } from 'vitest';
import { remainingFaults } from './faults.ts';

const sent = {
  title: '',
  lines: [
    { product: '', tiers: ['5', '3'] },
    { product: 'x', tiers: ['1'] },
  ],
};
const faults = { title: 'a', 'lines.0.product': 'b', 'lines.0.tiers': 'c', 'lines.0.tiers.1': 'd', form: 'e' };

it('a corrected field loses its fault, the others keep theirs', () => {
  expect(remainingFaults(faults, sent, sent)).toBe(faults);
  const named = { ...sent, title: 'T700' };
  expect(Object.keys(remainingFaults(faults, sent, named))).toEqual([
    'lines.0.product',
    'lines.0.tiers',
    'lines.0.tiers.1',
    'form',
  ]);
  const mended = { ...sent, lines: [{ product: 'x', tiers: ['5', '8'] }, sent.lines[1]] };
  expect(Object.keys(remainingFaults(faults, sent, mended))).toEqual(['title', 'form']);
});
