import { lazy, Suspense } from 'react';
import { pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './account-area.module.css';
import { AccountFace } from './account-face.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

/** Login state in the header. */
export const AccountArea = () => {
  const { t } = useTranslation();
  const viewer = useViewer();
  return (
    <div className={classes['area']}>
      {viewer ? (
        <Suspense
          fallback={
            <span className={classes['me']}>
              <AccountFace viewer={viewer} />
            </span>
          }
        >
          <AccountMenu viewer={viewer} />
        </Suspense>
      ) : (
        <>
          <SiteLink to={pageTo('login')}>{t('login')}</SiteLink>
          <SiteLink to={pageTo('register')}>{t('register')}</SiteLink>
        </>
      )}
    </div>
  );
};
