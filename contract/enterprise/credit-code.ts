/**
 * The unified social credit code of a Chinese licence (GB 32100-2015): 18 of these 31 signs, the last one a check sign.
 * I, O, Z, S and V are not among them.
 */
export const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** Registering authority and kind of body, as the standard pairs them; `Y` is the rest. */
const heads = /^(?:1[1239]|[25][1239]|[2-9A-NY][1-59]|Y1)/;
const form = /^[1-9A-HJ-NP-RT-UW-Y][1-59]\d{6}[0-9A-HJ-NP-RT-UW-Y]{10}$/;

/** The last sign for the first 17; null where they hold another sign. */
export const checkSign = (body: string): string | null => {
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

/** Whether the code has the form of one, whatever its check sign. */
export const hasCodeForm = (code: string): boolean => code.length === 18 && form.test(code) && heads.test(code);

/** Whether form and check sign are right. */
export const isCreditCode = (code: string): boolean => hasCodeForm(code) && checkSign(code.slice(0, 17)) === code[17];

/** Signs that the standard excludes, each with what was most likely printed. */
const excluded: Record<string, string> = { O: '0', I: '1', Z: '2', S: '5', V: 'Y' };

/** Upper case, without blanks, and without the signs that can't be there. */
export const normalCode = (given: string): string =>
  given
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIZSV]/g, (c) => excluded[c] ?? c);
