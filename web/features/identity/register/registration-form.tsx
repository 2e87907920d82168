import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLength } from '#contract/identity-rules.ts';
import { keptInviter } from '#web/lib/inviter.ts';
import { useReady } from '#web/lib/ready.ts';
import { Check } from '#web/ui/check.tsx';
import { ClearInput, SecretInput } from '../clear-inputs.tsx';
import classes from '../login-form.module.css';
import { RegisterCode } from '../register-code.tsx';
import { Terms } from '../terms.tsx';
import { useDraft } from '../use-draft.ts';
import { type Kind, type Registration, useRegistration } from './use-registration.ts';

const empty = { target: '', name: '', agreed: false, companyName: '', username: '' };
type Props = {
  kind: Kind;
  /** The inquiry that a quick registration comes from. */
  inquiryId?: string | undefined;
  submit?: string;
  onDone: () => Promise<void>;
};

/**
 * Phone or mail, code, name, password; for companies their name and a user name. One draft for all ways, so that changing
 * the way keeps what was typed; it survives a reload, secrets don't.
 */
export const RegistrationForm = ({ kind, inquiryId, submit, onDone }: Props) => {
  const { t } = useTranslation('identity');
  const [draft, change, forget] = useDraft('draft.register', empty);
  const [secrets, setSecrets] = useState({ code: '', password: '' });
  const ready = useReady();
  const [invited, setInvited] = useState(false);
  useEffect(() => setInvited(Boolean(keptInviter())), []);
  const { errors, setErrors, busy, validate, send } = useRegistration(kind, inquiryId, async () => {
    forget();
    await onDone();
  });
  const all: Registration = { ...draft, ...secrets };
  const go = (e: FormEvent) => {
    e.preventDefault();
    if (!busy && validate(all)) void send(all);
  };
  const company = kind !== 'personal';
  return (
    <form className={classes['form']} method="post" onSubmit={go} noValidate>
      {company && (
        <ClearInput
          label={t('register.companyName')}
          name="organization"
          autoComplete="organization"
          maxLength={128}
          value={draft.companyName}
          onChange={(companyName) => change({ companyName })}
          error={errors.companyName}
        />
      )}
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
      {company && kind !== 'quick' && (
        <ClearInput
          label={t('register.username')}
          description={t('register.usernameHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          name="nickname"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={draft.username}
          onChange={(username) => change({ username })}
          error={errors.username}
        />
      )}
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
      {invited && <p className={classes['small']}>{t('register.invited')}</p>}
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
        {submit ?? t('register.submit')}
      </Button>
      <p className={classes['small']}>{t('register.draft')}</p>
    </form>
  );
};
