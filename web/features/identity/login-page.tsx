import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { homeOf, safeReturn } from '#contract/pages.ts';
import { usePath } from '#web/lib/lang.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Head } from '#web/ui/head.tsx';
import { LoginPanel } from './login-panel.tsx';
import classes from './login-page.module.css';

/** `/loginRegister.html`: logs in and goes back to where one came from, on this site only (security 20). */
export const LoginPage = () => {
  const { t } = useTranslation('identity');
  const [search] = useSearchParams();
  const path = usePath();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState(false);
  const back = search.get('return');

  useEffect(() => {
    if (!done || !viewer) return;
    notifications.show({ message: t('login.welcome'), color: 'warp' });
    void navigate(path(safeReturn(back, homeOf(viewer.userType))), { replace: true });
    // Runs once the frame knows the person, so that no guard stops the way back.
  }, [done, viewer]);

  return (
    <main id="main" className={classes['page']}>
      <Head />
      <div className={classes['card']}>
        <LoginPanel
          heading={<h1>{t('login.title')}</h1>}
          reason={back ? t('login.lead') : ''}
          closeAfter={1000}
          onDone={async () => {
            setDone(true);
            await revalidate();
          }}
        />
      </div>
    </main>
  );
};
