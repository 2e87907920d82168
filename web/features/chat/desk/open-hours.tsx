import { useEffect, useState } from 'react';
import { intlLocale } from '#contract/core/langs.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './strip.module.css';
import type { DeskOf } from './use-desk.ts';
import { daysInWords, useDays } from './use-days.ts';

type Props = { hours: NonNullable<DeskOf['hours']> };

/** A moment by the reader's own clock, with its zone: `Mon 02:00 GMT+1`. */
const useOwnTime = () => {
  const lang = useLang();
  return (iso: string) =>
    new Intl.DateTimeFormat(intlLocale[lang], {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    }).format(new Date(iso));
};

/** When the company answers, by the reader's own clock. Drawn in the browser alone, whose zone that is. */
export const OpenHours = ({ hours }: Props) => {
  const { t } = useTranslation('desk');
  const names = useDays();
  const own = useOwnTime();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const { open, changesAt, zone, days, opens: from, closes: to } = hours;
  // Between two readings the moment may have passed.
  const isOpen = changesAt !== null && Date.parse(changesAt) <= now ? !open : open;
  const time = changesAt && Date.parse(changesAt) > now ? own(changesAt) : null;
  return (
    <p className={classes['hours']} data-open={isOpen || undefined}>
      {time ? <b>{t(isOpen ? 'open.now' : 'open.later', { time })}</b> : !isOpen && <b>{t('open.never')}</b>}
      <span>{t('open.week', { days: daysInWords(days, names), from, to, zone })}</span>
    </p>
  );
};
