import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { licenceFields } from '#contract/verification-rules.ts';
import { useNow } from '#web/lib/now.ts';
import type { Form } from './use-application.ts';
import classes from './verification.module.css';

/** What the machine found on the licence, in words: how many fields, what is checked, what wants a look. */
export const Reading = ({ form, fileId }: { form: Form; fileId: string }) => {
  const { t } = useTranslation('verification');
  const now = useNow();
  if (form.reading)
    return (
      <p className={classes['reading']} role="status">
        <Loader size={16} /> {t('read.running')}
      </p>
    );
  const again = (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconRefresh size={14} stroke={2} />}
      onClick={() => void form.readFile(fileId)}
    >
      {t('read.again')}
    </Button>
  );
  if (form.unread)
    return (
      <div className={classes['reading']} role="alert" data-bad="">
        <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
        <span>{form.unread}</span> {again}
      </div>
    );
  if (!form.read) return <div>{again}</div>;
  const { fields, turned } = form.read;
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
      <strong>{t('read.found', { n: found.length })}</strong>
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
