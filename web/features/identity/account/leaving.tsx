import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaving, type Matter } from '#contract/leaving.ts';
import { CallError } from '#contract/core/client.ts';
import { call } from '#web/lib/call.ts';
import { useReady } from '#web/lib/ready.ts';
import { useSend } from '#web/lib/send.ts';
import { Check } from '#web/ui/check.tsx';
import { FormFault, OldPassword } from '../fields.tsx';
import classes from './account.module.css';
import { Matters } from './matters.tsx';

/** Deleting one's account: what goes, what stays and why, and what has to be finished before. */
export const Leaving = ({ matters: first }: { matters: Matter[] }) => {
  const { t } = useTranslation('centre');
  const ready = useReady();
  const [matters, setMatters] = useState(first);
  const [password, setPassword] = useState('');
  const [sure, setSure] = useState(false);
  const { errors, busy, send } = useSend<'oldPassword'>();
  const remove = async () => {
    try {
      await call(leaving.remove, { body: { password } });
    } catch (err) {
      if (err instanceof CallError && err.error === 'identity.mattersOpen') setMatters(err.data['matters'] as Matter[]);
      throw err;
    }
    window.location.assign('/');
  };
  const submit = (e: FormEvent) => {
    e.preventDefault();
    void send(remove, { oldPassword: !password && t('safety.needOld') });
  };
  return (
    <section className={classes['block']}>
      <h2>{t('leaving.title')}</h2>
      <p className={classes['note']}>{t('leaving.goes')}</p>
      <p className={classes['note']}>{t('leaving.stays')}</p>
      {matters.length > 0 ? (
        <>
          <p>{t('leaving.open')}</p>
          <Matters matters={matters} />
        </>
      ) : (
        <form className={classes['form']} method="post" onSubmit={submit} noValidate>
          <OldPassword label={t('safety.old')} value={password} onChange={setPassword} error={errors.oldPassword} />
          <Check label={t('leaving.sure')} checked={sure} onChange={setSure} />
          <FormFault text={errors.form} />
          <div>
            <Button type="submit" color="red" variant="outline" loading={busy} disabled={!ready || !sure}>
              {t('leaving.act')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
};
