import { Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { call } from '#web/lib/call.ts';
import { useReady } from '#web/lib/ready.ts';
import { ActButton } from '#web/ui/act.tsx';
import shared from '#web/ui/detail.module.css';
import classes from './detail-page.module.css';

/** The letter of an application; one key a form, so that a second click is the same application. */
const Letter = ({ id }: { id: string }) => {
  const { t } = useTranslation(['purchase', 'common']);
  const { revalidate } = useRevalidator();
  const ready = useReady();
  const key = useRef<string>(undefined);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const [fault, setFault] = useState<string>();
  const send = async () => {
    setBusy(true);
    setRefused('');
    setFault(undefined);
    key.current ??= crypto.randomUUID();
    try {
      // The contract's schemas come with the act, not with the page.
      const { purchase } = await import('#contract/purchase.ts');
      await call(purchase.apply, { params: { id }, body: { clientKey: key.current, message } });
      await revalidate();
    } catch (err) {
      setRefused(err instanceof CallError ? err.message : t('failed'));
      if (err instanceof CallError) setFault(err.fields['message']);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={classes['form']}
      onSubmit={(e) => {
        e.preventDefault();
        void send();
      }}
    >
      <Textarea
        label={t('apply.message')}
        description={t('apply.hint')}
        value={message}
        onChange={(e) => setMessage(e.currentTarget.value)}
        error={fault}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={2000}
        required
        withAsterisk={false}
      />
      <ActButton type="submit" look="offer" wide full busy={busy} disabled={!ready}>
        {t('apply.send')}
      </ActButton>
      <p className={classes['quiet']}>{t('apply.binds')}</p>
      <p role="alert" className={shared['refused']}>
        {refused}
      </p>
    </form>
  );
};

export default Letter;
