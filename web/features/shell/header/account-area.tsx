import { lazy, Suspense, useState } from 'react';
import { pageTo } from '#contract/pages.ts';
import { useViewer, type Viewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './account-area.module.css';
import { AccountFace } from './account-face.tsx';

const load = () => import('./account-menu.tsx');
const AccountMenu = lazy(load);

/** The menu's button; the menu itself, a fifth of a member page's script, comes once somebody reaches for it. */
const MenuButton = ({ viewer }: { viewer: Viewer }) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const button = (
    <button
      type="button"
      className={classes['me']}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setAsked(true)}
    >
      <span className="visually-hidden">{t('account.menu')}: </span>
      <AccountFace viewer={viewer} />
    </button>
  );
  return asked ? (
    <Suspense fallback={button}>
      <AccountMenu viewer={viewer} />
    </Suspense>
  ) : (
    button
  );
};

/** Login state in the header. */
export const AccountArea = () => {
  const { t } = useTranslation();
  const viewer = useViewer();
  return (
    <div className={classes['area']}>
      {viewer ? (
        <MenuButton viewer={viewer} />
      ) : (
        <>
          <SiteLink to={pageTo('login')}>{t('login')}</SiteLink>
          <SiteLink to={pageTo('register')}>{t('register')}</SiteLink>
        </>
      )}
    </div>
  );
};
