import { pageTo } from '#contract/pages.ts';
import type { SearchScope } from '#contract/search/calls.ts';
import { scopes, searchPath } from '#web/lib/page/search-places.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './search-page.module.css';

/** How many of each kind the words find; null without words. */
export type Found = Record<SearchScope, { total: number; capped: boolean }> | null;

const useNames = (found: Found) => {
  const { t } = useTranslation();
  const f = useFormat();
  return (k: SearchScope) => (
    <>
      {t(`search.${k}`)}
      {found && <span className="figure">{` ${f.number(found[k].total)}${found[k].capped ? '+' : ''}`}</span>}
    </>
  );
};

/** Where the words find something else, for who finds nothing here. */
export const Elsewhere = ({ q, found }: { q: string; found: Found }) => {
  const { t } = useTranslation('catalogue');
  const name = useNames(found);
  const others = scopes.filter((k) => found?.[k].total);
  if (!others.length) return null;
  return (
    <p className={classes['acts']}>
      <span>{t('none.elsewhere')}</span>
      {others.map((k) => (
        <SiteLink key={k} to={searchPath(k, q)}>
          {name(k)}
        </SiteLink>
      ))}
    </p>
  );
};

/** What is looked for, with the words kept from one to the next. */
export const Kinds = ({ kind, q, found }: { kind: 'products' | 'suppliers'; q: string; found: Found }) => {
  const { t } = useTranslation();
  const name = useNames(found);
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
      {(['inquiries', 'services', 'jobs'] as const).map((k) => (
        <SiteLink key={k} to={searchPath(k, q)}>
          {name(k)}
        </SiteLink>
      ))}
    </nav>
  );
};
