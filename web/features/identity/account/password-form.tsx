import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { account } from '#contract/identity-account.ts';
import { passwordLength } from '#contract/identity-rules.ts';
import { call } from '#web/lib/call.ts';
import { useReady } from '#web/lib/ready.ts';
import { say } from '#web/lib/say.ts';
import { SecretInput } from '../clear-inputs.tsx';
import classes from './account.module.css';

type Errors = { oldPassword?: string | undefined; password?: string | undefined; form?: string | undefined };

/** A new password by the old one. The name stands hidden in the form, so that password keepers know whose it is. */
export const PasswordForm = ({ username }: { username: string }) => {
  const { t } = useTranslation(['centre', 'identity']);
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const [oldPassword, setOld] = useState('');
  const [password, setNew] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);

  const submit = async (e: FormEvent) => {
    e.preventDefault();
    if (busy) return;
    const found: Errors = {};
    if (!oldPassword) found.oldPassword = t('safety.needOld');
    if (password.length < passwordLength.min) found.password = t('identity:register.short');
    setErrors(found);
    if (Object.keys(found).length) return;
    setBusy(true);
    try {
      await call(account.changePassword, { body: { oldPassword, password } });
      setOld('');
      setNew('');
      say({ message: t('safety.passwordDone'), color: 'warp' });
      await revalidate();
    } catch (err) {
      const fields = err instanceof CallError ? err.fields : {};
      setErrors({ ...fields, form: Object.keys(fields).length ? undefined : (err as Error).message });
    }
    setBusy(false);
  };
  return (
    <form className={classes['form']} method="post" onSubmit={(e) => void submit(e)} noValidate>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <SecretInput
        label={t('safety.old')}
        name="current-password"
        autoComplete="current-password"
        value={oldPassword}
        onChange={setOld}
        error={errors.oldPassword}
      />
      <SecretInput
        label={t('safety.new')}
        description={t('identity:register.passwordHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        name="new-password"
        autoComplete="new-password"
        maxLength={passwordLength.max}
        value={password}
        onChange={setNew}
        error={errors.password}
      />
      {errors.form && (
        <p role="alert" className={classes['error']}>
          {errors.form}
        </p>
      )}
      <div>
        <Button type="submit" loading={busy} disabled={!ready}>
          {t('safety.passwordSave')}
        </Button>
      </div>
    </form>
  );
};
