import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownData } from '#contract/own-data.ts';
import { call } from '#web/lib/call.ts';
import { useReady } from '#web/lib/ready.ts';
import { useSend } from '#web/lib/send.ts';
import { FormFault, OldPassword } from '../fields.tsx';
import classes from './account.module.css';

/** Taking one's data along: what is in it, and the download after the password. */
export const OwnData = () => {
  const { t } = useTranslation('centre');
  const ready = useReady();
  const [password, setPassword] = useState('');
  const [started, setStarted] = useState(false);
  const { errors, busy, send } = useSend<'oldPassword'>();
  const download = async () => {
    setStarted(false);
    const { url } = await call(ownData.ask, { body: { password } });
    setPassword('');
    setStarted(true);
    // An attachment: the page stays, and the browser writes the file as it arrives.
    window.location.assign(url);
  };
  const submit = (e: FormEvent) => {
    e.preventDefault();
    void send(download, { oldPassword: !password && t('safety.needOld') });
  };
  return (
    <section className={classes['block']}>
      <h2>{t('ownData.title')}</h2>
      <p className={classes['note']}>{t('ownData.what')}</p>
      <form className={classes['form']} method="post" onSubmit={submit} noValidate>
        <OldPassword label={t('safety.old')} value={password} onChange={setPassword} error={errors.oldPassword} />
        <FormFault text={errors.form} />
        <div>
          <Button type="submit" variant="default" loading={busy} disabled={!ready}>
            {t('ownData.act')}
          </Button>
        </div>
        <p role="status">{started && t('ownData.started')}</p>
      </form>
    </section>
  );
};
