import { Button } from '@mantine/core';
import { useLocation, useSearchParams } from 'react-router';
import { roleCodes } from '#contract/core/access.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo, withQuery } from '#contract/pages.ts';
import { sample } from '#contract/sample/calls.ts';
import { sampleSorts, sampleStates } from '#contract/sample/states.ts';
import { call } from '#web/lib/call.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { withChange } from '#web/ui/list/list-address.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { useQuantity } from '#web/ui/text/units.ts';
import { StateTag } from './state-tag.tsx';

type List = DataOf<typeof sample.page>;
type Row = List['records'][number];
const path = pageTo('samples');

const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation('sample');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const quantity = useQuantity();
  const price = (r: Row) =>
    r.price === null || !r.currency ? '—' : Number(r.price) === 0 ? t('free') : f.money(r.price, r.currency);
  return [
    {
      id: 'number',
      title: t('number'),
      card: 'head',
      cell: (r) => <span className="figure">{r.number}</span>,
      value: (r) => r.number,
    },
    {
      id: 'about',
      title: t('about'),
      card: 'title',
      fixed: true,
      width: '40%',
      cell: (r) => (
        <>
          <RowLink id={r.id} to={pageTo('sample', { id: r.id })} lang={textLang(r.title, lang)}>
            {text(r.title)}
          </RowLink>
          <small>
            {t(r.party === 'buyer' ? 'from' : 'to', { company: text(r.other.name) })} · {quantity(r.quantity, r.unit)}
          </small>
        </>
      ),
      value: (r) => text(r.title),
    },
    { id: 'other', title: t('other'), extra: true, cell: (r) => text(r.other.name), value: (r) => text(r.other.name) },
    {
      id: 'state',
      title: t('stateHead'),
      cell: (r) => <StateTag state={r.state} verdict={r.verdict} />,
      value: (r) => (r.verdict ? t(`verdict.${r.verdict}`) : t(`state.${r.state}`)),
    },
    {
      id: 'price',
      title: t('price'),
      end: true,
      cell: (r) => <b className="figure">{price(r)}</b>,
      value: (r) => (r.price === null ? null : Number(r.price)),
    },
    {
      id: 'made',
      title: t('made'),
      end: true,
      card: 'side',
      sort: { up: 'oldest', down: 'newest' },
      cell: (r) => <span className="figure">{f.stamp(r.createdAt).slice(0, 10)}</span>,
      value: (r) => ({ at: r.createdAt }),
    },
  ];
};

/** Sample orders as buyer and as supplier; party, state, words and order are in the address. */
export const SampleList = ({ list }: { list: List }) => {
  const { t } = useTranslation('sample');
  const { search } = useLocation();
  const [asked] = useSearchParams();
  const viewer = useViewer();
  const columns = useColumns();
  const both = viewer?.roles.includes(roleCodes.supplier) ?? false;
  const [party, state] = [asked.get('party'), asked.get('state')];
  const narrowed = Boolean(party ?? state ?? asked.get('q'));
  const at = (change: Record<string, string | undefined>) => withQuery(path, withChange(search, change));
  return (
    <main id="main">
      <PageHead title={t('title')}>
        <TabLinks
          label={t('states')}
          tabs={[undefined, ...sampleStates].map((s) => ({
            key: s ?? 'all',
            to: at({ state: s }),
            label: s ? t(`state.${s}`) : t('all'),
            current: (state ?? undefined) === s,
          }))}
        />
      </PageHead>
      <ListView
        name="samples"
        label={t('title')}
        columns={columns}
        page={list}
        idOf={(r) => r.id}
        hint={t('hint')}
        sorts={sampleSorts.map((key) => ({ key, label: t(`sort.${key}`) }))}
        filters={
          both && (
            <FilterLinks
              label={t('party')}
              choices={([undefined, 'buyer', 'supplier'] as const).map((p) => ({
                key: p ?? 'all',
                to: at({ party: p }),
                label: p ? t(`as.${p}`) : t('all'),
                current: (party ?? undefined) === p,
              }))}
            />
          )
        }
        read={async (place) => call(sample.page, { query: { ...(await searchQuery(sample.page, search)), ...place } })}
        empty={
          <Empty title={t(narrowed ? 'noneHere' : 'none.title')} text={narrowed ? '' : t('none.text')}>
            <Button component={SiteLink} to={narrowed ? path : pageTo('search')} variant="default">
              {t(narrowed ? 'seeAll' : 'none.act')}
            </Button>
          </Empty>
        }
      />
    </main>
  );
};
