import { describe, expect, it } from 'vitest';
import { callingCodes } from './calling-codes.ts';
import { callingCodeOf, e164, isPhone, normalPhone, phoneBehind } from './phones.ts';
import { accountFault } from './faults.ts';
import { normalAccount } from './rules.ts';

describe('phone numbers of the world', () => {
  it('are kept one way, however they were typed', () => {
    const same: [string, string][] = [
      ['+34 612 345 678', '+34612345678'],
      ['0034 612-345-678', '+34612345678'],
      ['+1 (212) 555-0100', '+12125550100'],
      ['+44 (0)7911 123456', '+447911123456'],
      ['+86 138 0000 0001', '13800000001'],
      ['0086 13800000001', '13800000001'],
      ['8613800000001', '13800000001'],
      ['138-0000-0001', '13800000001'],
    ];
    for (const [typed, kept] of same) {
      expect(normalPhone(typed)).toBe(kept);
      expect(normalAccount(typed)).toBe(kept);
      expect(isPhone(kept)).toBe(true);
      expect(accountFault(typed)).toBeNull();
    }
  });
  it('are none with a code that is not given out, too few digits or too many, or a landline of mainland China', () => {
    for (const typed of [
      '+999 123456789',
      '+34 61234567',
      '+34 6123456789',
      '+1 212 555 010',
      '+86 10 12345678',
      '612345678',
    ])
      expect([typed, normalPhone(typed)]).toEqual([typed, null]);
  });
  it('are typed behind their code as at home, with or without the 0 that is dialled there', () => {
    expect(phoneBehind('34', '612 345 678')).toBe('+34612345678');
    expect(phoneBehind('49', '0171 2345678')).toBe('+491712345678');
    // In Italy and the Ivory Coast the 0 belongs to the number.
    expect(phoneBehind('225', '07 01 02 03 04')).toBe('+2250701020304');
    expect(phoneBehind('34', 'ana@example.com')).toBeNull();
  });
  it('know their calling code, and every code has a plan', () => {
    expect([callingCodeOf('13800000001'), callingCodeOf('+34612345678'), callingCodeOf('+12125550100')]).toEqual([
      '86',
      '34',
      '1',
    ]);
    expect(e164('13800000001')).toBe('+8613800000001');
    const without = Object.values(callingCodes).filter(
      (code) =>
        code !== '86' && ![5, 6, 7, 8, 9, 10, 11, 12].some((n) => isPhone(`+${code}${'612345678901'.slice(0, n)}`)),
    );
    expect(without).toEqual([]);
  });
});
