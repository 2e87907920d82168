import { queryTerms, quote } from '../words.ts';
import { singular } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word with more longer ones than this is too short to be one. */
const mostLonger = 16;

/**
 * All words of a text, as text of a tsquery. A word of the field stands for itself and the longer ones that names have, one by one: to
 * look for all that begins with `carbon` reads a quarter of all products, whatever stands beside it. Others find what begins with them.
 */
export const wholeWords = (text: string, v: Vocabulary): string =>
  queryTerms(text)
    .map(({ word, prefix }) => {
      if (!prefix) return quote(word);
      const one = singular(word);
      const longer = v.known(one) ? v.latin.filter((w) => w.startsWith(one)) : [];
      if (!longer.length || longer.length > mostLonger) return `${quote(word)}:*`;
      const forms = new Set([word, ...longer, ...longer.map((w) => `${w}s`)]);
      return `(${[...forms].map(quote).join(' | ')})`;
    })
    .join(' & ');
