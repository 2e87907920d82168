import { expect, it } from 'vitest';
import { glossaryTerms } from '#server/rooms/dictionary/glossary.ts';
import { markerOf } from '#web/lib/text/glossary.ts';
import { isForeign } from '#web/lib/text/is-foreign.ts';

const terms = [
  { names: { cn: ['预浸料'], en: ['prepreg'], es: ['preimpregnado', 'prepreg'] } },
  { names: { cn: ['芯材', '夹芯'], en: ['core', 'core material'], es: ['núcleo'] } },
  { names: { cn: ['环氧树脂'], en: ['PI'], es: ['epoxi'] } },
];
const marked = (text: string, reader: 'cn' | 'en' | 'es') =>
  markerOf(terms, reader)(text).flatMap((p) => (p.means ? [`${p.text}=${p.means}`] : []));

it.each([
  ['Necesitamos preimpregnado y núcleo.', 'cn', ['preimpregnado=预浸料', 'núcleo=芯材']],
  ['Prepreg and Core Material, not corean', 'cn', ['Prepreg=预浸料', 'Core Material=芯材']],
  ['我们要预浸料和夹芯板', 'es', ['预浸料=preimpregnado', '夹芯=núcleo']],
  ['用prepreg做', 'cn', ['prepreg=预浸料']],
  // The same word in the reader's language, one of two letters, and nothing at all.
  ['prepreg', 'es', []],
  ['PI', 'cn', []],
  ['', 'en', []],
] as const)('%s for %s', (text, reader, found) => {
  expect(marked(text, reader)).toEqual(found);
});

it('leaves every character where it was, whatever is marked', () => {
  const all = markerOf(glossaryTerms(), 'cn');
  const text = 'Carbon fibre prepreg, vacuum infusion (VARTM) & 3D core; núcleo de espuma.';
  const pieces = all(text);
  expect(pieces.map((p) => p.text).join('')).toBe(text);
  expect(pieces.filter((p) => p.means).length).toBeGreaterThan(2);
});

it.each([
  ['请报价', null, 'es', true],
  ['请报价', 'cn', 'cn', false],
  ['Please quote', null, 'cn', true],
  ['Please quote', 'en', 'es', true],
  ['Please quote', null, 'es', false],
  ['12 345', 'en', 'cn', false],
] as const)('%s written in %s for %s', (text, written, reader, is) => {
  expect(isForeign(text, written, reader)).toBe(is);
});
