import { Button, Modal } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#contract/core/client.ts';
import type { DataOf, InputOf } from '#contract/core/endpoint.ts';
import { account } from '#contract/identity-account.ts';
import { passwordLength } from '#contract/identity-rules.ts';
import { call } from '#web/lib/call.ts';
import { ClearInput, SecretInput } from '../clear-inputs.tsx';
import classes from './account.module.css';

type Row = DataOf<typeof account.customerUsers>['records'][number];
type Ends = { onDone: () => Promise<void>; onClose: () => void };
type Errors = Record<string, string>;

const Frame = ({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) => {
  const { t } = useTranslation('identity');
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={<strong>{title}</strong>}
      closeButtonProps={{ 'aria-label': t('login.close') }}
    >
      {children}
    </Modal>
  );
};

/** Sends, and shows what the server refused beside its field. */
const useSend = (onDone: () => Promise<void>) => {
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const send = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      await onDone();
    } catch (err) {
      const fields = err instanceof CallError ? err.fields : {};
      setErrors(Object.keys(fields).length ? { ...fields } : { form: (err as Error).message });
      setBusy(false);
    }
  };
  return { errors, setErrors, busy, send };
};

const Fault = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className={classes['error']}>
      {text}
    </p>
  ) : null;

const Acts = ({ submit, busy, onClose }: { submit: string; busy: boolean; onClose: () => void }) => {
  const { t } = useTranslation('centre');
  return (
    <div className={classes['acts']} style={{ justifyContent: 'flex-end' }}>
      <Button variant="default" onClick={onClose} disabled={busy}>
        {t('staff.cancel')}
      </Button>
      <Button type="submit" loading={busy}>
        {submit}
      </Button>
    </div>
  );
};

/** A new account: user name, name, first password. */
export const NewAccountDialog = ({ onDone, onClose }: Ends) => {
  const { t } = useTranslation(['centre', 'identity']);
  const [value, setValue] = useState({ username: '', name: '', password: '' });
  const { errors, setErrors, busy, send } = useSend(onDone);
  const submit = (e: FormEvent) => {
    e.preventDefault();
    const found: Errors = {};
    for (const k of ['username', 'name'] as const)
      if (!value[k].trim()) found[k] = t('staff.need', { field: t(`staff.${k}`) });
    if (value.password.length < passwordLength.min) found['password'] = t('identity:register.short');
    setErrors(found);
    const body: InputOf<typeof account.saveCustomerUser>['body'] = { ...value, username: value.username.trim() };
    if (!busy && !Object.keys(found).length) void send(() => call(account.saveCustomerUser, { body }));
  };
  return (
    <Frame title={t('staff.add')} onClose={onClose}>
      <form className={classes['form']} onSubmit={submit} noValidate>
        <ClearInput
          label={t('staff.username')}
          name="nickname"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={64}
          value={value.username}
          onChange={(username) => setValue({ ...value, username })}
          error={errors['username']}
          data-autofocus
        />
        <ClearInput
          label={t('staff.name')}
          name="name"
          autoComplete="off"
          maxLength={64}
          value={value.name}
          onChange={(name) => setValue({ ...value, name })}
          error={errors['name']}
        />
        <SecretInput
          label={t('staff.password')}
          description={t('identity:register.passwordHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          name="new-password"
          autoComplete="new-password"
          maxLength={passwordLength.max}
          value={value.password}
          onChange={(password) => setValue({ ...value, password })}
          error={errors['password']}
        />
        <Fault text={errors['form']} />
        <Acts submit={t('staff.create')} busy={busy} onClose={onClose} />
      </form>
    </Frame>
  );
};

/** A new password for an account; it is logged out everywhere. */
export const ResetDialog = ({ row, onDone, onClose }: Ends & { row: Row }) => {
  const { t } = useTranslation(['centre', 'identity']);
  const [password, setPassword] = useState('');
  const { errors, setErrors, busy, send } = useSend(onDone);
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (password.length < passwordLength.min) return setErrors({ password: t('identity:register.short') });
    if (!busy) void send(() => call(account.saveCustomerUser, { body: { id: row.id, password } }));
  };
  return (
    <Frame title={t('staff.resetTitle', { name: row.name })} onClose={onClose}>
      <form className={classes['form']} onSubmit={submit} noValidate>
        <p>{t('staff.resetNote')}</p>
        <SecretInput
          label={t('staff.newPassword')}
          name="new-password"
          autoComplete="new-password"
          maxLength={passwordLength.max}
          value={password}
          onChange={setPassword}
          error={errors['password']}
          data-autofocus
        />
        <Fault text={errors['form']} />
        <Acts submit={t('staff.reset')} busy={busy} onClose={onClose} />
      </form>
    </Frame>
  );
};

/** Taking an account away says what it binds. */
export const RemoveDialog = ({ row, onDone, onClose }: Ends & { row: Row }) => {
  const { t } = useTranslation('centre');
  const { errors, busy, send } = useSend(onDone);
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (!busy) void send(() => call(account.removeCustomerUser, { params: { id: row.id } }));
  };
  return (
    <Frame title={t('staff.remove')} onClose={onClose}>
      <form className={classes['form']} onSubmit={submit}>
        <p>{t('staff.removeAsk', { name: row.name })}</p>
        <Fault text={errors['form']} />
        <Acts submit={t('staff.remove')} busy={busy} onClose={onClose} />
      </form>
    </Frame>
  );
};
