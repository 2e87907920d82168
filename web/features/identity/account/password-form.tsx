import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { account } from '#contract/identity-account.ts';
import { isShort } from '#contract/identity-rules.ts';
import { call } from '#web/lib/call.ts';
import { useReady } from '#web/lib/ready.ts';
import { say } from '#web/lib/say.ts';
import { useSend } from '#web/lib/send.ts';
import { FormFault, NewPassword, OldPassword } from '../fields.tsx';
import classes from './account.module.css';

/** A new password by the old one. The name stands hidden in the form, so that password keepers know whose it is. */
export const PasswordForm = ({ username }: { username: string }) => {
  const { t } = useTranslation(['centre', 'identity']);
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const [oldPassword, setOld] = useState('');
  const [password, setNew] = useState('');
  const { errors, busy, send } = useSend<'oldPassword' | 'password'>();

  const change = async () => {
    await call(account.changePassword, { body: { oldPassword, password } });
    setOld('');
    setNew('');
    say({ message: t('safety.passwordDone'), color: 'warp' });
    await revalidate();
  };
  const submit = (e: FormEvent) => {
    e.preventDefault();
    void send(change, {
      oldPassword: !oldPassword && t('safety.needOld'),
      password: isShort(password) && t('identity:register.short'),
    });
  };
  return (
    <form className={classes['form']} method="post" onSubmit={submit} noValidate>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <OldPassword label={t('safety.old')} value={oldPassword} onChange={setOld} error={errors.oldPassword} />
      <NewPassword label={t('safety.new')} value={password} onChange={setNew} error={errors.password} />
      <FormFault text={errors.form} />
      <div>
        <Button type="submit" loading={busy} disabled={!ready}>
          {t('safety.passwordSave')}
        </Button>
      </div>
    </form>
  );
};
