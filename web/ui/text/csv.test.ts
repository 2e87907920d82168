import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('CSV quotes, keeps numbers and disarms formulas', () => {
  expect(
    csvOf([
      ['a,b', 'say "x"', 1.5, null],
      ['=1+1', '-5', '+86 139', '-x'],
    ]),
  ).toBe('\uFEFF"a,b","say ""x""",1.5,\r\n\'=1+1,-5,\'+86 139,\'-x\r\n');
});
