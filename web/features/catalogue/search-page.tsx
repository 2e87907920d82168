import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { catalogue } from '#contract/catalogue/calls.ts';
import type { enterprise } from '#contract/enterprise/calls.ts';
import { byPrice, type ProductSort, productSorts } from '#contract/catalogue/rules.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { withChange } from '#web/ui/list/list-address.ts';
import { useRowKeys } from '#web/ui/list/use-row-keys.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { ProductCard } from '#web/ui/card/product-card.tsx';
import { PathLink, SiteLink } from '#web/ui/frame/site-link.tsx';
import { type Badge, CompanyCard } from './company-card.tsx';
import { CompareMark, CompareTray } from './compare-tray.tsx';
import { Facets } from './facets.tsx';
import { Kinds } from './kinds.tsx';
import classes from './search-page.module.css';

type Props = {
  asked: { q: string; category: string | undefined; company: string | undefined; sort: ProductSort | undefined };
  page: DataOf<typeof catalogue.page>;
  facets: DataOf<typeof catalogue.facets>;
  /** Whose products alone are listed. */
  owner: { company: DataOf<typeof enterprise.detail>; badges: readonly Badge[] } | null;
};

/** How the list is ordered; a search begins with the best match, a list with the newest. */
const Sorts = ({ q, sort }: { q: string; sort: ProductSort | undefined }) => {
  const { t } = useTranslation('catalogue');
  const { pathname, search } = useLocation();
  const to = (s: ProductSort | undefined) => pathname + withChange(search, { sort: s });
  // A visitor sees no prices, and the server orders nothing by them.
  const member = useViewer() !== null;
  const sorts = productSorts.filter((s) => member || !byPrice.includes(s));
  const choices: (ProductSort | undefined)[] = q ? [undefined, ...sorts] : sorts;
  const now = sort && sorts.includes(sort) ? sort : q ? undefined : 'newest';
  return (
    <nav className={panel['tabs']} aria-label={t('sort.label')}>
      {choices.map((s) => (
        <PathLink key={s ?? 'best'} to={to(s)} aria-current={s === now ? 'true' : undefined} preventScrollReset>
          {t(`sort.${s ?? 'best'}`)}
        </PathLink>
      ))}
    </nav>
  );
};

/** `/search.html`: products by words and material; every choice is in the address. */
export const SearchPage = ({ asked, page, facets, owner }: Props) => {
  const { t } = useTranslation('catalogue');
  const f = useFormat();
  const text = useText();
  const { category } = asked;
  const group = facets.find((g) => g.slug === category || g.children.some((c) => c.slug === category));
  const company = owner?.company;
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  const narrowed = Boolean(asked.q || asked.company);
  const title = asked.q
    ? t('titleOf', { q: asked.q })
    : company
      ? t('titleOfCompany', { name: text(company.name) })
      : t('title');
  return (
    <main id="main" className={panel['page']}>
      <Head
        title={title}
        description={t('lead')}
        canonical={pageTo('search', asked.q ? {} : { category: asked.category })}
      />
      <PageHead
        title={title}
        note={
          <>
            <span>{t('count', { total: `${f.number(page.total)}${page.capped ? '+' : ''}`, count: page.total })}</span>
            {narrowed ? <SiteLink to={pageTo('search')}>{t('clear')}</SiteLink> : <span>{t('lead')}</span>}
          </>
        }
      >
        <Kinds kind="products" q={asked.q} />
      </PageHead>
      <div className={owner ? classes['owned'] : facets.length ? classes['columns'] : undefined}>
        {owner && <CompanyCard {...owner} />}
        {facets.length > 0 && <Facets facets={facets} chosen={category} open={group?.slug} />}
        <div className={classes['results']}>
          {page.instead && <p role="status">{t('instead', { q: asked.q, instead: page.instead })}</p>}
          {page.total > 1 && <Sorts q={asked.q} sort={asked.sort} />}
          {page.records.length ? (
            <div className={classes['grid']} ref={rows}>
              {page.records.map((p, i) => (
                <ProductCard key={p.id} product={p} eager={i < 4} tool={<CompareMark id={p.id} name={p.name} />} />
              ))}
            </div>
          ) : (
            <Empty
              title={t(owner && !asked.q ? 'none.ofCompany' : 'none.title')}
              text={t(owner && !asked.q ? 'none.ofCompanyText' : 'none.text')}
            >
              <div className={classes['acts']}>
                <SiteLink to={pageTo('search')}>{t('none.clear')}</SiteLink>
                <SiteLink to={pageTo('releaseInquiry')}>{t('none.release')}</SiteLink>
              </div>
            </Empty>
          )}
          {page.total > 0 && <Pager {...page} keys />}
          <CompareTray />
        </div>
      </div>
    </main>
  );
};
