import { useTranslation } from 'react-i18next';
import panel from '#web/ui/panel.module.css';
import { SiteLink } from '#web/ui/site-link.tsx';

/** What is looked for, with the words kept from one to the next. */
export const Kinds = ({ kind, q }: { kind: 'products' | 'suppliers'; q: string }) => {
  const { t } = useTranslation();
  const words = q ? `q=${encodeURIComponent(q)}` : '';
  return (
    <nav className={panel['tabs']} aria-label={t('search.scope')}>
      <SiteLink to={`/search.html${words && `?${words}`}`} aria-current={kind === 'products' ? 'page' : undefined}>
        {t('search.products')}
      </SiteLink>
      <SiteLink
        to={`/search.html?kind=suppliers${words && `&${words}`}`}
        aria-current={kind === 'suppliers' ? 'page' : undefined}
      >
        {t('search.suppliers')}
      </SiteLink>
      <SiteLink to={`/moreInquiry.html${words && `?${words}`}`}>{t('search.inquiries')}</SiteLink>
    </nav>
  );
};
