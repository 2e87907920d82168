import { Button } from '@mantine/core';
import { DatePicker, TimePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { useEffect, useRef, useState } from 'react';
import type { Lang } from '#contract/core/langs.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';

const locales: Record<Lang, () => Promise<unknown>> = {
  cn: () => import('dayjs/locale/zh-cn'),
  en: () => import('dayjs/locale/en-gb'),
  es: () => import('dayjs/locale/es'),
};
const nameOf: Record<Lang, string> = { cn: 'zh-cn', en: 'en-gb', es: 'es' };

type Props = {
  day: string;
  /** Given where the time is asked too. */
  time?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (day: string, time: string) => void;
  onDone: () => void;
};

/** A month to choose from in the reader's language, weeks from Monday; loaded when it is asked for. */
const Calendar = ({ day, time, min, max, onChoose, onDone }: Props) => {
  const { t } = useTranslation('ui');
  const lang = useLang();
  const box = useRef<HTMLDivElement>(null);
  const [locale, setLocale] = useState<string | null>(null);
  const [fallback] = useState(() => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10));
  useEffect(() => {
    let gone = false;
    void locales[lang]().then(() => {
      if (!gone) setLocale(nameOf[lang]);
    });
    return () => {
      gone = true;
    };
  }, [lang]);
  useEffect(() => {
    // The reader asked for the calendar: the keyboard goes into it.
    if (locale) box.current?.querySelector<HTMLElement>('[data-selected], table button[tabindex="0"]')?.focus();
  }, [locale]);
  if (!locale) return null;
  return (
    <div ref={box} style={{ display: 'grid', gap: 12, justifyItems: 'stretch' }}>
      <DatePicker
        locale={locale}
        firstDayOfWeek={1}
        hideOutsideDates
        weekendDays={[]}
        {...(min && { minDate: min })}
        {...(max && { maxDate: max })}
        defaultDate={day || (min && min > fallback ? min : fallback)}
        value={day || null}
        allowDeselect={false}
        monthLabelFormat={lang === 'cn' ? 'YYYY年M月' : 'MMMM YYYY'}
        yearLabelFormat={lang === 'cn' ? 'YYYY年' : 'YYYY'}
        ariaLabels={{ previousMonth: t('date.previous'), nextMonth: t('date.next') }}
        onChange={(d) => d && onChoose(d, time ?? '')}
      />
      {time !== undefined && (
        <div style={{ display: 'flex', gap: 8, alignItems: 'end', justifyContent: 'space-between' }}>
          <TimePicker
            label={`${t('date.time')} · ${t('date.zone')}`}
            value={time}
            onChange={(v) => onChoose(day || fallback, v.slice(0, 5))}
            hoursInputLabel={t('date.time')}
            minutesInputLabel={t('date.time')}
          />
          <Button variant="default" onClick={onDone}>
            {t('pick.done')}
          </Button>
        </div>
      )}
    </div>
  );
};

export default Calendar;
