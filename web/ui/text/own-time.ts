import type { Lang } from '#contract/core/langs.ts';
import { dayAndTimeIn, offsetIn } from '#contract/core/zones/clock.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useSettled } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { writeDay } from './date-text.ts';
import { browserZone } from '#web/lib/text/browser-zone.ts';

/** Day, time and offset of an instant in a time zone, as a language writes them: `20/11/2026 11:00`, `UTC+1`. */
export const timeIn = (iso: string, timeZone: string, lang: Lang): { time: string; zone: string } => {
  const [day = '', time = ''] = dayAndTimeIn(iso, timeZone).split(' ');
  return { time: `${writeDay(day, lang)} ${time}`, zone: offsetIn(iso, timeZone) };
};

/** The zone of the reader's own clock; none before the page is alive, since the server does not know it. */
export const useOwnZone = (): string | undefined => (useSettled() ? browserZone() : undefined);

/**
 * An instant by the reader's own clock, in words, beside the zone's that it is shown by, Beijing's where none is given; nothing where both are the same, and
 * before the page is alive, since the server does not know the reader's clock.
 */
export const useOwnTime = (iso: string, zone = 'Asia/Shanghai'): string | undefined => {
  const { t } = useTranslation('common');
  const lang = useLang();
  const ownZone = useOwnZone();
  if (!ownZone || Number.isNaN(Date.parse(iso))) return undefined;
  const own = timeIn(iso, ownZone, lang);
  return own.time === timeIn(iso, zone, lang).time ? undefined : t('ownTime', own);
};
