import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contract/core/endpoint.ts';
import { account } from '#contract/identity-account.ts';
import { isShort } from '#contract/identity-rules.ts';
import { call } from '#web/lib/call.ts';
import { useSend } from '#web/lib/send.ts';
import { ClearInput, NewPassword } from '../fields.tsx';
import { DialogForm, type Ends } from '../dialog-form.tsx';

type Row = DataOf<typeof account.customerUsers>['records'][number];

/** A new account: user name, name, first password. */
export const NewAccountDialog = ({ onDone, onClose }: Ends) => {
  const { t } = useTranslation(['centre', 'identity']);
  const [value, setValue] = useState({ username: '', name: '', password: '' });
  const { errors, busy, send } = useSend<keyof typeof value>();
  const need = (k: 'username' | 'name') => !value[k].trim() && t('staff.need', { field: t(`staff.${k}`) });
  const submit = () =>
    void send(
      async () => {
        await call(account.saveCustomerUser, { body: { ...value, username: value.username.trim() } });
        await onDone();
      },
      {
        username: need('username'),
        name: need('name'),
        password: isShort(value.password) && t('identity:register.short'),
      },
    );
  return (
    <DialogForm title={t('staff.add')} act={t('staff.create')} {...{ busy, submit, onClose }} fault={errors.form}>
      <ClearInput
        label={t('staff.username')}
        name="nickname"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={64}
        value={value.username}
        onChange={(username) => setValue({ ...value, username })}
        error={errors.username}
        data-autofocus
      />
      <ClearInput
        label={t('staff.name')}
        name="name"
        autoComplete="off"
        maxLength={64}
        value={value.name}
        onChange={(name) => setValue({ ...value, name })}
        error={errors.name}
      />
      <NewPassword
        label={t('staff.password')}
        value={value.password}
        onChange={(password) => setValue({ ...value, password })}
        error={errors.password}
      />
    </DialogForm>
  );
};

/** A new password for an account; it is logged out everywhere. */
export const ResetDialog = ({ row, onDone, onClose }: Ends & { row: Row }) => {
  const { t } = useTranslation(['centre', 'identity']);
  const [password, setPassword] = useState('');
  const { errors, busy, send } = useSend<'password'>();
  const submit = () =>
    void send(
      async () => {
        await call(account.saveCustomerUser, { body: { id: row.id, password } });
        await onDone();
      },
      { password: isShort(password) && t('identity:register.short') },
    );
  return (
    <DialogForm
      title={t('staff.resetTitle', { name: row.name })}
      act={t('staff.reset')}
      {...{ busy, submit, onClose }}
      fault={errors.form}
    >
      <p>{t('staff.resetNote')}</p>
      <NewPassword
        label={t('staff.newPassword')}
        description={undefined}
        value={password}
        onChange={setPassword}
        error={errors.password}
        data-autofocus
      />
    </DialogForm>
  );
};

/** Taking an account away says what it binds. */
export const RemoveDialog = ({ row, onDone, onClose }: Ends & { row: Row }) => {
  const { t } = useTranslation('centre');
  const { errors, busy, send } = useSend();
  const submit = () =>
    void send(async () => {
      await call(account.removeCustomerUser, { params: { id: row.id } });
      await onDone();
    });
  return (
    <DialogForm title={t('staff.remove')} act={t('staff.remove')} {...{ busy, submit, onClose }} fault={errors.form}>
      <p>{t('staff.removeAsk', { name: row.name })}</p>
    </DialogForm>
  );
};
