import { useTranslation } from '#web/lib/text/words.ts';
import { useLocation } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { quotationSorts, quotationStates } from '#contract/inquiry/states.ts';
import { pageTo, withQuery } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { withChange } from '#web/ui/list/list-address.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { NothingFound } from '#web/ui/list/nothing-found.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';

const tone = {
  submitted: 'plain',
  accepted: 'warp',
  refused: 'bad',
  withdrawn: 'plain',
  notChosen: 'plain',
  inquiryWithdrawn: 'plain',
} as const;

type Data = DataOf<typeof inquiry.myQuotations>;
type Row = Data['records'][number];

/** How a quotation stands: it waits for its buyer only while the inquiry does. */
const standing = (r: Row) =>
  r.state !== 'submitted'
    ? r.state
    : r.inquiry.state === 'awarded'
      ? 'notChosen'
      : r.inquiry.state === 'withdrawn'
        ? 'inquiryWithdrawn'
        : 'submitted';
const path = pageTo('myQuotations');

/** Which quotation, on what, and how it stands. */
const useSubjectColumns = (): Column<Row>[] => {
  const { t } = useTranslation(['inquiry', 'common', 'lists']);
  const lang = useLang();
  const text = useText();
  return [
    {
      id: 'number',
      title: t('lists:mine.number'),
      card: 'head',
      cell: (r) => <span className="figure">{r.number}</span>,
      value: (r) => r.number,
    },
    {
      id: 'need',
      title: t('lists:list.need'),
      card: 'title',
      fixed: true,
      width: '36%',
      cell: (r) => (
        <>
          <RowLink id={r.id} to={pageTo('quote', { id: r.inquiry.id })} lang={textLang(r.inquiry.title, lang)}>
            {text(r.inquiry.title)}
          </RowLink>
          <small>
            {r.inquiry.number} · {t(`common:inquiryState.${r.inquiry.state}`)}
          </small>
        </>
      ),
      value: (r) => text(r.inquiry.title),
    },
    {
      id: 'inquiry',
      title: t('common:inquiries.number'),
      extra: true,
      cell: (r) => <span className="figure">{r.inquiry.number}</span>,
      value: (r) => r.inquiry.number,
    },
    {
      id: 'state',
      title: t('lists:mine.filters'),
      cell: (r) => (
        <>
          <Tag tone={tone[standing(r)]}>{t(`common:quotationState.${standing(r)}`)}</Tag>{' '}
          {r.sealed && <Tag>{t('common:sealed.mark')}</Tag>}{' '}
          <span className="figure">{t('mine.revision', { n: r.revision })}</span>
        </>
      ),
      value: (r) => t(`common:quotationState.${standing(r)}`),
    },
  ];
};

/** What was offered, and until when it holds. */
const useOfferColumns = (): Column<Row>[] => {
  const { t } = useTranslation(['inquiry', 'lists']);
  const f = useFormat();
  return [
    {
      id: 'total',
      title: t('lists:mine.total'),
      end: true,
      cell: (r) => <b className="figure">{r.total ? f.money(r.total, r.currency) : '—'}</b>,
      value: (r) => (r.total ? Number(r.total) : null),
    },
    {
      id: 'currency',
      title: t('lists:mine.currency'),
      extra: true,
      cell: (r) => r.currency,
      value: (r) => r.currency,
    },
    {
      id: 'changed',
      title: t('lists:mine.changed'),
      extra: true,
      end: true,
      sort: { down: 'newest' },
      cell: (r) => <span className="figure">{f.stamp(r.at)}</span>,
      value: (r) => ({ at: r.at }),
    },
    {
      id: 'valid',
      title: t('lists:mine.validHead'),
      end: true,
      card: 'side',
      sort: { up: 'valid' },
      cell: (r) => r.validUntil && <span className="figure">{t('lists:mine.valid', { day: r.validUntil })}</span>,
      value: (r) => (r.validUntil ? { day: r.validUntil } : ''),
    },
  ];
};

/** Quotations of my company. */
export const QuotationList = ({ data }: { data: Data }) => {
  const { t } = useTranslation(['inquiry', 'common', 'lists']);
  const { search } = useLocation();
  const columns = [...useSubjectColumns(), ...useOfferColumns()];
  const asked = new URLSearchParams(search);
  const state = quotationStates.find((s) => s === asked.get('state'));
  return (
    <main id="main">
      <PageHead title={t('lists:mine.title')}>
        <TabLinks
          label={t('lists:mine.filters')}
          tabs={[undefined, ...quotationStates].map((k) => ({
            key: k ?? 'all',
            to: withQuery(path, withChange(search, { state: k })),
            label: k ? t(`common:quotationState.${k}`) : t('common:all'),
            current: k === state,
          }))}
        />
      </PageHead>
      <ListView
        name="quotations"
        label={t('lists:mine.title')}
        columns={columns}
        page={data}
        idOf={(r) => r.id}
        hint={t('lists:list.hint')}
        sorts={quotationSorts.map((key) => ({ key, label: t(`lists:sort.${key === 'newest' ? 'changed' : key}`) }))}
        read={async (place) =>
          call(inquiry.myQuotations, { query: { ...(await searchQuery(inquiry.myQuotations, search)), ...place } })
        }
        empty={
          state || asked.get('q') ? (
            <NothingFound all={path} />
          ) : (
            <Empty title={t('lists:mine.empty')} text={t('lists:mine.emptyText')}>
              <SiteLink to={pageTo('smartMatch')}>{t('lists:mine.toMatch')}</SiteLink>
            </Empty>
          )
        }
      />
    </main>
  );
};
