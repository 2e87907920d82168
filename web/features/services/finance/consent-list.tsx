import { useLocation } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type ConsentRow, finance } from '#contract/finance/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';

const useColumns = (): Column<ConsentRow>[] => {
  const { t } = useTranslation(['finance', 'services']);
  const text = useText();
  const f = useFormat();
  const status = (r: ConsentRow) =>
    r.withdrawnAt ? t('log.withdrawn', { at: f.stamp(r.withdrawnAt) }) : t(`services:state.${r.state}`);
  return [
    {
      id: 'order',
      title: t('field.order'),
      card: 'head',
      cell: (r) => <span className="figure">{r.order}</span>,
      value: (r) => r.order,
    },
    {
      id: 'bank',
      title: t('institution'),
      card: 'title',
      fixed: true,
      width: '30%',
      cell: (r) => (
        <>
          <RowLink id={r.id} to={pageTo('serviceApplication', { id: r.application })}>
            {text(r.bank)}
          </RowLink>
          <small>
            {r.number} · {t('log.items', { n: f.number(r.items), count: r.items })}
          </small>
        </>
      ),
      value: (r) => text(r.bank),
    },
    { id: 'status', title: t('log.status'), cell: status, value: status },
    { id: 'version', title: t('log.version'), cell: (r) => r.version, value: (r) => r.version },
    {
      id: 'given',
      title: t('log.given'),
      end: true,
      card: 'side',
      cell: (r) => <span className="figure">{f.stamp(r.givenAt)}</span>,
      value: (r) => ({ at: r.givenAt }),
    },
  ];
};

/** `/orderCenter/financeConsents`: what of one's own orders was shared with whom. */
export const ConsentList = ({ list }: { list: DataOf<typeof finance.consents> }) => {
  const { t } = useTranslation('finance');
  const { search } = useLocation();
  const columns = useColumns();
  return (
    <main id="main">
      <PageHead
        crumb={<SiteLink to={pageTo('chainFinance')}>{t('chain.title')}</SiteLink>}
        title={t('log.title')}
        note={t('log.lead')}
      />
      <ListView
        name="finance-consents"
        label={t('log.title')}
        columns={columns}
        page={list}
        idOf={(r) => r.id}
        read={async (place) =>
          call(finance.consents, { query: { ...(await searchQuery(finance.consents, search)), ...place } })
        }
        empty={
          <Empty title={t('log.none')} text={t('log.noneText')}>
            <ActLink look="ask" to={pageTo('chainFinance')}>
              {t('fromOrder')}
            </ActLink>
          </Empty>
        }
      />
    </main>
  );
};
