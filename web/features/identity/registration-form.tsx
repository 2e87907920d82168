import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLength } from '#contract/identity-rules.ts';
import { useReady } from '#web/lib/ready.ts';
import { Check } from '#web/ui/check.tsx';
import { ClearInput, SecretInput } from './clear-inputs.tsx';
import classes from './login-form.module.css';
import { RegisterCode } from './register-code.tsx';
import { Terms } from './terms.tsx';
import { useDraft } from './use-draft.ts';
import { type Registration, useRegistration } from './use-registration.ts';

/** Personal registration: phone or mail, code, name, password. The draft survives a reload, secrets don't. */
export const RegistrationForm = ({ onDone }: { onDone: () => Promise<void> }) => {
  const { t } = useTranslation('identity');
  const [draft, change, forget] = useDraft('draft.register', { target: '', name: '', agreed: false });
  const [secrets, setSecrets] = useState({ code: '', password: '' });
  const all: Registration = { ...draft, ...secrets };
  const { errors, setErrors, busy, validate, send } = useRegistration(async () => {
    forget();
    await onDone();
  });
  const ready = useReady();
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (!busy && validate(all)) void send(all);
  };
  return (
    <form className={classes['form']} method="post" onSubmit={submit} noValidate>
      <ClearInput
        label={t('login.account')}
        name="username"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.target}
        onChange={(target) => change({ target })}
        error={errors.target}
      />
      <RegisterCode
        target={draft.target}
        value={secrets.code}
        onChange={(code) => setSecrets({ ...secrets, code })}
        error={errors.code}
        onBadTarget={() => setErrors({ target: t('login.needAccount') })}
      />
      <ClearInput
        label={t('register.name')}
        name="name"
        autoComplete="name"
        maxLength={64}
        value={draft.name}
        onChange={(name) => change({ name })}
        error={errors.name}
      />
      <SecretInput
        label={t('login.password')}
        description={t('register.passwordHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        name="new-password"
        autoComplete="new-password"
        maxLength={passwordLength.max}
        value={secrets.password}
        onChange={(password) => setSecrets({ ...secrets, password })}
        error={errors.password}
      />
      <Check
        checked={draft.agreed}
        onChange={(agreed) => change({ agreed })}
        error={errors.agreed}
        label={<Terms lead={t('register.agree')} />}
      />
      {errors.form && (
        <p className={classes['error']} role="alert">
          {errors.form}
        </p>
      )}
      <Button type="submit" size="md" fullWidth loading={busy} disabled={!ready}>
        {t('register.submit')}
      </Button>
      <p className={classes['small']}>{t('register.draft')}</p>
    </form>
  );
};
