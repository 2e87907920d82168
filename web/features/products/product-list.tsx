import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ownProducts } from '#contract/catalogue/own.ts';
import { ownSorts, productLimits, productStates } from '#contract/catalogue/rules.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo, withQuery } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { withChange } from '#web/ui/list/list-address.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { NothingFound } from '#web/ui/list/nothing-found.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { useColumns } from './product-columns.tsx';
import { SheetTools } from './sheet-tools.tsx';

type List = DataOf<typeof ownProducts.page>;
const totalOf = (list: List) => productStates.reduce((n, s) => n + list.states[s], 0);

/** The rows that are picked, on this page of the list and others. */
const useChosen = () => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (some: readonly string[], on: boolean) =>
    setIds((now) => {
      const next = new Set(now);
      for (const id of some) {
        if (!on) next.delete(id);
        else if (next.size < productLimits.together) next.add(id);
      }
      return next;
    });
  return { ids, toggle, clear: () => setIds(new Set()) };
};

const ListHead = ({ list, maySell }: { list: List; maySell: boolean }) => {
  const { t } = useTranslation(['products', 'common']);
  const f = useFormat();
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  const state = productStates.find((s) => s === asked.get('state'));
  const path = pageTo('myProducts');
  return (
    <PageHead
      title={t('list.title')}
      note={<span>{t('list.note')}</span>}
      actions={
        <>
          <SheetTools category={asked.get('category')} />
          {maySell && (
            <Button component={SiteLink} to={pageTo('editProduct')} color="warp">
              {t('list.new')}
            </Button>
          )}
        </>
      }
    >
      <TabLinks
        label={t('list.state')}
        tabs={[undefined, ...productStates].map((s) => ({
          key: s ?? 'all',
          to: withQuery(path, withChange(search, { state: s })),
          label: s ? t(`state.${s}`) : t('common:all'),
          count: f.number(s ? list.states[s] : totalOf(list)),
          current: s === state,
        }))}
      />
    </PageHead>
  );
};

/** What a supplier has listed, keeps back or still writes. */
export const ProductList = ({ list }: { list: List }) => {
  const { t } = useTranslation('products');
  const { search } = useLocation();
  const maySell = useMay('sell');
  const { ids, toggle, clear } = useChosen();
  const columns = useColumns(list.records, maySell ? { ids, toggle } : null);
  const total = totalOf(list);
  return (
    <main id="main">
      <ListHead list={list} maySell={maySell} />
      {maySell && (
        <BulkBar
          ids={[...ids]}
          page={list.records.map((r) => r.id)}
          onAll={(on) =>
            toggle(
              list.records.map((r) => r.id),
              on,
            )
          }
          onDone={clear}
        />
      )}
      <ListView
        name="products"
        label={t('list.title')}
        columns={columns}
        page={list}
        idOf={(r) => r.id}
        hint={t('list.hint')}
        sorts={ownSorts.map((key) => ({ key, label: t(`list.sort.${key}`) }))}
        filters={<CategoryFilter categories={list.categories} />}
        read={async (place) =>
          call(ownProducts.page, { query: { ...(await searchQuery(ownProducts.page, search)), ...place } })
        }
        empty={
          total > 0 ? (
            <NothingFound all={pageTo('myProducts')} />
          ) : (
            <Empty title={t('list.none')} text={t('list.noneText')}>
              {maySell && (
                <Button component={SiteLink} to={pageTo('editProduct')} variant="default">
                  {t('list.new')}
                </Button>
              )}
            </Empty>
          )
        }
      />
    </main>
  );
};
