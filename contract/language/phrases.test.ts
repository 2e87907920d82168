import { expect, it } from 'vitest';
import { fillPhrase, plainAmount } from './phrases.ts';

it.each([
  ['20.000 kg', 'es', '20000 kg'],
  ['62,5 t', 'es', '62.5 t'],
  ['USD 12.500', 'es', 'USD 12500'],
  ['€ 1.200,50', 'es', '€ 1200.50'],
  ['1.000-2.000 kg', 'es', '1000-2000 kg'],
  ['-18 °C', 'en', '-18 °C'],
  ['1,500 m²', 'cn', '1500 m²'],
  ['about ten', 'en', 'about ten'],
  // Twenty, or twenty thousand.
  ['20.000 kg', 'en', null],
  ['EUR 20.000', 'cn', null],
] as const)('%s typed in %s is %s', (typed, lang, plain) => {
  expect(plainAmount(typed, lang)).toBe(plain);
});

it('says every number as the language writes it', () => {
  const label = { cn: '{price}', en: '{price}', es: '{price}' };
  expect(fillPhrase({ label, params: ['price'] }, { price: 'EUR 1200.50-12500' })).toEqual({
    cn: 'EUR 1,200.50-12,500',
    en: 'EUR 1,200.50-12,500',
    es: 'EUR 1.200,50-12.500',
  });
});
