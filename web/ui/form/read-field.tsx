import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconScan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ReadField as Read } from '#contract/verification/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './read-field.module.css';

const isSure = (read: Read | undefined, value: string): boolean =>
  Boolean(read && !read.uncertain && read.value === value);

/** Behind a label: this value was read by machine, and how sure it was. */
const Sure = ({ read }: { read: Read }) => {
  const { t } = useTranslation('tools');
  const f = useFormat();
  return (
    <span className={classes['sure']}>
      <IconScan size={14} stroke={2} aria-hidden="true" />
      {t('read.sure', { n: f.number(read.confidence, 2) })}
    </span>
  );
};

/** Under a field: look at this, with the reason. */
const Look = ({ children }: { children: ReactNode }) => (
  <span className={classes['look']}>
    <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
    {children}
  </span>
);

/** What the reader offers: the value and its likely corrections, each to be taken by a press. */
const Offers = ({ values, onTake }: { values: readonly string[]; onTake: (v: string) => void }) => {
  const { t } = useTranslation('tools');
  return (
    <div className={classes['offers']}>
      {values.map((o) => (
        <Button key={o} variant="default" size="compact-sm" onClick={() => onTake(o)}>
          {t('read.take', { value: o })}
        </Button>
      ))}
    </div>
  );
};
const offersOf = (read: Read): string[] => [...new Set([read.value, ...read.proposals])].filter(Boolean);

type Marked = { read: Read | undefined; value: string; onTake: (v: string) => void };
/** The mark of a value that was read, for a field that stands elsewhere; what was typed is never replaced, only offered. */
export const ReadMark = ({ read, value, onTake }: Marked) => {
  const { t } = useTranslation('tools');
  if (!read) return null;
  if (isSure(read, value)) return <Sure read={read} />;
  if (value === read.value) return null;
  return (
    <div>
      {read.uncertain && <Look>{t('read.unsure', { n: Math.round(read.confidence * 100) })}</Look>}
      <Offers values={offersOf(read)} onTake={onTake} />
    </div>
  );
};

type Props = {
  name: string;
  label: string;
  value: string;
  onChange: (v: string) => void;
  /** What the machine read of this field; absent where nothing was read. */
  read?: Read | undefined;
  /** A picture was read, and this needed field was not on it. */
  missing?: boolean | undefined;
  optional?: boolean;
  wide?: boolean;
  error?: ReactNode;
  /** What a right value looks like. */
  hint?: string | undefined;
  onLeave?: () => void;
};

/** A field that a document may have filled: green where the reader was certain, orange with what to look at where not. */
export const ReadField = ({
  name,
  label,
  value,
  onChange,
  read,
  missing,
  optional,
  wide,
  error,
  hint,
  onLeave,
}: Props) => {
  const { t } = useTranslation(['tools', 'common']);
  const sure = isSure(read, value);
  const unsure = read?.uncertain && !value;
  const look = unsure ? t('read.unsure', { n: Math.round(read.confidence * 100) }) : missing ? t('read.missing') : null;
  return (
    <div className={classes['field']} data-wide={wide || undefined} data-look={look ? '' : undefined}>
      <TextInput
        name={name}
        label={
          <span className={classes['label']}>
            {label}
            {optional && <small>{t('common:optional')}</small>}
            {sure && read && <Sure read={read} />}
          </span>
        }
        data-sure={sure || undefined}
        value={value}
        maxLength={200}
        onChange={(e) => onChange(e.currentTarget.value)}
        error={error}
        onBlur={onLeave}
        description={look ? <Look>{look}</Look> : hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      {unsure && <Offers values={offersOf(read)} onTake={onChange} />}
    </div>
  );
};
