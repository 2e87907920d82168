import type { SearchKind } from '#contract/search/kinds.ts';
import { scopes, searchPath } from '#web/lib/page/search-places.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './search-page.module.css';

/** How many of each kind the words find; null without words. */
export type Found = Record<SearchKind, { total: number; capped: boolean }> | null;

const ScopeName = ({ of, found }: { of: SearchKind; found: Found }) => {
  const { t } = useTranslation();
  const f = useFormat();
  return (
    <>
      {t(`search.${of}`)}
      {found && <span className="figure">{` ${f.number(found[of].total)}${found[of].capped ? '+' : ''}`}</span>}
    </>
  );
};

type Props = { kind: 'products' | 'suppliers' | 'news' | 'exhibitions'; q: string; found: Found };

/** Where the words find something else, for who finds nothing here. */
export const Elsewhere = ({ kind, q, found }: Props) => {
  const { t } = useTranslation('catalogue');
  const others = scopes.filter((k) => k !== kind && found?.[k].total);
  if (!others.length) return null;
  return (
    <p className={classes['acts']}>
      <span>{t('none.elsewhere')}</span>
      {others.map((k) => (
        <SiteLink key={k} to={searchPath(k, q)}>
          <ScopeName of={k} found={found} />
        </SiteLink>
      ))}
    </p>
  );
};

/** What is looked for, with the words kept from one to the next. */
export const Kinds = ({ kind, q, found }: Props) => {
  const { t } = useTranslation();
  return (
    <nav className={panel['tabs']} aria-label={t('search.scope')}>
      {scopes.map((k) => (
        <SiteLink key={k} to={searchPath(k, q)} aria-current={k === kind ? 'page' : undefined}>
          <ScopeName of={k} found={found} />
        </SiteLink>
      ))}
    </nav>
  );
};
