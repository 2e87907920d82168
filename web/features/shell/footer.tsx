import { use } from 'react';
import { NowContext } from '#web/lib/page/now.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Logo } from '#web/ui/frame/logo.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './footer.module.css';
import { footerColumns } from './header/site-nav.ts';

export const Footer = () => {
  const { t } = useTranslation(['foot', 'common']);
  const year = new Date(use(NowContext)).getUTCFullYear();
  return (
    <footer className={classes['footer']}>
      <div className={classes['columns']}>
        <div className={classes['about']}>
          <Logo />
          <p>{t('line')}</p>
        </div>
        {footerColumns.map((c) => (
          <nav key={c.key} aria-label={t(c.key)}>
            <h2>{t(c.key)}</h2>
            <ul>
              {c.links.map(([to, key]) => (
                <li key={to}>
                  <SiteLink to={to}>{t(key)}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={classes['rights']}>© {year} Weft</p>
    </footer>
  );
};
