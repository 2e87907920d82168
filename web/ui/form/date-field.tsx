import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useOwnTime } from '../text/own-time.ts';
import { partsOf, readDay, readMoment, writeDay, writeMoment } from '../text/date-text.ts';

const Calendar = lazy(() => import('./calendar.tsx'));

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
  /** ISO: a day `2026-11-20`, or an instant in UTC; '' is none. What can't be read is passed on as typed. */
  value: string;
  onChange: (value: string) => void;
  /** Earliest and latest day, `yyyy-mm-dd`. */
  min?: string | undefined;
  max?: string | undefined;
};

const Field = ({ value, onChange, min, max, error, onBlur, withTime, ...rest }: Props & { withTime: boolean }) => {
  const { t } = useTranslation('ui');
  const lang = useLang();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const [left, setLeft] = useState(true);
  const [open, setOpen] = useState(false);
  const own = useOwnTime(withTime && partsOf(value) ? value : '');
  const read = (s: string) => (withTime ? readMoment(s) : readDay(s));
  const write = (s: string) => (withTime ? writeMoment(s, lang) : readDay(s) ? writeDay(s, lang) : s);
  const text = typed?.value === value ? typed.text : value && write(value);
  const parts = withTime ? (value ? partsOf(value) : null) : readDay(value) ? { day: value, time: '' } : null;
  const fault = !text.trim()
    ? undefined
    : !parts
      ? t(withTime ? 'date.wrongTime' : 'date.wrong', { format: t(withTime ? 'date.moment' : 'date.day') })
      : min && parts.day < min
        ? t('date.early', { day: writeDay(min, lang) })
        : max && parts.day > max
          ? t('date.late', { day: writeDay(max, lang) })
          : undefined;
  const choose = (day: string, time: string) => {
    setTyped(null);
    onChange(withTime ? (readMoment(`${day} ${time || '18:00'}`) ?? '') : day);
    if (!withTime) close();
  };
  const close = () => {
    setOpen(false);
    input.current?.focus();
  };
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-start"
      shadow="md"
      withinPortal={false}
      withRoles={false}
      onDismiss={() => setOpen(false)}
    >
      <Popover.Target>
        <TextInput
          {...rest}
          ref={input}
          autoComplete="off"
          placeholder={t(withTime ? 'date.moment' : 'date.day')}
          value={text}
          error={((left || error) && fault) || error}
          description={
            own ? (
              <>
                {rest.description} <span className="figure">{own}</span>
              </>
            ) : (
              rest.description
            )
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          rightSectionPointerEvents="all"
          rightSectionWidth={withTime ? 112 : 40}
          rightSection={
            <>
              {withTime && (
                <span style={{ fontSize: 12, color: 'var(--ink3)', whiteSpace: 'nowrap' }}>{t('date.zone')}</span>
              )}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={typeof rest.label === 'string' ? `${t('date.open')}: ${rest.label}` : t('date.open')}
                aria-haspopup="dialog"
                aria-expanded={open}
                onClick={() => setOpen((o) => !o)}
              >
                <IconCalendar size={18} stroke={1.6} />
              </ActionIcon>
            </>
          }
          onFocus={() => setLeft(false)}
          onChange={(e) => {
            const next = e.currentTarget.value;
            const iso = next.trim() === '' ? '' : (read(next) ?? next.trim());
            setTyped({ text: next, value: iso });
            onChange(iso);
          }}
          onBlur={(e) => {
            setLeft(true);
            if (parts) setTyped(null);
            onBlur?.(e);
          }}
        />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={typeof rest.label === 'string' ? rest.label : t('date.open')}
        onKeyDown={(e) => {
          if (e.key === 'Escape') close();
        }}
      >
        <Suspense>
          {open && (
            <Calendar
              day={parts?.day ?? ''}
              time={withTime ? (parts?.time ?? '') : undefined}
              min={min}
              max={max}
              onChoose={choose}
              onDone={close}
            />
          )}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
};

/** A day: typed in the reader's or the ISO order, or chosen in a calendar that loads when it is opened. */
export const DateField = (props: Props) => <Field {...props} withTime={false} />;

/** A moment by Beijing's clock, with the reader's own beside it where that is another; the value is an instant in UTC. */
export const DateTimeField = (props: Props) => <Field {...props} withTime />;
