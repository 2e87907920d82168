import { IconMenu2, IconPlus, IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useLocation } from 'react-router';
import { Bell } from '#web/features/notices/bell.tsx';
import { usePath } from '#web/lib/lang.ts';
import { Logo } from '#web/ui/logo.tsx';
import { SiteLink, SiteNavLink } from '#web/ui/site-link.tsx';
import { AccountArea } from './account-area.tsx';
import classes from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';

const nav = [
  { to: '/moreInquiry.html', key: 'inquiries' },
  { to: '/search.html', key: 'products' },
] as const;

/** `/` puts the cursor into the search field unless something is being typed. */
const useSlash = (field: React.RefObject<HTMLInputElement | null>) => {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      const typing =
        e.target instanceof HTMLElement &&
        (e.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName));
      if (e.key !== '/' || typing || e.ctrlKey || e.metaKey) return;
      e.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [field]);
};

export const Search = () => {
  const { t } = useTranslation();
  const path = usePath();
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  return (
    <Form action={path('/search.html')} className={classes['search']} role="search">
      <label className="visually-hidden" htmlFor="site-search">
        {t('search.label')}
      </label>
      <input ref={field} id="site-search" name="q" type="search" placeholder={t('search.hint')} autoComplete="off" />
      <button type="submit" aria-label={t('search.go')}>
        <IconSearch size={20} stroke={1.6} />
      </button>
    </Form>
  );
};

export const Header = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  const release = pathname.endsWith('/releaseEnquiries');
  return (
    <header className={classes['header']}>
      <div className={classes['strip']}>
        <div>
          <span>
            <strong>{t('beta')}</strong>
          </span>
          <LanguageSwitch />
        </div>
      </div>
      <div className={classes['bar']}>
        <div>
          <SiteLink to="/" className={classes['logo']} aria-label={t('home')}>
            <Logo />
          </SiteLink>
          <Search />
          <Bell />
          <AccountArea />
          {!release && (
            <SiteLink to="/buyerInquirydata/releaseEnquiries" className={classes['release']}>
              <IconPlus size={16} stroke={2} />
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
            {open ? <IconX size={22} stroke={1.6} /> : <IconMenu2 size={22} stroke={1.6} />}
          </button>
        </div>
      </div>
      <nav id="site-nav" className={classes['nav']} data-open={open || undefined} aria-label={t('navigation')}>
        <div>
          {nav.map((n) => (
            <SiteNavLink key={n.to} to={n.to}>
              {t(`nav.${n.key}`)}
            </SiteNavLink>
          ))}
          <div className={classes['fold']}>
            <LanguageSwitch />
          </div>
        </div>
      </nav>
    </header>
  );
};
