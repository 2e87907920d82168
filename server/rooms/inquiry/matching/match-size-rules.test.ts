import { describe, expect, it } from 'vitest';
import type { LineNeed } from './match-data-rules.ts';
import { measuresOf, meetSize, sizeAsked, wantedIn } from './match-size-rules.ts';

const line = (over: Partial<LineNeed['requirements'][number]> = {}): LineNeed => ({
  no: 1,
  path: [],
  words: [],
  amount: null,
  requirements: [{ field: 'fabric-width', op: 'min', value: '1500', unit: 'mm', ...over }],
});
const loom = (size: string) => ({ process: 'weaving', name: { en: 'Loom' }, size });

describe('sizes in matching', () => {
  it('reads measures with their units, and guesses none', () => {
    expect(measuresOf('12 × 2 m')).toEqual([12_000, 2000]);
    expect(measuresOf('Ø 2500 mm, L 12 m')).toEqual([12_000, 2500]);
    expect(measuresOf('1,270 x 40 mm')).toEqual([1270, 40]);
    expect(measuresOf('2,5 x 1,2 m')).toEqual([2500, 1200]);
    expect(measuresOf('600 t')).toEqual([]);
    expect(measuresOf('1200 × 800')).toEqual([]);
  });
  it('converts what a line asks, and takes an upper limit for no demand', () => {
    expect(sizeAsked(line())).toBe(1500);
    expect(sizeAsked(line({ value: '1.5', unit: 'm' }))).toBe(1500);
    expect(sizeAsked(line({ op: 'max' }))).toBeNull();
    expect(sizeAsked(line({ field: 'dimensions', op: 'is', value: '2400 × 1200' }))).toBe(2400);
    expect(sizeAsked(line({ field: 'fibre-tensile-strength' }))).toBeNull();
  });
  it('finds the machine that takes it, or says how large the largest is', () => {
    expect(meetSize(line(), ['weaving'], [loom('1.2 m'), loom('1800 mm'), loom('3 m')])).toMatchObject({
      share: 1,
      got: [{ en: 'Loom 1800 mm' }],
    });
    expect(meetSize(line(), ['weaving'], [loom('1.2 m')])).toMatchObject({ share: 0, lacking: [{ en: 'Loom 1.2 m' }] });
    expect(meetSize(line(), ['rtm'], [loom('1.2 m')])).toBeNull();
    expect(meetSize(line(), ['weaving'], [loom('by agreement')])).toBeNull();
  });
  it('counts a year in the unit of the output, either way round', () => {
    expect(wantedIn({ value: 60_000, unit: 'kg' }, 't')).toBe(60);
    expect(wantedIn({ value: 2, unit: 't' }, 'kg')).toBe(2000);
    expect(wantedIn({ value: 5, unit: 'm²' }, 'm2')).toBe(5);
    expect(wantedIn({ value: 5, unit: 'pcs' }, 't')).toBeUndefined();
  });
});
