import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { account } from '#contract/identity/account.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { ClearInput, NewPassword } from '../fields.tsx';
import { ActDialog, type Ends, FormDialog } from '../completion/dialog-form.tsx';

type Row = DataOf<typeof account.customerUsers>['records'][number];

/** A new account: user name, name, first password. */
export const NewAccountDialog = ({ onDone, onClose }: Ends) => {
  const { t } = useTranslation(['centre', 'identity']);
  const need = (k: 'username' | 'name') => t('staff.need', { field: t(`staff.${k}`) });
  const form = useCallForm({
    endpoint: account.saveCustomerUser,
    initial: { username: '', name: '', password: '' },
    input: (body) => ({ body }),
    words: { name: need('name'), password: t('identity:register.short') },
    check: ({ username }) => ({ username: !username.trim() && need('username') }),
    onDone: () => onDone(),
  });
  return (
    <FormDialog title={t('staff.add')} act={t('staff.create')} form={form} onClose={onClose}>
      <ClearInput
        {...form.field('username')}
        label={t('staff.username')}
        name="nickname"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={64}
        data-autofocus
      />
      <ClearInput {...form.field('name')} label={t('staff.name')} autoComplete="off" maxLength={64} />
      <NewPassword {...form.field('password')} label={t('staff.password')} name="new-password" />
    </FormDialog>
  );
};

/** A new password for an account; it is logged out everywhere. */
export const ResetDialog = ({ row, onDone, onClose }: Ends & { row: Row }) => {
  const { t } = useTranslation(['centre', 'identity']);
  const form = useCallForm({
    endpoint: account.saveCustomerUser,
    initial: { password: '' },
    input: ({ password }) => ({ body: { id: row.id, password } }),
    words: { password: t('identity:register.short') },
    onDone: () => onDone(),
  });
  return (
    <FormDialog title={t('staff.resetTitle', { name: row.name })} act={t('staff.reset')} form={form} onClose={onClose}>
      <p>{t('staff.resetNote')}</p>
      <NewPassword
        {...form.field('password')}
        label={t('staff.newPassword')}
        description={undefined}
        name="new-password"
        data-autofocus
      />
    </FormDialog>
  );
};

/** Taking an account away says what it binds. */
export const RemoveDialog = ({ row, onDone, onClose }: Ends & { row: Row }) => {
  const { t } = useTranslation('centre');
  const work = useAct();
  const remove = () =>
    work.act(async () => {
      await call(account.removeCustomerUser, { params: { id: row.id } });
      await onDone();
    });
  return (
    <ActDialog title={t('staff.remove')} act={t('staff.remove')} work={work} onAct={remove} onClose={onClose}>
      <p>{t('staff.removeAsk', { name: row.name })}</p>
    </ActDialog>
  );
};
