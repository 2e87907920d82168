import { expect, it } from 'vitest';
import { regionOf, regionsOf } from './regions.ts';

const item = (id: number, value: string) => ({ id, value, label: value, labelEn: value, labelEs: value });
const tree = [
  {
    ...item(1, 'CN'),
    children: [
      { ...item(32, '320000'), children: [item(3205, '320500')] },
      { ...item(31, '310000'), children: [] },
    ],
  },
  item(2, 'DE'),
];

it('a company’s region stands for its province or country', () => {
  expect([3205, 32, 31, 1, 2, 99, undefined].map((id) => regionOf(tree, id))).toEqual([
    '320000',
    '320000',
    '310000',
    'CN',
    'DE',
    '',
    '',
  ]);
});

it('the choice has China with its provinces, and the other countries', () => {
  const { china, others } = regionsOf(tree, (i) => i.labelEn);
  expect(china?.items.map((i) => i.value)).toEqual(['CN', '320000', '310000']);
  expect(others.map((i) => i.value)).toEqual(['DE']);
});
