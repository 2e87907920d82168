import { intlLocale, type Lang } from './langs.ts';
import { currencySigns, writtenNumber } from './numbers/written-number.ts';

/** Formatters by locale and wish: making one costs fifty times a use. */
const made = new Map<string, Intl.DateTimeFormat>();
const once = (key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat => {
  const formatter = made.get(key) ?? make();
  made.set(key, formatter);
  return formatter;
};

/** China's clock, which has no summer time. */
const zone = 'UTC+8';
const ahead = 8 * 3_600_000;

const formatOf = (lang: Lang, locale = intlLocale[lang]) => ({
  number: (n: number | string, digits = 3) => (Number(n) < 0 ? '-' : '') + writtenNumber(Number(n), lang, digits),
  money: (n: number | string, currency: string, digits = 2) => {
    const amount = writtenNumber(Number(n), lang, digits, Number.isInteger(Number(n)) ? 0 : 2);
    const sign = currencySigns[currency] ?? currency;
    return (Number(n) < 0 ? '-' : '') + (lang === 'es' ? `${amount}\u00a0${sign}` : sign + amount);
  },
  /** Days are China's, on the server and in the browser alike. */
  day: (iso: string) =>
    once(
      `day ${locale}`,
      () =>
        new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'Asia/Shanghai' }),
    ).format(new Date(iso)),
  /** The zone of all days and moments, as it is named beside them. */
  zone,
  /** A moment always names its zone. */
  time: (iso: string) =>
    `${once(
      `time ${locale}`,
      () =>
        new Intl.DateTimeFormat(locale, {
          year: 'numeric',
          month: 'short',
          day: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          timeZone: 'Asia/Shanghai',
        }),
    ).format(new Date(iso))} ${zone}`,
  /** `2026-11-20 14:05 UTC+8`. */
  stamp: (iso: string) => `${new Date(Date.parse(iso) + ahead).toISOString().slice(0, 16).replace('T', ' ')} ${zone}`,
});
export type Formats = ReturnType<typeof formatOf>;

/** Numbers, money and dates by language, as pages and documents write them. */
export const formats: Record<Lang, Formats> = {
  cn: formatOf('cn'),
  en: formatOf('en'),
  es: formatOf('es'),
};
