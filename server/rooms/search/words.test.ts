import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexWords, modelWords, queryTerms, toQuery, toVector } from './words.ts';

/** Whether a text is found by a query, by the words alone. */
const finds = (text: string, q: string): boolean => {
  const words = indexWords(text);
  const terms = queryTerms(q);
  return terms.length > 0 && terms.every((t) => words.some((w) => (t.prefix ? w.startsWith(t.word) : w === t.word)));
};

describe('search words', () => {
  it.each([
    ['T700 级 12K 碳纤维', '碳纤维 T700'],
    ['T700 级 12K 碳纤维', '12k'],
    ['T700级碳纤维', 't700'],
    ['碳纤维环氧单向预浸料', '预浸料'],
    ['碳纤维环氧单向预浸料', '环氧预浸料'],
    ['Carbon fibre prepreg', 'carbon fiber'],
    ['Female mold', 'mould'],
    ['Preimpregnado de poliéster', 'poliester'],
    ['Fibra de vidrio', 'FIBRA  vidrio'],
    ['EN 9100', 'en 9100'],
    ['Foam 0.75 MPa', '0.75'],
    ['Unidirectional tape', 'unidir'],
  ])('%s is found by %s', (text, q) => expect(finds(text, q)).toBe(true));

  it.each([
    ['玻璃纤维', '碳纤维'],
    ['Glass fibre', 'carbon'],
    ['T300', 't700'],
  ])('%s is not found by %s', (text, q) => expect(finds(text, q)).toBe(false));

  it('makes pairs of Chinese words and single characters where there is only one', () => {
    expect(queryTerms('碳').map((t) => t.word)).toEqual(['碳']);
    expect(indexWords('碳纤维')).toEqual(['碳', '纤', '维', '碳纤', '纤维']);
  });

  it('has nothing to ask for in signs alone', () => {
    expect(toQuery(queryTerms(' ，。 &|!() '), 'all')).toBe('');
  });

  it('quotes whatever people type', () => {
    expect(toQuery(queryTerms("o'brien & x"), 'all')).toBe("'o' & 'brien':* & 'x'");
    fc.assert(
      fc.property(fc.string(), (s) => {
        expect(toVector([s], ['n:field:7'])).toMatch(/^('([^']|'')+'( |$))+$/);
        for (const t of queryTerms(s)) expect(t.word).toMatch(/^[^\s'\\&|!():]+$/);
      }),
    );
  });
});

describe('grades and models', () => {
  it('are words of letters and digits, whatever they are glued to; units are none', () => {
    expect(modelWords('采购 T700级 12K 碳纤维 200 g/m²，FR4 板 1200mm x 2.5 m³')).toEqual([
      't700',
      '12k',
      'fr4',
      '1200mm',
    ]);
    expect(modelWords('抗拉强度 4900 MPa')).toEqual([]);
  });
});
