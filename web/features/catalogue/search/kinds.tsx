import { pageTo } from '#contract/pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';

/** How many of each kind the words find; null without words. */
export type Found = Record<'products' | 'suppliers' | 'inquiries', { total: number; capped: boolean }> | null;

/** What is looked for, with the words kept from one to the next. */
export const Kinds = ({ kind, q, found }: { kind: 'products' | 'suppliers'; q: string; found: Found }) => {
  const { t } = useTranslation();
  const f = useFormat();
  const name = (k: 'products' | 'suppliers' | 'inquiries') => (
    <>
      {t(`search.${k}`)}
      {found && <span className="figure">{` ${f.number(found[k].total)}${found[k].capped ? '+' : ''}`}</span>}
    </>
  );
  return (
    <nav className={panel['tabs']} aria-label={t('search.scope')}>
      <SiteLink to={pageTo('search', { q })} aria-current={kind === 'products' ? 'page' : undefined}>
        {name('products')}
      </SiteLink>
      <SiteLink
        to={pageTo('search', { kind: 'suppliers', q })}
        aria-current={kind === 'suppliers' ? 'page' : undefined}
      >
        {name('suppliers')}
      </SiteLink>
      <SiteLink to={pageTo('inquiryHall', { q })}>{name('inquiries')}</SiteLink>
    </nav>
  );
};
