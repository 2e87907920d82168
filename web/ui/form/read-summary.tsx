import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconRefresh } from '@tabler/icons-react';
import type { ReadFields } from '#contract/verification/calls.ts';
import { licenceFields } from '#contract/verification/rules.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './read-field.module.css';

type Props = {
  reading: boolean;
  /** Why it could not be read, in the reader's words; '' where nothing failed. */
  unread: string;
  read: { fields: ReadFields; turned: number } | null;
  onAgain: () => void;
};

/** What the machine found on a licence, in words: how many fields, what is checked, what wants a look. */
export const ReadSummary = ({ reading, unread, read, onAgain }: Props) => {
  const { t } = useTranslation('tools');
  const now = useNow();
  if (reading)
    return (
      <p className={classes['reading']} role="status">
        <Loader size={16} /> {t('read.running')}
      </p>
    );
  const again = (
    <Button variant="default" size="compact-sm" leftSection={<IconRefresh size={14} stroke={2} />} onClick={onAgain}>
      {t('read.again')}
    </Button>
  );
  if (unread)
    return (
      <div className={classes['reading']} role="alert" data-bad="">
        <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
        <span>{unread}</span> {again}
      </div>
    );
  if (!read) return <div>{again}</div>;
  const { fields, turned } = read;
  const found = licenceFields.filter((f) => fields[f]);
  const look = found.filter((f) => fields[f]?.uncertain);
  const until = fields.validUntil;
  const ended = until && !until.uncertain && Date.parse(until.value) < now;
  const lines = [
    ...(fields.creditCode && !fields.creditCode.uncertain ? [{ good: true, text: t('read.codeRight') }] : []),
    ...(until && !until.uncertain ? [{ good: !ended, text: t(ended ? 'read.ended' : 'read.inForce') }] : []),
    ...(turned ? [{ good: true, text: t('read.turned', { n: turned }) }] : []),
    ...(look.length ? [{ good: false, text: t('read.look', { n: look.length }) }] : []),
  ];
  return (
    <div className={classes['found']} role="status">
      <strong>{t('read.found', { n: found.length, count: found.length })}</strong>
      <ul>
        {lines.map((l) => (
          <li key={l.text} data-good={l.good || undefined}>
            {l.good ? (
              <IconCheck size={16} stroke={2} aria-hidden="true" />
            ) : (
              <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
            )}
            {l.text}
          </li>
        ))}
      </ul>
    </div>
  );
};
