import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useOwnTime } from '../text/own-time.ts';
import { useLeftOutside } from './use-left-outside.ts';
import { partsOf, readDay, readMoment, writeDay, writeMoment } from '../text/date-text.ts';

const CalendarPanel = lazy(() => import('./calendar-panel.tsx'));

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
  /** ISO: a day `2026-11-20`, or an instant in UTC; '' is none. What can't be read is passed on as typed. */
  value: string;
  onChange: (value: string) => void;
  /** Earliest and latest day, `yyyy-mm-dd`. */
  min?: string | undefined;
  max?: string | undefined;
  /** The zone by whose clock a moment is read and shown; Beijing's where none is given. */
  zone?: string | undefined;
};

type Limits = { min: string | undefined; max: string | undefined; withTime: boolean };
/** A day and the time of day, where there is one. */
type Parts = NonNullable<ReturnType<typeof partsOf>>;

/** What is wrong with a text, in the reader's words. */
const useFault = (text: string, parts: Parts | null, { min, max, withTime }: Limits): string | undefined => {
  const { t } = useTranslation('ui');
  const lang = useLang();
  if (!text.trim()) return undefined;
  if (!parts)
    return t(withTime ? 'date.wrongTime' : 'date.wrong', { format: t(withTime ? 'date.moment' : 'date.day') });
  if (min && parts.day < min) return t('date.early', { day: writeDay(min, lang) });
  return max && parts.day > max ? t('date.late', { day: writeDay(max, lang) }) : undefined;
};

type OpenerProps = {
  label: ReactNode;
  withTime: boolean;
  zone: string | undefined;
  open: boolean;
  onOpen: () => void;
};

/** The last part of a zone's name, as people know it: `Madrid`. */
const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The button that opens the calendar, beside the zone of a time. */
const Opener = ({ label, withTime, zone, open, onOpen }: OpenerProps) => {
  const { t } = useTranslation('ui');
  return (
    <>
      {withTime && (
        <span style={{ fontSize: 12, color: 'var(--ink3)', whiteSpace: 'nowrap' }}>
          {zone && zone !== 'Asia/Shanghai' ? cityOf(zone) : t('date.zone')}
        </span>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={typeof label === 'string' ? `${t('date.open')}: ${label}` : t('date.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onOpen}
      >
        <IconCalendar size={18} stroke={1.6} />
      </ActionIcon>
    </>
  );
};

/** What was typed, as it was typed until the value changes from elsewhere; `forget` shows the value as it is written. */
const useTyped = (value: string, onChange: (value: string) => void, withTime: boolean, zone: string | undefined) => {
  const lang = useLang();
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const read = (s: string) => (withTime ? readMoment(s, zone) : readDay(s));
  const write = (s: string) => (withTime ? writeMoment(s, lang, zone) : readDay(s) ? writeDay(s, lang) : s);
  return {
    text: typed?.value === value ? typed.text : value && write(value),
    type: (next: string) => {
      const iso = next.trim() === '' ? '' : (read(next) ?? next.trim());
      setTyped({ text: next, value: iso });
      onChange(iso);
    },
    forget: () => setTyped(null),
  };
};

const WithOwnTime = ({ words, own }: { words: ReactNode; own: string }) => (
  <>
    {words} <span className="figure">{own}</span>
  </>
);

type FieldProps = Props & { withTime: boolean };

/** What the field shows of its value, and what is wrong with it. */
const useEntry = ({ value, onChange, min, max, withTime, zone }: FieldProps) => {
  const { text, type, forget } = useTyped(value, onChange, withTime, zone);
  const own = useOwnTime(withTime && partsOf(value) ? value : '', zone);
  const parts = withTime ? (value ? partsOf(value, zone) : null) : readDay(value) ? { day: value, time: '' } : null;
  const fault = useFault(text, parts, { min, max, withTime });
  const choose = (day: string, time: string) => {
    forget();
    onChange(withTime ? (readMoment(`${day} ${time || '18:00'}`, zone) ?? '') : day);
  };
  return { text, type, forget, own, parts, fault, choose };
};

const Field = (props: FieldProps) => {
  const { min, max, error, onBlur, withTime, zone, ...rest } = props;
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const { text, type, forget, own, parts, fault, choose } = useEntry(props);
  const [left, setLeft] = useState(true);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    input.current?.focus();
  };
  const holder = useLeftOutside(open, () => setOpen(false));
  return (
    <div ref={holder} style={{ position: 'relative' }}>
      <TextInput
        {...rest}
        ref={input}
        autoComplete="off"
        placeholder={t(withTime ? 'date.moment' : 'date.day')}
        value={text}
        error={((left || error) && fault) || error}
        description={own ? <WithOwnTime words={rest.description} own={own} /> : rest.description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rightSectionPointerEvents="all"
        rightSectionWidth={withTime ? 112 : 40}
        rightSection={
          <Opener
            {...{ withTime, zone, open, onOpen: () => setOpen((o) => !o) }}
            label={rest.label ?? rest['aria-label']}
          />
        }
        onFocus={() => setLeft(false)}
        onChange={(e) => type(e.currentTarget.value)}
        onBlur={(e) => {
          setLeft(true);
          if (parts) forget();
          onBlur?.(e);
        }}
      />
      {open && (
        <Suspense>
          <CalendarPanel
            {...{ min, max }}
            title={typeof rest.label === 'string' ? rest.label : t('date.open')}
            day={parts?.day ?? ''}
            time={withTime ? (parts?.time ?? '') : undefined}
            onChoose={(day, time) => {
              choose(day, time);
              if (!withTime) close();
            }}
            onDone={close}
          />
        </Suspense>
      )}
    </div>
  );
};

/** A day: typed in the reader's or the ISO order, or chosen in a calendar that loads when it is opened. */
export const DateField = (props: Props) => <Field {...props} withTime={false} />;

/** A moment by Beijing's clock, or that of `zone`, with the reader's own beside it where that is another; the value is an instant in UTC. */
export const DateTimeField = (props: Props) => <Field {...props} withTime />;
