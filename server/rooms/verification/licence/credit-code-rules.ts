import { checkSign, isCreditCode } from '#contract/enterprise/credit-code.ts';

export { isCreditCode, normalCode, signs } from '#contract/enterprise/credit-code.ts';

/** A code for the first 17 signs, for tests and samples. @throws where they hold another sign */
export const withCheckDigit = (body: string): string => {
  const last = body.length === 17 ? checkSign(body) : null;
  if (!last) throw new Error('not the first 17 signs of a credit code');
  return body + last;
};

/** What a reader of pictures takes for one another, both ways. */
const alike: readonly (readonly [string, string])[] = [
  ['0', 'D'],
  ['0', 'Q'],
  ['0', 'C'],
  ['1', 'L'],
  ['1', 'T'],
  ['1', '7'],
  ['2', '7'],
  ['3', '8'],
  ['5', '6'],
  ['5', '9'],
  ['6', '8'],
  ['6', 'G'],
  ['8', 'B'],
  ['8', '9'],
  ['B', 'R'],
  ['C', 'G'],
  ['E', 'F'],
  ['H', 'M'],
  ['H', 'N'],
  ['K', 'X'],
  ['M', 'N'],
  ['M', 'W'],
  ['P', 'R'],
  ['U', 'W'],
  ['X', 'Y'],
  ['4', 'A'],
  ['3', 'B'],
  ['D', 'P'],
  ['J', '3'],
];
/**
 * Right codes that differ from `code` in one sign that pictures confuse; the check sign can't tell which is printed, so
 * each is a proposal for a person to look at, never a correction.
 */
export const repairs = (code: string): string[] => {
  if (code.length !== 18 || isCreditCode(code)) return [];
  const found = new Set<string>();
  [...code].forEach((c, i) => {
    for (const [a, b] of alike) {
      const other = c === a ? b : c === b ? a : null;
      const tried = other && code.slice(0, i) + other + code.slice(i + 1);
      if (tried && isCreditCode(tried)) found.add(tried);
    }
  });
  return [...found];
};
