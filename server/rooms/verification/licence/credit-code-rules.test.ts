import { describe, expect, it } from 'vitest';
import { isCreditCode, normalCode, repairs, withCheckDigit } from './credit-code-rules.ts';

describe('credit code (GB 32100)', () => {
  // Codes that companies print in their public reports.
  it.each(['91350100M000100Y43', '914403001922038216', '91110000802100433B'])('knows %s', (code) => {
    expect(isCreditCode(code)).toBe(true);
  });
  it('makes the check sign, and refuses every other one', () => {
    const code = withCheckDigit('91320900MA1X8K3T4');
    expect(isCreditCode(code)).toBe(true);
    for (const c of '0123456789ABCDEFGHJKLMNPQRTUWXY')
      if (c !== code[17]) expect(isCreditCode(code.slice(0, 17) + c)).toBe(false);
    expect(() => withCheckDigit('9132')).toThrow();
  });
  it('refuses a wrong length, the five excluded letters and letters in the region', () => {
    for (const bad of ['', '91320900MA1X8K3T4', '9132O900MA1X8K3T42', '91S20900MA1X8K3T42', 'AA320900MA1X8K3T42X'])
      expect(isCreditCode(bad)).toBe(false);
  });
  it('reads the excluded letters as what was printed', () => {
    expect(normalCode(' 9132o900 ma1x8k3t42')).toBe('91320900MA1X8K3T42');
  });
  it('proposes the right code for one confused sign, as a proposal beside others at most', () => {
    const code = withCheckDigit('91320900MA1X8K3T4');
    const misread = code.replace('8', 'B');
    expect(isCreditCode(misread)).toBe(false);
    expect(repairs(misread)).toContain(code);
    for (const r of repairs(misread)) expect(isCreditCode(r)).toBe(true);
    expect(repairs(code)).toEqual([]);
  });
});
