import { expect, it } from 'vitest';
import { vocabulary } from './vocabulary.ts';
import { wholeWords } from './whole-words.ts';

const words = (text: string) => wholeWords(text, vocabulary());

it('a word of the field stands for itself and the longer ones of names, whatever its number', () => {
  const carbon = words('carbon');
  expect(carbon).toContain(`'carbono'`);
  expect(carbon).not.toContain(':*');
  expect(words('fabrics')).toContain(`'fabric'`);
  expect(words('fabric')).toContain(`'fabrics'`);
});

it('other words find what begins with them, Chinese ones themselves', () => {
  expect(words('toray')).toBe(`'toray':*`);
  expect(words('纤维')).toBe(`'纤维'`);
  expect(words("d'or carbon")).toMatch(/^'d' & 'or' & \(/);
});
