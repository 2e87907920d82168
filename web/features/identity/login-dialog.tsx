import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './login-dialog.module.css';
import { LoginPanel } from './login-panel.tsx';
import type { LoggedIn } from './use-login.ts';

export type LoginReason = 'kept' | 'gone' | 'page';
type Props = { opened: boolean; reason: LoginReason; onDone: (who: LoggedIn) => Promise<void>; onClose: () => void };

/** The login popup: says why it opened and that the place is kept; Esc closes it and the focus returns. */
export const LoginDialog = ({ opened, reason, onDone, onClose }: Props) => {
  const { t } = useTranslation('identity');
  return (
    <Modal.Root opened={opened} onClose={onClose} size={860} centered returnFocus>
      <Modal.Overlay />
      <Modal.Content aria-label={t('login.title')} className={classes['content'] ?? ''}>
        <Modal.CloseButton aria-label={t('login.close')} className={classes['close'] ?? ''} />
        <Modal.Body p={0}>
          <LoginPanel
            popup
            reason={t(`login.${reason}`)}
            heading={<h2>{t('login.lead')}</h2>}
            onDone={onDone}
            closeAfter={1500}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
export default LoginDialog;
