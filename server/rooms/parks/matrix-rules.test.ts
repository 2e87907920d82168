import { describe, expect, it } from 'vitest';
import { jointMatrix } from './matrix-rules.ts';

describe('what the companies of a park can do together', () => {
  it('is the best of any at each crossing, what more of them share first', () => {
    const a = [
      { category: 'carbon', process: 'winding', level: 1 },
      { category: 'glass', process: 'winding', level: 3 },
    ];
    const b = [
      { category: 'carbon', process: 'winding', level: 2 },
      { category: 'carbon', process: 'rtm', level: 3 },
    ];
    expect(jointMatrix([a, b])).toEqual([
      [2, 3],
      [3, 0],
    ]);
  });

  it('is empty without companies', () => {
    expect(jointMatrix([])).toEqual([]);
  });
});
