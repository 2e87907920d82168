import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useUnit } from '#web/ui/text/units.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { matchSorts, supplierFilters } from '#contract/inquiry/states.ts';
import { pageTo, withQuery } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { Deadline } from '#web/ui/feedback/deadline.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { withChange } from '#web/ui/list/list-address.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { NothingFound } from '#web/ui/list/nothing-found.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { QuoteBars } from '#web/ui/table/quote-bars.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import classes from './match-list.module.css';

type Data = DataOf<typeof inquiry.businessPage>;
type Row = Data['records'][number];
const path = pageTo('smartMatch');

/** A row has room for three kinds of reason; the page of the inquiry gives all. */
const strongest = (reasons: Row['reasons']) =>
  [...new Set(reasons.toSorted((a, b) => b.points - a.points).map((r) => r.code))].slice(0, 3);

const Need = ({ r }: { r: Row }) => {
  const { t } = useTranslation(['inquiry', 'common', 'lists']);
  const lang = useLang();
  const text = useText();
  return (
    <>
      {!r.read && <span className={classes['dot']} role="img" aria-label={t('lists:list.unread')} />}
      <RowLink id={r.id} to={pageTo('quote', { id: r.id })} lang={textLang(r.title, lang)}>
        {text(r.title)}
      </RowLink>
      <span className={classes['sub']}>
        {r.confidential && <Tag>{t('lists:list.confidential')}</Tag>}
        {r.sealed && <Tag>{t('common:sealed.mark')}</Tag>}
        {r.invited && <Tag tone="info">{t('list.invited')}</Tag>}
        {r.mine && (
          <Tag tone={r.mine.state === 'accepted' ? 'warp' : r.mine.state === 'refused' ? 'bad' : 'plain'}>
            {t('lists:list.mine', { n: r.mine.revision, state: t(`common:quotationState.${r.mine.state}`) })}
          </Tag>
        )}
        {!r.mine && r.quotations >= r.maxQuotations && <Tag>{t('lists:list.full')}</Tag>}
      </span>
    </>
  );
};

const Why = ({ r }: { r: Row }) => {
  const { t } = useTranslation(['inquiry', 'match', 'lists']);
  const text = useText();
  const fits = strongest(r.reasons).map((code) => t(`match:reason.${code as 'product'}`));
  const lacks = r.missing
    .flatMap((x) => x.names.map((n) => t(`match:gap.${x.code as 'product'}`, { name: text(n) })))
    .slice(0, 2);
  return (
    <span className={classes['why']}>
      {fits.length > 0 && (
        <span data-fits>
          <IconCheck size={14} stroke={2} aria-hidden="true" />
          {fits.join(' · ')}
        </span>
      )}
      {lacks.length > 0 && (
        <span data-lacks>
          <IconMinus size={14} stroke={2} aria-hidden="true" />
          {lacks.join(' · ')}
        </span>
      )}
    </span>
  );
};

/** What is needed, and how well the supplier matches it. */
const useMatchColumns = (): Column<Row>[] => {
  const { t } = useTranslation(['inquiry', 'common', 'match', 'lists']);
  const text = useText();
  return [
    {
      id: 'match',
      title: t('list.match'),
      card: 'head',
      sort: { down: 'match' },
      cell: (r) => (
        <span className={classes['degree']} aria-label={t('match.degree', { n: r.score })}>
          {r.score || '—'}
          <i style={{ '--w': `${r.score}%` } as React.CSSProperties} />
        </span>
      ),
      value: (r) => r.score || null,
    },
    {
      id: 'number',
      title: t('common:inquiries.number'),
      card: 'head',
      cell: (r) => <span className={`figure ${classes['number']}`}>{r.number}</span>,
      value: (r) => r.number,
    },
    {
      id: 'need',
      title: t('lists:list.need'),
      card: 'title',
      fixed: true,
      width: '28%',
      cell: (r) => <Need r={r} />,
      value: (r) => text(r.title),
    },
    {
      id: 'why',
      title: t('list.why'),
      card: 'title',
      width: '28%',
      cell: (r) => <Why r={r} />,
      value: (r) =>
        strongest(r.reasons)
          .map((code) => t(`match:reason.${code as 'product'}`))
          .join('; '),
    },
  ];
};

/** How much is needed, who else quotes, and until when. */
const useDemandColumns = (): Column<Row>[] => {
  const { t } = useTranslation(['inquiry', 'common', 'lists']);
  const f = useFormat();
  const text = useText();
  const unitOf = useUnit();
  return [
    {
      id: 'quantity',
      title: t('lists:list.quantity'),
      width: '11%',
      cell: (r) => (
        <>
          <span className="figure">{f.number(r.quantity)}</span> {unitOf(r.unit, r.quantity)}
          <small>
            {r.tradeTerm} {text(r.deliveryPlace)}
          </small>
        </>
      ),
      value: (r) => Number(r.quantity),
    },
    {
      id: 'quotes',
      title: t('lists:list.quotes'),
      cell: (r) => (
        <QuoteBars
          count={r.quotations}
          wanted={r.maxQuotations}
          label={t('common:quotesOf', { count: r.quotations, wanted: r.maxQuotations })}
        />
      ),
      value: (r) => r.quotations,
    },
    {
      id: 'deadline',
      title: t('list.deadline'),
      end: true,
      card: 'side',
      sort: { up: 'deadline' },
      cell: (r) => <Deadline at={r.deadline} />,
      value: (r) => ({ at: r.deadline }),
    },
  ];
};

/** Smart match: the supplier's inquiries under nine filters, whose counts are in their tabs. */
export const MatchList = ({ data, standing }: { data: Data; standing: ReactNode }) => {
  const { t } = useTranslation(['inquiry', 'lists']);
  const { search } = useLocation();
  const columns = [...useMatchColumns(), ...useDemandColumns()];
  const asked = new URLSearchParams(search);
  const filter = supplierFilters.find((s) => s === asked.get('filter')) ?? 'all';
  return (
    <main id="main">
      <PageHead title={t('match.head')} note={t('match.note')}>
        <TabLinks
          label={t('match.filters')}
          tabs={supplierFilters.map((k) => ({
            key: k,
            to: withQuery(path, withChange(search, { filter: k })),
            label: t(`lists:filter.${k}`),
            count: String(data.counts[k]),
            current: k === filter,
          }))}
        />
      </PageHead>
      {standing}
      <ListView
        name="opportunities"
        label={t('match.head')}
        columns={columns}
        page={data}
        idOf={(r) => r.id}
        from="wide"
        hint={t('lists:list.hint')}
        sorts={matchSorts.map((key) => ({ key, label: t(`lists:sort.${key}`) }))}
        read={async (place) =>
          call(inquiry.businessPage, { query: { ...(await searchQuery(inquiry.businessPage, search)), ...place } })
        }
        empty={
          asked.get('q') ? <NothingFound all={path} /> : <Empty title={t('match.empty')} text={t('match.emptyText')} />
        }
      />
    </main>
  );
};
