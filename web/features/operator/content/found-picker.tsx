import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Text } from '#contract/core/schemas.ts';
import { operatorContent } from '#contract/content/desk.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { deskCall } from '../desk-call.ts';
import fairs from '../fairs/fairs.module.css';

export type Named = { id: string; name: Text };
type Props = {
  of: 'companies' | 'products';
  label: string;
  value: Named[];
  most: number;
  error: string | undefined;
  onChange: (value: Named[]) => void;
};

/** What is found by the words, a moment after they are typed; null before. */
const useFound = (of: Props['of'], q: string) => {
  const [found, setFound] = useState<Named[] | null>(null);
  useEffect(() => {
    const words = q.trim();
    if (!words) return undefined;
    let stale = false;
    const timer = setTimeout(() => {
      void deskCall(operatorContent[of], { query: { q: words } })
        .then((a) => (stale ? undefined : setFound(a.found)))
        .catch(() => (stale ? undefined : setFound([])));
    }, 250);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [q, of]);
  return [found, setFound] as const;
};

/** What is chosen; a click takes it back. */
const Chosen = ({ label, value, onChange }: Pick<Props, 'label' | 'value' | 'onChange'>) => {
  const { t } = useTranslation('deskContent');
  const text = useText();
  return (
    <ul className={fairs['found']} aria-label={t('chosen', { label })} hidden={!value.length}>
      {value.map((v) => (
        <li key={v.id}>
          <button
            type="button"
            aria-label={t('remove', { name: text(v.name) })}
            onClick={() => onChange(value.filter((x) => x.id !== v.id))}
          >
            {text(v.name)} ×
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Companies or products that a piece names, found by words and chosen one by one. */
export const FoundPicker = ({ of, label, value, most, error, onChange }: Props) => {
  const { t } = useTranslation('deskContent');
  const text = useText();
  const [q, setQ] = useState('');
  const [found, setFound] = useFound(of, q);
  const shown = q.trim() ? (found ?? []) : [];
  return (
    <div>
      <TextInput
        label={label}
        description={t('find')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={q}
        error={error}
        autoComplete="off"
        maxLength={80}
        disabled={value.length >= most}
        onChange={(e) => {
          setQ(e.currentTarget.value);
          setFound(null);
        }}
      />
      {shown.length > 0 && (
        <ul className={fairs['found']} aria-label={label}>
          {shown
            .filter((c) => !value.some((v) => v.id === c.id))
            .map((c) => (
              <li key={c.id}>
                <button
                  type="button"
                  onClick={() => {
                    onChange([...value, c]);
                    setQ('');
                  }}
                >
                  {text(c.name)}
                </button>
              </li>
            ))}
        </ul>
      )}
      {q.trim() !== '' && found?.length === 0 && <p className={fairs['quiet']}>{t('noneNamed')}</p>}
      <Chosen label={label} value={value} onChange={onChange} />
    </div>
  );
};
