import { expect, test } from 'vitest';
import { marketFigures, type MarketVacancy } from './market-rules.ts';

const one = (over: Partial<MarketVacancy>): MarketVacancy => ({
  role: 'process',
  entId: 'a',
  openings: 1,
  years: 3,
  from: '10000.00',
  to: '14000.00',
  currency: 'CNY',
  per: 'month',
  ...over,
});

test('a median is told from five vacancies of three companies on, a year counts as twelve months (recruitment 12)', () => {
  const four = ['a', 'b', 'c', 'a'].map((entId) => one({ entId }));
  expect(marketFigures(four)).toEqual([
    { role: 'process', vacancies: 4, openings: 4, companies: 3, salaries: [], years: null },
  ]);
  const five = [...four, one({ entId: 'b', from: '240000.00', to: '264000.00', per: 'year', years: 8, openings: 3 })];
  expect(marketFigures(five)).toEqual([
    {
      role: 'process',
      vacancies: 5,
      openings: 7,
      companies: 3,
      salaries: [{ currency: 'CNY', median: '12000.00', n: 5 }],
      years: 3,
    },
  ]);
  const two = Array.from({ length: 9 }, (_, i) => one({ entId: i % 2 ? 'a' : 'b' }));
  expect(marketFigures(two)[0]).toMatchObject({ salaries: [], years: null });
});

test('currencies stand apart, and a vacancy without a salary counts among vacancies alone', () => {
  const rows = [
    ...['a', 'b', 'c', 'd', 'e'].map((entId) => one({ entId, currency: 'EUR', from: '3000', to: '3000' })),
    one({ entId: 'f', from: null, to: null, currency: null, per: null }),
    one({ entId: 'g' }),
  ];
  expect(marketFigures(rows)[0]).toMatchObject({
    vacancies: 7,
    salaries: [{ currency: 'EUR', median: '3000.00', n: 5 }],
  });
});
