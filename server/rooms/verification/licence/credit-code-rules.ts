/**
 * The unified social credit code of a Chinese licence (GB 32100-2015): 18 of these 31 signs, the last one a check sign.
 * I, O, Z, S and V are not among them.
 */
export const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** Registering authority and kind of body, as the standard pairs them; `Y` is the rest. */
const heads = /^(?:1[1239]|[25][1239]|[2-9A-NY][1-59]|Y1)/;
const form = /^[1-9A-HJ-NP-RT-UW-Y][1-59]\d{6}[0-9A-HJ-NP-RT-UW-Y]{10}$/;

const checkSign = (body: string): string | null => {
  let sum = 0;
  let weight = 1;
  for (const c of body) {
    const value = signs.indexOf(c);
    if (value < 0) return null;
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return signs[(31 - (sum % 31)) % 31] ?? null;
};

/** Whether form and check sign are right. */
export const isCreditCode = (code: string): boolean =>
  code.length === 18 && form.test(code) && heads.test(code) && checkSign(code.slice(0, 17)) === code[17];

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
/** Signs that the standard excludes, each with what was most likely printed. */
const excluded: Record<string, string> = { O: '0', I: '1', Z: '2', S: '5', V: 'Y' };

/** Upper case, without blanks, and without the signs that can't be there. */
export const normalCode = (given: string): string =>
  given
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIZSV]/g, (c) => excluded[c] ?? c);

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
