import { useLocation } from 'react-router';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Page } from '#contract/core/schemas.ts';
import { pageTo, withQuery } from '#contract/pages.ts';
import { applicationStates } from '#contract/purchase/states.ts';
import { tender } from '#contract/purchase/tender.ts';
import { call } from '#web/lib/call.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Deadline } from '#web/ui/feedback/deadline.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { withChange } from '#web/ui/list/list-address.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { NothingFound } from '#web/ui/list/nothing-found.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { applicationTone } from '../seen.ts';

type Row = DataOf<typeof tender.applied>['records'][number];
const path = pageTo('purchaseApplications');

/** Where an application stands, and what its supplier is to do. */
const State = ({ row: { application: a, state } }: { row: Row }) => {
  const { t } = useTranslation(['tender', 'purchase']);
  const f = useFormat();
  const open = state === 'open';
  return (
    <>
      <Tag tone={applicationTone[a.state]}>{t(`purchase:applicationState.${a.state}`)}</Tag>
      {open && a.state === 'submitted' && a.asked > 0 && (
        <small>{t('list.asked', { n: f.number(a.asked), count: a.asked })}</small>
      )}
      {a.state === 'accepted' && a.priced && <small>{t('priced')}</small>}
    </>
  );
};

const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation(['tender', 'purchase', 'common']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  return [
    {
      id: 'number',
      title: t('common:inquiries.number'),
      card: 'head',
      cell: (r) => <span className="figure">{r.number}</span>,
      value: (r) => r.number,
    },
    {
      id: 'need',
      title: t('purchase:form.titleLabel'),
      card: 'title',
      fixed: true,
      width: '40%',
      cell: (r) => (
        <RowLink id={r.id} to={pageTo('purchase', { id: r.id })} lang={textLang(r.title, lang)}>
          {text(r.title)}
        </RowLink>
      ),
      value: (r) => text(r.title),
    },
    {
      id: 'application',
      title: t('list.state'),
      cell: (r) => <State row={r} />,
      value: (r) => t(`purchase:applicationState.${r.application.state}`),
    },
    {
      id: 'at',
      title: t('list.at'),
      cell: (r) => <span className="figure">{f.stamp(r.application.at).slice(0, 10)}</span>,
      value: (r) => ({ at: r.application.at }),
    },
    {
      id: 'deadline',
      title: t('common:inquiries.deadline'),
      end: true,
      card: 'side',
      cell: (r) => <Deadline at={r.deadline} />,
      value: (r) => ({ at: r.deadline }),
    },
  ];
};

/** The applications of my company for purchases, the newest first. */
export const AppliedList = ({ list }: { list: Page<Row> }) => {
  const { t } = useTranslation(['tender', 'purchase', 'common']);
  const { search } = useLocation();
  const columns = useColumns();
  const asked = new URLSearchParams(search);
  const state = applicationStates.find((s) => s === asked.get('state'));
  return (
    <main id="main">
      <PageHead title={t('list.title')}>
        <TabLinks
          label={t('list.filters')}
          tabs={[undefined, ...applicationStates].map((s) => ({
            key: s ?? 'all',
            to: withQuery(path, withChange(search, { state: s })),
            label: s ? t(`purchase:applicationState.${s}`) : t('common:all'),
            current: s === state,
          }))}
        />
      </PageHead>
      <ListView
        name="purchaseApplications"
        label={t('list.title')}
        columns={columns}
        page={list}
        idOf={(r) => r.id}
        hint={t('list.hint')}
        read={async (place) =>
          call(tender.applied, { query: { ...(await searchQuery(tender.applied, search)), ...place } })
        }
        empty={
          state || asked.get('q') ? (
            <NothingFound all={path} />
          ) : (
            <Empty title={t('list.none.title')} text={t('list.none.text')}>
              <ActLink to={pageTo('purchases')}>{t('list.none.act')}</ActLink>
            </Empty>
          )
        }
      />
    </main>
  );
};
