import { useLocation } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withChange } from '#web/ui/list/list-address.ts';
import { PathLink } from '#web/ui/frame/site-link.tsx';
import classes from './facets.module.css';

type Facet = DataOf<typeof catalogue.facets>[number];

/** Materials with the number of products in each; the choice is in the address. Folds away on a phone. */
export const Facets = ({
  facets,
  chosen,
  open,
}: {
  facets: Facet[];
  chosen: string | undefined;
  open: string | undefined;
}) => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const { pathname, search } = useLocation();
  const to = (slug: string | undefined) => pathname + withChange(search, { category: slug });
  const item = (slug: string | undefined, name: string, n: number | undefined) => (
    <PathLink to={to(slug)} aria-current={chosen === slug ? 'true' : undefined} preventScrollReset>
      <span>{name}</span>
      {n !== undefined && <span className="figure">{n}</span>}
    </PathLink>
  );
  const list = (
    <ul className={classes['list']}>
      <li>{item(undefined, t('all'), undefined)}</li>
      {facets.map((g) => (
        <li key={g.slug}>
          {item(g.slug, text(g.name), g.n)}
          {open === g.slug && (
            <ul>
              {g.children.map((c) => (
                <li key={c.slug}>{item(c.slug, text(c.name), c.n)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={t('facets')} className={classes['facets']}>
      <h2>{t('facets')}</h2>
      <div className={classes['wide']}>{list}</div>
      <details className={classes['fold']}>
        <summary>{t('facets')}</summary>
        {list}
      </details>
    </nav>
  );
};
