import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { Form } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { CursorPage, Text } from '#contract/core/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import type { purchase } from '#contract/purchase/calls.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Chosen, Facet, FacetColumn } from '#web/ui/list/facet.tsx';
import { useRowKeys } from '#web/ui/list/use-row-keys.ts';
import frame from '#web/ui/list/list-page.module.css';
import { HydrateFirst } from '#web/ui/frame/hydrate-on-view.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import panel from '#web/ui/frame/panel.module.css';
import type { Pictured } from '#web/ui/card/pictured.ts';
import { PurchaseCard } from '#web/ui/card/purchase-card.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { listStates, pathOf, type PurchaseAddress, toggled } from './address.ts';
import classes from './list-page.module.css';

type Counts = DataOf<typeof purchase.facets>;
type Props = {
  at: PurchaseAddress;
  list: CursorPage<Pictured>;
  counts: Counts;
  /** Of what the address asks for and nothing is counted for. */
  names: Record<string, Text>;
};

const SearchBar = ({ at }: { at: PurchaseAddress }) => {
  const { t } = useTranslation('purchase');
  const path = usePath();
  return (
    <Form
      discover="none"
      action={path(pageTo('purchases'))}
      className={frame['search']}
      role="search"
      aria-label={t('search')}
    >
      <input key={at.q} name="q" type="search" defaultValue={at.q} placeholder={t('hint')} aria-label={t('search')} />
      {at.state && <input type="hidden" name="state" value={at.state} />}
      {at.category && <input type="hidden" name="category" value={at.category} />}
      {at.certificate.map((c) => (
        <input key={c} type="hidden" name="certificate" value={c} />
      ))}
      {at.sort !== 'newest' && <input type="hidden" name="sort" value={at.sort} />}
      <button type="submit" aria-label={t('search')}>
        <IconSearch size={18} stroke={1.6} />
      </button>
    </Form>
  );
};

const StateTabs = ({ at, counts }: { at: PurchaseAddress; counts: Counts['states'] }) => {
  const { t } = useTranslation(['purchase', 'common']);
  const f = useFormat();
  const all = counts.open + counts.closed + counts.awarded;
  return (
    <nav className={panel['tabs']} aria-label={t('states')}>
      {[undefined, ...listStates].map((s) => (
        <SiteLink key={s ?? 'all'} to={pathOf(at, { state: s })} aria-current={at.state === s || undefined}>
          {s ? t(`state.${s}`) : t('common:all')}
          <small className="figure">{f.number(s ? counts[s] : all)}</small>
        </SiteLink>
      ))}
    </nav>
  );
};

const Filters = ({ at, counts }: { at: PurchaseAddress; counts: Counts }) => {
  const { t } = useTranslation(['purchase', 'common']);
  const text = useText();
  return (
    <FacetColumn label={t('filters')} chosen={(at.category ? 1 : 0) + at.certificate.length}>
      <Facet
        title={t('category')}
        first={12}
        choices={counts.categories.map((c) => ({
          key: c.slug,
          label: text(c.name),
          n: c.n,
          on: at.category === c.slug,
          to: pathOf(at, { category: at.category === c.slug ? undefined : c.slug }),
        }))}
      />
      <Facet
        title={t('certificates')}
        choices={counts.certificates.map((c) => ({
          key: c.slug,
          label: text(c.name),
          n: c.n,
          on: at.certificate.includes(c.slug),
          to: pathOf(at, { certificate: toggled(at.certificate, c.slug) }),
        }))}
      />
    </FacetColumn>
  );
};

const useChips = (at: PurchaseAddress, counts: Counts, names: Record<string, Text>) => {
  const text = useText();
  const name = (list: Counts['certificates'], slug: string) =>
    text(list.find((c) => c.slug === slug)?.name ?? names[slug]) || slug;
  return [
    ...(at.q ? [{ key: 'q', label: `“${at.q}”`, to: pathOf(at, { q: '' }) }] : []),
    ...(at.category
      ? [{ key: 'category', label: name(counts.categories, at.category), to: pathOf(at, { category: undefined }) }]
      : []),
    ...at.certificate.map((c) => ({
      key: c,
      label: name(counts.certificates, c),
      to: pathOf(at, { certificate: toggled(at.certificate, c) }),
    })),
  ];
};

/** The list of big-buyer purchases: cards, filters with counts, everything in the address. */
export const PurchaseListPage = ({ at, list, counts, names }: Props) => {
  const { t } = useTranslation(['purchase', 'common']);
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  const chips = useChips(at, counts, names);
  return (
    <main id="main">
      <div className={frame['top']}>
        <div>
          <PageHead title={t('title')} note={t('lead')} actions={<SearchBar at={at} />} />
          <StateTabs at={at} counts={counts.states} />
        </div>
      </div>
      <div className={`${frame['body']} ${classes['above']}`}>
        <Filters at={at} counts={counts} />
        <div className={frame['list']}>
          <div className={classes['sort']}>
            <Chosen chips={chips} clear={pageTo('purchases')} />
            <p>
              {(['newest', 'deadline'] as const).map((s) => (
                <SiteLink key={s} to={pathOf(at, { sort: s })} aria-current={at.sort === s || undefined}>
                  {t(`sort.${s}`)}
                </SiteLink>
              ))}
            </p>
          </div>
          {list.records.length ? (
            <>
              {/* On phones the filters and their headings are folded away. */}
              <h2 className="visually-hidden">{t('list')}</h2>
              <div className={classes['grid']} ref={rows}>
                <HydrateFirst of={rows}>
                  {list.records.map((row, i) => (
                    <PurchaseCard key={row.id} row={row} eager={i < 3} />
                  ))}
                </HydrateFirst>
              </div>
              <Pager {...list} keys />
            </>
          ) : chips.length || at.state ? (
            <Empty title={t('none.title')} text={t('none.text')}>
              <ActLink to={pageTo('purchases')}>{t('none.act')}</ActLink>
            </Empty>
          ) : (
            <Empty title={t('empty.title')} text={t('empty.text')}>
              <ActLink look="ask" to={pageTo('releasePurchase')}>
                {t('release')}
              </ActLink>
            </Empty>
          )}
          <p className={classes['release']}>
            {t('forBuyers')} <SiteLink to={pageTo('releasePurchase')}>{t('release')}</SiteLink>
          </p>
        </div>
      </div>
    </main>
  );
};
