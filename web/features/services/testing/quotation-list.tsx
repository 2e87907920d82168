import { useLocation } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { testing } from '#contract/testing/calls.ts';
import type { QuotationRow } from '#contract/testing/schemas.ts';
import { call } from '#web/lib/call.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { NothingFound } from '#web/ui/list/nothing-found.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';

/** Whether it still holds, or became an application. */
export const QuotationTag = ({ row }: { row: QuotationRow }) => {
  const { t } = useTranslation('testing');
  const f = useFormat();
  if (row.application) return <Tag tone="warp">{t('sent')}</Tag>;
  return row.holds ? <Tag>{t('holds', { day: f.day(row.validUntil) })}</Tag> : <Tag>{t('over')}</Tag>;
};

const useColumns = (): Column<QuotationRow>[] => {
  const { t } = useTranslation('testing');
  const text = useText();
  const f = useFormat();
  const status = (r: QuotationRow) =>
    r.application ? t('sent') : r.holds ? t('holds', { day: f.day(r.validUntil) }) : t('over');
  return [
    {
      id: 'number',
      title: t('number'),
      card: 'head',
      cell: (r) => <span className="figure">{r.number}</span>,
      value: (r) => r.number,
    },
    {
      id: 'lab',
      title: t('lab'),
      card: 'title',
      fixed: true,
      width: '32%',
      cell: (r) => (
        <>
          <RowLink id={r.id} to={pageTo('testQuotation', { id: r.id })}>
            {text(r.lab.name)}
          </RowLink>
          <small>
            {text(r.material.name)} · {t('testsN', { n: f.number(r.tests), count: r.tests })}
          </small>
        </>
      ),
      value: (r) => text(r.lab.name),
    },
    { id: 'status', title: t('status'), cell: (r) => <QuotationTag row={r} />, value: status },
    {
      id: 'total',
      title: t('sum'),
      end: true,
      cell: (r) => <b className="figure">{f.money(r.total, r.currency)}</b>,
      value: (r) => Number(r.total),
    },
    {
      id: 'days',
      title: t('workingDays'),
      named: true,
      end: true,
      cell: (r) => <span className="figure">{f.number(r.days)}</span>,
      value: (r) => r.days,
    },
    {
      id: 'kept',
      title: t('keptOn'),
      end: true,
      card: 'side',
      cell: (r) => <span className="figure">{f.stamp(r.createdAt).slice(0, 10)}</span>,
      value: (r) => ({ at: r.createdAt }),
    },
  ];
};

/** `/orderCenter/testQuotations`: online quotations that one's own side kept. */
export const QuotationList = ({ list }: { list: DataOf<typeof testing.page> }) => {
  const { t } = useTranslation('testing');
  const { search } = useLocation();
  const columns = useColumns();
  const ask = (
    <ActLink look="ask" to={pageTo('testOffer')}>
      {t('home.go')}
    </ActLink>
  );
  return (
    <main id="main">
      <PageHead title={t('list.title')} note={t('list.lead')} actions={ask} />
      <ListView
        name="test-quotations"
        label={t('list.title')}
        columns={columns}
        page={list}
        idOf={(r) => r.id}
        hint={t('list.hint')}
        read={async (place) =>
          call(testing.page, { query: { ...(await searchQuery(testing.page, search)), ...place } })
        }
        empty={
          new URLSearchParams(search).get('q') ? (
            <NothingFound all={pageTo('testQuotations')} />
          ) : (
            <Empty title={t('list.noneTitle')} text={t('list.noneText')}>
              {ask}
            </Empty>
          )
        }
      />
    </main>
  );
};
