import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { pageTo } from '#contract/pages.ts';
import { Logo } from '#web/ui/frame/logo.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { LoginForm } from './login-form.tsx';
import classes from './login-panel.module.css';
import type { LoggedIn } from './use-login.ts';

type Props = {
  /** Why login is asked for here and now. */
  reason: string;
  popup?: boolean;
  heading: ReactNode;
  onDone: (who: LoggedIn) => Promise<void> | void;
  closeAfter: number;
};

/** The two halves of the login: what it is for, and the form. The same on its page and in the popup. */
export const LoginPanel = ({ reason, popup, heading, onDone, closeAfter }: Props) => {
  const { t } = useTranslation('identity');
  return (
    <div className={classes['panel']}>
      <section className={classes['why']}>
        <Logo />
        {heading}
        <p>{reason}</p>
        <ul>
          {(['can1', 'can2', 'can3'] as const).map((k) => (
            <li key={k}>{t(`login.${k}`)}</li>
          ))}
        </ul>
        <p className={classes['free']}>
          {t('login.noAccount')}{' '}
          <SiteLink to={pageTo('register')} {...(popup && { target: '_blank' })}>
            {t('login.free')}
            {popup && <span className="visually-hidden">{t('terms.newWindow')}</span>}
          </SiteLink>
        </p>
      </section>
      <section className={classes['form']}>
        <LoginForm popup={popup} onDone={onDone} closeAfter={closeAfter} />
      </section>
    </div>
  );
};
