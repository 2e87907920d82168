import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Text } from '#contract/core/schemas.ts';
import { operatorFairs } from '#contract/operator/fairs.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { deskCall } from '../desk-call.ts';
import classes from './fairs.module.css';

export type Chosen = { id: string; name: Text };
type Props = {
  label: string;
  value: Chosen | null;
  onChange: (value: Chosen | null) => void;
  error?: string | undefined;
};

/** A company that is found by words of its name or by its number, and chosen. */
export const CompanyPicker = ({ label, value, onChange, error }: Props) => {
  const { t } = useTranslation('fairDesk');
  const text = useText();
  const [q, setQ] = useState('');
  const [found, setFound] = useState<(Chosen & { city: Text })[] | null>(null);
  useEffect(() => {
    const words = q.trim();
    if (!words) return undefined;
    let stale = false;
    const timer = setTimeout(() => {
      void deskCall(operatorFairs.companies, { query: { q: words } })
        .then((a) => (stale ? undefined : setFound(a.companies)))
        .catch(() => (stale ? undefined : setFound([])));
    }, 250);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [q]);
  const shown = q.trim() ? (found ?? []) : [];
  return (
    <div>
      <TextInput
        label={label}
        description={value ? t('company.chosen', { name: text(value.name) }) : t('company.note')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={q}
        error={error}
        autoComplete="off"
        maxLength={80}
        onChange={(e) => {
          setQ(e.currentTarget.value);
          setFound(null);
        }}
      />
      {shown.length > 0 && (
        <ul className={classes['found']} aria-label={label}>
          {shown.map((c) => (
            <li key={c.id}>
              <button
                type="button"
                aria-pressed={value?.id === c.id}
                onClick={() => onChange({ id: c.id, name: c.name })}
              >
                {text(c.name)} <span className={classes['quiet']}>{text(c.city)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {q.trim() !== '' && found?.length === 0 && <p className={classes['quiet']}>{t('company.none')}</p>}
      {value && (
        <button type="button" className={classes['plain']} onClick={() => onChange(null)}>
          {t('company.clear')}
        </button>
      )}
    </div>
  );
};
