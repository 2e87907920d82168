import { expect, it } from 'vitest';
import { homeCurrency } from '#contract/core/money.ts';

it('a form begins in the currency that a company of the country trades in', () => {
  expect(['CN', null, 'ES', 'PL', 'US', 'MX', 'HK'].map((c) => homeCurrency(c))).toEqual([
    'CNY',
    'CNY',
    'EUR',
    'EUR',
    'USD',
    'USD',
    'USD',
  ]);
});
