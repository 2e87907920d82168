import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats } from '../formats.ts';
import { intlLocale, langs } from '../langs.ts';
import { currencies } from '../schemas.ts';
import { currencySigns, separators } from './written-number.ts';

const always = { useGrouping: 'always' as never };
const amounts = [0, 7, 999, 1000, 1234.5, 12_345.678, 1_234_567, 0.05, 1.005, 2.675, 1e-7, -42, -1234.56];
const some = fc.oneof(
  fc.constantFrom(...amounts),
  fc.integer(),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((n) => (n === 0 ? !Object.is(n, -0) : Math.abs(n) > 1e-6)),
  fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 100),
);

describe('numbers written by arithmetic', () => {
  it.each(langs)('%s: as its own formatter writes them', (lang) => {
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 4 }), (n, digits) => {
        const intl = new Intl.NumberFormat(intlLocale[lang], { maximumFractionDigits: digits, ...always });
        expect(formats[lang].number(n, digits)).toBe(intl.format(n));
      }),
    );
  });
  it.each(langs)('%s: money too', (lang) => {
    fc.assert(
      fc.property(some, fc.constantFrom(...currencies), fc.integer({ min: 2, max: 4 }), (n, currency, digits) => {
        const intl = new Intl.NumberFormat(intlLocale[lang], {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: Number.isInteger(n) ? 0 : 2,
          maximumFractionDigits: digits,
          ...always,
        });
        expect(formats[lang].money(n, currency, digits)).toBe(intl.format(n));
      }),
    );
  });
  it.each(langs)('%s: signs are those of its formatter, and every currency has one', (lang) => {
    const parts = new Intl.NumberFormat(intlLocale[lang], always).formatToParts(12_345.6);
    const of = (type: string) => parts.find((p) => p.type === type)?.value;
    expect(separators[lang]).toEqual({ decimal: of('decimal'), group: of('group') });
    expect(Object.keys(currencySigns).toSorted()).toEqual([...currencies].toSorted());
  });
});
