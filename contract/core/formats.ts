import { intlLocale, type Lang } from './langs.ts';

/** Formatters by locale and wish: making one costs fifty times a use. */
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
const once = <T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T => {
  const there = made.get(key) as T | undefined;
  if (there) return there;
  const fresh = make();
  made.set(key, fresh);
  return fresh;
};

/** China's clock, which has no summer time. */
const zone = 'UTC+8';
const ahead = 8 * 3_600_000;

const formatOf = (locale: string) => ({
  /** A small whole number is the same in every language; a page of them needs no formatter, which is slow to wake. */
  number: (n: number | string, digits = 3) =>
    /^\d{1,3}$/.test(String(n))
      ? String(Number(n))
      : once(
          `number ${locale} ${digits}`,
          () => new Intl.NumberFormat(locale, { maximumFractionDigits: digits, useGrouping: 'always' as never }),
        ).format(Number(n)),
  money: (n: number | string, currency: string, digits = 2) => {
    const least = Number.isInteger(Number(n)) ? 0 : 2;
    return once(
      `money ${locale} ${currency} ${digits} ${least}`,
      () =>
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: least,
          maximumFractionDigits: digits,
          useGrouping: 'always' as never,
        }),
    ).format(Number(n));
  },
  /** Days are China's, on the server and in the browser alike. */
  day: (iso: string) =>
    once(
      `day ${locale}`,
      () =>
        new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'Asia/Shanghai' }),
    ).format(new Date(iso)),
  /** The same with its weekday: `Friday, 20 November 2026`. */
  weekday: (iso: string) =>
    once(
      `weekday ${locale}`,
      () => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'Asia/Shanghai' }),
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
  cn: formatOf(intlLocale.cn),
  en: formatOf(intlLocale.en),
  es: formatOf(intlLocale.es),
};
