import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { halls } from '#contract/fairs/calls.ts';
import type { Matter } from '#contract/identity/leaving.ts';
import type { account } from '#contract/identity/account.ts';
import { Head } from '#web/ui/frame/head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import type { Me } from './me.ts';
import classes from './account.module.css';
import { type Agreed, Agreements } from './agreements.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { Leaving } from './leaving.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { TargetRow } from './target-form.tsx';

type Sessions = DataOf<typeof account.sessions>;

type Props = {
  me: Me;
  sessions: Sessions;
  agreements: Agreed[];
  /** Whom the holder has blocked in halls. */
  blocked: DataOf<typeof halls.blocks>['people'];
  /** What has to be finished before the account can go; null where it is not the holder's own to delete. */
  matters: Matter[] | null;
};

/** `/accountdata/safety`: password, phone and mail, where one is logged in, what one agreed to, one's data, and the way out. */
export const SafetyPage = ({ me, sessions, agreements, blocked, matters }: Props) => {
  const { t } = useTranslation('centre');
  return (
    <main id="main" className={panel['page']}>
      <Head />
      <h1>{t('safety.title')}</h1>
      <div className={classes['cards']}>
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
        <BlockedPeople people={blocked} />
        <Agreements agreements={agreements} />
        {me.sysUser.userType !== 9 && <OwnData />}
        {matters && <Leaving matters={matters} />}
      </div>
    </main>
  );
};
