import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, nearest } from './similar-rules.ts';

const v = (field: string, value: string, unit: string | null = 'MPa') => ({ field, value, unit });
const sheet = (id: string, values: ReturnType<typeof v>[], category = 'ud', entId = 'a') => ({
  id,
  values,
  category,
  entId,
});

describe('how far two datasheets are apart', () => {
  it('measures numbers relative to the greater, words by equality, spans by their middle', () => {
    expect(distance([v('e', '100')], [v('e', '80')])).toBeCloseTo(0.2);
    expect(distance([v('tow', '12k', null)], [v('tow', '24k', null)])).toBe(1);
    expect(distance([v('w', '2–4')], [v('w', '3')])).toBe(0);
    expect(distance([v('t', '-60')], [v('t', '60')])).toBe(1);
  });

  it('does not take another unit or a missing value for near', () => {
    expect(distance([v('e', '230', 'GPa')], [v('e', '230', 'MPa')])).toBe(1);
    expect(distance([v('e', '100'), v('s', '5')], [v('e', '100')])).toBe(0.5);
    expect(distance([], [v('e', '100')])).toBe(1);
  });

  it('takes what another method measured for nothing known, and what says no method for the same', () => {
    const by = (value: string, standard?: string) => ({ ...v('e', value), standard });
    expect(distance([by('100', 'ISO 527')], [by('100', 'ASTM D3039')])).toBe(1);
    expect(distance([by('100', 'ISO 527')], [by('100', ' iso 527 ')])).toBe(0);
    expect(distance([by('100', 'ISO 527')], [by('80')])).toBeCloseTo(0.2);
  });

  it('stays between 0 and 1, and is 0 to itself', () => {
    const values = fc.array(
      fc.record({
        field: fc.constantFrom('a', 'b', 'c'),
        value: fc.oneof(
          fc.integer().map(String),
          fc.string(),
          fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => `${a}–${b}`),
        ),
        unit: fc.constantFrom('MPa', null),
      }),
    );
    fc.assert(
      fc.property(values, values, (a, b) => {
        const d = distance(a, b);
        expect(d).toBeGreaterThanOrEqual(0);
        expect(d).toBeLessThanOrEqual(1);
      }),
      { seed: 7, numRuns: 100 },
    );
    expect(distance([v('e', '1')], [v('e', '1')])).toBe(0);
  });
});

describe('the nearest products', () => {
  it('are of the same material first, then near by datasheet, then of other suppliers', () => {
    const own = sheet('own', [v('e', '100')]);
    const found = nearest(
      own,
      [
        sheet('other material, equal', [v('e', '100')], 'woven'),
        sheet('far', [v('e', '10')]),
        sheet('near, same supplier', [v('e', '90')]),
        sheet('near, other supplier', [v('e', '90')], 'ud', 'b'),
        sheet('nearest', [v('e', '99')]),
      ],
      4,
    );
    expect(found.map((f) => f.id)).toEqual(['nearest', 'near, other supplier', 'near, same supplier', 'far']);
  });
});
