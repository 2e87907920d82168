import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { homeOf, safeReturn } from '#contract/pages.ts';
import { usePath } from '#web/lib/lang.ts';
import { say } from '#web/lib/say.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Head } from '#web/ui/head.tsx';
import { Have } from './have.tsx';
import classes from './register-pages.module.css';
import { RegistrationForm } from './registration-form.tsx';

/** `/personageRegister`: the form, and what it opens. */
export const PersonalRegister = () => {
  const { t } = useTranslation('identity');
  const userType = useViewer()?.userType;
  const navigate = useNavigate();
  const back = useSearchParams()[0].get('return');
  const path = usePath();
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (done && userType) void navigate(path(safeReturn(back, homeOf(userType))), { replace: true });
  }, [done, userType, navigate, path, back]);
  return (
    <main id="main" className={classes['page']}>
      <Head />
      <div className={classes['columns']}>
        <section className={classes['form']}>
          <h1>{t('register.title')}</h1>
          <p className={classes['lead']}>{t('register.lead')}</p>
          <RegistrationForm
            kind="personal"
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
