import { useState } from 'react';
import { useLocation } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import { Bell } from '#web/features/notices/bell.tsx';
import { useMay } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Logo } from '#web/ui/frame/logo.tsx';
import { Sign } from '#web/ui/frame/sign.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { AccountArea } from './account-area.tsx';
import classes from './header.module.css';
import { NavRow } from './nav-row.tsx';
import { Search } from './search-field.tsx';
import { Strip } from '../announcements/strip.tsx';

/** The dark head of every public page: search first; sticky without its strip. */
export const Header = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  const mayBuy = useMay('buy');
  const release = pathname.endsWith('/releaseEnquiries') || !mayBuy;
  return (
    <header className={classes['header']}>
      <Strip />
      <div className={classes['bar']}>
        <div>
          <SiteLink to={pageTo('home')} className={classes['logo']} aria-label={t('home')}>
            <Logo />
          </SiteLink>
          <Search />
          <Bell />
          <AccountArea />
          {!release && (
            <SiteLink to={pageTo('releaseInquiry')} className={classes['release']}>
              <Sign of="plus" size={16} />
              {t('release')}
            </SiteLink>
          )}
          <button
            type="button"
            className={classes['menu']}
            aria-expanded={open}
            aria-controls="site-nav"
            aria-label={t('menu')}
            onClick={() => setOpenAt(open ? undefined : pathname)}
          >
            <Sign of={open ? 'close' : 'menu'} />
          </button>
        </div>
      </div>
      <NavRow open={open} />
    </header>
  );
};
