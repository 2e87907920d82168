import { useTranslation } from '#web/lib/text/words.ts';
import { Dialog } from '#web/ui/feedback/dialog.tsx';
import classes from './login-dialog.module.css';
import { LoginPanel } from './login-panel.tsx';
import type { LoggedIn } from './use-login.ts';

type LoginReason = 'kept' | 'gone' | 'page';
type Props = { reason: LoginReason; onDone: (who: LoggedIn) => Promise<void>; onClose: () => void };

/** The login popup: says why it opened and that the place is kept; Esc closes it and the focus returns. */
export const LoginDialog = ({ reason, onDone, onClose }: Props) => {
  const { t } = useTranslation('identity');
  return (
    <Dialog label={t('login.title')} closeLabel={t('login.close')} onClose={onClose} className={classes['dialog']}>
      <LoginPanel
        popup
        reason={t(`login.${reason}`)}
        heading={<h2>{t('login.lead')}</h2>}
        onDone={onDone}
        closeAfter={1500}
      />
    </Dialog>
  );
};
export default LoginDialog;
