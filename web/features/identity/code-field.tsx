import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './fields.module.css';

/** Seconds left until a code may be asked for again. */
export const useCountdown = (): [number, (seconds: number) => void] => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
};

type Props = {
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  left: number;
  busy: boolean;
  onSend: () => void;
  note?: string | undefined;
  /** Counts what brings the focus here: the field's coming in place of a puzzle, a code that was sent. */
  focus?: number;
};

/** The six digits with the button that sends them. */
export const CodeField = ({ value, onChange, error, left, busy, onSend, note, focus = 0 }: Props) => {
  const { t } = useTranslation('identity');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);
  return (
    <div>
      <div className={classes['codeRow']}>
        <TextInput
          ref={input}
          label={t('code.label')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={value}
          error={error}
          onChange={(e) => onChange(e.currentTarget.value.replace(/\D/g, ''))}
        />
        <ActButton busy={busy} disabled={left > 0} onClick={onSend}>
          {left > 0 ? t('code.again', { seconds: left }) : t('code.send')}
        </ActButton>
      </div>
      {note && (
        <p className={classes['note']} role="status">
          {note}
        </p>
      )}
    </div>
  );
};
