import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';

/** What is looked for, with the words kept from one to the next. */
export const Kinds = ({ kind, q }: { kind: 'products' | 'suppliers'; q: string }) => {
  const { t } = useTranslation();
  return (
    <nav className={panel['tabs']} aria-label={t('search.scope')}>
      <SiteLink to={pageTo('search', { q })} aria-current={kind === 'products' ? 'page' : undefined}>
        {t('search.products')}
      </SiteLink>
      <SiteLink
        to={pageTo('search', { kind: 'suppliers', q })}
        aria-current={kind === 'suppliers' ? 'page' : undefined}
      >
        {t('search.suppliers')}
      </SiteLink>
      <SiteLink to={pageTo('inquiryHall', { q })}>{t('search.inquiries')}</SiteLink>
    </nav>
  );
};
