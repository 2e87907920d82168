import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { homeOf } from '#contract/pages.ts';
import { say } from '#web/lib/say.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Head } from '#web/ui/head.tsx';
import { Have } from './have.tsx';
import classes from './register-pages.module.css';
import { RegistrationForm } from './registration-form.tsx';

/** Comes when there is an account: its pickers weigh more than the page. */
const Needs = lazy(() => import('./purchaser-needs.tsx'));

/** `/purchaser.html`: a buyer's account, then what they buy. */
export const PurchaserPage = () => {
  const { t } = useTranslation(['identity', 'purchaser']);
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  return (
    <main id="main" className={classes['page']}>
      <Head description={t('purchaser:lead')} />
      <div className={classes['columns']}>
        <section className={classes['form']}>
          <h1>{t('purchaser:title')}</h1>
          <p className={classes['lead']}>{t('purchaser:lead')}</p>
          {viewer ? (
            <Suspense fallback={null}>
              <Needs home={homeOf(viewer.userType)} />
            </Suspense>
          ) : (
            <RegistrationForm
              kind="personal"
              onDone={async () => {
                say({ message: t('register.done'), color: 'warp' });
                await revalidate();
              }}
            />
          )}
        </section>
        <aside className={classes['aside']}>
          <h2>{t('register.can')}</h2>
          <ul>
            {(['can1', 'can2', 'can3'] as const).map((k) => (
              <li key={k}>{t(`register.${k}`)}</li>
            ))}
          </ul>
          {!viewer && <Have />}
        </aside>
      </div>
    </main>
  );
};
