import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { seatMay } from '#contract/core/seats.ts';
import type { identity } from '#contract/identity/calls.ts';
import type { Matter } from '#contract/identity/leaving.ts';
import { pageTo } from '#contract/pages.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { Head } from '#web/ui/frame/head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { MySeat } from '../seats/my-seat.tsx';
import type { Me } from './me.ts';
import classes from './account.module.css';
import AvatarField from './avatar-field.tsx';
import { ProfileForm } from './profile-form.tsx';

const CompanyDialog = lazy(() => import('../company/company-dialog.tsx'));
type Props = {
  me: Me;
  info: Info;
  /** What an owner has to finish before leaving the company. */
  matters: readonly Matter[];
};
type Info = DataOf<typeof identity.userDetail>['info'];

/** By what this person logs in. */
const AccountFacts = ({ user }: { user: Pick<Me['sysUser'], 'username' | 'phone' | 'email'> }) => {
  const { t } = useTranslation('centre');
  return (
    <section className={classes['block']}>
      <h2>{t('profile.account')}</h2>
      <dl>
        {(
          [
            ['username', user.username],
            ['phone', user.phone],
            ['email', user.email],
          ] as const
        )
          .filter(([k, v]) => v || k !== 'username')
          .map(([k, v]) => (
            <div key={k} className={classes['row']}>
              <dt>{t(k)}</dt>
              <dd>{v ?? t('none')}</dd>
              {k !== 'username' && (
                <dd>
                  <SiteLink to={pageTo('safety')}>{t('profile.change')}</SiteLink>
                </dd>
              )}
            </div>
          ))}
      </dl>
    </section>
  );
};

/** `/accountdata/profile`: the personal information, the company's form, and what the account is. */
export const ProfilePage = ({ me, info, matters }: Props) => {
  const { t } = useTranslation('centre');
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const [editing, setEditing] = useState(false);
  const { sysUser: u } = me;
  const viewer = useViewer();
  const owns = u.seat === 'owner';
  const manages = u.entId !== null && u.userType !== 4 && seatMay(u.seat, 'manage');
  return (
    <main id="main" className={`${panel['page']} ${classes['page']}`}>
      <Head />
      <h1>{t('profile.title')}</h1>
      <section className={classes['block']}>
        <AvatarField avatar={u.avatar} />
      </section>
      <section className={classes['block']}>
        <ProfileForm
          key={JSON.stringify(info)}
          name={u.userNameCn}
          info={info}
          finished={u.isFinish || owns}
          ofCompany={owns || (u.entId !== null && u.isFinish)}
          onSaved={async () => {
            await revalidate();
            say({ message: t('profile.saved'), color: 'warp' });
          }}
        />
      </section>
      {manages && (
        <section className={classes['block']}>
          <h2>{t('profile.company')}</h2>
          <p className={classes['note']}>{t('profile.companyText')}</p>
          <Button variant="default" disabled={!ready} onClick={() => setEditing(true)}>
            {t('editCompany')}
          </Button>
        </section>
      )}
      {viewer?.company && u.seat && u.userType !== 4 && (
        <MySeat company={viewer.company} seat={u.seat} matters={matters} />
      )}
      <AccountFacts user={u} />
      {editing && (
        <Suspense fallback={null}>
          <CompanyDialog onSaved={async () => revalidate()} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </main>
  );
};
