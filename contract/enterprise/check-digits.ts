/** Check digits of company numbers, each as its authority defines it; all take the number in its normal form. */

const digitsOf = (v: string): number[] => Array.from(v, Number);
const weighted = (v: string, weights: readonly number[]): number =>
  weights.reduce((sum, w, i) => sum + w * Number(v[i]), 0);
const digitSum = (n: number): number => Math.floor(n / 10) + (n % 10);

/** Luhn (ISO/IEC 7812-1). */
const luhn = (v: string): boolean =>
  digitsOf(v)
    .toReversed()
    .reduce((sum, d, i) => sum + (i % 2 ? digitSum(d * 2) : d), 0) %
    10 ===
  0;

/** ISO/IEC 7064 MOD 11,10: the German VAT number's nine digits. */
export const mod11And10 = (v: string): boolean => {
  let product = 10;
  for (const d of digitsOf(v.slice(0, -1))) {
    const sum = (d + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(v.at(-1));
};

const controlLetters = 'JABCDEFGHI';
/** Spain: the control of a company's NIF is a letter or a digit by its kind; people in business have theirs modulo 23. */
export const spanishNif = (v: string): boolean => {
  const person = /^([XYZ]|\d)(\d{7})([A-Z])$/.exec(v);
  if (person) {
    const [, head = '', body = '', letter] = person;
    const first = 'XYZ'.indexOf(head);
    return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(`${first < 0 ? head : first}${body}`) % 23] === letter;
  }
  const sum = digitsOf(v.slice(1, 8)).reduce((s, d, i) => s + (i % 2 ? d : digitSum(d * 2)), 0);
  const control = (10 - (sum % 10)) % 10;
  const last = v.at(-1) ?? '';
  if (/[NPQRSW]/.test(v[0] ?? '')) return last === controlLetters[control];
  // Those abroad, of the province 00, have a letter where others have a digit.
  if (/[ABEH]/.test(v[0] ?? '') && v.slice(1, 3) !== '00') return last === String(control);
  return last === String(control) || last === controlLetters[control];
};

/** France: the key of a VAT number follows from its SIREN; newer keys with letters say nothing of it. */
export const frenchVat = (v: string): boolean => {
  const siren = v.slice(4);
  const key = v.slice(2, 4);
  return luhn(siren) && (!/^\d\d$/.test(key) || (12 + 3 * (Number(siren) % 97)) % 97 === Number(key));
};

/** France: establishments of the Post Office share a SIREN, and the sum of their digits is a multiple of five. */
export const siretOrSiren = (v: string): boolean =>
  v.length === 14
    ? luhn(v.slice(0, 9)) &&
      (luhn(v) || (v.startsWith('356000000') && digitsOf(v).reduce((a, b) => a + b, 0) % 5 === 0))
    : luhn(v);

/** Italy: Luhn, over a number that names the tax office of a province or a national one. */
export const italianVat = (v: string): boolean => {
  const office = Number(v.slice(7, 10));
  return luhn(v) && ((office >= 1 && office <= 100) || [120, 121, 888, 999].includes(office));
};

/** United Kingdom: modulo 97, which leaves 42 or 55 for numbers given out since 2010. */
export const britishVat = (v: string): boolean => {
  const digits = v.slice(2, 11);
  return [0, 42, 55].includes(weighted(digits, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97);
};

/** Netherlands: the elevens test of companies, or modulo 97 over the whole number of those in one name since 2020. */
export const dutchVat = (v: string): boolean => {
  const eleven = weighted(v.slice(2, 10), [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  if (eleven === Number(v[10])) return true;
  const number = Array.from(v, (c) => String(parseInt(c, 36))).join('');
  return BigInt(number) % 97n === 1n;
};

export const portugueseNif = (v: string): boolean => {
  const rest = weighted(v, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest < 2 ? 0 : 11 - rest) === Number(v[8]);
};
export const polishNip = (v: string): boolean => weighted(v, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(v[9]);
export const danishCvr = (v: string): boolean => weighted(v, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

/** Japan: the first of the thirteen digits checks the others. */
export const japaneseNumber = (v: string): boolean =>
  9 -
    (digitsOf(v.slice(1))
      .toReversed()
      .reduce((sum, d, i) => sum + d * (i % 2 ? 2 : 1), 0) %
      9) ===
  Number(v[0]);

export const koreanBrn = (v: string): boolean => {
  const sum = weighted(v, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((Number(v[8]) * 5) / 10);
  return (10 - (sum % 10)) % 10 === Number(v[9]);
};

/** India: Luhn over 36 signs. */
export const indianGstin = (v: string): boolean => {
  const sum = Array.from(v.slice(0, 14), (c, i) => parseInt(c, 36) * (i % 2 ? 2 : 1)).reduce(
    (s, n) => s + Math.floor(n / 36) + (n % 36),
    0,
  );
  return (36 - (sum % 36)) % 36 === parseInt(v[14] ?? '', 36);
};

/** Brazil: two check digits modulo 11; since July 2026 the other twelve signs may be letters, counted from the digit 0. */
export const brazilianCnpj = (v: string): boolean => {
  const values = Array.from(v, (c) => c.charCodeAt(0) - 48);
  const digit = (n: number) => {
    const sum = values.slice(0, n).reduce((s, d, i) => s + d * (((n - 1 - i) % 8) + 2), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  return digit(12) === values[12] && digit(13) === values[13];
};

export const turkishVkn = (v: string): boolean => {
  const sum = digitsOf(v.slice(0, 9)).reduce((s, d, i) => {
    const moved = (d + 9 - i) % 10;
    return s + (moved && ((moved * 2 ** (9 - i)) % 9 || 9));
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(v[9]);
};

/** Taiwan: digit sums, divisible by five since 2023; a seventh digit of 7 counts as 0 or 1. */
export const taiwaneseUbn = (v: string): boolean => {
  const sum = [1, 2, 1, 2, 1, 2, 4, 1].reduce((s, w, i) => s + digitSum(w * Number(v[i])), 0);
  return sum % 5 === 0 || (v[6] === '7' && (sum + 1) % 5 === 0);
};

/** Prefixes that the Internal Revenue Service has never given out. */
const noPrefix = new Set('00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '));
export const americanEin = (v: string): boolean => !noPrefix.has(v.slice(0, 2));

/**
 * Mexico: the day within a company's RFC. Its last sign is no proof: the authority itself has given out numbers whose sign
 * does not follow its own rule.
 */
export const mexicanRfc = (v: string): boolean => {
  const [month, day] = [Number(v.slice(5, 7)), Number(v.slice(7, 9))];
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(2000, month, 0)).getUTCDate();
};
