import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductRow } from '#contract/catalogue.ts';
import { useFormat, useText } from '#web/lib/lang.ts';
import { ComparisonTable } from '#web/ui/comparison-table.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import type { Column } from '#web/ui/table-model.ts';
import { Timeline } from '#web/ui/timeline.tsx';
import { useUnit } from '#web/ui/units.ts';
import { Example, Section } from './example.tsx';

const idOf = (p: ProductRow) => p.id;
const toOf = (p: ProductRow) => `/prodDetail?id=${p.id}`;

const Products = ({ products }: { products: ProductRow[] }) => {
  const { t } = useTranslation('book');
  const text = useText();
  const f = useFormat();
  const unit = useUnit();
  const columns = useMemo(
    (): Column<ProductRow>[] => [
      { id: 'name', title: t('data.name'), value: (p) => text(p.name) },
      { id: 'model', title: t('data.model'), value: (p) => p.model },
      { id: 'category', title: t('data.category'), value: (p) => text(p.category.name) },
      { id: 'company', title: t('data.company'), value: (p) => (p.company ? text(p.company.name) : null) },
      { id: 'city', title: t('data.city'), value: (p) => (p.company ? text(p.company.city) : null), extra: true },
      {
        id: 'moq',
        title: t('data.moq'),
        value: (p) => (p.moq ? Number(p.moq) : null),
        cell: (p) => (p.moq ? `${f.number(p.moq)} ${unit(p.per)}` : '—'),
        end: true,
      },
    ],
    // Words and formats change with the page's language alone, and then the page is another one.
    // oxlint-disable-next-line react/exhaustive-deps
    [t],
  );
  return (
    <DataTable
      label={t('data.tableLabel')}
      name="products"
      columns={columns}
      rows={products}
      idOf={idOf}
      to={toOf}
      sort={{ id: 'name', desc: false }}
      size={8}
    />
  );
};

export const Data = ({ products }: { products: ProductRow[] }) => {
  const { t } = useTranslation('book');
  const f = useFormat();
  return (
    <Section id="data" title={t('sections.data')}>
      <Example title={t('data.table')}>
        <Products products={products} />
      </Example>
      <Example title={t('data.compare')}>
        <ComparisonTable
          label={t('data.compare')}
          subjects={['A', 'B', 'C'].map((n) => ({ key: n, title: t('data.supplier', { n }) }))}
          groups={[
            {
              key: 'mechanics',
              title: t('data.mechanics'),
              rows: [
                {
                  key: 'strength',
                  title: t('data.strength'),
                  unit: 'MPa',
                  cells: [
                    { text: f.number(4900), mark: 'meets', note: 'ISO 10618' },
                    { text: f.number(4600), mark: 'deviates', note: 'ASTM D4018' },
                    null,
                  ],
                },
                {
                  key: 'modulus',
                  title: t('data.modulus'),
                  unit: 'GPa',
                  cells: ['230', '230', '230'].map((v) => ({ text: v, mark: 'meets' as const })),
                },
              ],
            },
            {
              key: 'terms',
              title: t('data.terms'),
              rows: [
                {
                  key: 'price',
                  title: t('data.price'),
                  unit: '/ kg',
                  cells: [
                    { text: f.money('128', 'CNY') },
                    { text: f.money('119.5', 'CNY'), mark: 'lowest' },
                    { text: f.money('131', 'CNY') },
                  ],
                },
                {
                  key: 'lead',
                  title: t('data.lead'),
                  unit: t('data.days'),
                  cells: [{ text: '21' }, { text: '35' }, { text: '28' }],
                },
                { key: 'colour', title: t('data.colour'), cells: [0, 1, 2].map(() => ({ text: t('data.black') })) },
              ],
            },
          ]}
        />
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
