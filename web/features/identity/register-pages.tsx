import { Button } from '@mantine/core';
import { IconCheck, IconUser } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';
import { homeOf } from '#contract/pages.ts';
import { usePath } from '#web/lib/lang.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Head } from '#web/ui/head.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { say } from '#web/lib/say.ts';
import { RegistrationForm } from './registration-form.tsx';
import classes from './register-pages.module.css';

const Have = () => {
  const { t } = useTranslation('identity');
  return (
    <p className={classes['have']}>
      {t('entry.have')} <SiteLink to="/loginRegister.html">{t('login.submit')}</SiteLink>
    </p>
  );
};

/** `/register.html`: who registers. */
export const RegisterEntry = () => {
  const { t } = useTranslation('identity');
  return (
    <main id="main" className={classes['page']}>
      <Head />
      <div className={classes['entry']}>
        <h1>{t('entry.title')}</h1>
        <p className={classes['lead']}>{t('entry.lead')}</p>
        <section className={classes['choice']}>
          <IconUser size={22} stroke={1.6} aria-hidden="true" />
          <div>
            <h2>{t('entry.personal')}</h2>
            <p>{t('entry.personalText')}</p>
            <p className={classes['needs']}>
              <IconCheck size={16} stroke={2} aria-hidden="true" /> {t('entry.needs')}
            </p>
          </div>
          <Button component={SiteLink} to="/personageRegister" size="md">
            {t('entry.go')}
          </Button>
        </section>
        <Have />
      </div>
    </main>
  );
};

/** `/personageRegister`: the form, and what it opens. */
export const PersonalRegister = () => {
  const { t } = useTranslation('identity');
  const userType = useViewer()?.userType;
  const navigate = useNavigate();
  const path = usePath();
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (done && userType) void navigate(path(homeOf(userType)), { replace: true });
  }, [done, userType, navigate, path]);
  return (
    <main id="main" className={classes['page']}>
      <Head />
      <div className={classes['columns']}>
        <section className={classes['form']}>
          <h1>{t('register.title')}</h1>
          <p className={classes['lead']}>{t('register.lead')}</p>
          <RegistrationForm
            onDone={async () => {
              say({ message: t('register.done'), color: 'warp' });
              setDone(true);
              await revalidate();
            }}
          />
        </section>
        <aside className={classes['aside']}>
          <h2>{t('register.can')}</h2>
          <ul>
            {(['can1', 'can2', 'can3'] as const).map((k) => (
              <li key={k}>{t(`register.${k}`)}</li>
            ))}
          </ul>
          <Have />
        </aside>
      </div>
    </main>
  );
};
