import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { langs } from '#contract/core/langs.ts';
import { possibleNumbers, percentOf, readNumber, writeNumber } from './number-text.ts';

describe('numbers as people write them', () => {
  it('reads each language’s own writing', () => {
    expect(readNumber('1,234.5', 'en')).toBe('1234.5');
    expect(readNumber('1.234,5', 'es')).toBe('1234.5');
    expect(readNumber('1.234', 'es')).toBe('1234');
    expect(readNumber('1,234', 'cn')).toBe('1234');
    expect(readNumber('１２３．５', 'cn')).toBe('123.5');
  });

  it('reads the other writing where it is plain', () => {
    expect(readNumber('1,5', 'en')).toBe('1.5');
    expect(readNumber('1.5', 'es')).toBe('1.5');
    expect(readNumber('1.234,5', 'en')).toBe('1234.5');
    expect(readNumber('1.234.567', 'cn')).toBe('1234567');
    expect(readNumber('.5', 'cn')).toBe('0.5');
    expect(readNumber('007', 'cn')).toBe('7');
  });

  it.each([
    ['62,5', 'es', '62.5'],
    ['20.000', 'es', '20000'],
    ['1.234.567,89', 'es', '1234567.89'],
    ['0.500', 'es', '0.500'],
    ['0,125', 'es', '0.125'],
    ['62,5', 'en', '62.5'],
    ['20,000', 'en', '20000'],
    ['20,000', 'cn', '20000'],
    ['0.125', 'cn', '0.125'],
    ['1.25', 'cn', '1.25'],
  ] as const)('%s in %s is %s', (text, lang, plain) => expect(readNumber(text, lang)).toBe(plain));

  it('asks where a text may mean two numbers, and guesses neither', () => {
    for (const [text, lang] of [
      ['20.000', 'en'],
      ['20.000', 'cn'],
      ['20,000', 'es'],
    ] as const) {
      expect(readNumber(text, lang), text).toBeNull();
      expect(possibleNumbers(text, lang), text).toEqual(['20000', '20']);
    }
    expect(possibleNumbers('1,234', 'es')).toEqual(['1234', '1.234']);
    for (const text of ['1.5', '0.125', '12.3456', '1.234.567', 'abc'])
      expect(possibleNumbers(text, 'en'), text).toBeNull();
  });

  it('refuses what is no number', () => {
    for (const text of ['', 'abc', '1.2.3', '12a', '1,23,4.5', '--1', '.'])
      expect(readNumber(text, 'en'), text).toBeNull();
  });

  it('what it writes it reads again, in every language', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...langs),
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.stringMatching(/^[1-9]{0,4}$/),
        (lang, n, part) => {
          const plain = part ? `${n}.${part}` : String(n);
          const written = writeNumber(plain, lang);
          const read = readNumber(written, lang);
          if (read === null) expect(possibleNumbers(written, lang)).toContain(plain);
          else expect(read).toBe(plain);
        },
      ),
    ));

  it('a share is digits to 100; negative is empty', () => {
    expect(['35', '3a5', '250', '-5', '', '12.9', '０７'].map(percentOf)).toEqual([
      '35',
      '35',
      '100',
      '',
      '',
      '12',
      '7',
    ]);
  });
});
