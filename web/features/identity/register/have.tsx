import { useTranslation } from '#web/lib/text/words.ts';
import { pageTo } from '#contract/pages.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './register-pages.module.css';

/** The way to the login for who is registered already. */
export const Have = () => {
  const { t } = useTranslation('identity');
  return (
    <p className={classes['have']}>
      {t('entry.have')} <SiteLink to={pageTo('login')}>{t('login.submit')}</SiteLink>
    </p>
  );
};
