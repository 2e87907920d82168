import { useTranslation } from 'react-i18next';
import { homeOf } from '#contract/pages.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import classes from './account-area.module.css';

/** Login state in the header. */
export const AccountArea = () => {
  const { t } = useTranslation();
  const viewer = useViewer();
  if (!viewer)
    return (
      <div className={classes['area']}>
        <SiteLink to="/loginRegister.html">{t('login')}</SiteLink>
        <SiteLink to="/register.html">{t('register')}</SiteLink>
      </div>
    );
  return (
    <div className={classes['area']}>
      <SiteLink to={homeOf(viewer.userType)} className={classes['me']}>
        <span className={classes['dot']} aria-hidden="true">
          {viewer.name.slice(0, 1) || '·'}
        </span>
        <span>
          {viewer.name}
          {viewer.company && <small>{viewer.company}</small>}
        </span>
      </SiteLink>
    </div>
  );
};
