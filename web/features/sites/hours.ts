import { useTranslation } from '#web/lib/text/words.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { offsetIn } from '#contract/core/zones/clock.ts';
import type { ContactLanguage } from '#contract/sites/site.ts';

type Hours = { zone: string; days: readonly number[]; from: string; to: string };

/** Runs of days that follow one another: `[[1, 5], [7, 7]]`. */
const runsOf = (days: readonly number[]): [number, number][] => {
  const out: [number, number][] = [];
  for (const d of [...days].toSorted((a, b) => a - b)) {
    const last = out.at(-1);
    if (last && last[1] === d - 1) last[1] = d;
    else out.push([d, d]);
  }
  return out;
};

/** Whether it is within these hours, by the clock of their zone. */
export const isOpen = (h: Hours, now: number): boolean => {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: h.zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(now)
      .map((p) => [p.type, p.value]),
  );
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts['weekday'] ?? '') + 1;
  const time = `${parts['hour']}:${parts['minute']}`;
  return h.days.includes(day) && time >= h.from && time < h.to;
};

/** Hours in words: `Mon to Fri 09:00–18:00 (UTC+8)`. */
export const useHours = () => {
  const { t } = useTranslation('sites');
  return (h: Hours, now: number): string => {
    const day = (d: number) => t(`day.${d}` as 'day.1');
    const days = runsOf(h.days)
      .map(([a, b]) => (a === b ? day(a) : t('days', { from: day(a), to: day(b) })))
      .join(t('comma'));
    return `${days} ${h.from}–${h.to} (${offsetIn(now, h.zone)})`;
  };
};

/** Names of languages, in the reader's. */
export const useLanguages = () => {
  const { t } = useTranslation('sites');
  const lang = useLang();
  return (list: readonly ContactLanguage[]): string =>
    list.map((l) => t(`language.${l}`)).join(lang === 'cn' ? '、' : ', ');
};
