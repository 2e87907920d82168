import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { account } from '#contract/identity/account.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { FormFault, NewPassword, OldPassword } from '../fields.tsx';
import classes from './account.module.css';

const none = { oldPassword: '', password: '' };

/** A new password by the old one. The name stands hidden in the form, so that password keepers know whose it is. */
export const PasswordForm = ({ username }: { username: string }) => {
  const { t } = useTranslation(['centre', 'identity']);
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: account.changePassword,
    initial: none,
    input: (body) => ({ body }),
    words: { oldPassword: t('safety.needOld'), password: t('identity:register.short') },
    onDone: async () => {
      form.begin(none);
      say({ message: t('safety.passwordDone'), color: 'warp' });
      await revalidate();
    },
  });
  return (
    <form {...form.props} className={classes['form']} method="post">
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <OldPassword {...form.field('oldPassword')} label={t('safety.old')} name="current-password" />
      <NewPassword {...form.field('password')} label={t('safety.new')} name="new-password" />
      <FormFault text={form.fault} />
      <div>
        <Button type="submit" loading={form.busy} disabled={!ready}>
          {t('safety.passwordSave')}
        </Button>
      </div>
    </form>
  );
};
