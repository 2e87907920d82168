import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { account } from '#contract/identity-account.ts';
import { Head } from '#web/ui/head.tsx';
import panel from '#web/ui/panel.module.css';
import type { Me } from '../home/who-i-am.tsx';
import classes from './account.module.css';
import { type Agreed, Agreements } from './agreements.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { TargetRow } from './target-form.tsx';

type Sessions = DataOf<typeof account.sessions>;

/** `/accountdata/safety`: password, phone and mail, and where one is logged in. */
export const SafetyPage = ({ me, sessions, agreements }: { me: Me; sessions: Sessions; agreements: Agreed[] }) => {
  const { t } = useTranslation('centre');
  return (
    <main id="main" className={`${panel['page']} ${classes['page']}`}>
      <Head />
      <h1>{t('safety.title')}</h1>
      <section className={classes['block']}>
        <h2>{t('safety.contact')}</h2>
        <TargetRow kind="phone" value={me.sysUser.phone} />
        <TargetRow kind="email" value={me.sysUser.email} />
      </section>
      <section className={classes['block']}>
        <h2>{t('safety.password')}</h2>
        <p className={classes['note']}>{t('safety.passwordNote')}</p>
        <PasswordForm username={me.sysUser.username ?? me.sysUser.phone ?? me.sysUser.email ?? ''} />
      </section>
      <SessionList sessions={sessions} />
      <Agreements agreements={agreements} />
    </main>
  );
};
