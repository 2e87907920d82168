import { TextInput, type TextInputProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './number-field.module.css';
import { possibleNumbers, percentOf, readNumber, writeNumber } from '#contract/core/numbers/number-text.ts';
import { separators } from '#contract/core/numbers/written-number.ts';

export type NumberFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'rightSection'> & {
  /** Plain decimal text, `1234.5`; '' is none. What can't be read as a number is passed on as typed. */
  value: string;
  onChange: (value: string) => void;
  /** Most decimal places; more are told at once. */
  digits?: number;
  /** Other words than a number may be typed too, and are passed on as they are. */
  words?: boolean;
  /** Shown at the end: a unit, a currency per unit. */
  unit?: ReactNode;
};

const isPlain = (value: string) => /^-?\d+(\.\d+)?$/.test(value);

/**
 * A number with the reader's own separators; it is rewritten in order when the field is left. What may mean two numbers is
 * asked, never guessed: until one is chosen the value is the text as typed, which no call takes.
 */
export const NumberField = ({ value, onChange, digits, unit, words, error, onBlur, ...rest }: NumberFieldProps) => {
  const { t } = useTranslation('ui');
  const lang = useLang();
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const [left, setLeft] = useState(true);
  // What was typed shows while it means the value; a value from outside shows as the language writes it.
  const own = typed?.value === value ? typed : null;
  const text = own?.text ?? writeNumber(value, lang);
  const read = own || !isPlain(value) ? readNumber(text, lang) : value;
  const meanings = read === null ? possibleNumbers(text, lang) : null;
  const decimals = read?.split('.')[1]?.length ?? 0;
  const choose = (meant: string) => {
    setTyped(null);
    onChange(meant);
  };
  const fault = meanings ? (
    <>
      {t('number.which')}{' '}
      {meanings.map((m) => (
        <button key={m} type="button" className={classes['meaning']} onClick={() => choose(m)}>
          {m.replace('.', separators[lang].decimal)}
        </button>
      ))}
    </>
  ) : text.trim() && read === null && !words ? (
    t('number.wrong', { example: writeNumber('1234.5', lang) })
  ) : digits !== undefined && decimals > digits ? (
    t('number.decimals', { digits })
  ) : undefined;
  return (
    <TextInput
      {...rest}
      inputMode={words ? 'text' : 'decimal'}
      autoComplete="off"
      value={text}
      // What the field can't read it says itself, better than a rule could.
      error={((left || error) && fault) || error}
      rightSection={
        unit && <span style={{ paddingRight: 10, color: 'var(--ink3)', whiteSpace: 'nowrap' }}>{unit}</span>
      }
      rightSectionWidth={unit ? 'auto' : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onFocus={() => setLeft(false)}
      onChange={(e) => {
        const next = e.currentTarget.value;
        const plain = next.trim() === '' ? '' : (readNumber(next, lang) ?? (words ? next : next.trim()));
        setTyped({ text: next, value: plain });
        onChange(plain);
      }}
      onBlur={(e) => {
        setLeft(true);
        if (read !== null) setTyped(null);
        onBlur?.(e);
      }}
    />
  );
};

/** A share from 0 to 100 (accounts 30): digits alone, capped, negative becomes empty. */
export const PercentField = ({ value, onChange, ...rest }: Omit<NumberFieldProps, 'digits' | 'unit'>) => (
  <TextInput
    {...rest}
    inputMode="numeric"
    autoComplete="off"
    value={value}
    rightSection={<span style={{ color: 'var(--ink3)' }}>%</span>}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    onChange={(e) => onChange(percentOf(e.currentTarget.value))}
  />
);
