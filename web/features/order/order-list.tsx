import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { useLocation, useSearchParams } from 'react-router';
import { roleCodes } from '#contract/core/access.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { isUnshipped, order, orderSorts, orderStates } from '#contract/order/calls.ts';
import { pageTo, withQuery } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { withChange } from '#web/ui/list/list-address.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Late } from './late.tsx';
import { StateTag } from './state-tag.tsx';

type List = DataOf<typeof order.page>;
type Row = List['records'][number];
const path = pageTo('orders');

/** The order's title, and under it with whom and about how much. */
const About = ({ row }: { row: Row }) => {
  const { t } = useTranslation('order');
  const text = useText();
  const lang = useLang();
  return (
    <>
      <RowLink id={row.id} to={pageTo('order', { id: row.id })} lang={textLang(row.title, lang)}>
        {text(row.title)}
      </RowLink>
      <small>
        {t(row.party === 'buyer' ? 'from' : 'to', { company: text(row.other.name) })} · {t('lines', { n: row.lines })}
      </small>
    </>
  );
};

const Delivery = ({ row: r }: { row: Row }) => (
  <>
    <span className="figure">{r.deliveryDate}</span>
    {isUnshipped(r.state) && (
      <div>
        <Late day={r.deliveryDate} />
      </div>
    )}
  </>
);

const useSumColumns = (): Column<Row>[] => {
  const { t } = useTranslation('order');
  const f = useFormat();
  return [
    {
      id: 'total',
      title: t('total'),
      end: true,
      cell: (r) => <b className="figure">{f.money(r.total, r.currency)}</b>,
      value: (r) => Number(r.total),
    },
    {
      id: 'currency',
      title: t('currency'),
      extra: true,
      cell: (r) => r.currency,
      value: (r) => r.currency,
    },
  ];
};

const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation(['order', 'common']);
  const text = useText();
  const f = useFormat();
  const sums = useSumColumns();
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
      width: '44%',
      cell: (r) => <About row={r} />,
      value: (r) => text(r.title),
    },
    {
      id: 'other',
      title: t('other'),
      extra: true,
      cell: (r) => text(r.other.name),
      value: (r) => text(r.other.name),
    },
    {
      id: 'state',
      title: t('stateHead'),
      cell: (r) => <StateTag state={r.state} />,
      value: (r) => t(`common:orderState.${r.state}`),
    },
    ...sums,
    {
      id: 'delivery',
      title: t('deliveryDate'),
      end: true,
      cell: (r) => <Delivery row={r} />,
      value: (r) => r.deliveryDate,
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

/** Orders as buyer and as supplier; party, state, words and order are in the address. */
export const OrderList = ({ list }: { list: List }) => {
  const { t } = useTranslation(['order', 'common']);
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
          tabs={[undefined, ...orderStates].map((s) => ({
            key: s ?? 'all',
            to: at({ state: s }),
            label: s ? t(`common:orderState.${s}`) : t('all'),
            current: (state ?? undefined) === s,
          }))}
        />
      </PageHead>
      <ListView
        name="orders"
        label={t('title')}
        columns={columns}
        page={list}
        idOf={(r) => r.id}
        hint={t('hint')}
        sorts={orderSorts.map((key) => ({ key, label: t(`sort.${key}`) }))}
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
        read={async (place) => call(order.page, { query: { ...(await searchQuery(order.page, search)), ...place } })}
        empty={
          <Empty title={t(narrowed ? 'noneHere' : 'none.title')} text={narrowed ? '' : t('none.text')}>
            <Button component={SiteLink} to={narrowed ? path : pageTo('myInquiries')} variant="default">
              {t(narrowed ? 'seeAll' : 'none.act')}
            </Button>
          </Empty>
        }
      />
    </main>
  );
};
