import { useTranslation } from '#web/lib/text/words.ts';
import { useLocation } from 'react-router';
import { catalogue, type ProductRow } from '#contract/catalogue/calls.ts';
import type { CursorPage } from '#contract/core/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import type { Column } from '#web/ui/list/column.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { NothingFound } from '#web/ui/list/nothing-found.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import { Example, Section } from './example.tsx';

type Row = ProductRow;
export type ProductList = CursorPage<Row>;

const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation('book');
  const text = useText();
  const f = useFormat();
  const unit = useUnit();
  return [
    {
      id: 'name',
      title: t('data.name'),
      card: 'title',
      fixed: true,
      cell: (p) => (
        <RowLink id={p.id} to={pageTo('product', { id: p.id })}>
          {text(p.name)}
        </RowLink>
      ),
      value: (p) => text(p.name),
    },
    { id: 'model', title: t('data.model'), card: 'head', cell: (p) => p.model, value: (p) => p.model },
    {
      id: 'category',
      title: t('data.category'),
      cell: (p) => text(p.category.name),
      value: (p) => text(p.category.name),
    },
    {
      id: 'company',
      title: t('data.company'),
      cell: (p) => text(p.company?.name),
      value: (p) => text(p.company?.name),
    },
    {
      id: 'city',
      title: t('data.city'),
      extra: true,
      cell: (p) => text(p.company?.city),
      value: (p) => text(p.company?.city),
    },
    {
      id: 'moq',
      title: t('data.moq'),
      end: true,
      card: 'side',
      cell: (p) => <span className="figure">{p.moq ? `${f.number(p.moq)} ${unit(p.per)}` : '—'}</span>,
      value: (p) => (p.moq ? Number(p.moq) : null),
    },
  ];
};

const Products = ({ products }: { products: ProductList }) => {
  const { t } = useTranslation('book');
  const { search } = useLocation();
  return (
    <ListView
      name="products"
      label={t('data.tableLabel')}
      columns={useColumns()}
      page={products}
      idOf={(p) => p.id}
      hint={t('data.name')}
      sorts={(['newest', 'hot'] as const).map((key) => ({ key, label: t(`data.sort.${key}`) }))}
      read={async (place) =>
        call(catalogue.page, { query: { ...(await searchQuery(catalogue.page, search)), ...place } })
      }
      empty={<NothingFound all={pageTo('book')} />}
    />
  );
};

export const Data = ({ products }: { products: ProductList }) => {
  const { t } = useTranslation('book');
  return (
    <Section id="data" title={t('sections.data')}>
      <Example title={t('data.table')}>
        <Products products={products} />
      </Example>
      <Example title={t('data.timeline')}>
        <Timeline
          label={t('data.timeline')}
          events={[
            {
              key: '3',
              at: '2026-11-19T09:20:00Z',
              title: t('data.event3'),
              by: t('data.supplier', { n: 'B' }),
              tone: 'bad',
            },
            {
              key: '2',
              at: '2026-11-18T03:05:00Z',
              title: t('data.event2'),
              by: t('data.supplier', { n: 'A' }),
              tone: 'warp',
            },
            { key: '1', at: '2026-11-18T01:00:00Z', title: t('data.event1'), by: t('data.buyer'), tone: 'weft' },
          ]}
        />
      </Example>
    </Section>
  );
};
