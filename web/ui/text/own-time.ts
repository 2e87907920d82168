import type { Lang } from '#contract/core/langs.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useSettled } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { writeDay, writeMoment } from './date-text.ts';

const minute = 60_000;
/** Day, time and offset of an instant by a clock that is so many minutes ahead of UTC: `20/11/2026 11:00`, `UTC+1`. */
const timeAhead = (at: number, ahead: number, lang: Lang) => {
  const [day = '', time = ''] = new Date(at + ahead * minute).toISOString().split('T');
  const minutes = Math.abs(ahead) % 60;
  const hours = (Math.abs(ahead) - minutes) / 60;
  return {
    time: `${writeDay(day, lang)} ${time.slice(0, 5)}`,
    zone: `UTC${ahead < 0 ? '-' : '+'}${hours}${minutes ? `:${minutes}` : ''}`,
  };
};
/** The same by the browser's own clock, which needs no formatter: the first of a page costs a phone 90 ms. */
export const ownTimeOf = (at: number, lang: Lang) => timeAhead(at, -new Date(at).getTimezoneOffset(), lang);

/**
 * An instant by the reader's own clock, in words, beside the zone's that it is shown by, Beijing's where none is given; nothing where both are the same, and
 * before the page is alive, since the server does not know the reader's clock.
 */
export const useOwnTime = (iso: string, zone?: string): string | undefined => {
  const { t } = useTranslation('common');
  const lang = useLang();
  const settled = useSettled();
  const at = Date.parse(iso);
  if (!settled || Number.isNaN(at)) return undefined;
  const own = ownTimeOf(at, lang);
  const told = zone ? writeMoment(iso, lang, zone) : timeAhead(at, 480, lang).time;
  return own.time === told ? undefined : t('ownTime', own);
};
