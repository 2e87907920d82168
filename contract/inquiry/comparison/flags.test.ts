import { describe, expect, it } from 'vitest';
import { outlierOf } from './flags.ts';

describe('outliers', () => {
  it('stand out from the median of the others, above and below', () => {
    const prices = [62.5, 60, 625, 58];
    expect(prices.map((_, i) => outlierOf(prices, i))).toEqual([undefined, undefined, 625 / 60, undefined]);
    expect(outlierOf([20, 60, 62], 0)).toBeCloseTo(20 / 61);
  });
  it('need much of a difference where there is one other alone', () => {
    expect(outlierOf([100, 60], 0)).toBeUndefined();
    expect(outlierOf([625, 62.5], 0)).toBe(10);
  });
  it('are none without another price', () => {
    expect(outlierOf([100, null], 0)).toBeUndefined();
    expect(outlierOf([null, 100], 0)).toBeUndefined();
  });
});
