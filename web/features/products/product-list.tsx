import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ownProducts, type OwnRow } from '#contract/catalogue/own.ts';
import { ownSorts, productLimits, productStates } from '#contract/catalogue/rules.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo, withQuery } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ProductFace } from '#web/ui/card/product-face.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { withChange } from '#web/ui/list/list-address.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { NothingFound } from '#web/ui/list/nothing-found.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CategoryFilter } from './category-filter.tsx';
import classes from './product-list.module.css';
import { SheetTools } from './sheet-tools.tsx';

type Chosen = { ids: ReadonlySet<string>; toggle: (ids: readonly string[], on: boolean) => void };

/** Name and model; with how many values are missing that buyers usually state. */
const About = ({ row }: { row: OwnRow }) => {
  const { t } = useTranslation('products');
  const text = useText();
  const lang = useLang();
  return (
    <>
      <RowLink id={row.id} to={pageTo('editProduct', { id: row.id })} lang={textLang(row.name, lang)}>
        {text(row.name)}
      </RowLink>
      <small>
        {row.model && <span className="figure">{row.model}</span>}
        {row.model && ' · '}
        {text(row.category.name)}
      </small>
      <small>
        {t('list.stated', { n: row.stated, count: row.stated })}
        {row.lacking > 0 && (
          <span className={classes['lacking']}> · {t('list.lacking', { n: row.lacking, count: row.lacking })}</span>
        )}
      </small>
    </>
  );
};

const usePrice = () => {
  const { t } = useTranslation('products');
  const f = useFormat();
  const unit = useUnit();
  return (r: OwnRow): string =>
    r.price === null ? t('negotiable') : `${f.money(r.price, r.currency, 4)} / ${unit(r.per)}`;
};

const State = ({ row: r }: { row: OwnRow }) => {
  const { t } = useTranslation(['products', 'common']);
  return (
    <>
      <Tag tone={r.state === 'listed' ? 'warp' : r.state === 'draft' ? 'weft' : 'plain'}>{t(`state.${r.state}`)}</Tag>
      {r.hot && <Tag tone="weft">{t('list.hot')}</Tag>}
      {r.takenDown && <Tag tone="bad">{t('common:takenDown')}</Tag>}
    </>
  );
};

const Picture = ({ row: r }: { row: OwnRow }) => (
  <ProductFace
    className={classes['thumb']}
    category={r.category.slug}
    picture={r.picture}
    photo={r.photo}
    sizes="72px"
  />
);

/** The boxes by which rows are picked. */
const usePickColumn = (rows: readonly OwnRow[]) => {
  const { t } = useTranslation('products');
  const text = useText();
  return ({ ids, toggle }: Chosen): Column<OwnRow> => ({
    id: 'pick',
    title: t(rows.length > 0 && rows.every((r) => ids.has(r.id)) ? 'list.all' : 'list.pick'),
    fixed: true,
    card: 'head',
    cell: (r) => (
      <label className={classes['pick']}>
        <input
          type="checkbox"
          checked={ids.has(r.id)}
          aria-label={t('list.pickOne', { name: text(r.name) })}
          onChange={(e) => toggle([r.id], e.currentTarget.checked)}
        />
      </label>
    ),
  });
};

const useColumns = (rows: readonly OwnRow[], chosen: Chosen | null): Column<OwnRow>[] => {
  const { t } = useTranslation('products');
  const text = useText();
  const f = useFormat();
  const unit = useUnit();
  const price = usePrice();
  const pick = usePickColumn(rows);
  return [
    ...(chosen ? [pick(chosen)] : []),
    {
      id: 'picture',
      title: t('form.pictures'),
      card: 'none',
      cell: (r) => <Picture row={r} />,
    },
    {
      id: 'name',
      title: t('form.name'),
      card: 'title',
      fixed: true,
      width: '36%',
      cell: (r) => <About row={r} />,
      value: (r) => text(r.name),
    },
    { id: 'model', title: t('form.model'), extra: true, cell: (r) => r.model, value: (r) => r.model },
    {
      id: 'category',
      title: t('form.category'),
      extra: true,
      cell: (r) => text(r.category.name),
      value: (r) => text(r.category.name),
    },
    {
      id: 'state',
      title: t('list.state'),
      cell: (r) => <State row={r} />,
      value: (r) => t(`state.${r.state}`),
    },
    {
      id: 'price',
      title: t('form.price'),
      end: true,
      sort: { up: 'priceUp', down: 'priceDown' },
      cell: (r) => (
        <>
          <span className="figure">{price(r)}</span>
          {r.tiers > 0 && <small>{t('list.tiers', { n: r.tiers, count: r.tiers })}</small>}
        </>
      ),
      value: (r) => (r.price === null ? null : Number(r.price)),
    },
    {
      id: 'moq',
      title: t('form.moq'),
      end: true,
      cell: (r) => (r.moq ? `${f.number(r.moq)} ${unit(r.per)}` : '—'),
      value: (r) => (r.moq === null ? null : Number(r.moq)),
    },
    {
      id: 'changed',
      title: t('list.changed'),
      end: true,
      card: 'side',
      sort: { down: 'changed' },
      cell: (r) => f.stamp(r.updatedAt).slice(0, 10),
      value: (r) => ({ at: r.updatedAt }),
    },
  ];
};

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
