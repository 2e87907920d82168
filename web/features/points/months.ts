import { intlLocale, type Lang } from '#contract/core/langs.ts';

const utc = (month: string, day = 1): Date => new Date(`${month}-${String(day).padStart(2, '0')}T00:00:00Z`);

/** The days of a month, and how many of its first week lie before it; weeks begin on Monday. */
export const daysOfMonth = (month: string): { days: string[]; before: number } => {
  const [year = 0, no = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, no, 0)).getUTCDate();
  const days = Array.from({ length }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`);
  return { days, before: (utc(month).getUTCDay() + 6) % 7 };
};

/** The month so many after another, `2026-10`. */
export const otherMonth = (month: string, by: number): string => {
  const [year = 0, no = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, no - 1 + by, 1)).toISOString().slice(0, 7);
};

export const monthName = (month: string, lang: Lang): string =>
  new Intl.DateTimeFormat(intlLocale[lang], { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(utc(month));

/** The weekdays in short, from Monday. */
export const weekdayNames = (lang: Lang): string[] => {
  const name = new Intl.DateTimeFormat(intlLocale[lang], {
    weekday: lang === 'cn' ? 'narrow' : 'short',
    timeZone: 'UTC',
  });
  // 2 November 2026 is a Monday.
  return Array.from({ length: 7 }, (_, i) => name.format(utc('2026-11', 2 + i)));
};
