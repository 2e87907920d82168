import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { homeOf, splitPath } from '#contract/pages.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Sign } from '#web/ui/sign.tsx';
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
    { to: '/', word: 'nav.home', sign: 'home' },
    { to: '/moreInquiry.html', word: 'search.inquiries', sign: 'inquiries' },
    { to: '/buyerInquirydata/releaseEnquiries', word: 'nav.ask', sign: 'plus' },
    { to: '/search.html?kind=suppliers', word: 'search.suppliers', sign: 'suppliers' },
    { to: viewer ? homeOf(viewer.userType) : '/loginRegister.html', word: 'nav.me', sign: 'me' },
  ] as const;
  return (
    <nav className={classes['bar']} aria-label={t('nav.phone')}>
      {entries.map(({ to, word, sign }) => (
        <SiteLink
          key={word}
          to={to}
          aria-current={isHere(to, path, search) ? 'page' : undefined}
          data-ask={sign === 'plus' || undefined}
        >
          <span>
            <Sign of={sign} />
          </span>
          {t(word)}
        </SiteLink>
      ))}
    </nav>
  );
};
