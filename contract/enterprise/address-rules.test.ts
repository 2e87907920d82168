import { expect, it } from 'vitest';
import { isFreeWord, isWellFormed } from './address-rules.ts';

it('an address has three to sixty Latin letters, digits and single hyphens between them', () => {
  for (const good of ['abc', 'hengli-composites', '3m-cn', 'a-1-b', 'x'.repeat(60)])
    expect(isWellFormed(good)).toBe(true);
  for (const bad of ['ab', '-abc', 'abc-', 'a--b', 'a_b', 'a b', '碳纤维', 'ABC', 'a/b', 'a.b', '', 'x'.repeat(61)])
    expect(isWellFormed(bad), bad).toBe(false);
});

it('an id is no address, nor what an unnamed company has', () => {
  const id = '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';
  expect([isWellFormed(id), isWellFormed(`c-${id}`)]).toEqual([false, false]);
});

it('words of the platform stay its own', () => {
  for (const word of ['admin', 'weft', 'company', 'api', 'official']) expect(isFreeWord(word), word).toBe(false);
  expect(isFreeWord('hengli')).toBe(true);
});
