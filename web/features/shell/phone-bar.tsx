import { IconBuildingFactory2, IconHome, IconListSearch, IconPlus, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { homeOf, splitPath } from '#contract/pages.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import classes from './phone-bar.module.css';
import { isHere } from './site-nav.ts';

/** The bar of five on a phone: home, inquiries, asking in the middle, suppliers, me. */
export const PhoneBar = () => {
  const { t } = useTranslation();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const { path } = splitPath(pathname);
  const entries = [
    { to: '/', key: 'home', Icon: IconHome },
    { to: '/moreInquiry.html', key: 'hall', Icon: IconListSearch },
    { to: '/buyerInquirydata/releaseEnquiries', key: 'ask', Icon: IconPlus },
    { to: '/search.html?kind=suppliers', key: 'suppliers', Icon: IconBuildingFactory2 },
    { to: viewer ? homeOf(viewer.userType) : '/loginRegister.html', key: 'me', Icon: IconUser },
  ] as const;
  return (
    <nav className={classes['bar']} aria-label={t('nav.phone')}>
      {entries.map(({ to, key, Icon }) => (
        <SiteLink
          key={key}
          to={to}
          aria-current={isHere(to, path, search) ? 'page' : undefined}
          data-ask={key === 'ask' || undefined}
        >
          <span>
            <Icon size={22} stroke={1.6} aria-hidden="true" />
          </span>
          {t(`nav.${key}`)}
        </SiteLink>
      ))}
    </nav>
  );
};
