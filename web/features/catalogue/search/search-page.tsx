import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import type { catalogue } from '#contract/catalogue/calls.ts';
import type { enterprise } from '#contract/enterprise/calls.ts';
import { byPrice, type ProductSort, productSorts } from '#contract/catalogue/rules.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { readValueWishes } from '#contract/catalogue/value-wish.ts';
import { pageTo } from '#contract/pages.ts';
import { Chosen } from '#web/ui/list/facet.tsx';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { HydrateFirst } from '#web/ui/frame/hydrate-on-view.tsx';
import { withChange } from '#web/ui/list/list-address.ts';
import { useRowKeys } from '#web/ui/list/use-row-keys.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { ProductCard } from '#web/ui/card/product-card.tsx';
import { PathLink, SiteLink } from '#web/ui/frame/site-link.tsx';
import { type Badge, CompanyCard } from '../company-card.tsx';
import { CompareMark, CompareTray } from '../compare-mark.tsx';
import { type Counts, Filters } from './filters.tsx';
import { Elsewhere, type Found, Kinds } from './kinds.tsx';
import { filtersSet, type SearchAddress, searchPath, toggledPath, withValue } from './search-address.ts';
import classes from './search-page.module.css';
import { ProductAlert } from './search-alert.tsx';
import { Understood, WithoutOne } from './understood.tsx';

type Props = {
  /** What stands at the page's place for advertisements. */
  ad: ReactNode;
  asked: SearchAddress;
  page: DataOf<typeof catalogue.page>;
  /** None where one company's products are listed. */
  counts: Counts | null;
  found: Found;
  /** What others search for, where nothing was found. */
  hot: string[];
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

const nothingSet = { category: undefined, country: [], certificate: [], process: [], verified: undefined, value: [] };
/** The filters that are set, by name, each with the address without it. */
const useChips = (at: SearchAddress, counts: Counts | null) => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const f = useFormat();
  if (!counts) return [];
  const named = (key: 'country' | 'certificate' | 'process', list: Counts['countries']) =>
    at[key].map((slug) => {
      const name = list.find((c) => c.slug === slug)?.name ?? { en: slug };
      return { key: `${key} ${slug}`, label: text(name), to: toggledPath(at, key, slug) };
    });
  const values = readValueWishes(at.value).map((v) => {
    const field = counts.sheet.find((s) => s.field === v.field);
    const unit = field?.unit ? ` ${field.unit}` : '';
    const ends = [v.low, v.high].map((n) => (n === undefined ? '' : `${f.number(n)}${unit}`));
    const options = v.options?.map((o) => text(field?.options.find((x) => x.slug === o)?.name ?? { en: o })).join(', ');
    const asked =
      options ?? (v.low === undefined ? `≤ ${ends[1]}` : v.high === undefined ? `≥ ${ends[0]}` : ends.join(' – '));
    return {
      key: v.field,
      label: `${field ? text(field.label) : v.field} ${asked}`,
      to: withValue(at, v.field, null),
    };
  });
  const category = counts.categories.flatMap((g) => [g, ...g.children]).find((c) => c.slug === at.category);
  return [
    ...(category
      ? [{ key: 'category', label: text(category.name), to: searchPath(at, { category: undefined, value: [] }) }]
      : []),
    ...values,
    ...(at.verified
      ? [{ key: 'verified', label: t('filters.verified'), to: searchPath(at, { verified: undefined }) }]
      : []),
    ...named('certificate', counts.certificates),
    ...named('process', counts.processes),
    ...named('country', counts.countries),
  ];
};

/** What the list is of, and how much it holds. */
const SearchHead = ({ asked, page, owner, found }: Pick<Props, 'asked' | 'page' | 'owner' | 'found'>) => {
  const { t } = useTranslation('catalogue');
  const f = useFormat();
  const text = useText();
  const company = owner?.company;
  const narrowed = Boolean(asked.q || asked.company || asked.category || filtersSet(asked));
  const title = asked.q
    ? t('titleOf', { q: asked.q })
    : company
      ? t('titleOfCompany', { name: text(company.name) })
      : t('title');
  return (
    <>
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
        <Kinds kind="products" q={asked.q} found={found} />
      </PageHead>
    </>
  );
};

/** Where nothing was found: other ways, with fewer conditions, in words of others or by asking everybody. */
const NothingFound = ({ asked, counts, owner, found, hot }: Omit<Props, 'ad' | 'page'>) => {
  const { t } = useTranslation('catalogue');
  return (
    <Empty
      title={t(owner && !asked.q ? 'none.ofCompany' : 'none.title')}
      text={t(owner && !asked.q ? 'none.ofCompanyText' : 'none.text')}
    >
      <Elsewhere kind="products" q={asked.q} found={found} />
      <div className={classes['acts']}>
        {counts && <WithoutOne at={asked} ways={counts.without} />}
        <SiteLink to={pageTo('search')}>{t('none.clear')}</SiteLink>
        <SiteLink to={pageTo('releaseInquiry', { need: asked.q || undefined, process: asked.process[0] })}>
          {t('none.release')}
        </SiteLink>
      </div>
      {hot.length > 0 && (
        <p className={classes['acts']}>
          <span>{t('none.hot')}</span>
          {hot.map((term) => (
            <SiteLink key={term} to={pageTo('search', { q: term })}>
              {term}
            </SiteLink>
          ))}
        </p>
      )}
      {counts && <ProductAlert at={asked} />}
    </Empty>
  );
};

/** `/search.html`: products by words and material; every choice is in the address. */
export const SearchPage = ({ ad, asked, page, counts, owner, found, hot }: Props) => {
  const { t } = useTranslation('catalogue');
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  const chips = useChips(asked, counts);
  // Where words alone found nothing there is nothing to narrow.
  const filters = counts && (page.total > 0 || asked.category || filtersSet(asked)) ? counts : null;
  return (
    <main id="main" className={panel['page']}>
      <SearchHead asked={asked} page={page} owner={owner} found={found} />
      <div className={owner ? classes['owned'] : filters ? classes['columns'] : undefined}>
        {owner && <CompanyCard {...owner} />}
        {filters && <Filters at={asked} counts={filters} />}
        <div className={classes['results']}>
          {page.instead && <p role="status">{t('instead', { q: asked.q, instead: page.instead })}</p>}
          {counts && <Understood at={asked} parts={counts.understood} />}
          {counts && page.total > 0 && <ProductAlert at={asked} />}
          <Chosen chips={chips} clear={searchPath(asked, nothingSet)} />
          {page.total > 1 && <Sorts q={asked.q} sort={asked.sort} />}
          {page.records.length ? (
            <div className={classes['grid']} ref={rows}>
              <HydrateFirst of={rows}>
                {page.records.map((p, i) => (
                  <ProductCard key={p.id} product={p} eager={i < 4} tool={<CompareMark id={p.id} name={p.name} />} />
                ))}
              </HydrateFirst>
            </div>
          ) : (
            <NothingFound asked={asked} counts={counts} owner={owner} found={found} hot={hot} />
          )}
          {page.total > 0 && <Pager {...page} keys />}
          {ad}
          <CompareTray />
        </div>
      </div>
    </main>
  );
};
