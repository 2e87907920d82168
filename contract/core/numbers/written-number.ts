import type { Lang } from '../langs.ts';

/** How a language marks decimals and thousands. */
export const separators: Record<Lang, { decimal: string; group: string }> = {
  cn: { decimal: '.', group: ',' },
  en: { decimal: '.', group: ',' },
  es: { decimal: ',', group: '.' },
};
/** The signs of the platform's currencies, the same in every language. */
export const currencySigns: Readonly<Record<string, string>> = { CNY: '¥', EUR: '€', USD: '$' };

/**
 * A number without its sign as the language's `Intl.NumberFormat` writes it, always grouped; `most` and `least` decimals, halves rounded up. By
 * arithmetic: the first formatter of a page costs a phone 90 ms, since the browser then looks up all languages that it knows.
 */
export const writtenNumber = (n: number, lang: Lang, most: number, least = 0): string => {
  // Shifted as text, so that 1.005 is 100.5 hundredths and not a little less.
  const shift = (x: number, by: number) => Number(`${x}e${by}`);
  const size = Math.abs(n);
  const [whole = '', part = ''] = String(size < 1e-6 ? 0 : shift(Math.round(shift(size, most)), -most)).split('.');
  const { decimal, group } = separators[lang];
  const decimals = part.padEnd(least, '0');
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (decimals && decimal + decimals);
};
