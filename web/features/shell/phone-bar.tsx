import { useLocation } from 'react-router';
import { homeOf, pageTo, splitPath } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Sign } from '#web/ui/frame/sign.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './phone-bar.module.css';
import { isHere } from './header/site-nav.ts';

/** The bar of five on a phone: home, inquiries, asking in the middle, suppliers, me. */
export const PhoneBar = () => {
  const { t } = useTranslation();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const { path } = splitPath(pathname);
  const entries = [
    { to: pageTo('home'), word: 'nav.home', sign: 'home' },
    { to: pageTo('inquiryHall'), word: 'search.inquiries', sign: 'inquiries' },
    { to: pageTo('releaseInquiry'), word: 'nav.ask', sign: 'plus' },
    { to: pageTo('search', { kind: 'suppliers' }), word: 'search.suppliers', sign: 'suppliers' },
    { to: viewer ? homeOf(viewer.userType) : pageTo('login'), word: 'nav.me', sign: 'me' },
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
