import { intlLocale, type Lang } from '#contract/core/langs.ts';
import { useLang } from '#web/lib/text/lang.ts';

const monday = Date.UTC(2026, 0, 5);
const made = new Map<Lang, string[]>();

/** Short names of the days of the week, Monday first. */
export const useDays = (): string[] => {
  const lang = useLang();
  const there = made.get(lang);
  if (there) return there;
  const f = new Intl.DateTimeFormat(intlLocale[lang], { weekday: 'short', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, i) => f.format(monday + i * 86_400_000));
  made.set(lang, names);
  return names;
};

/** `Mon–Fri` for days that follow each other, else one by one. */
export const daysInWords = (days: readonly number[], names: readonly string[]): string => {
  const follow = days.every((d, i) => i === 0 || d === (days[i - 1] ?? 0) + 1);
  const [first, last] = [days[0], days.at(-1)];
  if (follow && days.length > 2 && first && last) return `${names[first - 1]}–${names[last - 1]}`;
  return days.map((d) => names[d - 1]).join(', ');
};
